import { onceForEach } from '@/engine/basics/once'
import { type FireballKind, ODDS_COLUMNS } from '../tables/tables'
import type { UnitType } from '../tables/units'
import { mapCounts } from '../queries/counts'
import { DIE_FACES } from '../queries/forecast/chain'
import { fireChance } from '../queries/forecast/salvo'
import type { Settings } from '../state/position'

/** What the tables of a game give, as chances. */
export interface Chances {
  /** That an attack on one defender eliminates it, by odds column from 1:2 on. */
  readonly kill: readonly number[]
  /** That one fireball eliminates a unit in its target hex. */
  readonly burn: Readonly<Record<UnitType, number>>
  readonly burnByWand: Readonly<Record<UnitType, number>>
}

/** The chances of a game's tables, worked out once. */
export const chancesOf = onceForEach((settings: Settings): Chances => {
  const burn = (kind: FireballKind) => mapCounts((type) => fireChance(settings, kind, type))
  return {
    kill: ODDS_COLUMNS.map(
      (_, nth) => settings.tables.combat.filter((row) => row[nth] !== '-').length / DIE_FACES,
    ),
    burn: burn('fireball'),
    burnByWand: burn('wand'),
  }
})

/**
 * The chance to eliminate one defender with `strength` times its own, between two columns in proportion; with
 * the bonus one column better (AR-10.5, AR-10.6). Odds worse than 1:2 give none.
 */
export function killChance({ kill }: Chances, strength: number, bonus: boolean): number {
  if (strength < 0.5) return 0
  // The columns stand at 0.5, 1, 2 … 6 times the defender.
  const place = (strength < 1 ? strength * 2 - 1 : Math.min(strength, 6)) + (bonus ? 1 : 0)
  const below = Math.min(Math.floor(place), kill.length - 1)
  const above = Math.min(below + 1, kill.length - 1)
  const [low, high] = [kill[below] ?? 0, kill[above] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}
