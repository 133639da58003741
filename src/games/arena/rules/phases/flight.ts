import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { flownBy } from '../air-turns'
import type { Fly } from '../commands'
import { enterSpace } from '../control'
import { creatureOf } from '../creatures'
import { die } from '../death'
import { areAdjacent, holdsEnemy, isSpent, mayEnterAir, mayEnterGround, mayStepInAir } from '../entry'
import type { Event } from '../events'
import type { Creature, Position, Space, Table } from '../position'
import { refuse } from '../refuse'
import { airOf, boardOf, groundOf, hexOf, isAir } from '../spaces'
import { flightOf } from '../values'
import { pathsFrom } from './reach'
import { arrive, unitRefusal } from './unit-moves'

/**
 * Flies a unit: take-off if it is on the ground, a path in the air, landing if told to (AA-10.2). The mount's
 * speed and duration count, not its riders' (AA-10.11); who has speed 0 goes up and down and no further (AA-10.12).
 */
export const fly: CommandRule<Position, Fly, Event> = {
  refusalOf(position, command) {
    const refusal = unitRefusal(position, command)
    const unit = creatureOf(position, command.unit)
    if (refusal || !unit) return refusal
    return (
      flightRefusal(position, unit, command) ??
      airRefusal(position, unit, command) ??
      (command.land ? landingRefusal(position, unit, command) : undefined)
    )
  },
  perform(draft, command) {
    const unit = creatureOf(reading(draft), command.unit)
    if (!unit?.at) return []
    const { id, at: from } = unit
    const entered = spacesOf(from, command)
    const taken = entered.flatMap((space) => enterSpace(draft, id, space))
    settleDown(draft, unit, from, entered)
    const { land: landed, path } = command
    return [{ type: 'flew', unit: id, from, path, landed }, ...taken]
  },
}

/** Where a flight can end: a path to each air space, and whether it may land there. */
export interface FlightEnd {
  readonly path: readonly HexId[]
  /** Whether staying in the air there is a flight at all. */
  readonly mayStay: boolean
  readonly mayLand: boolean
}

/** Where a unit can fly now; of several shortest paths the first in board order (AA-10.2). */
export function flightsOf(position: Position, unit: Creature): readonly FlightEnd[] {
  const { controller, at } = unit
  if (
    controller === null ||
    at === null ||
    unitRefusal(position, { seat: controller, unit: unit.id, path: [] })
  )
    return []
  const start = hexOf(at)
  const flight = flightOf(position, unit)
  if (!flight || (!isAir(at) && !mayEnterAir(position, start))) return []
  const mustStop = (hex: HexId) => holdsEnemy(position, airOf(hex), controller)
  const isStopped = !isAir(at) && mustStop(start)
  const paths = pathsFrom(boardOf(position), start, {
    steps: isStopped ? 0 : flight.speed,
    mayStep: (from, to) => mayStepInAir(position, from, to),
    mustStop,
  })
  const endOf = (path: readonly HexId[]): FlightEnd => {
    const command = { type: 'fly', seat: controller, unit: unit.id, path, land: true } as const
    const mayStay = path.length > 0 || !isAir(at)
    return { path, mayStay, mayLand: fly.refusalOf(position, command) === undefined }
  }
  return [[], ...paths.values()].map(endOf)
}

/** Spent units of the active seat come down where they are, or die (AA-10.8). */
export function landSpent(draft: Draft<Position>): Event[] {
  const spent = reading(draft).creatures.filter((unit) => mustLand(reading(draft), unit))
  return spent.flatMap(({ id }) => {
    const unit = creatureOf(reading(draft), id)
    // A death before may have taken its own with it.
    return unit && mustLand(reading(draft), unit) ? comeDown(draft, unit) : []
  })
}

/** Whether a unit of the active seat has to land when Movement ends (AA-10.8, AA-10.9). */
export function mustLand(table: Table, unit: Creature): boolean {
  const { controller, at, on } = unit
  if (on !== null || at === null || controller !== table.active) return false
  return isSpent(table, unit) && !holdsEnemy(table, at, controller)
}

function comeDown(draft: Draft<Position>, unit: Creature): Event[] {
  const { id, at } = unit
  if (at === null) return []
  const hex = hexOf(at)
  if (!mayEnterGround(reading(draft), unit, hex)) return die(draft, [id], 'noWayOut')
  const taken = enterSpace(draft, id, groundOf(hex))
  const flown = flownBy(draft, unit.airTurns)
  arrive(draft, id, { at: groundOf(hex), cameFrom: at, ridersFrom: null, airTurns: 0, flown })
  return [{ type: 'landed', unit: id, at: groundOf(hex) }, ...taken]
}

function flightRefusal(table: Table, unit: Creature, { path, land }: Fly): Refusal<Clause> | undefined {
  const flight = flightOf(table, unit)
  if (!flight) return refuse('AA-10.1', 'It cannot fly.')
  if (path.length > flight.speed) return refuse('AA-10.2', 'That is too far to fly.')
  // Up and down again on the spot does nothing, nor does hanging in the air.
  const isOnGround = unit.at !== null && !isAir(unit.at)
  return path.length === 0 && isOnGround === land ? refuse('AA-10.2', 'That flight does nothing.') : undefined
}

function airRefusal(table: Table, unit: Creature, { path }: Fly): Refusal<Clause> | undefined {
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

function landingRefusal(table: Table, unit: Creature, { path }: Fly): Refusal<Clause> | undefined {
  if (unit.at === null) return undefined
  const hex = path.at(-1) ?? hexOf(unit.at)
  if (path.length > 0 && meetsEnemy(table, unit, hex))
    return refuse('AA-10.4', 'It cannot land before it has fought the enemy in the air.')
  return mayEnterGround(table, unit, hex) ? undefined : refuse('AA-10.6', 'It cannot land on that ground.')
}

function meetsEnemy(table: Table, { controller }: Creature, hex: HexId): boolean {
  return controller !== null && holdsEnemy(table, airOf(hex), controller)
}

/** The spaces that a flight enters, in order. */
function spacesOf(from: Space, { path, land }: Fly): readonly Space[] {
  const takeOff = isAir(from) ? [] : [airOf(hexOf(from))]
  const inAir = [...takeOff, ...path.map(airOf)]
  return land ? [...inAir, groundOf(path.at(-1) ?? hexOf(from))] : inAir
}

/** Ends a flight in the last space entered, which remembers the one before (AA-9.11, AA-10.6). */
function settleDown(draft: Draft<Position>, unit: Creature, from: Space, entered: readonly Space[]): void {
  const at = entered.at(-1)
  if (at === undefined) return
  const cameFrom = entered.at(-2) ?? from
  const airTurns = isAir(from) ? unit.airTurns : 1
  arrive(
    draft,
    unit.id,
    isAir(at)
      ? { at, cameFrom, ridersFrom: cameFrom, airTurns }
      : { at, cameFrom, ridersFrom: null, airTurns: 0, flown: flownBy(draft, airTurns) },
  )
}
