import { positionOf } from '@/engine/kernel/history'
import { seatsAt } from '@/engine/kernel/seats'
import type { GameResult, WrittenBeside } from './library'
import { isOver, type Session } from './session'

/** How a game ended, as it is kept; undefined while it goes on. */
export function endOf({
  game,
  saveId,
  history,
  diceSeals,
  labels,
  isUndone,
}: Session): GameResult | undefined {
  const { rules, summaryOf, endingOf } = game
  const position = positionOf(history)
  const result = rules.resultOf(position)
  if (result === null) return undefined
  const view = rules.viewOf(position, 'table')
  const { scenario, moment } = summaryOf(view)
  const { players, bots } = labels
  return {
    saveId,
    origin: diceSeals[0]?.digest ?? saveId,
    gameId: rules.id,
    scenario,
    moment,
    result,
    how: endingOf?.(view) ?? '',
    players,
    bots,
    seats: rules.seatsOf && seatsAt(rules, position),
    isTyped: history.steps.slice(0, history.cursor).some(({ entry }) => entry.typed),
    isUndone,
    endedAt: Date.now(),
  }
}

/**
 * What is written with a save beside its card. A game that was over when it was written last, or when it came to the
 * table, does not end once more.
 */
export function besideOf(session: Session, wasOver: boolean): WrittenBeside {
  const { isUndone } = session
  const isOverNow = isOver(session)
  if (isOverNow === wasOver) return { isUndone }
  return { isUndone, end: isOverNow ? endOf(session) : null }
}
