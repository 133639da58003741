import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyGameRules } from '@/engine/kernel/game'
import { hexGrid } from '@/engine/kernel/hex'
import { reachFrom } from '@/engine/kernel/path'
import { playInPlace } from '@/engine/kernel/play'
import { type Contestant, quantile, timed } from './measure'
import { newGameOf } from './recorded-game'

const POSITIONS_EVERY = 37
const WARM_UP_PASSES = 3
/** Each position is listed so often, and its middle time counts: what else the machine does is no time of the rules. */
const PASSES = 5

/** Milliseconds that listing all legal commands takes, over positions of random games. */
export function listingTimes(rules: AnyGameRules, settings: readonly unknown[]) {
  const positions = settings.flatMap((one, nth) => positionsOf(rules, one, nth))
  const list = () =>
    positions.map((position) => {
      const began = performance.now()
      rules.legalCommands(position)
      return performance.now() - began
    })
  for (let pass = 0; pass < WARM_UP_PASSES; pass++) list()
  const passes = Array.from({ length: PASSES }, list)
  const times = positions.map((_, nth) =>
    quantile(
      passes.flatMap((pass) => pass[nth] ?? []),
      0.5,
    ),
  )
  return {
    positions: positions.length,
    median: quantile(times, 0.5),
    ninetyNinth: quantile(times, 0.99),
  }
}

function positionsOf(rules: AnyGameRules, settings: unknown, seed: number): readonly object[] {
  const position = structuredClone(newGameOf(rules, settings))
  const choices = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const kept: object[] = []
  for (let nth = 0; ; nth++) {
    const command = rules.sampleCommand(position, choices)
    if (!command) return kept
    if (nth % POSITIONS_EVERY === 0) kept.push(structuredClone(position))
    playInPlace(rules, position, command, dice)
  }
}

const COLUMNS = 23
const ROWS = 18
const POINTS = 6
/** One hex in so many is closed, as on a map with mountains. */
const CLOSED_ONE_IN = 4

/** Searches for reachable hexes from every hex of a map of Arrakhar's size, with the most points a unit has. */
export function reachSearches(): Contestant {
  const grid = hexGrid(COLUMNS, ROWS)
  const random = seededRandom(1)
  const closed = Uint8Array.from(grid.ids, () => (random.below(CLOSED_ONE_IN) === 0 ? 1 : 0))
  return {
    name: `reachable hexes, ${COLUMNS} × ${ROWS}, ${POINTS} points`,
    unit: 'searches',
    lap: () =>
      timed(grid.ids.length, () => {
        for (let start = 0; start < grid.ids.length; start++)
          reachFrom(grid, start, POINTS, (index) => (closed[index] === 1 ? 'never' : 'through'))
      }),
  }
}
