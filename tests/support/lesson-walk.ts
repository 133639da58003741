import { handDice, type Dice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyGameRules, Json } from '@/engine/kernel/game'
import { isReached, type Attempt, type TaskChapter } from '@/engine/lesson/lesson'
import { play } from '@/engine/kernel/play'

/** What became of commands played in a task. */
export interface Walked {
  readonly attempt: Attempt
  /** The clause that refused the last command, if one did. */
  readonly refused: string | null
  /** After how many commands the goal was reached first, or null. */
  readonly reachedAt: number | null
  /** The clause of the first failure and after how many commands, or null. */
  readonly failed: { readonly clause: string; readonly at: number } | null
}

/** A step of a demonstration. */
interface Step {
  readonly command: AnyCommand
  readonly dice?: readonly number[]
}

/** Plays what lessons of a game hold as a learner would. */
export function walkIn(rules: AnyGameRules) {
  /** A position of a lesson; throws with all faults if it is none. */
  function positionIn(json: Json): object {
    const parsed = rules.parsePosition(json)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    return parsed.value
  }

  /** A command of a lesson; throws if it has not the shape of one. */
  function commandIn(command: AnyCommand): AnyCommand {
    const parsed = rules.parseCommand(command)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    return parsed.value
  }

  /** Plays the steps of a demonstration; throws where one is refused or its dice are not used up exactly. */
  function demonstrate(position: object, steps: readonly Step[]): object {
    return steps.reduce((before, { command, dice = [] }, nth) => {
      const hand = handDice(dice)
      const played = play(rules, before, commandIn(command), hand)
      if (played.outcome !== 'played') throw new Error(`Step ${nth}: ${JSON.stringify(played)}`)
      if (hand.left() > 0) throw new Error(`Step ${nth}: ${hand.left()} dice left over`)
      return played.position
    }, position)
  }

  /** Plays commands in a task, with its dice over and over, up to the first refusal. */
  function walk(task: TaskChapter, commands: readonly AnyCommand[]): Walked {
    const dice = around(task.dice ?? [])
    let position = positionIn(task.position)
    const events: AnyEvent[] = []
    let walked = lookedAt(task, { position, events, commands: 0 }, null)
    for (const [nth, command] of commands.entries()) {
      const played = play(rules, position, commandIn(command), dice)
      if (played.outcome === 'refused') return { ...walked, refused: played.refusal.clause }
      if (played.outcome !== 'played') throw new Error('A task without dice wants a roll.')
      position = played.position
      events.push(...played.events)
      walked = lookedAt(task, { position, events, commands: nth + 1 }, walked)
    }
    return walked
  }

  function lookedAt(
    task: TaskChapter,
    { position, events, commands }: Moment,
    before: Walked | null,
  ): Walked {
    const told = events as unknown as readonly Json[]
    const attempt: Attempt = { position: rules.writePosition(position), events: told, commands }
    const failure = task.failures?.find(({ when }) => isReached(when, attempt))
    return {
      attempt,
      refused: null,
      reachedAt: before?.reachedAt ?? (isReached(task.goal, attempt) ? commands : null),
      failed: before?.failed ?? (failure ? { clause: failure.clause, at: commands } : null),
    }
  }

  return { positionIn, commandIn, demonstrate, walk }
}

interface Moment {
  readonly position: object
  readonly events: readonly AnyEvent[]
  readonly commands: number
}

function around(values: readonly number[]): Dice {
  let used = 0
  return {
    roll({ count }) {
      if (values.length === 0) throw new Error('A task without dice wants a roll.')
      return Array.from({ length: count }, () => values[used++ % values.length] ?? 1)
    },
  }
}
