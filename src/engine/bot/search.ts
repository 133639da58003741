import type { Budget } from './bot'

/** A plan that is tried out, and what came of it so far. */
interface Trial<Plan> {
  readonly plan: Plan
  tries: number
  sum: number
}

/** The plan that did best. */
export interface Found<Plan> {
  readonly plan: Plan
  /** What it came to on average, as `tryOut` measures it. */
  readonly value: number
  readonly tries: number
}

/**
 * The best of several plans by trying them out: all are tried equally often, the worse half is dropped, those
 * left are tried again, and so on until one is left or the budget is used up (sequential halving; Karnin, Koren
 * and Somekh, 'Almost optimal exploration in multi-armed bandits', 2013). `tryOut` plays a plan once, by chance,
 * and measures what came of it, the higher the better; `nth` counts the tries of that plan from 0, so that all
 * plans can be tried under the same suppositions. With a single plan, or no budget, nothing is tried.
 */
export function bestByTrial<Plan>(
  plans: readonly [Plan, ...Plan[]],
  tryOut: (plan: Plan, nth: number) => number,
  budget: Budget,
): Found<Plan> {
  let open: Trial<Plan>[] = plans.map((plan) => ({ plan, tries: 0, sum: 0 }))
  const rounds = Math.max(1, Math.ceil(Math.log2(plans.length)))
  let used = 0
  for (let round = 0; round < rounds && used < budget.rollouts; round++) {
    const each = Math.max(1, Math.floor(budget.rollouts / rounds / open.length))
    for (let nth = 0; nth < each; nth++) {
      for (const trial of open) {
        if (used >= budget.rollouts || budget.isOver()) return foundOf(open, plans[0])
        trial.sum += tryOut(trial.plan, trial.tries)
        trial.tries += 1
        used += 1
      }
      budget.onProgress?.(Math.min(1, used / budget.rollouts))
    }
    open = open.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(open.length / 2))
  }
  return foundOf(open, plans[0])
}

function meanOf({ sum, tries }: Trial<unknown>): number {
  return tries === 0 ? -Infinity : sum / tries
}

function foundOf<Plan>(open: readonly Trial<Plan>[], first: Plan): Found<Plan> {
  const best = open.reduce<Trial<Plan> | undefined>(
    (before, next) => (before && meanOf(before) >= meanOf(next) ? before : next),
    undefined,
  )
  if (!best || best.tries === 0) return { plan: first, value: NaN, tries: 0 }
  return { plan: best.plan, value: meanOf(best), tries: best.tries }
}
