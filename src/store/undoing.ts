import { areSealed } from '@/engine/kernel/dice-seals'
import type { Seat } from '@/engine/kernel/game'
import { barrierOf, type HistoryMove } from '@/engine/kernel/history'
import { type AnyHistory, askedIn, isOver, type Session } from './session'

type AnyStep = AnyHistory['steps'][number]

/**
 * The history with the last decision of a person taken back, and with it all that was played by itself since: by bots,
 * and passes that had been said beforehand. The mouse has passed only where another person has it now; a bot has seen
 * nothing that it would remember.
 */
export function backIn(session: Session): HistoryMove<AnyHistory> {
  const { history, labels } = session
  for (let { cursor } = history; ; cursor--) {
    const step = history.steps[cursor - 1]
    if (!step) return { ok: false, reason: labels.bots ? 'Nobody but bots has played yet.' : NOTHING }
    const stop = stopAt(session, step)
    if (stop !== null) return { ok: false, reason: stop }
    if (isDecision(session, step)) return { ok: true, history: { ...history, cursor: cursor - 1 } }
  }
}

const NOTHING = 'Nothing has been done yet.'
const OVER = 'The game is over, and nothing is hidden any more.'
const THROWING = 'Dice are being thrown: enter them, or cancel.'
const OTHER_DICE = 'Dice were rolled that cannot fall again as they fell.'

/**
 * Where undo stops: how many steps are left once the last decision of a person has been taken back by consent, with all
 * that was played since; or why that cannot be.
 */
export function askableIn(session: Session): Askable {
  const { history, awaited } = session
  if (isOver(session)) return { ok: false, reason: OVER }
  if (awaited) return { ok: false, reason: THROWING }
  const cursor = history.steps.findLastIndex((step, nth) => nth < history.cursor && isDecision(session, step))
  if (cursor < 0 || askerIn(session) === null) return { ok: false, reason: NOTHING }
  return fallsAgain(session, cursor) ? { ok: true, cursor } : { ok: false, reason: OTHER_DICE }
}

export type Askable =
  | { readonly ok: true; readonly cursor: number }
  | { readonly ok: false; readonly reason: string }

/** Who asks, or may; null where nobody plays. */
export function askerIn({ asking, holder }: Session): Seat | null {
  return asking?.by ?? holder
}

/**
 * Whether whatever was rolled after so many steps comes out the same if it is rolled again: the program's dice were
 * sealed before and are thrown still. Those thrown by hand are thrown by hand again.
 */
function fallsAgain({ history, diceSeals }: Session, cursor: number): boolean {
  const rolled = history.steps.slice(cursor, history.cursor).filter(({ entry }) => entry.rolls.length > 0)
  if (rolled.length === 0) return true
  if (diceSeals.some(({ from, until }) => from > cursor || (until ?? 0) > cursor)) return false
  return rolled.every(({ entry }) => entry.typed) || areSealed(diceSeals)
}

/** Why what was done in a step stands, as a sentence, or null. */
function stopAt(session: Session, step: AnyStep): string | null {
  const asked = askedIn(session)
  const mayPass = isDecision(session, step) && !isBots(session, asked)
  const { command, rolls } = step.entry
  return barrierOf(session.game.rules, { command, rolls, events: step.events }, [
    mayPass ? step.seat : asked,
    asked,
  ])
}

/** Whether a person decided on a step when it was played. */
function isDecision(session: Session, { isAutomatic, seat }: AnyStep): boolean {
  return !isAutomatic && !isBots(session, seat)
}

function isBots({ labels: { bots } }: Session, seat: string | null): boolean {
  return bots?.[seat ?? ''] !== undefined
}
