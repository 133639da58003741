import type { BoardEffect } from '@/board/motion/board-effect'
import { type EventTypes, type Presentations, presentationOf } from '../events/presentation'
import { inOrder, unseen } from './scene'

/** What is to be seen of some events on the board as it lay before them, in their order. */
export function effectsBy<T extends EventTypes>(presentations: Presentations<T>) {
  return (before: T['table'], events: readonly T['event'][], after: T['table']): readonly BoardEffect[] => {
    const shown = events.map((event) => (table: T['table']) => {
      const { show } = presentationOf(presentations, event)
      return show?.(event, table, after) ?? unseen(table)
    })
    return inOrder(before, ...shown).effects
  }
}
