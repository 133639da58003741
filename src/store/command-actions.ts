import type { AnyCommand } from '@/engine/game'
import { positionOf, redo, undo, type Turned } from '@/engine/history'
import { refusalOf } from '@/engine/play'
import type { Refusal } from '@/engine/refusal'
import { isCovered, playIn, turnTo, type AnyHistory, type Session } from './session'
import type { Table } from './table'

/** Playing, and taking back. */
export interface CommandActions {
  /** Plays a command: undefined when it was played or waits for dice to be typed, else why not. */
  readonly play: (command: AnyCommand) => Refusal | undefined
  /** Why a command would be refused now. */
  readonly refusalOf: (command: AnyCommand) => Refusal | undefined
  /** Hands in dice thrown on the table for the command that waits for them. */
  readonly provideRolls: (values: readonly number[]) => void
  /** Gives up the command that waits for dice; nothing has changed. */
  readonly cancelRolls: () => void
  /** Takes the last step back: undefined, or why not. */
  readonly undo: () => string | undefined
  /** Puts the step last taken back in force again: undefined, or why not. */
  readonly redo: () => string | undefined
}

/** The actions that move a game on and back. */
export function commandActions(table: Table): CommandActions {
  const { session, show } = table
  return {
    // A second click that comes after the curtain or the dice dialog is nobody's command.
    play(command) {
      const before = session()
      return before && !isBusy(before) ? attempt(table, before, command) : undefined
    },
    refusalOf(command) {
      const now = session()
      return now ? refusalOf(now.game.rules, positionOf(now.history), command) : undefined
    },
    provideRolls(values) {
      const now = session()
      if (now?.awaited) attempt(table, now, now.awaited.command, [...now.awaited.had, ...values])
    },
    cancelRolls() {
      const now = session()
      if (now?.awaited) show({ ...now, awaited: null })
    },
    undo: () => turn(table, undo),
    redo: () => turn(table, redo),
  }
}

function attempt(
  { store, show, put }: Table,
  before: Session,
  command: AnyCommand,
  typed: readonly number[] = [],
): Refusal | undefined {
  try {
    const { session: after, refusal } = playIn(before, command, typed)
    if (after.history === before.history) show(after)
    else put(after)
    return refusal
  } catch (thrown) {
    store.setState({ failure: thrown instanceof Error ? thrown : new Error(String(thrown)) })
    return undefined
  }
}

function turn(
  { session, put }: Table,
  turned: (history: AnyHistory) => Turned<AnyHistory>,
): string | undefined {
  const before = session()
  if (!before || isBusy(before)) return undefined
  const after = turnTo(before, turned(before.history))
  if (!after.ok) return after.reason
  put(after.history)
  return undefined
}

/** Whether no command is taken now: the table is covered, or dice are being typed. */
function isBusy(session: Session): boolean {
  return isCovered(session) || session.awaited !== null
}
