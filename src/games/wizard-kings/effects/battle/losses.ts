import { printed, isWizard } from '../../queries/blocks'
import type { HexId } from '@/engine/kernel/hex'
import type { Event } from '../../events'
import { blockNamed } from '../../queries/blocks'
import { isForced, strongestOf } from '../../queries/battle/targets-of-hits'
import { otherSide, type Side } from '../../tables/seats'
import { battleOf, mark, type Scene, seen, tell, told, written } from '../scene'

/** Takes a block off the map: to its pool, or out of the game (EL-1 to EL-3). */
export function eliminate(scene: Scene, id: string, by: Extract<Event, { type: 'eliminated' }>['by']): void {
  const block = blockNamed(seen(scene), id)
  const what = printed(block).class
  const isLost = what === 'wizard' || what === 'chaos'
  const { battle } = scene.draft
  // Told as it was: in a plain copy the block itself is written.
  const fallen = told(block)
  const draft = written(scene, id)
  draft.at = isLost ? 'lost' : 'pool'
  draft.strength = 0
  draft.did = []
  if (battle) {
    battle.active = battle.active.filter((one) => one !== id)
    battle.eliminated.push(fallen.block)
  }
  tell(scene, { type: 'eliminated', ...fallen, isLost, by })
}

/** Takes steps from a block, those that wards take off its side aside (SP-4.6); whether it fell. */
export function takeHits(scene: Scene, id: string, hits: number): boolean {
  const block = blockNamed(seen(scene), id)
  const through = hits - absorb(scene, block.owner, hits)
  if (through <= 0) return false
  const left = Math.max(0, block.strength - through)
  if (left === 0) {
    eliminate(scene, id, 'hit')
    return true
  }
  written(scene, id).strength = left
  tell(scene, { type: 'hit', ...told(block), left })
  return false
}

/** How many hits on a side a ward takes off (SP-4.6). */
function absorb(scene: Scene, side: Side, hits: number): number {
  const battle = battleOf(scene)
  const absorbed = Math.min(hits, battle.ward[side])
  if (absorbed > 0) {
    battle.ward[side] -= absorbed
    tell(scene, { type: 'warded', seat: side, hex: battle.hex, hits: absorbed })
  }
  return absorbed
}

/** A wizard whose spell has felled an enemy learns, once a turn (WZ-4, WZ-5). */
export function learn(scene: Scene, id: string): void {
  const wizard = blockNamed(seen(scene), id)
  if (!isWizard(wizard) || wizard.did.includes('learned')) return
  if (wizard.strength >= printed(wizard).steps) return
  mark(scene, id, 'learned')
  const draft = written(scene, id)
  draft.strength += 1
  tell(scene, { type: 'learned', ...told(wizard), strength: draft.strength })
}

/** Who may learn from hits that are allotted, and whom they may fall on. */
interface Volley {
  readonly side: Side
  readonly fits: readonly string[]
  /** The wizard whose spell it is. */
  readonly by: string | null
}

/** Hits fall one at a time on the strongest; where several are, their owner is asked (CB-13). */
export function allot(scene: Scene, hits: number, { side, fits, by }: Volley): void {
  let left = hits - absorb(scene, side, hits)
  while (left > 0) {
    const state = seen(scene)
    const battle = battleOf(scene)
    const strongest = strongestOf(state, battle, fits)
    const [target] = strongest
    if (!target) return
    if (!isForced(state, battle, left, fits)) {
      battle.hits = { count: left, fits: strongestFits(scene, fits), by: by as never }
      battle.stage = 'hits'
      scene.draft.actor = side
      tell(scene, { type: 'hitsWait', seat: side, hex: battle.hex as HexId, count: left })
      return
    }
    strike(scene, target.id, by)
    left -= 1
  }
}

function strongestFits(scene: Scene, fits: readonly string[]) {
  return battleOf(scene).active.filter((id) => fits.includes(id))
}

/** One allotted hit. */
function strike(scene: Scene, id: string, by: string | null): void {
  const block = blockNamed(seen(scene), id)
  const left = block.strength - 1
  if (left > 0) {
    written(scene, id).strength = left
    tell(scene, { type: 'hit', ...told(block), left })
    return
  }
  eliminate(scene, id, 'hit')
  if (by !== null) learn(scene, by)
}

/** The owner has chosen who takes the next hit; the others fall where nothing is to be chosen (CB-13). */
export function assign(scene: Scene, id: string): void {
  const battle = battleOf(scene)
  const { hits } = battle
  if (!hits) return
  const side = blockNamed(seen(scene), id).owner
  battle.hits = null
  battle.stage = 'slots'
  strike(scene, id, hits.by)
  if (hits.count > 1) allot(scene, hits.count - 1, { side, fits: hits.fits, by: hits.by })
}

/** All of the other side’s active blocks: whom fire may hit. */
export function enemiesOf(scene: Scene, side: Side): Volley {
  const { active } = battleOf(scene)
  const other = otherSide(side)
  const fits = active.filter((id) => blockNamed(seen(scene), id).owner === other)
  return { side: other, fits, by: null }
}
