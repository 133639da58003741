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
  return [
    ...attackSigns(table, creature),
    ...rangedSigns(table, creature),
    ...boundSigns(table, creature),
    ...magicSigns(creature),
    ...itemSigns(table, creature),
    ...wingSigns(table, creature),
  ]
}

function attackSigns(table: Table, creature: Creature): readonly CounterSign[] {
  const attack = attackOf(table, creature)
  const poison = poisonOf(table, creature)
  return [
    ...(attack === 'Targeted'
      ? [{ shape: 'target', label: BOARD_TEXT.targeted, tone: 'warning' } as const]
      : []),
    ...(attack === 'Blunt' ? [{ shape: 'fist', label: BOARD_TEXT.blunt, tone: 'plain' } as const] : []),
    ...(poison > 0 ? [{ shape: 'drop', label: BOARD_TEXT.poison(poison), tone: 'good' } as const] : []),
  ]
}

function rangedSigns(table: Table, creature: Creature): readonly CounterSign[] {
  const ranged = rangedOf(table, creature)
  if (!ranged) return []
  const { min, max, power } = ranged
  const range = min === max ? String(max) : `${min} to ${max}`
  return [{ shape: 'bow', label: BOARD_TEXT.ranged(power, range), tone: 'plain' }]
}

function boundSigns(table: Table, creature: Creature): readonly CounterSign[] {
  const isBound = isUnder(table, creature, 'hold') || isUnder(table, creature, 'entangle')
  return isBound ? [{ shape: 'chain', label: BOARD_TEXT.bound, tone: 'warning' }] : []
}

function magicSigns(creature: Creature): readonly CounterSign[] {
  const schools = Object.entries(cardOf(creature).casting).map(([type, level]) => `${type} ${level}`)
  return schools.length > 0
    ? [{ shape: 'spark', label: BOARD_TEXT.casts(listed(schools)), tone: 'plain' }]
    : []
}

function itemSigns(table: Table, creature: Creature): readonly CounterSign[] {
  const carried = carriedBy(table, creature).map(itemName)
  return carried.length > 0
    ? [{ shape: 'bag', label: BOARD_TEXT.carries(listed(carried)), tone: 'plain' }]
    : []
}

/** In the air the counter has wings of its own. */
function wingSigns(table: Table, creature: Creature): readonly CounterSign[] {
  const flight = flightOf(table, creature)
  if (!flight || (creature.at !== null && isAir(creature.at))) return []
  return [{ shape: 'wing', label: BOARD_TEXT.flies(flight.speed, flight.duration), tone: 'plain' }]
}

/** The casting clock: own turns until what it casts works (AA-18.4). */
export function badgesOf(table: Table, creature: Creature): readonly Badge[] {
  const cast = castOf(table, creature)
  if (!cast || cast.due === null) return []
  const turns = Math.ceil((cast.due - table.turn) / 2)
  return [
    { text: String(turns), label: BOARD_TEXT.casting(magicOf(cast.source).name, turns), tone: 'warning' },
  ]
}
