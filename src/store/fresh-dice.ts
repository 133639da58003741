import { diceStateOf, type DiceState } from '@/engine/dice'

/** Seeded dice that nobody can foresee. */
export function freshDice(): DiceState {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1))
  return diceStateOf(seed)
}
