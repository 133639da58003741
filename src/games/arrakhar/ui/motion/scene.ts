import type { BoardCounter } from '@/board/board-props'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { HexId } from '@/engine/hex'
import type { UnitType } from '../../content/units'
import type { Table, UnitId } from '../../rules/position'
import { stackIn, unitOf } from '../../rules/stacking'
import { counterOf } from '../board/board-view'

type Units = readonly UnitId[]
type Counters = readonly BoardCounter[]

/** What an event shows, and how things stand after it. */
export interface Told {
  readonly effects: readonly BoardEffect[]
  readonly table: Table
}

/** The counters of a hex as they lie. */
export function countersIn(table: Table, hex: HexId): Counters {
  return stackIn(table, hex).map((unit) => counterOf(table, unit))
}

/** The counters of a hex but for some. */
export function othersIn(table: Table, hex: HexId, ids: Units): Counters {
  return countersOf(
    table,
    stackIn(table, hex).flatMap(({ id }) => (ids.includes(id) ? [] : [id])),
  )
}

/** Some units as counters. */
export function countersOf(table: Table, ids: Units): Counters {
  return ids.flatMap((id) => {
    const unit = unitOf(table, id)
    return unit ? [counterOf(table, unit)] : []
  })
}

/** Where a unit stands. */
export function hexOf(table: Table, id: UnitId): HexId | undefined {
  return unitOf(table, id)?.hex
}

/** The table when units have gone to another hex. */
export function relocated(table: Table, ids: Units, hex: HexId): Table {
  return { ...table, units: table.units.map((unit) => (ids.includes(unit.id) ? { ...unit, hex } : unit)) }
}

/** The table without some units. */
export function without(table: Table, ids: Units): Table {
  return { ...table, units: table.units.filter(({ id }) => !ids.includes(id)) }
}

/** The table with new units in a hex. */
export function joined(table: Table, ids: Units, type: UnitType, hex: HexId): Table {
  return { ...table, units: [...table.units, ...ids.map((id) => ({ id, type, hex }))] }
}
