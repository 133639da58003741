import { sealsClosed, stepsRolled } from '@/engine/kernel/dice-seals'
import { type DiceState, handDice, type RollRequest, seededDice, type SeededDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyPlayRules, Json, Seat } from '@/engine/kernel/game'
import { historyFrom, playOn, positionOf, type History, type HistoryMove } from '@/engine/kernel/history'
import type { Refusal } from '@/engine/kernel/refusal'
import { type LoadedGame, unsealed } from '@/engine/save/save'
import type { MovePlan } from '@/engine/table/move-plan'
import type { GameSummary, LogStep } from '@/engine/table/table'
import { holderIn, openHandIn, wantedIn } from './curtain'
import { givenBefore, type StandingPasses } from './standing-pass'
import type { Vault } from './vault/vault'

export type AnyHistory = History<object, AnyCommand, AnyEvent>

/** What the session needs of a game beside its rules. */
export interface SessionGame {
  readonly rules: AnyPlayRules
  readonly summaryOf: (view: object) => GameSummary
  /** How a finished game ended, in a sentence; left out where the game has no words for it. */
  readonly endingOf?: ((view: object) => string | undefined) | undefined
  /** The last step of a log in sentences; none where it only began another part, or the game has no words for it. */
  readonly saidOf?: ((log: readonly LogStep<AnyEvent>[], view: object) => readonly string[]) | undefined
  readonly writePosition: (position: object) => Json
}

/** A command that waits for dice to be thrown on the table. */
export interface AwaitedRolls {
  readonly command: AnyCommand
  readonly request: RollRequest
  /** Values typed before this request, in order. */
  readonly had: readonly number[]
}

/** Which game it is. */
export interface Sitting {
  /** Where it is kept. */
  readonly saveId: string
  /** Tells it from what was at the table before, be that the same game as it stood then. */
  readonly serial: number
}

/** A game at the table. */
export interface Session extends Sitting, LoadedGame<object, AnyCommand, AnyEvent> {
  readonly game: SessionGame
  /** The text that `seal` stands for, or for which no seal could be made. */
  readonly sealed: string | undefined
  /** What locks the game where it is kept; null while no side has set a passphrase. */
  readonly vault: Vault | null
  /** Who holds the mouse; null while the curtain is down, and when no person is asked any more. */
  readonly holder: Seat | null
  readonly awaited: AwaitedRolls | null
  /** Who asks to take back what undo does not reach, and who has agreed so far; it is forgotten with the page. */
  readonly asking: { readonly by: Seat; readonly agreed: readonly Seat[] } | null
  /** By seat; kept as long as the game stays at this table, and nowhere else. */
  readonly standing: StandingPasses
  /** What each seat has in mind; kept like those, and told to that seat alone. */
  readonly plans: Readonly<Partial<Record<Seat, MovePlan>>>
  /** Whether anything was ever taken back. */
  readonly isUndone: boolean
}

/** What a command made of the session; a refusal leaves it as it was. */
export interface PlayedSession {
  readonly session: Session
  readonly refusal?: Refusal
}

/** A session at the position where a loaded or new game stands, the curtain down if need be. */
export function sessionOf(
  game: SessionGame,
  loaded: LoadedGame<object, AnyCommand, AnyEvent>,
  { saveId, serial }: Sitting,
): Session {
  const { history, dice, seal, diceSeals, labels, takenBack } = loaded
  const position = positionOf(history)
  const session: Session = {
    game,
    saveId,
    serial,
    history,
    dice,
    seal,
    diceSeals,
    labels,
    takenBack,
    sealed: seal === null ? undefined : game.rules.sealedText(position),
    vault: null,
    holder: null,
    awaited: null,
    asking: null,
    standing: {},
    plans: {},
    isUndone: false,
  }
  return standingAt(session, history)
}

/** A session at a first position. */
export function newSession(
  game: SessionGame,
  initial: object,
  dice: DiceState | null,
  sitting: Sitting,
): Session {
  return sessionOf(game, unsealed(historyFrom(initial), dice), sitting)
}

/** The session with other dice from now on, or with null with dice that are typed in. */
export function withDice(session: Session, dice: DiceState | null): Session {
  const diceSeals = sealsClosed(session.diceSeals, stepsRolled(session.history))
  return { ...session, dice, diceSeals, awaited: null }
}

/** What is to be sealed of a game's hidden choice; undefined while nothing is. */
export function sealedText({ game, history }: Session): string | undefined {
  return game.rules.sealedText(positionOf(history))
}

/** Whose answer is awaited, be it a bot's; null when the game is over. */
export function askedIn({ game, history }: Session): Seat | null {
  return game.rules.askedSeat(positionOf(history))
}

/** Whether nobody is asked any more. */
export function isOver(session: Session): boolean {
  return askedIn(session) === null
}

/** Whether the table is covered. */
export function isCovered(session: Session): boolean {
  return session.holder === null && wantedIn(session) !== null
}

/** How a command comes to be played. */
interface PlayedHow {
  /** The values thrown for it so far. */
  readonly typed?: readonly number[]
  readonly isAutomatic?: boolean
}

/** Plays a command with the dice of the session. */
export function playIn(
  session: Session,
  command: AnyCommand,
  { typed = [], isAutomatic = false }: PlayedHow = {},
): PlayedSession {
  const { game, history } = session
  const seeded = session.dice === null ? null : seededDice(session.dice)
  const dice = seeded ?? handDice(typed)
  const next = playOn(game.rules, history, { command, dice, typed: seeded === null, isAutomatic })
  switch (next.played.outcome) {
    case 'refused':
      return { session: { ...session, awaited: null }, refusal: next.played.refusal }
    case 'rollsWanted': {
      const { request, had } = next.played
      return { session: { ...session, awaited: { command, request, had } } }
    }
    case 'played':
      return { session: { ...standingAt(session, next.history), dice: stateOf(seeded) } }
  }
}

/** The session at another place of its history, or why it may not go there. */
export function turnTo(session: Session, turned: HistoryMove<AnyHistory>): HistoryMove<Session> {
  return turned.ok ? { ok: true, history: standingAt(session, turned.history) } : turned
}

/** The session at a place of its history, the mouse where it belongs there; nothing is awaited or asked any more. */
export function standingAt(session: Session, history: AnyHistory): Session {
  const standing = givenBefore(session.standing, history.cursor)
  // Who held the mouse with all others looking on has not yet looked at secrets.
  const holder = openHandIn(session) ? null : session.holder
  const next = { ...session, history, holder, awaited: null, asking: null, standing }
  return { ...next, holder: holderIn(next) }
}

function stateOf(dice: SeededDice | null): DiceState | null {
  return dice === null ? null : dice.state()
}
