import type { Facts } from '@/engine/rulebook/facts-in-texts'
import { capitalized } from '@/engine/basics/phrases'
import { PROPOSED, RECONSTRUCTIONS } from '../../tables/reconstructions'
import type { EliminatedFrom } from '../../tables/tables'
import { UNIT_NAMES, UNIT_TYPES, type UnitType } from '../../tables/units'

/** The figures that lessons teach: those of new games. */
const { fireball, wandFireball } = RECONSTRUCTIONS[PROPOSED].tables

const HIGHEST = 6

/** What texts say of fire: 'a 6 only' is `${fire on demons}`. */
export const FACTS_OF_FIRE: Facts = {
  ...Object.fromEntries(
    UNIT_TYPES.flatMap((type) => [
      [`fire on ${UNIT_NAMES[type].many}`, fatalDice(fireball, type)],
      [`wand fire on ${UNIT_NAMES[type].many}`, fatalDice(wandFireball, type)],
    ]),
  ),
  'Who falls to fire': capitalized(whoFalls(fireball, UNIT_TYPES)),
  'Who falls on the wizard’s side': capitalized(whoFalls(fireball, ['elf', 'dwarf', 'wizard', 'barbarian'])),
  'who falls on the sorcerer’s side': whoFalls(fireball, ['sorcerer', 'orc', 'ghoul', 'demon']),
}

/** The dice that eliminate a unit of a type: 'a 6 only', '5 or 6', '4 or more'. */
function fatalDice(table: EliminatedFrom, type: UnitType): string {
  const lowest = table[type] ?? HIGHEST + 1
  if (lowest > HIGHEST) return 'no die'
  if (lowest === HIGHEST) return `a ${HIGHEST} only`
  return lowest === HIGHEST - 1 ? `${lowest} or ${HIGHEST}` : `${lowest} or more`
}

/** Who falls on which dice, those who fall alike together: 'a sorcerer falls on 3 or more; an orc or ghoul on 5 or 6'. */
function whoFalls(table: EliminatedFrom, types: readonly UnitType[]): string {
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
