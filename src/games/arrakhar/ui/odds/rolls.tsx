import type { LogStep } from '@/engine/table/table'
import type { LoggedRoll } from '@/table/planner/logged-rolls'
import type { RollWays } from '@/table/planner/Rolls'
import type { UnitType } from '../../tables/units'
import type { Event } from '../../events'
import { type Odds, oddsNow } from '../../queries/odds'
import type { Table, UnitId } from '../../state/position'
import type { View } from '../../state/view'
import { PRESENTATIONS } from '../events'
import type { ArrakharEvents } from '../events/kit'
import { type TypeOf, typeLookup } from '../sentences/words'
import { oddsNote, ratioText } from './odds-text'
import { PrintedTable } from './PrintedTable'

/** How the rolls of the log are shown on their tables. */
export const ROLLS: RollWays<ArrakharEvents, View> = {
  presentations: PRESENTATIONS,
  namesIn: typeLookup,
  Table: ({ view, cell }) => <PrintedTable table={view} of={cell} />,
  noteOf(roll, cell, { view, names, log }) {
    const count = countOfAttack(view, log, roll, names)
    return count ? attackNote(count) : cell.note
  },
}

/** How an attack came to its column: the odds after the recount, and how many of the named were left. */
interface AttackCount {
  readonly odds: Odds
  readonly attackers: readonly UnitType[]
  readonly alive: number
  readonly named: number
}

function attackNote({ odds, attackers, alive, named }: AttackCount): string {
  const recount = alive < named ? `${alive} of ${named} named were left. ` : ''
  return `${recount}${ratioText(odds)}. ${oddsNote(odds, attackers[0])}`
}

/** How a logged attack came to its column; undefined if the log does not reach back to its designation. */
export function countOfAttack(
  table: Table,
  log: readonly LogStep<Event>[],
  { event, place }: LoggedRoll<Event>,
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
