import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, PlayRules } from '@/engine/kernel/game'
import { play } from '@/engine/kernel/play'
import type { Refusal } from '@/engine/kernel/refusal'

/** A table for tests of the set-up: it keeps the position and answers like the shell. */
export class AnsweringTable<P extends object, C extends AnyCommand> {
  readonly refusals: Refusal[] = []

  constructor(
    private readonly rules: PlayRules<P, C, AnyEvent, object>,
    public position: P,
  ) {}

  /** Plays a command with any dice. */
  readonly play = (command: C): Refusal | undefined => {
    const played = play(this.rules, this.position, command, seededDice(diceStateOf(7)))
    if (played.outcome === 'played') this.position = played.position
    if (played.outcome !== 'refused') return undefined
    this.refusals.push(played.refusal)
    return played.refusal
  }
}
