import type { HexId } from '@/engine/hex'
import type { UnitType } from '../../content/units'
import { eliminatedFrom } from '../odds'
import type { Settings, Table } from '../position'
import type { FireballKind } from '../segments/fireball-range'
import { stackIn } from '../stacking'
import { certainly, type ChainForecast, type ChainStep, chainOf, DIE_FACES } from './chain'

export interface SalvoStep extends ChainStep {
  readonly kind: FireballKind
}

/** What fireballs at one hex do, one after another. */
export type Salvo = ChainForecast<SalvoStep>

/** The chance that one die of a fireball eliminates a unit of a type (AR-8.4). */
export function fireChance(settings: Settings, kind: FireballKind, type: UnitType): number {
  return (DIE_FACES + 1 - eliminatedFrom(settings, kind, type)) / DIE_FACES
}

/**
 * What fireballs at the units now in a hex do when they are rolled in this order; each rolls only for those
 * that are left, and finds nobody when none is (AR-8.4, AR-8.5). A unit's own dice alone decide its fate, so
 * that the chances of the units can be put together one by one.
 */
export function salvo(table: Table, hex: HexId, kinds: readonly FireballKind[]): Salvo {
  const types = stackIn(table, hex).map(({ type }) => type)
  const steps: SalvoStep[] = []
  let standing = types.map(() => 1)
  let left = certainly(types.length, types.length)
  for (const kind of kinds) {
    const wasted = left[0] ?? 0
    const after = standing.map((chance, nth) => chance * survives(table, kind, types[nth]))
    left = countChances(after)
    steps.push({ kind, wasted, expected: total(standing) - total(after), left })
    standing = after
  }
  return chainOf(types.length, steps)
}

function survives(table: Table, kind: FireballKind, type: UnitType | undefined): number {
  return type === undefined ? 1 : 1 - fireChance(table.settings, kind, type)
}

/** Chances of how many come true of things that come true each with a chance of its own. */
function countChances(chances: readonly number[]): readonly number[] {
  return chances.reduce<readonly number[]>(
    (counts, chance) =>
      [...counts, 0].map((same, nth) => same * (1 - chance) + (counts[nth - 1] ?? 0) * chance),
    [1],
  )
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
