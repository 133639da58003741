import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { at, type HexGrid, type HexId } from '@/engine/hex'
import { COUNTERMIX, STACKING_LIMIT } from '../../content/units'
import { boardOf } from '../board'
import type { PlaceOrc, RollWanderingOrcs } from '../commands'
import { countOf, unusedOf } from '../counts'
import type { Event } from '../events'
import { nowIn, segmentRefusal } from '../guards'
import { addUnits } from '../muster'
import type { Position, Table } from '../position'
import { refuse } from '../refuse'
import { skipIdle } from '../sequence'
import { sideOf } from '../stacking'
import { FIRST_TURN } from './haste-range'

/** Rolls for this game-turn's wandering orcs (AR-5.1, AR-5.2). */
export const rollWanderingOrcs: CommandRule<Position, RollWanderingOrcs, Event> = {
  refusalOf(position) {
    const elsewhere = segmentRefusal(position, 'wanderingOrcs')
    if (elsewhere) return elsewhere
    if (nowIn(position, 'wanderingOrcs')?.due !== null)
      return refuse('AR-5.1', 'The die for this game-turn has been rolled.')
    return undefined
  },
  perform(draft, _command, dice) {
    const [roll = 1] = dice.roll({ count: 1, faces: 6, label: 'Wandering orcs' })
    const orcs = draft.settings.tables.wanderingOrcs[roll - 1] ?? 0
    const supplied = Math.min(orcs, supplyOf(reading(draft)))
    draft.now = { segment: 'wanderingOrcs', due: supplied }
    return [
      { type: 'wanderingOrcsRolled', roll, orcs, supplied },
      ...loseUnplaceable(draft),
      ...skipIdle(draft),
    ]
  },
}

/** Places one of the orcs due (AR-5.3, AR-5.4). */
export const placeOrc: CommandRule<Position, PlaceOrc, Event> = {
  refusalOf(position, { hex }) {
    const elsewhere = segmentRefusal(position, 'wanderingOrcs')
    if (elsewhere) return elsewhere
    if (!nowIn(position, 'wanderingOrcs')?.due) return refuse('AR-5.1', 'No wandering orc is due.')
    const index = boardOf(position.settings).grid.indexOf(hex)
    if (!mayReceiveOrc(position, groundOf(position), index))
      return refuse(
        'AR-5.3',
        `An orc comes to an empty clear hex next to a unit of the sorcerer's side, or joins up to three orcs.`,
      )
    if (isTooNearOnFirstTurn(position, index))
      return refuse('AR-5.4', 'On the first game-turn no orc is placed within two hexes of an entry hex.')
    return undefined
  },
  perform(draft, { hex }) {
    const now = nowIn(draft, 'wanderingOrcs')
    const due = (now?.due ?? 1) - 1
    if (unusedOf(reading(draft), 'orc') <= 0) draft.secrets.recycledOrcs += 1
    const [unit] = addUnits(draft, 'orc', hex, 1)
    draft.now = { segment: 'wanderingOrcs', due }
    return [
      ...(unit === undefined ? [] : [{ type: 'orcPlaced' as const, unit, hex }]),
      ...loseUnplaceable(draft),
      ...skipIdle(draft),
    ]
  },
}

/** Orc counters that may come: neither on the board nor promised to the pool (AR-5.2). */
export function supplyOf(position: Position): number {
  return Math.max(0, COUNTERMIX - countOf(position.units, 'orc') - position.secrets.pool.orc)
}

/** Orcs for which no legal hex is left are lost (AR-5.3, RULING). */
function loseUnplaceable(draft: Draft<Position>): readonly Event[] {
  const position = reading(draft)
  const count = nowIn(position, 'wanderingOrcs')?.due ?? 0
  if (count === 0 || anyOrcHex(position)) return []
  draft.now = { segment: 'wanderingOrcs', due: 0 }
  return [{ type: 'orcsLost', count }]
}

/** Every hex where a wandering orc may be placed now (AR-5.3, AR-5.4). */
export function orcHexesOf(table: Table): readonly HexId[] {
  const { grid } = boardOf(table.settings)
  const ground = groundOf(table)
  const hexes: HexId[] = []
  for (let index = 0; index < ground.units.length; index++)
    if (takesOrcNow(table, ground, index)) hexes.push(grid.ids[index] as HexId)
  return hexes
}

function anyOrcHex(table: Table): boolean {
  const ground = groundOf(table)
  for (let index = 0; index < ground.units.length; index++) if (takesOrcNow(table, ground, index)) return true
  return false
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
  for (let nth = index * 6; nth < index * 6 + 6; nth++) {
    const neighbor = at(grid.neighbors, nth)
    if (neighbor >= 0) marks[neighbor] = 1
  }
}

/** A clear hex that is empty next to the sorcerer's side, or holds up to three orcs (AR-5.3). */
function mayReceiveOrc(table: Table, ground: Ground, index: number): boolean {
  const there = ground.units[index]
  // Asked of the whole map: what rules most hexes out stands first.
  if (there === undefined || (there === 0 && ground.besideSorcererSide[index] === 0)) return false
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
