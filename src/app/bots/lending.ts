import type { Bots } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'
import { giveSeats } from '@/store/occasional-actions'
import type { SessionStore } from '@/store/session-store'
import type { BotStates } from './bot-states'
import { botTurnIn, segmentOf } from './bot-turn'

/** Has a person play for the bot that is asked, up to the end of the segment; the curtain guards what the bot knows. */
export function lendSeat(sessions: SessionStore, states: BotStates): void {
  const turn = botTurnIn(sessions.getState())
  if (!turn) return
  const { session, seat, strength } = turn
  const lent = { saveId: session.saveId, seat, strength, segment: segmentOf(session) }
  states.setState({ lent, isPaused: false, isStepping: false, trouble: null })
  giveSeats(sessions, without(session.labels.bots, seat))
}

/** Gives a seat back to its bot once the segment is over for which it was lent. */
export function giveBackLent(sessions: SessionStore, states: BotStates): void {
  const { lent } = states.getState()
  const { session } = sessions.getState()
  if (!lent || !session || session.awaited) return
  const isSame = session.saveId === lent.saveId
  if (isSame && segmentOf(session) === lent.segment) return
  states.setState({ lent: null })
  if (isSame) giveSeats(sessions, { ...session.labels.bots, [lent.seat]: lent.strength })
}

function without(bots: Bots | undefined, seat: Seat): Bots {
  return Object.fromEntries(Object.entries(bots ?? {}).filter(([one]) => one !== seat))
}
