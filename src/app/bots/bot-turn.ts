import type { Strength } from '@/engine/bot/bot'
import type { Seat, Viewer } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { logWriter } from '@/store/log'
import { askedIn, isCovered, type Session } from '@/store/session'
import { elsewhereIn, type SessionState } from '@/store/table'

/** A bot whose answer the game at the table awaits. */
export interface BotTurn {
  readonly session: Session
  readonly seat: Seat
  readonly strength: Strength
}

/** The bot that is to play; null while a person is, dice are awaited, or nobody is at the table to see it. */
export function botTurnIn(state: SessionState): BotTurn | null {
  const { session } = state
  if (!session || elsewhereIn(state) || session.awaited || isCovered(session)) return null
  const seat = askedIn(session)
  const strength = session.labels.bots?.[seat ?? '']
  return seat === null || !strength ? null : { session, seat, strength }
}

/** The seat of the bot that is asked, whether or not it may go on; undefined where none is. */
export function botSeatIn({ session }: SessionState): Seat | undefined {
  const seat = session && askedIn(session)
  return seat !== null && session?.labels.bots?.[seat] ? seat : undefined
}

/** Whether a turn is still the one that was thought about: the same bot at the same place of the same game. */
export function isSameTurn(one: BotTurn, other: BotTurn): boolean {
  return (
    one.session.history === other.session.history &&
    one.seat === other.seat &&
    one.strength === other.strength
  )
}

/** The segment that a game stands in, by a name that is another one for the next. */
export function segmentOf({ game, history }: Session): string {
  return game.rules.segmentOf(positionOf(history))
}

/** Whether a viewer has seen anything of the last step. */
export function hasSeenLast({ game, history }: Session, viewer: Viewer): boolean {
  const last = history.steps.slice(history.cursor - 1, history.cursor)
  return logWriter(game.rules, viewer)({ ...history, steps: last, cursor: last.length }).length > 0
}
