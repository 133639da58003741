import { sumOf } from '@/engine/bot/weigh'
import { at } from '@/engine/kernel/hex'
import type { Side } from '../tables/units'
import { countOf } from '../queries/counts'
import type { Counts, Table, Unit } from '../state/position'
import { sideOf, unitsOf } from '../queries/stacking'
import { beliefsOf } from './beliefs'
import { type Field, fieldOf, stepsToNearest } from './field'
import { WORTH } from './worth'

/**
 * What each feature of `featuresOf` adds to the wizard's side's chance, in log odds: fitted by logistic regression
 * to the ends of games that the bots played against each other.
 */
// prettier-ignore
const WEIGHTS: readonly number[] = [
  // balance of forces, of casters, size of the wizard's, the pool, the wizard's turn to move
  5.49, -1.39, -0.39, 3.21, 1.45,
  // hidden: in all, haunts left, distance
  -0.51, -1.36, -0.57,
  // held: in all, distance, holders, to move, to move and near an entry hex
  0.78, -0.5, 2.1, 0.4, 0.64,
  // loose: in all, distance, wizard's distance, barred
  -0.04, 0.48, -2.69, 0.21,
  // late
  -0.48,
]

/** How features become a chance. */
interface Scale {
  /** What each adds, in log odds. */
  readonly weights: readonly number[]
  /** How far the next moves are the wizard's side's, from 0 to 1. */
  readonly movesOf: (table: Table) => number
  /** What is added for what was agreed on, in log odds. */
  readonly biasOf: (table: Table) => number
}

const PLAYED: Scale = {
  weights: WEIGHTS,
  movesOf: ({ side }) => (side === 'wizard' ? 1 : 0),
  biasOf: () => 0,
}

/** The chance that a side wins, as the open table tells one who supposes what may still be summoned (AR-3.6). */
export function chanceToWin(
  table: Table,
  side: Side,
  pool: Counts,
  { weights, movesOf, biasOf }: Scale = PLAYED,
): number {
  const { ending, turn } = table
  // Before both sides stand on the board nothing can be told.
  if (ending ? ending.winner === 'draw' : turn === 0) return 0.5
  if (ending) return ending.winner === side ? 1 : 0
  const features = featuresOf(table, pool, movesOf(table))
  const score = features.reduce((sum, feature, nth) => sum + feature * (weights[nth] ?? 0), biasOf(table))
  const wizard = 1 / (1 + Math.exp(-score))
  return side === 'wizard' ? wizard : 1 - wizard
}

/** What a table looks like in numbers of about 0 to 1, the same for both sides; `WEIGHTS` says what each means. */
function featuresOf(table: Table, pool: Counts, moves: number): readonly number[] {
  const field = fieldOf(table.settings)
  const [wizards, sorcerers] = [unitsOf(table, 'wizard'), unitsOf(table, 'sorcerer')]
  const worth = sumOf(wizards, worthOf)
  const summoned = pool.demon * WORTH.demon + pool.orc * WORTH.orc + pool.ghoul * WORTH.ghoul
  const casters = (countOf(wizards, 'wizard') + 1) / (countOf(sorcerers, 'sorcerer') + 1)
  const nearest = (index: number) => Math.min(stepsToNearest(field, index, wizards), 30)
  return [
    Math.log((worth + 2) / (sumOf(sorcerers, worthOf) + summoned * 0.6 + 5)),
    Math.log(casters),
    Math.log((worth + 1) / 40),
    summoned / 40,
    moves,
    ...searchFeatures(table, nearest),
    ...wandFeatures(table, field, moves, nearest),
    lateness(table),
  ]
}

function worthOf({ type }: Unit): number {
  return WORTH[type]
}

/** Steps to a hex from the nearest unit of the wizard's side. */
type Nearest = (index: number) => number

/** While the wand is hidden: that it is, the share of haunts left, and how far the wizard's side is from them. */
function searchFeatures(table: Table, nearest: Nearest): readonly number[] {
  const beliefs = beliefsOf(table)
  if (beliefs.length === 0) return [0, 0, 0]
  const near = sumOf(beliefs, ({ index, chance }) => chance * nearest(index))
  return [1, beliefs.length / Math.max(1, table.settings.haunts.length), near / 10]
}

/** Once it is found: who holds it, how far it is from an entry hex, and how far the wizard's side is from it. */
function wandFeatures(table: Table, field: Field, moves: number, nearest: Nearest): readonly number[] {
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
  const near = Math.min(nearest(index), 20) / 10
  return [0, 0, 0, 0, 0, 1, distance, near, there.length > 0 ? 1 : 0]
}

/** Game-turns from the limit at which time begins to press. */
const LATE = 10

/** With a turn limit the sorcerer only has to wait (AR-13.5). */
function lateness({ settings, turn }: Table): number {
  const { turnLimit } = settings.options
  return turnLimit === null ? 0 : Math.max(0, LATE - (turnLimit - turn)) / LATE
}
