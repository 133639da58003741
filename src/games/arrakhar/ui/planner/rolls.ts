import type { LogStep } from '@/engine/table/table'
import { diceOf, presentationOf } from '@/table/events/presentation'
import type { UnitType } from '../../tables/units'
import type { Event } from '../../events'
import { type Odds, oddsNow } from '../../queries/odds'
import type { Table, UnitId } from '../../state/position'
import { PRESENTATIONS } from '../events'
import type { TypeOf } from '../sentences/words'

/** A roll of the log, which can be shown on its table at any time. */
export interface LoggedRoll {
  readonly id: string
  readonly event: Event
  /** Whether its dice were thrown by hand and typed in. */
  readonly typed: boolean
  /** Where it stands among all events. */
  readonly place: number
}

/** How an attack came to its column: the odds after the recount, and how many of the named were left. */
export interface AttackCount {
  readonly odds: Odds
  readonly attackers: readonly UnitType[]
  readonly alive: number
  readonly named: number
}

/** Whether an event was read on a table; a wasted fireball was not. */
function isRoll(event: Event): boolean {
  const { cell } = presentationOf(PRESENTATIONS, event)
  return cell !== undefined && diceOf(PRESENTATIONS, event).length > 0
}

/** The id of an event's roll, from the number of its step and its place in it. */
export function rollId(step: number, nth: number): string {
  return `${step}.${nth}`
}

/** Every roll of the log, oldest first. */
export function rollsOf(log: readonly LogStep<Event>[]): readonly LoggedRoll[] {
  let place = -1
  return log.flatMap(({ number, events, typed }) =>
    events.flatMap((event, nth) => {
      place += 1
      return isRoll(event) ? [{ id: rollId(number, nth), event, typed, place }] : []
    }),
  )
}

/** How a logged attack came to its column; undefined if the log does not reach back to its designation. */
export function countOfAttack(
  table: Table,
  log: readonly LogStep<Event>[],
  { event, place }: LoggedRoll,
  typeOf: TypeOf,
): AttackCount | undefined {
  if (event.type !== 'attackResolved') return undefined
  const before = log.flatMap(({ events }) => events).slice(0, place)
  const made = before.findLastIndex(
    (earlier) => earlier.type === 'attackDesignated' && earlier.designation === event.designation,
  )
  const designated = before[made]
  if (designated?.type !== 'attackDesignated' || designated.hex !== event.hex) return undefined
  const lost = before
    .slice(made)
    .flatMap((earlier) => (earlier.type === 'attackResolved' ? earlier.eliminated : []))
  const alive = designated.defenders.filter((id) => !lost.some((unit) => unit.id === id))
  const attackers = typesBy(typeOf, designated.attackers)
  const named = designated.defenders.length
  const odds = oddsNow(table, attackers, { named, alive: typesBy(typeOf, alive) })
  return odds.read === event.odds ? { odds, attackers, alive: alive.length, named } : undefined
}

function typesBy(typeOf: TypeOf, units: readonly UnitId[]): readonly UnitType[] {
  return units.flatMap((id) => typeOf(id) ?? [])
}
