import { at } from '@/engine/kernel/hex'
import { HAUNT_IDS, type UnitType } from '../tables/units'
import { typeSummonedAt } from '../queries/summon-choices'
import { indexOf, type Scene } from './scene'
import { WORTH } from './worth'

/** A haunt that can still summon, for whoever plans where sorcerers stand. */
interface Site {
  readonly index: number
  readonly summons: UnitType
  /** Worth of the next casting there. */
  readonly worth: number
  /** Sorcerers planned to stand beside it. */
  casters: number
}

/** Haunts at which castings are still to be had (AR-6); none for the wizard's side. */
export interface Posts {
  readonly sites: readonly Site[]
  /** Haunts by index, for what may stand in them. */
  readonly at: ReadonlyMap<number, Site>
}

/** Units that a casting brings on average, and how much of their worth is to be counted on a turn ahead. */
const USUALLY = 3
const NEXT_TURN = 0.55
/** What further casters beside a haunt are worth: one casting is all it gives a turn. */
const SPARE = 0.1

/** The haunts that a side's sorcerers may still use. */
export function postsOf(scene: Scene): Posts {
  if (scene.side === 'wizard') return { sites: [], at: new Map() }
  const { haunts, secrets } = scene.position
  const left = { ...secrets.pool }
  const sites = HAUNT_IDS.flatMap((haunt): readonly Site[] => {
    const hex = haunts[haunt]
    const summons = typeSummonedAt(haunt)
    const comes = Math.min(USUALLY, left[summons])
    if (hex === undefined || comes <= 0) return []
    left[summons] -= comes
    return [{ index: indexOf(scene, hex), summons, worth: comes * WORTH[summons] * NEXT_TURN, casters: 0 }]
  })
  return { sites, at: new Map(sites.map((site) => [site.index, site])) }
}

/** The best haunt beside a hex for a sorcerer standing there, and what that is worth. */
export function bestPost(
  scene: Scene,
  { sites }: Posts,
  index: number,
): { readonly worth: number; readonly site: Site | undefined } {
  let best: Site | undefined
  let worth = 0
  for (const site of sites) {
    if (!isBeside(scene, index, site.index)) continue
    const gain = site.casters === 0 ? site.worth : site.worth * SPARE
    if (gain > worth) [worth, best] = [gain, site]
  }
  return { worth, site: best }
}

/** What is lost when a unit of another type stands in a haunt: nothing can be summoned there (AR-6.4). */
export function blocking({ at: sites }: Posts, type: UnitType, index: number): number {
  const site = sites.get(index)
  return site && site.summons !== type ? site.worth : 0
}

function isBeside({ field }: Scene, index: number, site: number): boolean {
  const { neighbors } = field.board.grid
  for (let nth = index * 6; nth < index * 6 + 6; nth++) if (at(neighbors, nth) === site) return true
  return false
}
