import { sameData } from '../basics/same-data'
import { type Dice, handDice } from '../kernel/dice'
import type { AnyCommand, AnyEvent, AnyFileRules, AnyPlayRules, Json } from '../kernel/game'
import { historyFrom, playOn, positionOf, type History } from '../kernel/history'
import {
  isReached,
  type Attempt,
  type DemonstrationChapter,
  type DemonstrationStep,
  type Detour,
  type Failure,
  type LessonChapter,
  type TaskChapter,
} from './lesson'
import { isLost, type LastingFacts } from './lesson-reach'
import type { Parsed, Refusal } from '../kernel/refusal'

/** What playing a lesson takes of a game. */
export interface LessonGame {
  readonly rules: AnyPlayRules
  readonly files: AnyFileRules
  /** Left out where nobody tells what is gone for good. */
  readonly teaching?: { readonly facts?: LastingFacts }
}

export type LessonHistory = History<object, AnyCommand, AnyEvent>

/** What came of a command in a lesson: the game goes on, or it was refused and stands as it did. */
export type LessonPlayed =
  | { readonly ok: true; readonly history: LessonHistory }
  | { readonly ok: false; readonly refusal: Refusal }

/** How far a task is. */
export type Verdict =
  | { readonly state: 'open' }
  | { readonly state: 'reached' }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** The goal cannot be reached any more: the game is over, or what it asks for is gone. */
  | { readonly state: 'lost'; readonly isOver: boolean }

/** A demonstration as far as it can be played, and why no further. */
export interface Demonstrated {
  readonly history: LessonHistory
  /** The first step that cannot be played, by its index, and why. */
  readonly fault: { readonly step: number; readonly message: string } | null
}

/** What the dice of a task show that names none. */
const ANY_DICE = [3, 4, 2, 5, 1, 6] as const
const OPEN: Verdict = { state: 'open' }

/** A chapter's game at its first position. */
export function openChapter({ files }: LessonGame, chapter: LessonChapter): Parsed<LessonHistory> {
  const position = files.parsePosition(chapter.position)
  return position.ok ? { ok: true, value: historyFrom(position.value) } : position
}

/** Plays the steps of a demonstration one after another, from its first position. */
export function demonstrated(
  { rules }: LessonGame,
  { steps }: Pick<DemonstrationChapter, 'steps'>,
  first: LessonHistory,
): Demonstrated {
  let history = first
  for (const [step, { command, dice = [] }] of steps.entries()) {
    const played = playedWith(rules, history, command, handDice(dice))
    if (!played.ok) return { history, fault: { step, message: played.refusal.message } }
    history = played.history
  }
  return { history, fault: null }
}

/** Plays a command of a task with the task's own dice. */
export function playTask(
  { rules }: LessonGame,
  { dice }: Pick<TaskChapter, 'dice'>,
  history: LessonHistory,
  command: AnyCommand,
): LessonPlayed {
  return playedWith(rules, history, command, circlingDice(dice ?? [], rolledIn(history)))
}

/** Whether a task is done, or has failed, where its game stands now. */
export function verdictOf(
  game: LessonGame,
  { goal, failures = [] }: Pick<TaskChapter, 'goal' | 'failures'>,
  history: LessonHistory,
): Verdict {
  if (history.cursor === 0) return OPEN
  const attempt = attemptOf(game, history)
  if (isReached(goal, attempt)) return { state: 'reached' }
  const failure = failures.find(({ when }) => isReached(when, attempt))
  if (failure) return { state: 'failed', failure }
  if (game.rules.askedSeat(positionOf(history)) === null) return { state: 'lost', isOver: true }
  const first = game.files.writePosition(history.initial)
  return isLost(goal, { attempt, first, facts: game.teaching?.facts })
    ? { state: 'lost', isOver: false }
    : OPEN
}

/** The detour that was played, move by move, and at which end the task stands now. */
export function detourOf(
  { detours = [] }: Pick<TaskChapter, 'detours'>,
  { steps, cursor }: LessonHistory,
): Detour | undefined {
  const played = steps.slice(0, cursor).map(({ entry }) => entry.command)
  return played.length === 0 ? undefined : detours.find(({ commands }) => sameData(commands, played))
}

/** What a goal is checked against: the game as it stands, and what happened in it. */
export function attemptOf({ files }: LessonGame, history: LessonHistory): Attempt {
  return {
    position: files.writePosition(positionOf(history)),
    // Events are plain data, as the contract asks of them.
    events: history.steps
      .slice(0, history.cursor)
      .flatMap(({ events }) => events as unknown as readonly Json[]),
    commands: history.cursor,
  }
}

/** What was played, as a demonstration tells it: each command and the dice it used. */
export function stepsOf({ steps, cursor }: LessonHistory): readonly DemonstrationStep[] {
  return steps.slice(0, cursor).map(({ entry }) => {
    const dice = entry.rolls.flatMap(({ values }) => values)
    return { command: entry.command, ...(dice.length > 0 ? { dice } : {}) }
  })
}

/** Dice that show `values` in order and begin again when these run out; `used` were rolled before. */
export function circlingDice(values: readonly number[], used: number): Dice {
  const shown = values.length > 0 ? values : ANY_DICE
  let next = used
  return {
    roll: ({ count, faces }) =>
      Array.from({ length: count }, () => (((shown[next++ % shown.length] ?? 1) - 1) % faces) + 1),
  }
}

function rolledIn({ steps, cursor }: LessonHistory): number {
  return steps
    .slice(0, cursor)
    .flatMap(({ entry }) => entry.rolls)
    .reduce((sum, { values }) => sum + values.length, 0)
}

function playedWith(
  rules: AnyPlayRules,
  history: LessonHistory,
  command: AnyCommand,
  dice: Dice,
): LessonPlayed {
  if (!Object.hasOwn(rules.commands, command.type))
    return refused(`The game knows no command "${command.type}".`)
  const next = playOn(rules, history, { command, dice })
  switch (next.played.outcome) {
    case 'played':
      return { ok: true, history: next.history }
    case 'refused':
      return { ok: false, refusal: next.played.refusal }
    case 'rollsWanted':
      return refused(`Its dice are too few, or show what no die can: ${next.played.request.label}.`)
  }
}

function refused(message: string): LessonPlayed {
  return { ok: false, refusal: { clause: '', message } }
}

/** Commands played to their end from the beginning of a task, or undefined when they cannot be. */
export function playedHistory(
  game: LessonGame,
  chapter: TaskChapter,
  commands: readonly AnyCommand[],
): LessonHistory | undefined {
  const opened = openChapter(game, chapter)
  if (!opened.ok) return undefined
  let history = opened.value
  for (const command of commands) {
    const played = playTask(game, chapter, history, command)
    if (!played.ok) return undefined
    history = played.history
  }
  return history
}
