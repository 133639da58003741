import { faultsAt } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { figuresOf, type Settings } from '../state/settings'

/** What of the figures does not fit together (SU-5, SU-6, VC-2). */
export function settingsFaults(settings: Settings): readonly Problem[] {
  const { pool, poolLeast, poolMost, chaos, earliestEnd, turns } = figuresOf(settings)
  return faultsAt<Clause>('figures', [
    [pool < poolLeast || pool > poolMost, 'pool', `must be from ${poolLeast} to ${poolMost}`, 'SU-5'],
    [pool > 39, 'pool', 'must be 39 at most, as many chaos kinds as there are', 'SU-5'],
    [chaos > pool, 'chaos', `must be ${pool} at most, as many as the pool has`, 'SU-6'],
    [earliestEnd > turns, 'earliestEnd', `must be ${turns} at most, the last turn`, 'VC-2'],
  ])
}
