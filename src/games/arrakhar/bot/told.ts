import { sideOf } from '../queries/stacking'
import type { Counts, Table } from '../state/position'
import { SCENARIOS } from '../tables/scenarios'
import type { Side } from '../tables/units'
import { chanceToWin } from './evaluate'

/**
 * The weights of `chanceToWin` for those who read a chance: fitted by logistic regression to every moment of 2,000
 * games between medium bots, so that what is told comes true as often as it says (docs/balance.md). Bots go on playing by the
 * weights that they were measured with.
 */
// prettier-ignore
const WEIGHTS: readonly number[] = [
  // balance of forces, of casters, size of the wizard's, the pool, the wizard's turn to move
  4.58, -0.8, 0.8, 1.42, 0.12,
  // hidden: in all, haunts left, distance
  0.88, -1.46, -0.46,
  // held: in all, distance, holders; whose turn it is would change the chance where nothing has happened
  1.66, -1.79, 2.28, 0, 0,
  // loose: in all, distance, wizard's distance, barred
  -0.03, 2.88, -2.66, -0.35,
  // late
  -1.57,
]
/** What larger forces add, by the logarithm of the wizard's points over those of the Basic Scenario, and each haunt more. */
const POINTS = -0.37
const A_HAUNT = -0.31
/** Forces smaller than this share of them count as no smaller. */
const LEAST_SHARE = 0.1

/** The chance that a side wins, as it is told to people: it changes when something happens, not when a turn ends. */
export function toldChance(table: Table, side: Side, pool: Counts): number {
  return chanceToWin(table, side, pool, { weights: WEIGHTS, movesOf, biasOf })
}

const { allowance, haunts } = SCENARIOS.basic

function biasOf({ settings }: Table): number {
  const points = settings.allowance.wizard.points / allowance.wizard.points
  return POINTS * Math.log(Math.max(points, LEAST_SHARE)) + A_HAUNT * (settings.haunts.length - haunts.length)
}

/** Segments of a turn before its side moves. */
const BEFORE_MOVEMENT: readonly string[] = ['wanderingOrcs', 'summon', 'haste']

/** How far the next moves are the wizard's side's: a turn hands them over with each unit that moves, not at its end. */
function movesOf(table: Table): number {
  const left = leftOf(table)
  return table.side === 'wizard' ? left : 1 - left
}

/** The share of the phasing side's units that can still move in this turn. */
function leftOf({ side, now, units }: Table): number {
  if (BEFORE_MOVEMENT.includes(now.segment)) return 1
  if (now.segment !== 'movement') return 0
  const movers = units.filter(({ type }) => sideOf(type) === side)
  return movers.filter(({ id }) => now.spent[id] === undefined).length / Math.max(1, movers.length)
}
