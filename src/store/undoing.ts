import { barrierOf, type HistoryMove } from '@/engine/kernel/history'
import { type AnyHistory, askedIn, type Session } from './session'

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
