import { diceStateOf, seededDice } from '@/engine/dice'
import { play } from '@/engine/play'
import { problemsText, type Refusal } from '@/engine/refusal'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/rules/commands'
import type { Position } from '@/games/arena/rules/position'

/** A table for tests of the set-up: it keeps the position and answers like the shell. */
export class BuildTable {
  readonly refusals: Refusal[] = []

  constructor(public position: Position) {}

  /** Plays a command with any dice. */
  readonly play = (command: Command): Refusal | undefined => {
    const played = play(rules, this.position, command, seededDice(diceStateOf(7)))
    if (played.outcome === 'played') this.position = played.position
    if (played.outcome !== 'refused') return undefined
    this.refusals.push(played.refusal)
    return played.refusal
  }
}

/** A table at the start of a game set up as the settings say. */
export function newTable(settings: unknown): BuildTable {
  const parsed = rules.newGame(settings)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return new BuildTable(parsed.value)
}
