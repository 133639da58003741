import type { HexId } from '@/engine/hex'
import type { CombatResult, OddsColumn } from '../content/tables'
import type { UnitType } from '../content/units'
import { columnResults } from './odds'
import type { Settings, Table } from './position'
import type { FireballKind } from './segments/fireball-range'
import { stackIn } from './stacking'

const FACES = 6

/** What a fireball at a hex would do. */
export interface FireballForecast {
  readonly unitType: UnitType
  /** One die for each unit there (AR-8.4). */
  readonly dice: number
  /** The lowest die that eliminates; 7 for never. */
  readonly from: number
  /** For one unit. */
  readonly chance: number
  /** Units eliminated on average. */
  readonly expected: number
  /** Probability of 0, 1, 2 … eliminated. */
  readonly distribution: readonly number[]
}

/** The lowest die that eliminates a unit of a type; 7 for never (AR-8.4). */
export function eliminatedFrom(settings: Settings, kind: FireballKind, type: UnitType): number {
  const { fireball, wandFireball } = settings.tables
  return (kind === 'wand' ? wandFireball : fireball)[type] ?? FACES + 1
}

/** The outcome of a fireball at the units now in a hex, or undefined for an empty hex. */
export function fireballForecast(table: Table, hex: HexId, kind: FireballKind): FireballForecast | undefined {
  const units = stackIn(table, hex)
  const [first] = units
  if (!first) return undefined
  const from = eliminatedFrom(table.settings, kind, first.type)
  const chance = (FACES + 1 - from) / FACES
  const distribution = Array.from({ length: units.length + 1 }, (_, hits) =>
    binomial(units.length, hits, chance),
  )
  return {
    unitType: first.type,
    dice: units.length,
    from,
    chance,
    expected: units.length * chance,
    distribution,
  }
}

function binomial(n: number, k: number, chance: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways * chance ** k * (1 - chance) ** (n - k)
}

/** What an attack would do, read on a column. */
export interface AttackForecast {
  /** Results by die, from 1 to 6. */
  readonly results: readonly CombatResult[]
  /** Probabilities of no loss, one loss by a `1`, and all named defenders lost. */
  readonly none: number
  readonly one: number
  readonly all: number
  /** Defenders eliminated on average. */
  readonly expected: number
}

/** The outcome of an attack on a number of named defenders (AR-10.8). */
export function attackForecast(table: Table, column: OddsColumn, defenders: number): AttackForecast {
  const results = columnResults(table, column)
  const share = (result: CombatResult) => results.filter((other) => other === result).length / FACES
  const [none, one, all] = [share('-'), share('1'), share('E')]
  return { results, none, one, all, expected: one * Math.min(1, defenders) + all * defenders }
}
