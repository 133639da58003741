import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Position } from '@/games/arrakhar/state/position'
import { AnsweringTable } from '../../../support/answering-table'

/** A table for tests of the set-up. */
export class SetUpTable extends AnsweringTable<Position, Command> {
  /** What the side at the mouse sees. */
  get view() {
    return rules.viewOf(this.position, this.position.side)
  }
}

/** A table at the start of a game set up as the settings say. */
export function newTable(settings: unknown): SetUpTable {
  const parsed = rules.newGame(settings)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return new SetUpTable(rules, parsed.value)
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
