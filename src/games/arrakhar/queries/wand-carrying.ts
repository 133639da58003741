import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { progressIn } from './guards'
import type { Table, Unit, UnitId } from '../state/position'
import { refuse } from '../refuse'
import { stackIn } from './stacking'

/** A move of a group. */
export interface Move {
  readonly units: readonly UnitId[]
  /** The hexes entered, in order, the start left out. */
  readonly path: readonly HexId[]
  /** The hex on the way, or the start, where the group takes the wand along. */
  readonly takeWandAt: HexId | null
}

/** Refuses to take the wand along on a move (AR-12.2 to AR-12.4). */
export function wandRefusal(table: Table, move: Move): Refusal<Clause> | undefined {
  return wandPlaceRefusal(table, move) ?? handOnRefusal(table, move)
}

/** Refuses to take the wand where it does not lie, or where the group does not come by (AR-12.3, AR-12.4). */
function wandPlaceRefusal(table: Table, { units, path, takeWandAt }: Move): Refusal<Clause> | undefined {
  if (takeWandAt === null) return undefined
  if (table.side === 'sorcerer') return refuse('AR-12.4', "The sorcerer's side does not move the wand.")
  if (table.wand.hidden) return refuse('AR-12.3', 'The wand is still hidden.')
  if (table.wand.hex !== takeWandAt) return refuse('AR-12.3', `The wand does not lie in ${takeWandAt}.`)
  if (leaves(table, units, { path, hex: takeWandAt })) return undefined
  return path.at(-1) === takeWandAt
    ? refuse('AR-12.3', `The move ends in ${takeWandAt}; a group takes the wand in a hex that it leaves.`)
    : refuse('AR-12.3', `The move does not go through ${takeWandAt}, where the wand lies.`)
}

/** Refuses to take the wand that others have moved, or that nobody may hand on (AR-12.2, AR-12.3). */
function handOnRefusal(table: Table, { units, path, takeWandAt }: Move): Refusal<Clause> | undefined {
  if (takeWandAt === null) return undefined
  if (!mayCarry(table, units))
    return refuse('AR-12.2', 'The wand was moved this turn; only those who moved it may take it farther.')
  const starts = startsIn(table, units, takeWandAt)
  const passes = path.slice(0, -1).includes(takeWandAt)
  if ((starts && mayTakeFrom(table, units)) || (passes && mayTakeIn(table, units))) return undefined
  return refuse('AR-12.3', 'Whoever holds the wand has moved this turn and hands it to nobody.')
}

function startsIn(table: Table, units: readonly UnitId[], hex: HexId): boolean {
  return stackIn(table, hex).some(({ id }) => id === units[0])
}

function leaves(
  table: Table,
  units: readonly UnitId[],
  { path, hex }: { readonly path: readonly HexId[]; readonly hex: HexId },
): boolean {
  return startsIn(table, units, hex) || path.slice(0, -1).includes(hex)
}

/** Who alone may move the wand on this turn: the group that moved it, or part of it (AR-12.2). */
export function carriersAfter(units: readonly UnitId[]): readonly UnitId[] {
  return [...units]
}

function mayCarry(table: Table, units: readonly UnitId[]): boolean {
  const carriers = progressIn(table, 'movement').carriers
  return !carriers || units.every((id) => carriers.includes(id))
}

/** Whether the wand may be taken by a group in its hex, whichever way it goes from there (AR-12.2, AR-12.3). */
export function mayTakeFrom(table: Table, units: readonly UnitId[]): boolean {
  if (isTheirsToTake(table, units)) return true
  return units.every((id) => !hasMoved(table, id) || metNobodyElse(table, id, units))
}

/** Whether the wand may be taken by a group that comes into its hex and goes on (AR-12.2, AR-12.3). */
export function mayTakeIn(table: Table, units: readonly UnitId[]): boolean {
  return isTheirsToTake(table, units) || othersWithWand(table, units).length === 0
}

/** Whether a group carries the wand already, or somebody who has not moved hands it over. */
function isTheirsToTake(table: Table, units: readonly UnitId[]): boolean {
  const carriers = progressIn(table, 'movement').carriers
  if (carriers) return units.every((id) => carriers.includes(id))
  return handsOnAfterMoving(table) || othersWithWand(table, units).some(({ id }) => !hasMoved(table, id))
}

/** The first rules let anybody hand the wand on. */
function handsOnAfterMoving({ settings }: Table): boolean {
  return settings.rules === 1
}

function othersWithWand(table: Table, units: readonly UnitId[]): readonly Unit[] {
  if (table.wand.hidden) return []
  return stackIn(table, table.wand.hex).filter(({ id }) => !units.includes(id))
}

function hasMoved(table: Table, id: UnitId): boolean {
  return (progressIn(table, 'movement').spent[id] ?? 0) > 0
}

/** Whether a unit that came to the wand this turn met nobody but its group there; of whom it met nothing may be known. */
function metNobodyElse(table: Table, id: UnitId, units: readonly UnitId[]): boolean {
  const met = progressIn(table, 'movement').metAtWand[id]
  return (met ?? othersWithWand(table, units).map((unit) => unit.id)).every((other) => units.includes(other))
}

/** Whom a group that ends its move at a wand nobody has moved yet meets there, or undefined when it does not (AR-12.3). */
export function metAtWandBy(
  table: Table,
  units: readonly UnitId[],
  to: HexId,
): readonly UnitId[] | undefined {
  if (table.side === 'sorcerer' || table.wand.hidden || table.wand.hex !== to) return undefined
  if (handsOnAfterMoving(table) || progressIn(table, 'movement').carriers) return undefined
  return othersWithWand(table, units).map(({ id }) => id)
}

/** Where a group going along a path could take the wand, or null (AR-12.3). */
export function wandOffer(table: Table, units: readonly UnitId[], path: readonly HexId[]): HexId | null {
  if (table.wand.hidden || table.side !== 'wizard') return null
  const { hex } = table.wand
  return wandRefusal(table, { units, path, takeWandAt: hex }) ? null : hex
}
