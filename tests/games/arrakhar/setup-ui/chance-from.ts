import type { Chance } from '@/games/arrakhar/commands/set-up/filling/chance'

/** A chance that goes the same way for the same seed (a linear congruential generator). */
export function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 1) % 2 ** 32
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
