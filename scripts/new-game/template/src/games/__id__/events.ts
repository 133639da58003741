import type { HexId } from '@/engine/kernel/hex'
import { eventKit, type EventOf } from '@/engine/declare/event'
import type { Clause } from './clauses'
import type { Ending } from './state'
import { type Stance, STANCES } from './tables/stances'
import { type Names, SEAT_NAMES, type Side, type UnitId } from './tables/units'

const event = eventKit<Names, Clause>()

/** What can happen: who may know of it, how it is told, under which clause, and where it was. */
export const EVENTS = {
  crowned: event<{ seat: Side; unit: UnitId }>({
    clause: '__XX__-1.1',
    audience: ({ seat }) => [seat],
    say: ({ unit }, names) => `${names.unit(unit)} carries the crown`,
  }),
  turnBegun: event<{ seat: Side; turn: number }>({
    clause: '__XX__-1.2',
    kind: 'heading',
    say: ({ seat, turn }) => `Turn ${turn}, ${SEAT_NAMES[seat]}`,
    sideOf: ({ seat }) => seat,
  }),
  moved: event<{ unit: UnitId; from: HexId; to: HexId }>({
    clause: '__XX__-2.1',
    say: ({ unit, to }, names) => `${names.unit(unit)} moves to ${to}`,
    hexesOf: ({ from, to }) => [from, to],
  }),
  fought: event<{ attacker: UnitId; defender: UnitId; hex: HexId; roll: number; needed: number }>({
    clause: '__XX__-2.2',
    say: ({ attacker, defender, needed }, names) =>
      `${names.unit(attacker)} attacks ${names.unit(defender)} and needs ${needed}`,
    hexesOf: ({ hex }) => [hex],
    diceOf: ({ roll }) => [roll],
  }),
  fell: event<{ unit: UnitId; hex: HexId; hadCrown: boolean }>({
    clause: '__XX__-2.2',
    say: ({ unit, hadCrown }, names) => `${names.unit(unit)} falls${hadCrown ? ' with the crown' : ''}`,
    hexesOf: ({ hex }) => [hex],
  }),
  stanceTaken: event<{ unit: UnitId; hex: HexId; stance: Stance }>({
    clause: '__XX__-2.3',
    say: ({ unit, stance }, names) => `${names.unit(unit)} ${STANCES[stance].says}`,
    hexesOf: ({ hex }) => [hex],
  }),
  ended: event<Ending>({ clause: '__XX__-3.1', kind: 'victory', say: (ending) => endingText(ending) }),
}

export type Event = EventOf<typeof EVENTS>

/** How the game ended. */
export function endingText({ winner, by }: Ending): string {
  if (winner === 'draw') return 'After the last turn both sides have as many units'
  const won = by === 'crown' ? 'strikes down the other crown' : 'has more units after the last turn'
  return `${SEAT_NAMES[winner]} ${won}`
}
