import { describe, expect, test } from 'vitest'
import type { Budget } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { bestByTrial } from '@/engine/bot/search'

const ENDLESS: Budget = { rollouts: 200, isOver: () => false }

/** Plans that succeed so many times in a hundred. */
const PLANS = [20, 35, 80, 50, 10] as const

describe('trying plans out', () => {
  test('finds the one that does best on average', () => {
    const random = seededRandom(1)
    const found = bestByTrial([...PLANS], (plan) => (random.below(100) < plan ? 1 : 0), ENDLESS)
    expect(found.plan).toBe(80)
    expect(found.value).toBeGreaterThan(0.6)
  })

  test('tries the better ones more often', () => {
    const tries = new Map<number, number>()
    bestByTrial([...PLANS], (plan) => (tries.set(plan, (tries.get(plan) ?? 0) + 1), plan), ENDLESS)
    expect(tries.get(80)).toBeGreaterThan(2 * (tries.get(10) ?? 0))
  })

  test('numbers the tries of each plan from 0, so that all meet the same suppositions', () => {
    const numbers = new Map<number, number[]>()
    bestByTrial(
      [...PLANS],
      (plan, nth) => {
        numbers.set(plan, [...(numbers.get(plan) ?? []), nth])
        return plan
      },
      ENDLESS,
    )
    for (const met of numbers.values()) expect(met).toEqual(met.map((_, nth) => nth))
  })

  test('keeps to its budget', () => {
    for (const rollouts of [1, 7, 64, 1000]) {
      let tries = 0
      bestByTrial([...PLANS], (plan) => ((tries += 1), plan), { ...ENDLESS, rollouts })
      expect(tries).toBeLessThanOrEqual(rollouts)
      expect(tries).toBeGreaterThan(0)
    }
  })

  test('stops when it is told to, with the best so far', () => {
    let tries = 0
    const found = bestByTrial([...PLANS], (plan) => ((tries += 1), plan), {
      ...ENDLESS,
      isOver: () => tries >= 4,
    })
    expect(tries).toBe(4)
    expect(found.plan).toBe(80)
  })

  test('gives the first plan where nothing could be tried', () => {
    const found = bestByTrial([...PLANS], () => 1, { ...ENDLESS, isOver: () => true })
    expect(found).toEqual({ plan: 20, value: NaN, tries: 0 })
  })

  test('tells how far it is, up to the whole', () => {
    const shares: number[] = []
    bestByTrial([...PLANS], (plan) => plan, { ...ENDLESS, onProgress: (share) => shares.push(share) })
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBeGreaterThan(0.9)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })
})
