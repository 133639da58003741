import type { HexId } from '@/engine/kernel/hex'
import { stepBetween } from '../../queries/battle/retreats'
import { blockNamed } from '../../queries/blocks'
import { withCrossing } from '../../queries/crossings'
import { present } from '@/engine/kernel/refusal'
import { battleOf, mark, type Scene, seen, tell, told, unmark, written } from '../scene'

/** A block leaves the battle for a hex beside it; whoever was tired is rested then (RT-1, WZ-11). */
export function retreatTo(scene: Scene, id: string, to: HexId): void {
  const battle = battleOf(scene)
  const state = seen(scene)
  const block = blockNamed(state, id)
  const left = told(block)
  const step = stepBetween(state, battle.hex, to)
  battle.crossings = withCrossing(state.battle?.crossings ?? [], block, step) as typeof battle.crossings
  battle.active = battle.active.filter((one) => one !== id)
  written(scene, id).at = to
  unmark(scene, id, 'fatigued')
  mark(scene, id, 'fought')
  tell(scene, { type: 'retreated', ...left, to, isForced: battle.stage === 'fatigue' })
}

/** A block of the winner goes one hex (RG-2, RG-3). */
export function regroupTo(scene: Scene, id: string, to: HexId, mode: 'in' | 'out'): void {
  const aftermath = present(scene.draft.aftermath, 'an aftermath')
  const state = seen(scene)
  const block = blockNamed(state, id)
  const from = block.at as HexId
  const step = stepBetween(state, from, to)
  aftermath.crossings = withCrossing(
    state.aftermath?.crossings ?? [],
    block,
    step,
  ) as typeof aftermath.crossings
  aftermath.mode = mode
  written(scene, id).at = to
  unmark(scene, id, 'fatigued')
  mark(scene, id, 'regrouped')
  const { owner: seat, kind } = block
  tell(
    scene,
    { type: 'regrouped', seat, from, to },
    { type: 'regroupedBlock', seat, block: block.id, kind, from, to },
  )
}
