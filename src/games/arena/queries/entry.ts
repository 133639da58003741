import { areNeighbors, type HexId } from '@/engine/kernel/hex'
import { cardOf, otherSeat, sideIn } from './creatures'
import { barrierBetween, isClosed } from './in-force'
import { type ArenaSeat, type Creature, SEATS, type Space, type Table } from '../state/position'
import { boardOf, groundOf, hexAt, hexOf, isAir, suits } from './spaces'
import { flightOf, isUnder } from './values'

/** The king hex of a seat (AA-1.3). */
export function kingOf(table: Pick<Table, 'settings'>, seat: ArenaSeat): HexId {
  return boardOf(table).kings[SEATS.indexOf(seat) as 0 | 1]
}

/** Whether a unit may be on the ground of a hex by its terrain class alone, free movement left out (AA-4.2). */
export function suitsGround(table: Pick<Table, 'hexes'>, leader: Creature, hex: HexId): boolean {
  const terrain = hexAt(table, hex)?.terrain
  return terrain !== undefined && suits(leader, terrain)
}

/** Whether a hex is the king area that its own side may not enter in the basic game (AA-24.5). */
export function isOwnKingArea(table: Pick<Table, 'settings'>, leader: Creature, hex: HexId): boolean {
  const { controller } = leader
  return table.settings.ruleset === 'basic' && controller !== null && kingOf(table, controller) === hex
}

/**
 * Whether a unit may enter the ground of a hex, wherever it comes from: terrain, free movement, closed spaces,
 * the own king area (AA-4.2, AA-22.3, AA-22.17, AA-24.5). Any number share a space (AA-1.7), and how high it
 * lies counts for nothing (AA-1.8).
 */
export function mayEnterGround(table: Table, leader: Creature, hex: HexId): boolean {
  if (isOwnKingArea(table, leader, hex) || isClosed(table, groundOf(hex))) return false
  return (
    suitsGround(table, leader, hex) ||
    (hexAt(table, hex) !== undefined && isUnder(table, leader, 'freeMovement'))
  )
}

/** Whether the air of a hex may be entered: no storm is there (AA-4.10). */
export function mayEnterAir(table: Pick<Table, 'hexes'>, hex: HexId): boolean {
  return hexAt(table, hex)?.storm === null
}

/** Whether two hexes share a side. */
export function areAdjacent(table: Pick<Table, 'settings'>, a: HexId, b: HexId): boolean {
  const board = boardOf(table)
  const [from, to] = [board.indexOf(a), board.indexOf(b)]
  return from >= 0 && to >= 0 && areNeighbors(board, from, to)
}

/**
 * Whether a unit may step from the ground of a hex to that of an adjacent one (AA-9.2, AA-9.5). Where it stands
 * is not asked, so that the stranded walk out (AA-9.9), and enemies beside its way hold nobody up (AA-9.10).
 */
export function mayStepOnGround(table: Table, leader: Creature, from: HexId, to: HexId): boolean {
  return (
    areAdjacent(table, from, to) &&
    !barrierBetween(table, from, to, 'ground') &&
    mayEnterGround(table, leader, to)
  )
}

/** Whether anything may step in the air to an adjacent hex (AA-10.5), over whatever is below (AA-10.3). */
export function mayStepInAir(table: Table, from: HexId, to: HexId): boolean {
  return areAdjacent(table, from, to) && !barrierBetween(table, from, to, 'air') && mayEnterAir(table, to)
}

/** Whether a unit stands where it could not enter: wrong terrain, or a storm in the air. */
export function isStranded(table: Table, leader: Creature): boolean {
  const { at } = leader
  if (at === null) return false
  return isAir(at) ? !mayEnterAir(table, hexOf(at)) : !suitsGround(table, leader, hexOf(at))
}

/** Whether a creature of the other side is in a space (AA-9.3, AA-10.4). */
export function holdsEnemy(table: Table, space: Space, seat: ArenaSeat): boolean {
  return sideIn(table, space, otherSeat(seat)).length > 0
}

/** Whether a unit in the air has used up its flight, or can fly no more (AA-10.7, AA-10.10). */
export function isSpent(table: Table, leader: Creature): boolean {
  if (leader.at === null || !isAir(leader.at)) return false
  const flight = flightOf(table, leader)
  return flight === null || leader.airTurns >= flight.duration
}

/** Whether a creature can neither walk nor fly by itself, as printed (AA-7.13, AA-2.9). */
export function isImmobile(creature: Creature): boolean {
  const { move, flight } = cardOf(creature)
  return (creature.printedMove ?? move) === 0 && flight === null
}
