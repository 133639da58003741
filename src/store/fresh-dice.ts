import type { DiceState } from '@/engine/kernel/dice'

/** Seeded dice that nobody can foresee: 128 random bits. */
export function freshDice(): DiceState {
  const state = [...crypto.getRandomValues(new Int32Array(4))]
  // From nothing but zeros the generator never comes away.
  return state.some((word) => word !== 0) ? state : [1, 0, 0, 0]
}
