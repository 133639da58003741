import { diceStateOf, seededDice } from '@/engine/dice'
import { play } from '@/engine/play'
import type { Refusal } from '@/engine/refusal'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/rules/commands'
import type { Position } from '@/games/arrakhar/rules/position'

/** A table for tests of the set-up: it keeps the position and answers like the shell. */
export class SetUpTable {
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

  /** What the side at the mouse sees. */
  get view() {
    return rules.viewOf(this.position, this.position.side)
  }
}

/** A table at the start of a game set up as the settings say. */
export function newTable(settings: unknown): SetUpTable {
  const parsed = rules.newGame(settings)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return new SetUpTable(parsed.value)
}

/** A table where both forces are designed and the sorcerer is about to place. */
export function designedTable(
  settings: unknown,
  sorcerer: Readonly<Record<string, number>>,
  wizard: Readonly<Record<string, number>>,
): SetUpTable {
  const table = newTable(settings)
  table.play({ type: 'designForce', side: 'sorcerer', counts: sorcerer })
  table.play({ type: 'designForce', side: 'wizard', counts: wizard })
  return table
}
