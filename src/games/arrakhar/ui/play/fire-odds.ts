import { fireballForecast, type FireballForecast } from '../../rules/forecast'
import type { HexId } from '@/engine/hex'
import type { Table } from '../../rules/position'
import type { FireballKind } from '../../rules/segments/fireball-range'

/** What several fireballs on one hex would do, one after another. */
export interface SalvoForecast extends FireballForecast {
  readonly fireballs: number
  /** For one unit, that it falls to any of them. */
  readonly falls: number
}

/** The outcome of a number of fireballs of one kind; each rolls only for the units that are left. */
export function salvoForecast(
  table: Table,
  hex: HexId,
  kind: FireballKind,
  fireballs: number,
): SalvoForecast | undefined {
  const single = fireballForecast(table, hex, kind)
  if (!single) return undefined
  const falls = 1 - (1 - single.chance) ** fireballs
  const distribution = single.distribution.map((_, hits) => binomial(single.dice, hits, falls))
  return { ...single, fireballs, falls, expected: single.dice * falls, distribution }
}

function binomial(n: number, k: number, chance: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways * chance ** k * (1 - chance) ** (n - k)
}
