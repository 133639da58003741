import { copyOf } from '@/engine/basics/copy'
import { type Dice, type Roll, RollsWanted } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, PlayRules } from '@/engine/kernel/game'
import { type Played, playInPlace, valuesOf, recorded } from '@/engine/kernel/play'

/**
 * Stands in for `playBothWays` where mutants are judged: plays once, on a plain copy, in a fifth of the time. That
 * both ways come to the same is asked by the test suite.
 */
export function playBothWays<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  before: P,
  command: C,
  dice: Dice,
): Played<P, E> {
  const position = copyOf(before)
  const rolls: Roll[] = []
  try {
    const told = playInPlace(rules, position, command, recorded(dice, rolls))
    return isRefusal(told)
      ? { outcome: 'refused', refusal: told }
      : { outcome: 'played', position, events: told, rolls }
  } catch (thrown) {
    if (!(thrown instanceof RollsWanted)) throw thrown
    return { outcome: 'rollsWanted', request: thrown.request, had: valuesOf(rolls) }
  }
}

const isRefusal = <R extends object>(told: R | readonly unknown[]): told is R => !Array.isArray(told)
