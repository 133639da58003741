import type { HexMark } from '@/board/board-props'
import { listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { hexWithMarks } from '@/table/words/hex-in-words'
import { isCoastal, isOfClass, terrainAt } from '../../queries/ground'
import { typeName } from '../../queries/names'
import { allowanceOf } from '../../queries/movement'
import { traitsOf } from '../../queries/traits'
import type { View } from '../../queries/view'
import type { State, Unit } from '../../state/state'
import { SEAT_NAMES } from '../../tables/seats'
import type { Ability } from '../../tables/vocabulary'
import { counterOf, stacksOnBoard } from '../board/board-view'
import { sightOf } from '../board/sight'
import { KEYWORD_NAMES } from '../texts/table-text'
import { terrainName } from '../texts/terrain-words'
import { MARK_MEANINGS, WORDS } from './words-text'

/** A hex in words: its number, what it is, who is there and what it means to the choice at hand. */
export function hexInWords(view: View, hex: HexId, marks: readonly HexMark[]): string {
  return hexWithMarks(hex, placeInWords(view, hex), marks, MARK_MEANINGS)
}

/** What a hex is and who is there: 'Forest, on the coast, Crimson: Wizard and 2 hidden units of Azure'. */
export function placeInWords(view: View, hex: HexId): string {
  const stacks = stacksOnBoard(view).filter((stack) => stack.hex === hex)
  const who = stacks.flatMap(({ counters }) => counters.map(({ label }) => label))
  return [...groundInWords(view, hex), ...who].join(', ')
}

/** Who stands in a hex, in a few words: 'Crimson: Wizard and Yeomen', 'Azure: 3 units'. */
export function stacksInWords(view: View, hex: HexId): string {
  const texts = view.stacks
    .filter((stack) => stack.hex === hex)
    .map(({ owner, count }) => {
      const seen = view.units.filter((unit) => unit.hex === hex && unit.seat === owner)
      const hidden = count - seen.length
      const names = seen.map(({ type }) => typeName(type))
      return `${SEAT_NAMES[owner]}: ${listed(hidden > 0 ? [...names, WORDS.units(hidden)] : names)}`
    })
  return texts.join('; ')
}

/** What a hex is, whoever stands there. */
export function groundInWords(view: View, hex: HexId): readonly string[] {
  const terrain = terrainAt(view, hex)
  if (terrain === undefined) return []
  const isCoast = isCoastal(view, hex) && isOfClass(view, hex, 'land')
  return [terrainName(terrain), ...(isCoast ? [WORDS.coast] : [])]
}

/** A keyword with its figure: 'Archer +2', 'Slay Giant +4'. */
export function abilityInWords(ability: Ability): string {
  const name = KEYWORD_NAMES[ability.k]
  return 'n' in ability ? `${name} +${ability.n}` : name
}

/** A unit in words: whose, what it is, its strength, its pace and all that it can do. */
export function unitInWords(state: State, unit: Unit): string {
  return `${SEAT_NAMES[unit.seat]}: ${ownUnitInWords(state, unit)}`
}

/** The same where it is clear whose it is: 'Ranger, strength 4, moves 1 hex; Scout and Archer +2'. */
export function ownUnitInWords(state: State, unit: Unit): string {
  const { is, has, brm } = traitsOf(state, unit)
  const { badges } = counterOf(state, unit)
  return [
    `${typeName(unit.type)}, ${WORDS.figures(brm, allowanceOf(state, unit))}`,
    ...(has.length > 0 ? [listed(has.map(abilityInWords))] : []),
    ...(is.includes('Spellcaster') ? [WORDS.casts] : []),
    ...badges.map(({ label }) => label),
  ].join('; ')
}

/** The units of a hex in words, for whoever cannot see the board. */
export function unitsInWords(view: View, hex: HexId): readonly string[] {
  const state = sightOf(view)
  const seen = view.units.filter((unit) => unit.hex === hex).map(({ id }) => id)
  return state.units.filter(({ id }) => seen.includes(id)).map((unit) => unitInWords(state, unit))
}
