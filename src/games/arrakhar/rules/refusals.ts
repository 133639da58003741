import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import { COMMAND_RULES } from './command-rules'
import type { Command } from './commands'
import type { Event } from './events'
import type { Position } from './position'

/** Why a command is illegal now, or undefined. */
export function refusalOf(position: Position, command: Command): Refusal | undefined {
  // The record gives each type its own rule; the compiler cannot follow the pairing through a union.
  const rule = COMMAND_RULES[command.type] as unknown as CommandRule<Position, Command, Event>
  return rule.refusalOf(position, command)
}
