import { reading } from '@/engine/kernel/draft'
import { availableOfSide, type Role } from '../../queries/battle/fighters'
import { isConfused } from '../../queries/battle/pairs'
import { isInBattle } from '../../queries/traits'
import { isParalysed, unitById } from '../../queries/units'
import { destroy } from '../destruction'
import { takeField } from '../magic/deeds'
import { drawCombatant } from '../magic/procedures'
import { battleIn } from '../magic/work'
import { doNext, type Scene } from '../scene'

/** Sees to it that both sides have a combatant, as far as they can (AM-11.20, AM-11.21). */
export function checkCombatants(scene: Scene): void {
  if (!scene.draft.battle) return
  for (const role of ['a', 'd'] as const) if (isMissing(scene, role) && !replace(scene, role)) return
}

/** Whether the combatant has gone, changed sides or cannot fight; an attack chit needs no replacement. */
function isMissing(scene: Scene, role: Role): boolean {
  const battle = battleIn(scene)
  const { chit, combatant } = battle.sides[role]
  if (chit !== null) return false
  const state = reading(scene.draft)
  const unit = combatant === null ? undefined : unitById(state, combatant)
  // In a round that has been cut short nobody is needed any more; a helpless one is still lost.
  if (battle.isCut && (!unit || !isParalysed(state, unit.id))) return false
  return !unit || unit.seat !== battle[role] || !isInBattle(state, unit) || isParalysed(state, unit.id)
}

/** Another takes the place: the only one (AM-C.6), one drawn by a die, or whom the owner names: false where that is asked. */
function replace(scene: Scene, role: Role): boolean {
  const battle = battleIn(scene)
  const state = reading(scene.draft)
  const others = availableOfSide(state, battle, role)
  const [first, ...more] = others
  if (!first) cutShort(scene, role)
  else if (more.length === 0) takeField(scene, battle[role], first.id)
  else if (isConfused(state, battle[role])) drawCombatant(scene, role)
  else {
    doNext(scene, { ask: 'replace', seat: battle[role] }, { do: 'combatants' })
    return false
  }
  return true
}

/** Nobody can: a helpless combatant is destroyed, and the round will end without a roll (AM-11.21). */
function cutShort(scene: Scene, role: Role): void {
  const battle = battleIn(scene)
  const { combatant } = battle.sides[role]
  battle.isCut = true
  battle.sides[role].combatant = null
  const unit = combatant === null ? undefined : unitById(reading(scene.draft), combatant)
  if (!unit || unit.seat !== battle[role] || unit.hex !== battle.hex) return
  destroy(scene, unit.id, 'helpless')
  doNext(scene, { do: 'bury' })
}
