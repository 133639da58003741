import type { HexId } from '@/engine/kernel/hex'
import type { FireballKind } from '../../tables/tables'
import type { UnitType } from '../../tables/units'
import { eliminatedFrom } from '../odds'
import type { Settings, Table, Unit } from '../../state/position'
import { underFire } from '../fireball-range'
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

/** Units that may be left of a stack, in listing order, and how likely that is. */
interface Standing {
  readonly units: readonly Unit[]
  readonly chance: number
}

/**
 * What fireballs at the units now in a hex do when they are rolled in this order; each rolls only for those
 * that are left, and finds nobody when none is (AR-8.4, AR-8.5). Every outcome is followed, none drawn: when
 * not all are rolled for, what one die does decides for whom the next fireball rolls.
 */
export function salvo(table: Table, hex: HexId, kinds: readonly FireballKind[]): Salvo {
  const stack = stackIn(table, hex)
  const steps: SalvoStep[] = []
  let standing: readonly Standing[] = [{ units: stack, chance: 1 }]
  let left = certainly(stack.length, stack.length)
  for (const kind of kinds) {
    const wasted = left[0] ?? 0
    const after = merged(standing.flatMap((before) => rolled(table, kind, before)))
    const leftAfter = left.map((_, count) => chanceOf(after, count))
    steps.push({ kind, wasted, expected: mean(left) - mean(leftAfter), left: leftAfter })
    standing = after
    left = leftAfter
  }
  return chainOf(stack.length, steps)
}

/** What one fireball may leave, die by die. */
function rolled(table: Table, kind: FireballKind, before: Standing): readonly Standing[] {
  return underFire(table, before.units).reduce<readonly Standing[]>(
    (outcomes, target) => {
      const falls = fireChance(table.settings, kind, target.type)
      return outcomes.flatMap(({ units, chance }) => [
        { units, chance: chance * (1 - falls) },
        { units: units.filter((unit) => unit !== target), chance: chance * falls },
      ])
    },
    [before],
  )
}

/** The same units left on several ways, as one. */
function merged(all: readonly Standing[]): readonly Standing[] {
  const bySet = new Map<string, Standing>()
  for (const { units, chance } of all) {
    const key = units.map(({ id, type }) => `${id} ${type}`).join()
    bySet.set(key, { units, chance: chance + (bySet.get(key)?.chance ?? 0) })
  }
  return [...bySet.values()]
}

function chanceOf(standing: readonly Standing[], count: number): number {
  return standing.reduce((sum, { units, chance }) => sum + (units.length === count ? chance : 0), 0)
}

/** The average of a number whose chances are given from 0 on. */
function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, number) => sum + chance * number, 0)
}
