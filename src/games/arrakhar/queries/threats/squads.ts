import type { HexId } from '@/engine/kernel/hex'
import { type Passage, type Reach, reachFrom } from '@/engine/kernel/path'
import type { Side, UnitType } from '../../tables/units'
import { boardOf } from '../board'
import type { Table, Unit, UnitId } from '../../state/position'
import { FIRST_TURN } from '../haste-range'
import { passageFor } from '../movement-reach'
import { sideOf } from '../stacking'
import { movesThisPhase, type Outlook, pointsAhead } from './outlook'

/** Units of one type in one hex that can go equally far. */
export interface Squad {
  readonly hex: HexId
  readonly type: UnitType
  readonly units: readonly UnitId[]
  /** Movement points in the movements looked at. */
  readonly points: number
}

/** The squads that some units make, in the order of their first units. */
export function squadsOf(table: Table, units: readonly Unit[], outlook: Outlook): readonly Squad[] {
  const squads = new Map<string, { hex: HexId; type: UnitType; units: UnitId[]; points: number }>()
  for (const unit of units) {
    const { hex, type, id } = unit
    const points = pointsAhead(table, unit, outlook)
    const key = `${hex} ${type} ${points}`
    const squad = squads.get(key)
    if (squad) squad.units.push(id)
    else squads.set(key, { hex, type, units: [id], points })
  }
  return [...squads.values()]
}

/** Where a squad could go, step by step; `barred` is an index that it may not enter (AR-7.1 to AR-7.5). */
export function reachOf(table: Table, { hex, type, units, points }: Squad, barred = -1): Reach {
  const board = boardOf(table.settings)
  const [id = '' as UnitId] = units
  const passage = passageFor(table, board, { id, type, hex })
  const entering = (index: number, from: number): Passage =>
    index === barred ? 'never' : passage(index, from)
  return reachFrom(board.grid, board.grid.indexOf(hex), points, entering)
}

/**
 * Whether a side's units may stand in a hex when their next movement ends: clear terrain, and not too near
 * an entry hex on the first turn (AR-7.7). Its own units there do not count: they may move away.
 */
export function standingFor(table: Table, side: Side): (index: number) => boolean {
  const { terrain, nearEntry } = boardOf(table.settings)
  const isKeptOff = side === 'sorcerer' && table.turn === FIRST_TURN && movesThisPhase(table, side)
  return (index) => terrain[index] === 'clear' && !(isKeptOff && nearEntry[index] === 1)
}

/** Every hex that some units could go to, beginning with the nearest of the first squad; their own left out. */
export function reachAhead(table: Table, units: readonly Unit[], outlook: Outlook): readonly HexId[] {
  const board = boardOf(table.settings)
  const found = new Set<HexId>()
  for (const squad of squadsOf(table, units, outlook)) {
    const mayStand = standingFor(table, sideOf(squad.type))
    for (const index of reachOf(table, squad).found)
      if (mayStand(index) || board.terrain[index] === 'entry') found.add(board.grid.ids[index] as HexId)
  }
  for (const { hex } of units) found.delete(hex)
  return [...found]
}
