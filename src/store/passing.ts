import type { AnyCommand, Seat } from '@/engine/kernel/game'
import { positionAt, positionOf } from '@/engine/kernel/history'
import { askedIn, playIn, type Session, standingAt } from './session'
import { settingsStore } from './settings'
import { mayAnswer, openView, owedIn, spanOf } from './standing-pass'
import { backIn } from './undoing'

/** Lest sides that do nothing but pass to each other hold the page up for good. */
const MOST = 50

/**
 * The session after all that its seats have no need to be asked for: passes that they have said beforehand or can but
 * give, and ends of segments in which they can do nothing. Nobody looks at what lies between: the mouse stays with
 * whoever held it, where that seat is asked again. Where dice are typed in for it, the seat is asked as ever.
 */
export function passedOn(session: Session, holder: Seat | null): Session {
  let now = passed(session)
  for (let count = 0; count < MOST; count++) {
    const next = emptyEnded(now)
    if (!next) break
    now = next
  }
  return now === session ? session : standingAt({ ...now, holder }, now.history)
}

/**
 * What the holder of the mouse will see once a command has been played, with all that goes by then; undefined where it
 * is refused or dice decide. What the other side has said of its passes is not told so.
 */
export function viewAfter(session: Session, command: AnyCommand): object | undefined {
  const { holder, standing, game } = session
  const own = holder !== null && standing[holder] ? { [holder]: standing[holder] } : {}
  try {
    const next = playIn({ ...session, dice: null, standing: own }, command).session
    if (next.history === session.history) return undefined
    return game.rules.viewOf(positionOf(passedOn(next, holder).history), holder ?? 'table')
  } catch {
    // A fault of the rules is told once the command is given, not while its button is drawn.
    return undefined
  }
}

/** The session after all passes that are due. */
function passed(session: Session): Session {
  let now = session
  for (let count = 0; count < MOST; count++) {
    const next = byItself(now, passDue(now))
    if (!next) break
    now = next
  }
  return now
}

/**
 * The session after the end of a segment that holds nothing for its side; undefined where there is none. Nor does one
 * go by that would keep the player from taking back what could be taken back before: by dice, or by a hand-over.
 */
function emptyEnded(session: Session): Session | undefined {
  const ended = byItself(session, emptyEnd(session))
  const next = ended && passed(ended)
  return next && (backIn(next).ok || !backIn(session).ok) ? next : undefined
}

/** The session after a command that nobody gives; undefined where there is none to be played. */
function byItself(session: Session, command: AnyCommand | undefined): Session | undefined {
  const next = command && playIn(session, command, { isAutomatic: true }).session
  return next && next.history !== session.history ? next : undefined
}

/** The pass that needs nobody's word any more; a bot that has its seat answers for itself. */
function passDue(session: Session): AnyCommand | undefined {
  const seat = personAsked(session)
  const owed = seat !== undefined && isAskedAnew(session, seat) ? owedIn(session) : undefined
  if (seat === undefined || !owed) return undefined
  const hasSaid = !owed.isChallenged && spanOf(session, seat) !== null
  return hasSaid || (settingsStore.getState().passesIdle && !mayAnswer(session)) ? owed.pass : undefined
}

/** What ends a segment that has just begun where a person can do nothing else in it, as far as lies open. */
function emptyEnd(session: Session): AnyCommand | undefined {
  const isMeant = settingsStore.getState().skipsEmpty && personAsked(session) !== undefined
  return isMeant && isJustBegun(session) ? session.game.rules.emptyEnd?.(openView(session)) : undefined
}

/** Who is asked, where that is no bot. */
function personAsked(session: Session): Seat | undefined {
  const seat = askedIn(session)
  return seat === null || session.labels.bots?.[seat] ? undefined : seat
}

/** Whether a seat has done nothing yet since it was asked: whoever has begun to answer says by hand when that is all. */
function isAskedAnew(session: Session, seat: Seat): boolean {
  const { steps, cursor } = session.history
  return steps[cursor - 1]?.seat !== seat || isJustBegun(session)
}

/** Whether the last step led into the segment in force, so that nothing has been done in it. */
function isJustBegun({ game: { rules }, history }: Session): boolean {
  const segmentAt = (count: number) => rules.segmentOf(positionAt(history, count))
  return segmentAt(history.cursor - 1) !== segmentAt(history.cursor)
}
