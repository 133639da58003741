import type { HexId } from '@/engine/kernel/hex'
import { ODDS_COLUMNS, type OddsColumn } from '../../tables/tables'
import { columnResults, lostTo, oddsNow } from '../odds'
import type { AttackDesignation, Table, UnitId } from '../../state/position'
import { stackIn, typesOf } from '../stacking'
import { type ChainForecast, type ChainStep, chainOf, DIE_FACES } from './chain'

/** An attack of a chain, designated or only thought of. */
export type PlannedAttack = Pick<AttackDesignation, 'attackers' | 'defenders'>

export interface AttackStep extends ChainStep {
  /** Columns on which it may be read after the recount, the poorest first; none if it must be wasted. */
  readonly columns: readonly { readonly column: OddsColumn; readonly chance: number }[]
}

/** Units that may be left of a stack, in listing order, and how likely that is. */
export interface Survivors {
  readonly alive: readonly UnitId[]
  readonly chance: number
}

export interface AttackChain extends ChainForecast<AttackStep> {
  /** Every set of units that may be left after the last attack. */
  readonly survivors: readonly Survivors[]
}

/**
 * What attacks on one hex do when they are rolled in this order. Every outcome is followed, none drawn:
 * odds are counted again over the named defenders still alive, or kept by house rule, as on the table
 * (AR-10.7, AR-10.8).
 */
export function attackChain(table: Table, hex: HexId, attacks: readonly PlannedAttack[]): AttackChain {
  const stack = stackIn(table, hex).map(({ id }) => id)
  const steps: AttackStep[] = []
  let survivors: readonly Survivors[] = [{ alive: stack, chance: 1 }]
  for (const attack of attacks) {
    const readings = survivors.map((before) => readingOf(table, attack, before))
    const after = merged(readings.flatMap(outcomesOf))
    steps.push(stepOf(readings, survivors, after, stack.length))
    survivors = after
  }
  return { ...chainOf(stack.length, steps), survivors }
}

/** An attack as it is read against certain survivors. */
interface Reading extends Survivors {
  /** Named defenders still alive, in the order named. */
  readonly named: readonly UnitId[]
  /** Null when it is wasted. */
  readonly column: OddsColumn | null
  /** The units lost by each die, from 1 to 6. */
  readonly lost: readonly (readonly UnitId[])[]
}

function readingOf(table: Table, { attackers, defenders }: PlannedAttack, before: Survivors): Reading {
  const named = defenders.filter((id) => before.alive.includes(id))
  const count = { named: defenders.length, alive: typesOf(table, named) }
  const column = oddsNow(table, typesOf(table, attackers), count).read
  const lost = column === null ? [] : columnResults(table, column).map((result) => lostTo(result, named))
  return { ...before, named, column, lost }
}

function outcomesOf({ alive, chance, column, lost }: Reading): readonly Survivors[] {
  if (column === null) return [{ alive, chance }]
  return lost.map((gone) => ({
    alive: alive.filter((id) => !gone.includes(id)),
    chance: chance / DIE_FACES,
  }))
}

/** The same survivors reached on several ways, as one. */
function merged(all: readonly Survivors[]): readonly Survivors[] {
  const bySet = new Map<string, Survivors>()
  for (const { alive, chance } of all) {
    const key = alive.join(' ')
    bySet.set(key, { alive, chance: chance + (bySet.get(key)?.chance ?? 0) })
  }
  return [...bySet.values()]
}

function stepOf(
  readings: readonly Reading[],
  before: readonly Survivors[],
  after: readonly Survivors[],
  units: number,
): AttackStep {
  const columnChance = (column: OddsColumn | null) =>
    sum(readings.map((reading) => (reading.column === column ? reading.chance : 0)))
  const columns = ODDS_COLUMNS.map((column) => ({ column, chance: columnChance(column) }))
  return {
    wasted: columnChance(null),
    columns: columns.filter(({ chance }) => chance > 0),
    expected: meanAlive(before) - meanAlive(after),
    left: Array.from({ length: units + 1 }, (_, count) =>
      sum(after.map(({ alive, chance }) => (alive.length === count ? chance : 0))),
    ),
  }
}

function meanAlive(survivors: readonly Survivors[]): number {
  return sum(survivors.map(({ alive, chance }) => alive.length * chance))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
