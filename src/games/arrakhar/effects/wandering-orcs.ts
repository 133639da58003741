import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { at, type HexGrid, type HexId, neighborsOf } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { COUNTERMIX, STACKING_LIMIT } from '../tables/units'
import { areAdjacent, boardOf, hexesAround, terrainAt } from '../queries/board'
import { countOf } from '../queries/counts'
import type { Event } from '../events'
import { progressIn } from '../queries/guards'
import type { Position, Table } from '../state/position'
import { refuse } from '../refuse'
import { sideOf, stackIn } from '../queries/stacking'
import { FIRST_TURN } from '../queries/haste-range'

/** Why an orc may not come to a hex of the map (AR-5.3, AR-5.4). */
export function orcHexRefusal(table: Table, hex: HexId): Refusal<Clause> | undefined {
  const there = stackIn(table, hex)
  if (terrainAt(table, hex) !== 'clear')
    return refuse('AR-5.3', `${hex} is not clear; an orc comes to a clear hex.`)
  if (there.some(({ type }) => type !== 'orc'))
    return refuse('AR-5.3', `${hex} holds other units; an orc comes to an empty hex or joins orcs.`)
  if (there.length === 0 && !isBesideSorcererSide(table, hex))
    return refuse('AR-5.3', `${hex} is not next to a unit of the sorcerer's side.`)
  if (isTooNearOnFirstTurn(table, boardOf(table.settings).grid.indexOf(hex)))
    return refuse('AR-5.4', 'On the first game-turn no orc is placed within two hexes of an entry hex.')
  return there.length >= STACKING_LIMIT
    ? refuse('AR-5.3', `${hex} holds ${STACKING_LIMIT} orcs already.`)
    : undefined
}

function isBesideSorcererSide(table: Table, hex: HexId): boolean {
  return table.units.some((unit) => sideOf(unit.type) === 'sorcerer' && areAdjacent(table, unit.hex, hex))
}

/** Orc counters that may come: neither on the board nor promised to the pool (AR-5.2). */
export function supplyOf(position: Position): number {
  return Math.max(0, COUNTERMIX - countOf(position.units, 'orc') - position.secrets.pool.orc)
}

/** Orcs for which no legal hex is left are lost (AR-5.3, RULING). */
export function loseUnplaceable(draft: Draft<Position>): readonly Event[] {
  const position = reading(draft)
  const count = Number(progressIn(position, 'wanderingOrcs').due)
  if (count === 0 || anyOrcHex(position)) return []
  draft.now = { segment: 'wanderingOrcs', due: 0 }
  return [{ type: 'orcsLost', count }]
}

/** Every hex where a wandering orc may be placed now (AR-5.3, AR-5.4). */
export function orcHexesOf(table: Table): readonly HexId[] {
  const { grid } = boardOf(table.settings)
  const ground = groundOf(table)
  return grid.ids.filter((_, index) => takesOrcNow(table, ground, index))
}

/** Orcs come to a stack of the sorcerer's side or next to one; as a rule the first that is looked at will do. */
function anyOrcHex(table: Table): boolean {
  return table.units.some(
    ({ type, hex }) =>
      sideOf(type) === 'sorcerer' &&
      (!orcHexRefusal(table, hex) || hexesAround(table, hex).some((near) => !orcHexRefusal(table, near))),
  )
}

/** What stands where, by hex index: all a placement of orcs asks about, gathered in one pass. */
interface Ground {
  readonly units: Uint8Array
  readonly orcs: Uint8Array
  /** 1 next to a unit of the sorcerer's side. */
  readonly besideSorcererSide: Uint8Array
}

function groundOf(table: Table): Ground {
  const { grid } = boardOf(table.settings)
  const made = () => new Uint8Array(grid.ids.length)
  const [units, orcs, besideSorcererSide] = [made(), made(), made()]
  for (const { hex, type } of table.units) {
    const index = grid.indexOf(hex)
    units[index] = at(units, index) + 1
    if (type === 'orc') orcs[index] = at(orcs, index) + 1
    if (sideOf(type) === 'sorcerer' && at(units, index) === 1) markAround(grid, index, besideSorcererSide)
  }
  return { units, orcs, besideSorcererSide }
}

function markAround(grid: HexGrid, index: number, marks: Uint8Array): void {
  for (const neighbor of neighborsOf(grid, index)) marks[neighbor] = 1
}

/** A clear hex that is empty next to the sorcerer's side, or holds up to three orcs (AR-5.3). */
function mayReceiveOrc(table: Table, ground: Ground, index: number): boolean {
  const there = at(ground.units, index)
  // Asked of the whole map: what rules most hexes out stands first.
  if (there === 0 && ground.besideSorcererSide[index] === 0) return false
  if (there >= STACKING_LIMIT || ground.orcs[index] !== there) return false
  return boardOf(table.settings).terrain[index] === 'clear'
}

function takesOrcNow(table: Table, ground: Ground, index: number): boolean {
  return mayReceiveOrc(table, ground, index) && !isTooNearOnFirstTurn(table, index)
}

/** RULING of AR-5.4: it keeps the first turn's limit on movement (AR-7.7) satisfiable. */
function isTooNearOnFirstTurn(table: Table, index: number): boolean {
  return table.turn === FIRST_TURN && boardOf(table.settings).nearEntry[index] === 1
}
