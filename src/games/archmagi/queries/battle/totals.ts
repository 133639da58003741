import type { Rolled, State, Unit } from '../../state/state'
import { spellRow } from '../../tables/chits'
import type { SpellId } from '../../state/terms'
import { type AreaAttack, areaResistance, areaStrength } from './area'
import type { Role } from './fighters'
import { boutOf, modifiersOf, sumOfModifiers } from './modifiers'

/** The names of the battle dice of a side; those after the first are extra (AM-D.4, AM-K.16). */
export function battleDice(role: Role, extra: number): readonly string[] {
  const letter = role === 'a' ? 'A' : 'D'
  return [letter, ...Array.from({ length: extra }, (_, nth) => `${letter}${nth + 2}`)]
}

function sumOfDice({ dice }: Rolled, isCounted: (id: string) => boolean): number {
  return dice.reduce((sum, { id, value }) => (isCounted(id) ? sum + value : sum), 0)
}

/** What a side has rolled with all that is added (AM-12.1), as in the example that is worked out (AM-12.9). */
export function battleTotal(state: State, role: Role): number {
  const { battle, rolled } = state
  const bout = battle && boutOf(state, battle, role)
  if (!bout || !rolled) throw new Error('No battle has been rolled for.')
  const letter = role === 'a' ? 'A' : 'D'
  return sumOfModifiers(modifiersOf(bout)) + sumOfDice(rolled, (id) => id.startsWith(letter))
}

/** The area attack that a spell is. */
export function areaAttackOf(spell: SpellId): AreaAttack | undefined {
  const attack = spellRow(spell).effects.find((effect) => effect.op === 'areaAttack')
  return attack?.op === 'areaAttack' ? attack : undefined
}

/** What a spell and a unit that it strikes have rolled, with all that is added (AM-12.7). */
export function areaTotals(
  state: State,
  attack: AreaAttack,
  rolled: Rolled,
  unit: Unit,
): readonly [spell: number, unit: number] {
  return [
    areaStrength(state, attack, unit) + sumOfDice(rolled, (id) => id === `${unit.id}.spell`),
    areaResistance(state, unit) + sumOfDice(rolled, (id) => id.startsWith(`${unit.id}.unit`)),
  ]
}
