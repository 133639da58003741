import { groupedBy } from '@/engine/basics/grouped'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { type Side, STACKING_LIMIT, type UnitType } from '../tables/units'
import { boardOf, terrainAt } from './board'
import type { Table, Unit, UnitId } from '../state/position'

/** A side's units in one hex, in listing order. */
export interface Stack {
  readonly hex: HexId
  readonly units: readonly Unit[]
}

/** The side a type belongs to. Asked for every unit of a position: to compare is quicker than to look it up. */
export function sideOf(type: UnitType): Side {
  if (type === 'wizard' || type === 'barbarian' || type === 'dwarf' || type === 'elf') return 'wizard'
  return 'sorcerer'
}

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'wizard' ? 'sorcerer' : 'wizard'
}

/** A unit in play, or undefined. */
export function unitOf(table: Table, id: string): Unit | undefined {
  for (const unit of table.units) if (unit.id === id) return unit
  return undefined
}

/** A unit that is known to be in play. */
export function unitInPlay(table: Table, id: UnitId): Unit {
  return present(unitOf(table, id), id)
}

/** Units that are known to be in play. */
export function unitsInPlay(table: Table, ids: readonly UnitId[]): readonly Unit[] {
  return ids.map((id) => unitInPlay(table, id))
}

/** The hexes in which some units stand, each once. */
export function hexesOfUnits(table: Table, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(table, id)?.hex ?? []))]
}

/** Whether units are all of one type. */
export function areAlike([first, ...others]: readonly { readonly type: UnitType }[]): boolean {
  return others.every(({ type }) => type === first?.type)
}

/** The units in a hex in listing order; friend and enemy never share one. */
export function stackIn(table: Table, hex: string): readonly Unit[] {
  const stack: Unit[] = []
  for (const unit of table.units) if (unit.hex === hex) stack.push(unit)
  return stack
}

/** Whether units of a side stand in a hex. */
export function holds(table: Table, hex: string, side: Side): boolean {
  for (const unit of table.units) if (unit.hex === hex && sideOf(unit.type) === side) return true
  return false
}

/** 1 for each hex index where units of a side stand; made once for a search that asks of many hexes. */
export function presenceOf(table: Table, side: Side): Uint8Array {
  const { grid } = boardOf(table.settings)
  const presence = new Uint8Array(grid.ids.length)
  for (const { type, hex } of table.units) if (sideOf(type) === side) presence[grid.indexOf(hex)] = 1
  return presence
}

/** All stacks, in the order in which their first unit is listed. */
export function stacksOf({ units }: Pick<Table, 'units'>): readonly Stack[] {
  return Array.from(
    groupedBy(units, ({ hex }) => hex),
    ([hex, stack]) => ({ hex, units: stack }),
  )
}

/** A side's units in play. */
export function unitsOf(table: Table, side: Side): readonly Unit[] {
  return table.units.filter((unit) => sideOf(unit.type) === side)
}

/** Whether a unit stands on the board proper: entry hexes are off the board (AR-1.2). */
export function isOnBoard(table: Table, unit: Unit): boolean {
  return terrainAt(table, unit.hex) !== 'entry'
}

/** Whether units may stand together in a board hex: one type, at most four (AR-7.6). */
export function mayStack(units: readonly { readonly type: UnitType }[]): boolean {
  return units.length <= STACKING_LIMIT && areAlike(units)
}

/** Whether a group may end in a hex with what stands there already; entry hexes hold any number (AR-7.6, AR-1.2). */
export function mayJoin(table: Table, group: readonly Unit[], hex: HexId): boolean {
  if (terrainAt(table, hex) === 'entry') return true
  let together = group
  for (const unit of table.units)
    if (unit.hex === hex && !group.includes(unit)) together = [...together, unit]
  return mayStack(together)
}

/** The units named, or undefined when one is not in play. */
export function unitsNamed(table: Table, ids: readonly UnitId[]): readonly Unit[] | undefined {
  const units: Unit[] = []
  for (const id of ids) {
    const unit = unitOf(table, id)
    if (!unit) return undefined
    units.push(unit)
  }
  return units
}

/** The types of the units named; none when one of them is not in play. */
export function typesOf(table: Table, ids: readonly UnitId[]): readonly UnitType[] {
  return unitsNamed(table, ids)?.map((unit) => unit.type) ?? []
}
