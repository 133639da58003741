import type { AnyThought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import type { SaidThought } from '@/engine/table/table'
import type { Stage } from '../stage/stage'
import { MISTAKES_TEXT as TEXT } from './mistakes-text'

/** A command in words, and as it is drawn. */
export interface SaidCommand extends SaidThought {
  readonly line: string
}

/** What can be said of a mistake in the words of its table. */
export interface MistakeWords {
  /** What was played. */
  readonly was: SaidCommand
  readonly best: SaidCommand
  readonly ideas: readonly { readonly command: AnyCommand; readonly line: string }[]
}

/** A command in the words of the game's table, for the seat that a view belongs to. */
export function saidOf(stage: Stage, view: object, command: AnyCommand): SaidCommand {
  return saidFirst(stage, view, { commands: [command], chance: 0, reasons: [], nodes: 0 })
}

/** The first command of a thought in the same words, with the reasons of the bot. */
export function saidFirst({ Table }: Stage, view: object, thought: AnyThought): SaidCommand {
  const first = { ...thought, commands: thought.commands.slice(0, 1) }
  const said = Table.adviceOf?.(view, first) ?? { lines: [], reasons: [], drawings: [] }
  return { ...said, line: said.lines[0] ?? TEXT.nameless }
}
