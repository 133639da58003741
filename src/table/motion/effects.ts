import type { BoardEffect } from '@/board/motion/board-effect'
import { type EventTypes, type Presentations, presentationOf } from '../events/presentation'

/** What is to be seen of some events on the board as it lay before them, in their order. */
export function effectsBy<T extends EventTypes>(presentations: Presentations<T>) {
  return (before: T['table'], events: readonly T['event'][], after: T['table']): readonly BoardEffect[] => {
    const effects: BoardEffect[] = []
    let table = before
    for (const event of events) {
      const shown = presentationOf(presentations, event).show?.(event, table, after)
      if (!shown) continue
      effects.push(...shown.effects)
      table = shown.table
    }
    return effects
  }
}
