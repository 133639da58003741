import { barrierOf, undo, type HistoryMove } from '@/engine/kernel/history'
import { type AnyHistory, type Session, undoStrategy } from '../session'

/**
 * The history with the last step taken back; where bots play, with the last step of a person and all that bots have done
 * since. That the mouse passed to a bot or from one stops nobody, for a bot has seen nothing that it would remember.
 */
function backPastBots({ game: { rules }, history, labels: { bots } }: Session): HistoryMove<AnyHistory> {
  if (!bots) return undo(history)
  for (let { cursor } = history; ; cursor--) {
    const step = history.steps[cursor - 1]
    if (!step) return { ok: false, reason: 'Nobody but bots has played yet.' }
    const asked = rules.askedSeat(step.position)
    const isByBot = bots[step.seat ?? ''] !== undefined
    const { command, rolls } = step.entry
    const stop =
      isByBot || bots[asked ?? '']
        ? barrierOf(rules, { command, rolls, events: step.events }, [asked, asked])
        : step.barrier
    if (stop !== null) return { ok: false, reason: stop }
    if (!isByBot) return { ok: true, history: { ...history, cursor: cursor - 1 } }
  }
}

/** Has undo go back past what bots have done, from now on. */
export function undoPastBots(): void {
  undoStrategy.back = backPastBots
}
