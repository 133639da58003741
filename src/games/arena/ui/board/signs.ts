import type { Badge, CounterSign } from '@/board/board-props'
import { listed } from '@/engine/basics/phrases'
import { cardOf } from '../../queries/creatures'
import { castOf } from '../../queries/in-force'
import { magicOf } from '../../state/sources'
import type { Creature, Table } from '../../state/position'
import { isAir } from '../../queries/spaces'
import { attackOf, flightOf, isUnder, poisonOf, rangedOf } from '../../queries/values'
import { carriedBy } from '../../queries/equipment'
import { itemName } from '../../queries/names'
import { BOARD_TEXT } from './board-text'

/** Small signs on a counter, the most telling first: attack, poison, shots, bonds, magic, items, wings. */
export function signsOf(table: Table, creature: Creature): readonly CounterSign[] {
  const signs: readonly (CounterSign | false | null)[] = [
    ...fightSigns(table, creature),
    isBound(table, creature) && { shape: 'chain', label: BOARD_TEXT.bound, tone: 'warning' },
    listSign('spark', BOARD_TEXT.casts, schoolsOf(creature)),
    listSign('bag', BOARD_TEXT.carries, carriedBy(table, creature).map(itemName)),
    wingSign(table, creature),
  ]
  return signs.flatMap((sign) => sign || [])
}

function fightSigns(table: Table, creature: Creature): readonly (CounterSign | false | null)[] {
  const attack = attackOf(table, creature)
  const poison = poisonOf(table, creature)
  const ranged = rangedOf(table, creature)
  return [
    attack === 'Targeted' && { shape: 'target', label: BOARD_TEXT.targeted, tone: 'warning' },
    attack === 'Blunt' && { shape: 'fist', label: BOARD_TEXT.blunt, tone: 'plain' },
    poison > 0 && { shape: 'drop', label: BOARD_TEXT.poison(poison), tone: 'good' },
    ranged && { shape: 'bow', label: BOARD_TEXT.ranged(ranged), tone: 'plain' },
  ]
}

function isBound(table: Table, creature: Creature): boolean {
  return isUnder(table, creature, 'hold') || isUnder(table, creature, 'entangle')
}

function schoolsOf(creature: Creature): readonly string[] {
  return Object.entries(cardOf(creature).casting).map(([type, level]) => `${type} ${level}`)
}

/** One sign for all of several things; none where there are none. */
function listSign(
  shape: CounterSign['shape'],
  label: (all: string) => string,
  names: readonly string[],
): CounterSign | null {
  return names.length === 0 ? null : { shape, label: label(listed(names)), tone: 'plain' }
}

/** In the air the counter has wings of its own. */
function wingSign(table: Table, creature: Creature): CounterSign | null {
  const flight = flightOf(table, creature)
  if (!flight || (creature.at !== null && isAir(creature.at))) return null
  return { shape: 'wing', label: BOARD_TEXT.flies(flight.speed, flight.duration), tone: 'plain' }
}

/** The casting clock: own turns until what it casts works (AA-18.4). */
export function badgesOf(table: Table, creature: Creature): readonly Badge[] {
  const cast = castOf(table, creature)
  if (!cast || cast.due === null) return []
  const turns = Math.ceil((cast.due - table.turn) / 2)
  const label = BOARD_TEXT.casting(magicOf(cast.source).name, turns)
  return [{ text: String(turns), label, tone: 'warning' }]
}
