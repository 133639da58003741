import type { Story, StoryMoment } from '@/engine/table'
import { SEGMENT_NAMES, SIDE_NAMES } from '../content/text'
import type { Side } from '../content/units'
import type { Event } from '../rules/events'
import type { Segment } from '../rules/position'
import type { View } from '../rules/view'
import { linesOf } from '../ui/sentences/lines'
import { typeLookup } from '../ui/sentences/words'

/** How a game of Arrakhar's Wand is told. */
export const STORY: Story<View> = {
  momentOf: ({ turn, side, now }) => momentOf(turn, side, now.segment),
  momentAfter(events: readonly Event[]) {
    const begun = events.findLast((event) => event.type === 'segmentBegun')
    return begun && momentOf(begun.turn, begun.side, begun.segment)
  },
  isOnward: (events) => events.every(({ type }) => type === 'segmentBegun' || type === 'segmentSkipped'),
  // The moment stands above the sentences already.
  said: (step, view) =>
    linesOf({ ...step, events: step.events as readonly Event[] }, typeLookup(view))
      .filter(({ kind }) => kind !== 'heading')
      .map(({ text }) => text),
}

function momentOf(turn: number, side: Side, segment: Segment): StoryMoment {
  return {
    turn: turn === 0 ? 'Set-up' : `Turn ${turn}`,
    phase: SIDE_NAMES[side],
    segment: SEGMENT_NAMES[segment],
  }
}
