import { expect } from 'vitest'
import { copyOf } from '@/engine/basics/copy'
import { handDice, type Dice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, PlayRules } from '@/engine/kernel/game'
import { play, playInPlace, type Played, valuesOf } from '@/engine/kernel/play'

/**
 * Plays a command as the table does, on a draft, and holds what a replay does with it on a plain copy to the
 * same: a rule that reads on from what it has changed gives itself away.
 */
export function playBothWays<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  command: C,
  dice: Dice,
): Played<P, E> {
  const played = play(rules, position, command, dice)
  if (played.outcome !== 'played') return played
  const copy = copyOf(position)
  const events = playInPlace(rules, copy, command, handDice(valuesOf(played.rolls)))
  expect({ position: copy, events }).toEqual({ position: played.position, events: played.events })
  return played
}
