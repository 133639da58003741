import { PROPOSED, RECONSTRUCTIONS } from '../../../content/reconstructions'
import type { EliminatedFrom } from '../../../content/tables'
import { UNIT_NAMES, type UnitType } from '../../../content/units'

/** The set of figures that lessons, diagrams and the texts around them teach: the one of new games. */
export const TAUGHT = RECONSTRUCTIONS[PROPOSED]

const HIGHEST = 6

/** The dice that eliminate a unit of a type: 'a 6 only', '5 or 6', '4 or more'. */
export function fatalDice(table: EliminatedFrom, type: UnitType): string {
  const lowest = table[type] ?? HIGHEST + 1
  if (lowest > HIGHEST) return 'no die'
  if (lowest === HIGHEST) return `a ${HIGHEST} only`
  return lowest === HIGHEST - 1 ? `${lowest} or ${HIGHEST}` : `${lowest} or more`
}

/** Who falls on which dice, those who fall alike together: 'a sorcerer falls on 3 or more; an orc or ghoul on 5 or 6'. */
export function whoFalls(table: EliminatedFrom, types: readonly UnitType[]): string {
  const together = new Map<string, readonly UnitType[]>()
  for (const type of types) {
    const dice = fatalDice(table, type)
    together.set(dice, [...(together.get(dice) ?? []), type])
  }
  return [...together]
    .map(([dice, alike], nth) => `${anyOf(alike)} ${nth === 0 ? 'falls ' : ''}on ${dice}`)
    .join('; ')
}

/** 'an orc', 'an orc or ghoul', 'a dwarf, elf or orc'. */
function anyOf(types: readonly UnitType[]): string {
  const names = types.map((type) => UNIT_NAMES[type].one)
  const article = /^[aeo]/.test(names[0] ?? '') ? 'an' : 'a'
  const last = names.at(-1) ?? ''
  return `${article} ${names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last}`
}
