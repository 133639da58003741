import type { AnyCommand } from '@/engine/kernel/game'
import { positionOf, redo, type HistoryMove } from '@/engine/kernel/history'
import { refusalOf } from '@/engine/kernel/play'
import type { Refusal } from '@/engine/kernel/refusal'
import type { PassSpan } from '@/engine/table/table'
import { openHandIn } from './curtain'
import { failureOf } from './failure'
import { passedOn } from './passing'
import { askedIn, isCovered, playIn, standingAt, turnTo, type AnyHistory, type Session } from './session'
import { owedIn, turnIn } from './standing-pass'
import { cardOf, type Table } from './table'
import { backIn } from './undoing'

/** Playing, and taking back. */
export interface CommandActions {
  /**
   * Plays a command: undefined when it was played or waits for dice to be typed, else why not. One of a bot says where
   * the bot thought of it: it is nobody's command any more once the game has left that place.
   */
  readonly play: (command: AnyCommand, thoughtAt?: AnyHistory) => Refusal | undefined
  /**
   * Passes now for whoever holds the mouse, and from then on without being asked as long as the other side does nothing
   * that can be answered; with null that seat is asked again.
   */
  readonly keepPassing: (span: PassSpan | null) => void
  /** Why a command would be refused now. */
  readonly refusalOf: (command: AnyCommand) => Refusal | undefined
  /** Hands in dice thrown on the table for the command that waits for them. */
  readonly provideRolls: (values: readonly number[]) => void
  /** Gives up the command that waits for dice; nothing has changed. */
  readonly cancelRolls: () => void
  /** Takes the last step back, and what bots have done since a person's: undefined, or why not. */
  readonly undo: () => string | undefined
  /** Puts the step last taken back in force again: undefined, or why not. */
  readonly redo: () => string | undefined
}

/** The actions that move a game on and back. */
export function commandActions(table: Table): CommandActions {
  const { session, show } = table
  return {
    // A second click that comes after the curtain or the dice dialog is nobody's command; nor is one while a bot plays.
    play(command, thoughtAt) {
      const before = session()
      if (!before || isBusy(before)) return undefined
      const isPerson = before.holder === askedIn(before)
      return thoughtAt === (isPerson ? undefined : before.history)
        ? attempt(table, before, command)
        : undefined
    },
    keepPassing(span) {
      const now = session()
      if (!now || isBusy(now) || now.holder === null) return
      const { [now.holder]: _, ...standing } = now.standing
      if (span === null) show({ ...now, standing })
      else keepPassing(table, now, span)
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
      if (now?.awaited) show(standingAt(now, now.history))
    },
    undo: () => turn(table, backIn, { isUndone: true }),
    redo: () => turn(table, ({ history }) => redo(history)),
  }
}

/** Passes for whoever is asked and has the mouse, and for as long from then on. */
function keepPassing(table: Table, now: Session, span: PassSpan): void {
  const { holder, history } = now
  const owed = owedIn(now)
  if (!owed || holder === null || holder !== askedIn(now)) return
  const said = { span, turn: turnIn(now), after: history.cursor }
  attempt(table, { ...now, standing: { ...now.standing, [holder]: said } }, owed.pass)
}

function attempt(
  table: Table,
  before: Session,
  command: AnyCommand,
  typed: readonly number[] = [],
): Refusal | undefined {
  return guarded(table, { before, command: command.type }, () => {
    const { session: after, refusal } = playIn(before, command, { typed })
    if (after.history === before.history) table.show(after)
    else take(table, passedOn(after, openHandIn(before) ? null : before.holder))
    return refusal
  })
}

/** Shows and keeps a session that can be shown; else throws, and nothing has changed. */
function take({ put }: Table, after: Session): void {
  tryOut(after)
  put(after)
}

/** Looks at a session as the table and the list of games will: what would throw there throws here. */
function tryOut(session: Session): void {
  const { rules } = session.game
  const position = positionOf(session.history)
  rules.viewOf(position, session.holder ?? 'table')
  rules.sealedText(position)
  rules.hasSecrets(position)
  cardOf(session)
}

/** Does something with the game; should a bug strike, the game stands as it stood, and waits for other commands. */
function guarded<Result>(
  { store, show }: Table,
  { before, command }: { readonly before: Session; readonly command: string | null },
  act: () => Result | undefined,
): Result | undefined {
  try {
    return act()
  } catch (thrown) {
    // The console is where whoever looks for the bug looks first.
    console.error(thrown)
    show({ ...before, awaited: null })
    store.setState(({ failure }) => ({
      failure: failureOf(thrown, { during: 'command', command }, failure),
    }))
    return undefined
  }
}

function turn(
  table: Table,
  turned: (session: Session) => HistoryMove<AnyHistory>,
  noted: Partial<Pick<Session, 'isUndone'>> = {},
): string | undefined {
  const before = table.session()
  if (!before || isBusy(before)) return undefined
  return guarded(table, { before, command: null }, () => {
    const after = turnTo(before, turned(before))
    if (!after.ok) return after.reason
    take(table, { ...after.history, ...noted })
    return undefined
  })
}

/** Whether no command is taken now: the table is covered, or dice are being typed. */
function isBusy(session: Session): boolean {
  return isCovered(session) || session.awaited !== null
}
