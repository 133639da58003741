import type { Reason, Thought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import type { Hint, Told } from './hint-desk'

/** How a game tells of plans, and what of them players do themselves. */
export interface Advising<View, Command extends AnyCommand> {
  readonly ways: { hintOf(view: View, thought: Thought<Command, Reason>): Told }
  /** What ends the stage that the view shows, or undefined. */
  readonly endOf: (view: View) => { readonly command: Command } | undefined
  readonly isSetUp: (view: View) => boolean
}

/**
 * The next move of a plan: players are coached, not played for. A stage is never ended for them. What is chosen in a
 * set-up is one choice, however many commands it takes.
 */
export function adviceOf<View, Command extends AnyCommand>(
  view: View,
  thought: Thought<Command, Reason>,
  { ways, endOf, isSetUp }: Advising<View, Command>,
): Hint {
  const plan = ways.hintOf(view, thought)
  if (isSetUp(view)) return { ...plan, then: [], goesOn: null }
  const [first, ...rest] = thought.commands
  const move = ways.hintOf(view, { ...thought, commands: thought.commands.slice(0, 1) })
  const isEnd = first?.type === endOf(view)?.command.type
  return {
    ...move,
    commands: isEnd ? [] : move.commands,
    then: plan.lines.slice(1),
    goesOn: isEnd || rest.length === 0 ? null : { ...thought, commands: rest },
  }
}
