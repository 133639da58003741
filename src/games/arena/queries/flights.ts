import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { areAdjacent, holdsEnemy, isSpent, mayEnterAir, mayEnterGround, mayStepInAir } from './entry'
import type { Creature, Table } from '../state/position'
import { refuse } from '../refuse'
import { airOf, boardOf, hexOf, isAir } from './spaces'
import { flightOf } from './values'
import { pathsFrom } from './paths'

/** A flight of a unit: the air spaces over these hexes, then down or not. */
export interface Flight {
  readonly path: readonly HexId[]
  readonly land: boolean
}

/** Where a unit that may move can fly; of several shortest paths the first in board order (AA-10.2). */
export function flightsOf(table: Table, unit: Creature): readonly Flight[] {
  const { controller, at } = unit
  const flight = flightOf(table, unit)
  if (controller === null || at === null || !flight) return []
  const start = hexOf(at)
  if (!isAir(at) && !mayEnterAir(table, start)) return []
  const mustStop = (hex: HexId) => holdsEnemy(table, airOf(hex), controller)
  const isStopped = !isAir(at) && mustStop(start)
  const paths = pathsFrom(boardOf(table), start, {
    steps: isStopped ? 0 : flight.speed,
    mayStep: (from, to) => mayStepInAir(table, from, to),
    mustStop,
  })
  return [[], ...paths.values()].flatMap((path) => {
    const mayStay = path.length > 0 || !isAir(at)
    const mayLand = !flightRefusal(table, unit, { path, land: true })
    return [...(mayStay ? [{ path, land: false }] : []), ...(mayLand ? [{ path, land: true }] : [])]
  })
}

/** Why a unit does not fly so (AA-10.1 to AA-10.6). */
export function flightRefusal(table: Table, unit: Creature, flight: Flight): Refusal<Clause> | undefined {
  return (
    distanceRefusal(table, unit, flight) ??
    airRefusal(table, unit, flight) ??
    (flight.land ? landingRefusal(table, unit, flight) : undefined)
  )
}

/** Whether a unit of the active seat has to land when Movement ends (AA-10.8, AA-10.9). */
export function mustLand(table: Table, unit: Creature): boolean {
  const { controller, at, on } = unit
  if (on !== null || at === null || controller !== table.active) return false
  return isSpent(table, unit) && !holdsEnemy(table, at, controller)
}

/** Whether a unit that flies so stays up with its flight used up, kept there by nobody and unable to come down (AA-10.8). */
export function isDeadly(table: Table, unit: Creature, { path, land }: Flight): boolean {
  const { at, controller } = unit
  if (land || !flightOf(table, unit) || at === null || controller === null) return false
  const hex = path.at(-1) ?? hexOf(at)
  return (
    isUsedUp(table, unit) && !holdsEnemy(table, airOf(hex), controller) && !mayEnterGround(table, unit, hex)
  )
}

/** Whether a unit that is in the air when Movement ends has used up its flight, or can fly no more (AA-10.7, AA-10.10). */
export function isUsedUp(table: Table, unit: Creature): boolean {
  const flight = flightOf(table, unit)
  const airTurns = unit.at !== null && isAir(unit.at) ? unit.airTurns : 1
  return flight === null || airTurns >= flight.duration
}

function distanceRefusal(table: Table, unit: Creature, { path, land }: Flight): Refusal<Clause> | undefined {
  const flight = flightOf(table, unit)
  if (!flight) return refuse('AA-10.1', 'It cannot fly.')
  if (path.length > flight.speed) return refuse('AA-10.2', 'That is too far to fly.')
  // Up and down again on the spot does nothing, nor does hanging in the air.
  const isOnGround = unit.at !== null && !isAir(unit.at)
  return path.length === 0 && isOnGround === land ? refuse('AA-10.2', 'That flight does nothing.') : undefined
}

function airRefusal(table: Table, unit: Creature, { path }: Flight): Refusal<Clause> | undefined {
  if (unit.at === null) return undefined
  let from = hexOf(unit.at)
  const takesOff = !isAir(unit.at)
  if (takesOff && !mayEnterAir(table, from)) return refuse('AA-10.5', 'It cannot take off under a storm.')
  for (const [nth, to] of path.entries()) {
    const refusal =
      (nth > 0 || takesOff) && meetsEnemy(table, unit, from)
        ? refuse('AA-10.4', 'It must stop where it meets an enemy in the air.')
        : stepRefusal(table, from, to)
    if (refusal) return refusal
    from = to
  }
  return undefined
}

function stepRefusal(table: Table, from: HexId, to: HexId): Refusal<Clause> | undefined {
  if (!areAdjacent(table, from, to)) return refuse('AA-10.2', 'A flight goes from hex to adjacent hex.')
  if (!mayEnterAir(table, to)) return refuse('AA-10.5', 'Nothing flies into a storm.')
  return mayStepInAir(table, from, to) ? undefined : refuse('AA-10.5', 'A barrier is in the way.')
}

function landingRefusal(table: Table, unit: Creature, { path }: Flight): Refusal<Clause> | undefined {
  if (unit.at === null) return undefined
  const hex = path.at(-1) ?? hexOf(unit.at)
  if (path.length > 0 && meetsEnemy(table, unit, hex))
    return refuse('AA-10.4', 'It cannot land before it has fought the enemy in the air.')
  return mayEnterGround(table, unit, hex) ? undefined : refuse('AA-10.6', 'It cannot land on that ground.')
}

function meetsEnemy(table: Table, { controller }: Creature, hex: HexId): boolean {
  return controller !== null && holdsEnemy(table, airOf(hex), controller)
}
