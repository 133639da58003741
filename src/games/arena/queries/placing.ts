import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { areAdjacent, kingOf, suitsGround } from './entry'
import type { Creature, Table } from '../state/position'
import { refuse } from '../refuse'
import { boardOf, hexAt } from './spaces'

/** Why a creature may not be placed in a hex at the start of the basic game (AA-24.4). */
export function placeRefusal(table: Table, creature: Creature, hex: HexId): Refusal<Clause> | undefined {
  if (!suitsGround(table, creature, hex))
    return refuse('AA-24.4', `It cannot stand on ${hexAt(table, hex)?.terrain ?? 'that ground'}.`)
  return areAdjacent(table, kingOf(table, creature.owner), hex)
    ? undefined
    : refuse('AA-24.4', `${hex} is not next to its own king area.`)
}

/** Where a creature may be placed at the start of the basic game (AA-24.4). */
export function placesFor(table: Table, creature: Creature): readonly HexId[] {
  return boardOf(table).ids.filter((hex) => !placeRefusal(table, creature, hex))
}
