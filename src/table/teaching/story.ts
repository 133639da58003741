import type { LogStep, Story } from '@/engine/table/table'
import type { HexId } from '@/engine/kernel/hex'
import { type EventTypes, hexesOf, type Presentations, presentationOf } from '../events/presentation'
import { presentedLinesBy } from '../log/sentences'

/** How a game is told step by step: its moments by its own words, what happened by how its events are presented. */
export function storyBy<T extends EventTypes, View extends T['table']>(
  presentations: Presentations<T>,
  namesIn: (view: View, log: readonly LogStep<T['event']>[]) => T['names'],
  moments: Pick<Story<View>, 'momentOf' | 'momentAfter'>,
): Story<View> {
  const linesOf = presentedLinesBy(presentations)
  return {
    ...moments,
    isOnward: (events) =>
      events.every((event) => presentationOf(presentations, event).belongsTo === 'course'),
    // The moment stands above the sentences already.
    said: (step, view) =>
      linesOf(step, namesIn(view, [step]))
        .filter(({ kind }) => kind !== 'heading')
        .map(({ text }) => text),
    hexesOf: (step, before) => step.events.flatMap((event) => hexesTouched(presentations, event, before)),
  }
}

function hexesTouched<T extends EventTypes>(
  presentations: Presentations<T>,
  event: T['event'],
  before: T['table'],
): readonly HexId[] {
  const { arrow } = presentationOf(presentations, event)
  const { from, to } = arrow?.(event, before, []) ?? { from: [], to: undefined }
  return [...hexesOf(presentations, event), ...from, to].filter((hex) => hex !== undefined)
}
