import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import { COMMAND_RULES } from './command-rules'
import type { Command } from './commands'
import type { Event } from './events'
import type { Position } from './position'

/**
 * Why a command is illegal now, or undefined. Of several reasons the most basic one is told, by every command in the
 * same order:
 *
 * 1. the moment: the game is over, a draw is offered, the segment is another, dice have been rolled or wait;
 * 2. what is named: nothing at all, a unit, haunt or hex that there is not, the other side's unit, one unit twice,
 *    hexes that make no path;
 * 3. the kind: units that never do this, hexes in which it is never done;
 * 4. what is there: no enemy, no friend, not the wand, not a hex that was emptied;
 * 5. what was done this turn: a spell cast, an attack made, the wand moved;
 * 6. the distance: not next to it, out of range;
 * 7. the numbers: points left, room in a hex, odds, the pool.
 */
export function refusalOf(position: Position, command: Command): Refusal | undefined {
  // The record gives each type its own rule; the compiler cannot follow the pairing through a union.
  const rule = COMMAND_RULES[command.type] as unknown as CommandRule<Position, Command, Event>
  return rule.refusalOf(position, command)
}
