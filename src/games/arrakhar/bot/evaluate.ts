import { at } from '@/engine/kernel/hex'
import type { Side, UnitType } from '../tables/units'
import { boardOf } from '../queries/board'
import type { Table } from '../state/position'
import { sideOf } from '../queries/stacking'
import { beliefsOf } from './beliefs'
import { FAR, type Field, fieldOf, stepsBetween } from './field'
import { WEIGHTS } from './weights'
import { WORTH } from './worth'

/** The chance that a side wins, as the open table tells one who supposes a pool of so much worth (AR-3.6). */
export function chanceToWin(table: Table, side: Side, pool: number): number {
  if (table.ending) return endChance(table.ending.winner, side)
  // Before both sides stand on the board nothing can be told.
  if (table.turn === 0) return 0.5
  const features = featuresOf(table, pool)
  const score = features.reduce((sum, feature, nth) => sum + feature * (WEIGHTS[nth] ?? 0), 0)
  const wizard = 1 / (1 + Math.exp(-score))
  return side === 'wizard' ? wizard : 1 - wizard
}

function endChance(winner: Side | 'draw', side: Side): number {
  if (winner === 'draw') return 0.5
  return winner === side ? 1 : 0
}

/** The worth of units that may still be summoned. */
export function poolWorth(pool: Readonly<Record<UnitType, number>>): number {
  return pool.demon * WORTH.demon + pool.orc * WORTH.orc + pool.ghoul * WORTH.ghoul
}

/** What a table looks like in numbers of about 0 to 1, the same for both sides; `WEIGHTS` says what each means. */
export function featuresOf(table: Table, pool: number): readonly number[] {
  const field = fieldOf(boardOf(table.settings))
  const forces = forcesOf(table)
  const moves = table.side === 'wizard' ? 1 : 0
  return [
    Math.log((forces.wizard + 2) / (forces.sorcerer + pool * 0.6 + 5)),
    Math.log((forces.wizards + 1) / (forces.sorcerers + 1)),
    Math.log((forces.wizard + 1) / 40),
    pool / 40,
    moves,
    ...searchFeatures(table, field),
    ...wandFeatures(table, field, moves),
    lateness(table),
  ]
}

interface Forces {
  /** Worth of each side in play. */
  wizard: number
  sorcerer: number
  /** Casters of each. */
  wizards: number
  sorcerers: number
}

function forcesOf({ units }: Table): Forces {
  const forces: Forces = { wizard: 0, sorcerer: 0, wizards: 0, sorcerers: 0 }
  for (const { type } of units) {
    forces[sideOf(type)] += WORTH[type]
    if (type === 'wizard') forces.wizards += 1
    if (type === 'sorcerer') forces.sorcerers += 1
  }
  return forces
}

/** While the wand is hidden: that it is, the share of haunts left, and how far the wizard's side is from them. */
function searchFeatures(table: Table, field: Field): readonly number[] {
  const beliefs = beliefsOf(table)
  if (beliefs.length === 0) return [0, 0, 0]
  let near = 0
  for (const { haunt, chance } of beliefs) {
    const hex = table.haunts[haunt]
    if (hex !== undefined) near += chance * nearestWizards(table, field, field.board.grid.indexOf(hex))
  }
  return [1, beliefs.length / Math.max(1, table.settings.haunts.length), near / 10]
}

/** Once it is found: who holds it, how far it is from an entry hex, and how far the wizard's side is from it. */
function wandFeatures(table: Table, field: Field, moves: number): readonly number[] {
  if (table.wand.hidden) return [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const { hex } = table.wand
  const index = field.board.grid.indexOf(hex)
  const there = table.units.filter((unit) => unit.hex === hex)
  const holders = there.filter(({ type }) => sideOf(type) === 'wizard').length
  const distance = Math.min(at(field.toEntry, index), 30) / 10
  if (holders > 0) {
    const soon = distance <= 0.6 ? 1 : 0
    return [1, distance, holders / 4, moves, moves * soon, 0, 0, 0, 0]
  }
  const near = Math.min(nearestWizards(table, field, index), 20) / 10
  return [0, 0, 0, 0, 0, 1, distance, near, there.length > 0 ? 1 : 0]
}

function nearestWizards(table: Table, field: Field, index: number): number {
  let nearest = FAR
  for (const { type, hex } of table.units)
    if (sideOf(type) === 'wizard')
      nearest = Math.min(nearest, stepsBetween(field, field.board.grid.indexOf(hex), index))
  return Math.min(nearest, 30)
}

/** Game-turns from the limit at which time begins to press. */
const LATE = 10

/** With a turn limit the sorcerer only has to wait (AR-13.5). */
function lateness({ settings, turn }: Table): number {
  const { turnLimit } = settings.options
  return turnLimit === null ? 0 : Math.max(0, LATE - (turnLimit - turn)) / LATE
}
