import type { AnyCommand, Seat } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { askedIn, playIn, type Session, standingAt } from './session'
import { settingsStore } from './settings'
import { mayAnswer, owedIn, spanOf } from './standing-pass'

/** Lest sides that do nothing but pass to each other hold the page up for good. */
const MOST = 50

/**
 * The session after all passes that its seats have said beforehand, or can but give. Nobody looks at what lies
 * between: the mouse stays with whoever held it, where that seat is asked again. Where dice are typed in for a pass,
 * the seat is asked as ever.
 */
export function passedOn(session: Session, holder: Seat | null): Session {
  let now = session
  for (let count = 0; count < MOST; count++) {
    const pass = passDue(now)
    const next = pass && playIn(now, pass, { isAutomatic: true }).session
    if (!next || next.history === now.history) break
    now = next
  }
  return now === session ? session : standingAt({ ...now, holder }, now.history)
}

/** The pass that needs nobody's word any more; a bot that has its seat answers for itself. */
function passDue(session: Session): AnyCommand | undefined {
  const seat = askedIn(session)
  if (seat === null || session.labels.bots?.[seat]) return undefined
  const owed = isAskedAnew(session, seat) ? owedIn(session) : undefined
  if (!owed) return undefined
  const hasSaid = !owed.isChallenged && spanOf(session, seat) !== null
  return hasSaid || (settingsStore.getState().passesIdle && !mayAnswer(session)) ? owed.pass : undefined
}

/** Whether a seat has done nothing yet since it was asked: whoever has begun to answer says by hand when that is all. */
function isAskedAnew({ game: { rules }, history }: Session, seat: Seat): boolean {
  const { steps, cursor } = history
  const segmentAt = (count: number) => rules.segmentOf(positionAt(history, count))
  return steps[cursor - 1]?.seat !== seat || segmentAt(cursor - 1) !== segmentAt(cursor)
}
