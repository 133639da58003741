import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Unit } from '../../state/state'
import type { SpellId } from '../../state/terms'
import { sparingChance } from '../../queries/magic/immunity'
import { isSpellImmune } from '../../queries/traits'
import { type Scene, tell } from '../scene'
import { told } from '../units'

/** Whether a die keeps an enemy spell from a unit that has something against it; else none is rolled (AM-M.16). */
export function isKeptByDie(scene: Scene, unit: Unit, spell: SpellId): boolean {
  const chance = sparingChance(reading(scene.draft), unit)
  if (chance === 0) return false
  const roll = rollOne(scene.dice, { faces: 6, label: `${unit.id}.immunity` })
  const isImmune = roll <= chance
  tell(scene, { type: 'immunityTested', ...told(unit), spell, roll, isImmune })
  return isImmune
}

/** Whether an attack chit does nothing to a unit that it meets: for certain, or by a die (AM-11.26). */
export function isKeptOff(scene: Scene, unit: Unit, spell: SpellId): boolean {
  if (!isSpellImmune(reading(scene.draft), unit)) return isKeptByDie(scene, unit, spell)
  tell(scene, { type: 'immunityTested', ...told(unit), spell, roll: null, isImmune: true })
  return true
}
