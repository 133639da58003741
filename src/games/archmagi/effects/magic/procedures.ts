import { reading } from '@/engine/kernel/draft'
import type { MageSeat } from '../../state/terms'
import { availableOfSide } from '../../queries/battle/fighters'
import { roleOf } from '../../queries/traits'
import { byUnitId, stackIn } from '../../queries/units'
import { doNext, type Scene, tell } from '../scene'
import { pickOf, takeField } from './deeds'
import { battleIn, type Work } from './work'

/** The enemy's combatant is drawn anew at once, unless an attack chit is in its place (AM-S.15). */
export function confuse(scene: Scene, seat: MageSeat): void {
  const battle = battleIn(scene)
  const role = roleOf(battle, seat) === 'a' ? 'd' : 'a'
  if (battle.sides[role].chit === null) drawCombatant(scene, role)
}

/** A combatant by a die among the available units of a side (AM-11.7); nobody where there is none. */
export function drawCombatant(scene: Scene, role: 'a' | 'd'): void {
  const battle = battleIn(scene)
  const pool = [...availableOfSide(reading(scene.draft), battle, role)].sort(byUnitId)
  const unit = pool[pickOf(scene, pool.length, 'who fights')]
  if (unit) takeField(scene, battle[role], unit.id)
}

/** The battle is over at once; nothing else of the exchange is resolved (AM-E.32). */
export function darken(scene: Scene): void {
  scene.draft.agenda = []
  doNext(scene, { do: 'endBattle' })
}

/** The artifacts of a stack are disclosed, and one of them is taken without dice (AM-S.23). */
export function stealBySpell(scene: Scene, { seat, unit, targets, spell }: Work): void {
  const { stack } = targets
  if (!stack || !disclose(scene, seat, stack)) {
    tell(scene, { type: 'spellFailed', spell })
    return
  }
  doNext(scene, { ask: 'take', seat, by: unit, from: stack, isSpell: true })
}

/** Tells a seat which artifacts a stack has, not who carries them (AM-8.5): false where there are none. */
export function disclose(
  scene: Scene,
  seat: MageSeat,
  stack: NonNullable<Work['targets']['stack']>,
): boolean {
  const artifacts = stackIn(reading(scene.draft), stack).flatMap((unit) => unit.artifacts)
  if (artifacts.length > 0)
    tell(scene, { type: 'artifactsDisclosed', seat, stack, artifacts: [...artifacts].sort() })
  return artifacts.length > 0
}
