import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { counted, listed } from '@/engine/basics/phrases'
import { facingWords } from '@/table/words/facing-words'
import { hexWithMarks } from '@/table/words/hex-in-words'
import { CREATURES } from '../../tables/creatures'
import { SEAT_NAMES } from '../../tables/text'
import { membersOf } from '../../queries/creatures'
import type { Creature, Space, Table } from '../../state/position'
import { airOf, groundOf, hexAt } from '../../queries/spaces'
import { moveOf, powerOf } from '../../queries/values'
import { stacksOnBoard } from '../board/board-view'
import { badgesOf, signsOf } from '../board/signs'
import { itemName, nameOf } from '../../queries/names'
import { MARK_MEANINGS, WORDS } from './words-text'

/** A hex in words: its number, what it is, who is there and what it means to the choice at hand. */
export function hexInWords(table: Table, hex: HexId, marks: readonly HexMark[]): string {
  return hexWithMarks(hex, placeInWords(table, hex), marks, MARK_MEANINGS)
}

const SIDES = { first: SEAT_NAMES.west, second: SEAT_NAMES.east }

/** What a hex is, whose it is and who is there: 'Grass, West’s hex, West’s 2 × Orc, in the air East’s Dragon 5'. */
export function placeInWords(table: Table, hex: HexId): string {
  const at = hexAt(table, hex)
  if (!at) return ''
  const ground = whoIn(table, groundOf(hex))
  const air = whoIn(table, airOf(hex))
  const stacks = stacksOnBoard(table).filter((stack) => stack.hex === hex)
  return [
    at.terrain,
    ...(at.control ? [WORDS.controlledBy(SEAT_NAMES[at.control])] : []),
    ...(at.storm === null ? [] : [WORDS.storm(at.storm - table.turn + 1)]),
    ...(ground ? [ground, ...facingWords(stacks, 'ground', SIDES)] : []),
    ...(air ? [WORDS.inTheAir(air), ...facingWords(stacks, 'air', SIDES)] : []),
    ...lyingWords(table, hex),
  ].join(', ')
}

/** Who is in a space, side by side; creatures of one card are counted together. */
function whoIn(table: Table, space: Space): string {
  const here = table.creatures.filter(({ at }) => at === space)
  return listed(
    (['west', 'east', null] as const).flatMap((seat) => {
      const own = here.filter(({ controller }) => controller === seat)
      if (own.length === 0) return []
      const whose = seat === null ? WORDS.nobodys : WORDS.sides(SEAT_NAMES[seat])
      return [`${whose} ${listed(kindsOf(own))}`]
    }),
  )
}

function kindsOf(creatures: readonly Creature[]): readonly string[] {
  return [...new Set(creatures.map(({ card }) => card))].map((card) => {
    const [first, ...others] = creatures.filter((creature) => creature.card === card)
    return first && others.length === 0 ? nameOf(first) : `${others.length + 1} × ${CREATURES[card].name}`
  })
}

function lyingWords({ items, corpses }: Table, hex: HexId): readonly string[] {
  const lying = items.filter(({ place }) => 'at' in place && place.at === groundOf(hex)).map(itemName)
  const dead = corpses.filter((corpse) => corpse.hex === hex).length
  return [
    ...(lying.length > 0 ? [WORDS.lying(listed(lying))] : []),
    ...(dead > 0 ? [counted(dead, 'corpse', 'corpses')] : []),
  ]
}

/** A creature in words: its figures and all its signs, then its riders. */
export function creatureInWords(table: Table, creature: Creature): string {
  const [, ...riders] = membersOf(table, creature)
  const ridden = riders.length > 0 ? [WORDS.riddenBy(listed(riders.map(nameOf)))] : []
  return [nameOf(creature), figuresOf(table, creature), ...signWords(table, creature), ...ridden].join(', ')
}

/** What a creature counts for in a fight and on its way. */
export function figuresOf(table: Table, creature: Creature): string {
  return WORDS.figures(powerOf(table, creature), moveOf(table, creature))
}

/** All that the signs on its counter say. */
export function signWords(table: Table, creature: Creature): readonly string[] {
  return [...signsOf(table, creature), ...badgesOf(table, creature)].map(({ label }) => label)
}
