import type { Battle, State } from '../../state/state'
import { boutOf, extraDiceOf, modifiersOf, sumOfModifiers } from './modifiers'

/** How many of all ways in which the dice can fall are won, tied and lost by the attacker (AM-12.8). */
export interface Odds {
  readonly wins: number
  readonly ties: number
  readonly losses: number
}

/** The odds of the roll as the fighters stand; undefined while a side has none. */
export function oddsOf(state: State, battle: Battle): Odds | undefined {
  const a = boutOf(state, battle, 'a')
  const d = boutOf(state, battle, 'd')
  if (!a || !d) return undefined
  const lead = sumOfModifiers(modifiersOf(a)) - sumOfModifiers(modifiersOf(d))
  const odds = { wins: 0, ties: 0, losses: 0 }
  for (const attack of sumsOf(1 + extraDiceOf(a)))
    for (const defense of sumsOf(1 + extraDiceOf(d))) {
      const difference = lead + attack - defense
      odds[difference > 0 ? 'wins' : difference < 0 ? 'losses' : 'ties'] += 1
    }
  return odds
}

/** The sum of some dice for each way in which they can fall. */
function sumsOf(dice: number): readonly number[] {
  const faces = [1, 2, 3, 4, 5, 6]
  if (dice === 0) return [0]
  return sumsOf(dice - 1).flatMap((sum) => faces.map((face) => sum + face))
}
