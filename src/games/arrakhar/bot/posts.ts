import { bestOf } from '@/engine/bot/weigh'
import { areNeighbors } from '@/engine/kernel/hex'
import type { UnitType } from '../tables/units'
import { typeSummonedAt } from '../queries/summon-choices'
import { sitesOf } from './beliefs'
import type { Scene } from './scene'
import { WORTH } from './worth'

/** A haunt that can still summon, for whoever plans where sorcerers stand. */
export interface Post {
  readonly index: number
  readonly summons: UnitType
  /** Worth of the next casting there. */
  readonly worth: number
  /** Sorcerers planned to stand beside it. */
  casters: number
}

/** Units that a casting brings on average. */
export const USUALLY = 3
/** How much of their worth is to be counted on a turn ahead. */
const NEXT_TURN = 0.55
/** What further casters beside a haunt are worth: one casting is all it gives a turn. */
const SPARE = 0.1

/** The haunts at which a side's sorcerers may still have castings (AR-6); none for the wizard's side. */
export function postsOf({ side, position }: Scene): readonly Post[] {
  if (side === 'wizard') return []
  const left = { ...position.secrets.pool }
  return sitesOf(position).flatMap(({ haunt, index }) => {
    const summons = typeSummonedAt(haunt)
    const comes = Math.min(USUALLY, left[summons])
    if (comes <= 0) return []
    left[summons] -= comes
    return [{ index, summons, worth: comes * WORTH[summons] * NEXT_TURN, casters: 0 }]
  })
}

/** The best haunt beside a hex for a unit standing there; only sorcerers have use for one. */
export function bestPost(
  { field }: Scene,
  posts: readonly Post[],
  type: UnitType,
  index: number,
): Post | undefined {
  if (type !== 'sorcerer') return undefined
  const beside = posts.filter((post) => areNeighbors(field.board.grid, index, post.index))
  return bestOf(beside, gainAt)
}

/** What one more sorcerer beside a haunt is worth. */
export function gainAt({ casters, worth }: Post): number {
  return casters === 0 ? worth : worth * SPARE
}

/** What is lost when a unit of another type stands in a haunt: nothing can be summoned there (AR-6.4). */
export function blocking(posts: readonly Post[], type: UnitType, index: number): number {
  const post = posts.find((one) => one.index === index)
  return post && post.summons !== type ? post.worth : 0
}
