import { at, type HexId } from '@/engine/kernel/hex'
import { type Passage, pathTo, reachFrom } from '@/engine/kernel/path'
import { STACKING_LIMIT, UNITS } from '../tables/units'
import { type Board, boardOf, isNearEntry } from './board'
import { nowIn } from './guards'
import type { Table, Unit, UnitId } from '../state/position'
import { enemyOf, isOnBoard, mayJoin, mayStack, presenceOf, sideOf, unitsNamed, unitsOf } from './stacking'
import { FIRST_TURN } from './haste-range'

/** A hex that a group can reach. */
export interface Destination {
  readonly hex: HexId
  /** One shortest path, the start left out. */
  readonly path: readonly HexId[]
  /** Movement points that remain there to the slowest of the group. */
  readonly pointsLeft: number
  /** Whether the segment could end with the group there (AR-7.6, AR-7.7); passing is free. */
  readonly staysLegal: boolean
}

/**
 * Movement points that a unit has left in this segment (AR-7.1, AR-9.4): all of them for who came this turn
 * (AR-7.9). Each counts its own, so that a hasted stack may part (AR-9.5).
 */
export function pointsLeft(table: Table, unit: Unit): number {
  const now = nowIn(table, 'movement')
  if (!now) return 0
  return UNITS[unit.type].movement + (table.haste[unit.id] ?? 0) - (now.spent[unit.id] ?? 0)
}

/** Movement points that are left to the slowest of some units. */
export function leastPoints(table: Table, units: readonly Unit[]): number {
  let least = Infinity
  for (const unit of units) least = Math.min(least, pointsLeft(table, unit))
  return least
}

/** Every hex that units of one stack and type can reach together now (AR-7.1 to AR-7.5). */
export function destinationsOf(table: Table, ids: readonly UnitId[]): ReadonlyMap<HexId, Destination> {
  const units = unitsNamed(table, ids) ?? []
  return new Map(reachedBy(table, units).map((destination) => [destination.hex, destination]))
}

/** The same of units in play, the nearest first; the way back out of the valley comes last. */
export function reachedBy(table: Table, units: readonly Unit[]): readonly Destination[] {
  const [first] = units
  if (!first || !nowIn(table, 'movement')) return []
  const board = boardOf(table.settings)
  const points = leastPoints(table, units)
  const start = board.grid.indexOf(first.hex)
  const reach = reachFrom(board.grid, start, points, passageFor(table, board, first))
  const idOf = (index: number) => board.grid.ids[index] as HexId
  // Most hexes in reach are empty: of them it is asked once whether the units may stand together.
  const fit = mayStack(units)
  const held = presenceOf(table, sideOf(first.type))
  const found = reach.found.map((index): Destination => {
    const hex = idOf(index)
    const joins = (fit && held[index] === 0) || mayJoin(table, units, hex)
    const staysLegal = joins && !isBarredOnFirstTurn(table, hex)
    return {
      hex,
      path: pathTo(reach, index).map(idOf),
      pointsLeft: points - at(reach.steps, index),
      staysLegal,
    }
  })
  return [...found, ...wayBackOut(table, first, found, points)]
}

/**
 * A waiting unit may step into the valley and out again where it came from (AR-7.4): so it takes a wand that
 * lies there, else it does little good.
 */
function wayBackOut(
  table: Table,
  unit: Unit,
  found: readonly Destination[],
  points: number,
): readonly Destination[] {
  if (points < 2 || isOnBoard(table, unit)) return []
  const { wand } = table
  const steps = found.filter((destination) => destination.path.length === 1)
  const beside = steps.find(({ hex }) => !wand.hidden && wand.hex === hex) ?? steps[0]
  if (!beside) return []
  return [{ hex: unit.hex, path: [beside.hex, unit.hex], pointsLeft: points - 2, staysLegal: true }]
}

/** How a unit passes hexes: never mountains and enemies, entry hexes only from the board and as the end of a move. */
export function passageFor(
  table: Table,
  { terrain }: Board,
  unit: Unit,
): (index: number, from: number) => Passage {
  const side = sideOf(unit.type)
  const enemies = presenceOf(table, enemyOf(side))
  return (index, from) => {
    if (enemies[index] === 1) return 'never'
    if (terrain[index] === 'clear') return 'through'
    const mayLeave = side === 'wizard' && terrain[index] === 'entry' && terrain[from] !== 'entry'
    return mayLeave ? 'into' : 'never'
  }
}

/** Whether the first turn's limit forbids the phasing side to end its movement in a hex (AR-7.7). */
export function isBarredOnFirstTurn(table: Table, hex: HexId): boolean {
  return table.side === 'sorcerer' && table.turn === FIRST_TURN && isNearEntry(table, hex)
}

/** Board hexes that hold more than one type or more than four units (AR-7.6). */
export function overstackedHexes({ units, settings }: Table): readonly HexId[] {
  const { grid, terrain } = boardOf(settings)
  const counts = new Uint8Array(grid.ids.length)
  // Where in the listing the first unit of a hex stands, from 1.
  const firsts = new Int16Array(grid.ids.length)
  const broken = new Set<HexId>()
  for (let nth = 0; nth < units.length; nth++) {
    const { type, hex } = units[nth] as Unit
    const index = grid.indexOf(hex)
    if (index < 0 || terrain[index] === 'entry') continue
    const before = at(counts, index)
    counts[index] = before + 1
    if (before === 0) firsts[index] = nth + 1
    else if (before >= STACKING_LIMIT || units[at(firsts, index) - 1]?.type !== type) broken.add(hex)
  }
  return [...broken]
}

/** Hexes of sorcerer-side units too near an entry hex at the end of the first turn's movement (AR-7.7). */
export function tooNearEntryHexes(table: Table): readonly HexId[] {
  if (table.side !== 'sorcerer' || table.turn !== FIRST_TURN) return []
  const near = unitsOf(table, 'sorcerer').filter(({ hex }) => isNearEntry(table, hex))
  return [...new Set(near.map(({ hex }) => hex))]
}

/** Hexes that keep the movement segment from ending now (AR-7.6, AR-7.7). */
export function stackingFaults(table: Table): readonly HexId[] {
  return nowIn(table, 'movement') ? [...overstackedHexes(table), ...tooNearEntryHexes(table)] : []
}
