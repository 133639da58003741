import type { Json } from '@/engine/kernel/game'
import type { GoalChoice } from '@/engine/lesson/lesson'
import { type EventTypes, type Presentations, presentationOf } from '../events/presentation'
import { sentenceBy } from '../log/sentences'

/** What happened, as parts of a goal: of each event what makes it the one that is meant. */
export function eventGoalsBy<T extends EventTypes>(presentations: Presentations<T>) {
  const sentenceOf = sentenceBy(presentations)
  return (events: readonly T['event'][], names: T['names']): readonly GoalChoice[] =>
    events.flatMap((event) => {
      const { goal } = presentationOf(presentations, event)
      const line = goal && sentenceOf(event, names)
      if (!line) return []
      const fields = goal.map((name) => [name, event[name]])
      const pattern = { type: event.type, ...(Object.fromEntries(fields) as Readonly<Record<string, Json>>) }
      return [{ words: `It happens: ${line.text}`, goal: { event: pattern } }]
    })
}

/** What a position has come to, as a part of a goal; nothing where it has not. */
export function goalIf(
  hasCome: boolean,
  words: string,
  position: Readonly<Record<string, Json>>,
): readonly GoalChoice[] {
  return hasCome ? [{ words, goal: { position } }] : []
}
