import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import type { UnitId } from '../../state/terms'
import { leaversOf } from '../../queries/battle/retreats'
import { destroy } from '../destruction'
import { battleIn } from '../magic/work'
import { doNext, type Scene, tell } from '../scene'
import { relocate, show } from '../units'

/**
 * The defender retreats: one unit is given up, and all who can go (AM-11.10). Whoever stands with the fallen may take
 * up what that carried before they leave (AM-11.54).
 */
export function retreat(scene: Scene, sacrifice: UnitId, to: HexId): void {
  const battle = battleIn(scene)
  const { hex, d } = battle
  tell(scene, { type: 'retreated', seat: d, from: hex, to, sacrifice })
  battle.sides.d.plan = []
  battle.sides.d.combatant = null
  battle.isCut = true
  show(scene, sacrifice, 'turn')
  destroy(scene, sacrifice, 'lost')
  doNext(scene, { do: 'bury' }, { do: 'withdraw', to }, { do: 'respite' })
}

/** All of the defender's stack who are able go, with their riders (AM-11.10). */
export function withdraw(scene: Scene, to: HexId): void {
  const going = leaversOf(reading(scene.draft), battleIn(scene), to)
  const together = going.map(({ id }) => id)
  for (const id of together) relocate(scene, id, to, together)
}
