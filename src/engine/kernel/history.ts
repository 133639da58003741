import type { Dice, Roll } from './dice'
import type { AnyCommand, AnyEvent, PlayRules, Seat } from './game'
import { play, type Played } from './play'

/** One command as it was played. */
export interface Entry<Command> {
  readonly command: Command
  readonly rolls: readonly Roll[]
  /** Whether the rolls were typed in from dice on the table. */
  readonly typed?: boolean
}

/** A played entry with what followed from it. */
export interface Step<Position, Command, Event> {
  readonly entry: Entry<Command>
  readonly position: Position
  readonly events: readonly Event[]
  /** Whose command it was. */
  readonly seat: Seat | null
  /** Why undo stops before this entry, as a sentence, or null when it may be taken back. */
  readonly barrier: string | null
  /** Whether it was played for a seat that had said so before, and was not asked again; a save does not tell. */
  readonly isAutomatic?: boolean
}

/** A game as commands with rolls; what was undone is kept after the cursor until another command is played. */
export interface History<Position, Command, Event> {
  readonly initial: Position
  readonly steps: readonly Step<Position, Command, Event>[]
  /** How many steps are in force. */
  readonly cursor: number
}

/** What undo, redo or going elsewhere gives: the history there, or a sentence why not. */
export type HistoryMove<H> =
  | { readonly ok: true; readonly history: H }
  | { readonly ok: false; readonly reason: string }

/** A history with nothing played yet. */
export function historyFrom<P, C, E>(initial: P): History<P, C, E> {
  return { initial, steps: [], cursor: 0 }
}

/** The position in force. */
export function positionOf<P, C, E>(history: History<P, C, E>): P {
  return positionAt(history, history.cursor)
}

/** The position after the first `count` steps. */
export function positionAt<P, C, E>(history: History<P, C, E>, count: number): P {
  return count === 0 ? history.initial : (history.steps[count - 1]?.position ?? history.initial)
}

/** A command to play, the dice for it, and whether they are typed in from dice on the table. */
export interface PlayOrder<Command> {
  readonly command: Command
  readonly dice: Dice
  readonly typed?: boolean
  readonly isAutomatic?: boolean
}

/** Plays a command at the cursor; what lay undone is dropped unless the command is refused. */
export function playOn<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  history: History<P, C, E>,
  { command, dice, typed: byHand = false, isAutomatic = false }: PlayOrder<C>,
): { readonly played: Played<P, E>; readonly history: History<P, C, E> } {
  const before = positionOf(history)
  const played = play(rules, before, command, dice)
  if (played.outcome !== 'played') return { played, history }
  const { position, events, rolls } = played
  const typed = byHand && rolls.length > 0
  const seat = rules.askedSeat(before)
  const step: Step<P, C, E> = {
    entry: { command, rolls, ...(typed ? { typed } : {}) },
    position,
    events,
    seat,
    barrier: barrierOf(rules, { command, events, rolls }, [seat, rules.askedSeat(position)]),
    ...(isAutomatic ? { isAutomatic } : {}),
  }
  const steps = [...history.steps.slice(0, history.cursor), step]
  return { played, history: { ...history, steps, cursor: steps.length } }
}

/** Why what was done stands, as a sentence, or null; `asked` is whose answer was awaited before and after. */
export function barrierOf<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  {
    command,
    events,
    rolls,
  }: { readonly command: C; readonly events: readonly E[]; readonly rolls: readonly Roll[] },
  [before, after]: readonly [before: Seat | null, after: Seat | null],
): string | null {
  if (rolls.length > 0) return 'Dice were rolled.'
  const barrier = rules.barrierOf(command, events)
  if (barrier !== undefined) return barrier
  return after === before ? null : 'The mouse has passed to another side.'
}

/** Takes the last step back, unless dice, a revelation or a hand-over stand there. */
export function undo<P, C, E>(history: History<P, C, E>): HistoryMove<History<P, C, E>> {
  const last = history.steps[history.cursor - 1]
  if (!last) return { ok: false, reason: 'Nothing has been done yet.' }
  if (last.barrier !== null) return { ok: false, reason: last.barrier }
  return { ok: true, history: { ...history, cursor: history.cursor - 1 } }
}

/**
 * Puts back the step last undone, and what was played by itself upon it. Only steps without dice or revelation can have
 * been undone.
 */
export function redo<P, C, E>(history: History<P, C, E>): HistoryMove<History<P, C, E>> {
  if (history.cursor === history.steps.length) return { ok: false, reason: 'Nothing has been undone.' }
  let cursor = history.cursor + 1
  while (history.steps[cursor]?.isAutomatic) cursor++
  return { ok: true, history: { ...history, cursor } }
}

/** The entries in force and undone, as a save keeps them. */
export function entriesOf<P, C, E>(history: History<P, C, E>): readonly Entry<C>[] {
  return history.steps.map(({ entry }) => keptEntry(entry))
}

/** An entry as files keep it: who may know its rolls is said by the rules, when it is played again. */
export function keptEntry<C>(entry: Entry<C>): Entry<C> {
  return { ...entry, rolls: entry.rolls.map(({ seenBy: _told, ...roll }) => roll) }
}
