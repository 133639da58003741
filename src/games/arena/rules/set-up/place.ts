import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { PlaceBasic } from '../commands'
import { settleControl } from '../control'
import { creatureOf, otherSeat } from '../creatures'
import { areAdjacent, kingOf, suitsGround } from '../entry'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, hexesRefusal, ownRefusal, phaseRefusal } from '../guards'
import type { ArenaSeat, Creature, Position, Table } from '../position'
import { refuse } from '../refuse'
import { beginTurn } from '../sequence'
import { boardOf, groundOf, hexAt } from '../spaces'

/** Puts a creature on a hex next to the own king area, in the basic game (AA-24.4). */
export const placeBasic: CommandRule<Position, PlaceBasic, Event> = {
  refusalOf(position, { seat, creature: id, hex }) {
    const refusal =
      decisionRefusal(position, seat) ??
      phaseRefusal(position, 'placeBasic') ??
      creatureRefusal(position, id) ??
      hexesRefusal(position, [hex])
    const creature = creatureOf(position, id)
    if (refusal || !creature) return refusal
    const foreign = ownRefusal(position, creature, seat)
    if (foreign) return foreign
    if (creature.at !== null) return refuse('AA-24.4', 'It is placed already.')
    return placeRefusal(position, creature, hex)
  },
  perform(draft, { creature: id, hex }, dice) {
    const creature = draft.creatures.find((one) => one.id === id)
    if (creature) creature.at = groundOf(hex)
    const placed: Event = { type: 'placed', creature: id, hex }
    const taken = settleControl(draft)
    const first = draft.first ?? draft.active
    const next = [first, otherSeat(first)].find((seat) => waits(draft as Position, seat))
    if (next === undefined) return [placed, ...taken, ...beginTurn(draft, first, dice)]
    draft.active = next
    return [placed, ...taken]
  },
}

function placeRefusal(table: Table, creature: Creature, hex: HexId): Refusal<Clause> | undefined {
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

function waits({ creatures }: Table, seat: ArenaSeat): boolean {
  return creatures.some(({ owner, at }) => owner === seat && at === null)
}
