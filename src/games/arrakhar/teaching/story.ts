import type { StoryMoment } from '@/engine/table/table'
import { storyBy } from '@/table/teaching/story'
import { SEGMENT_NAMES, SIDE_NAMES } from '../tables/text'
import type { Side } from '../tables/units'
import type { Event } from '../events'
import type { Segment } from '../state/position'
import type { View } from '../state/view'
import { PRESENTATIONS } from '../ui/events'
import { HINT_WAYS } from '../ui/hints/hint-ways'
import { typeLookup } from '../ui/sentences/words'

/** How a game of Arrakhar's Wand is told. */
export const STORY = storyBy(PRESENTATIONS, {
  namesIn: typeLookup,
  ways: HINT_WAYS,
  momentOf: ({ turn, side, now }: View) => momentOf(turn, side, now.segment),
  momentAfter(events: readonly Event[]) {
    const begun = events.findLast((event) => event.type === 'segmentBegun')
    return begun && momentOf(begun.turn, begun.side, begun.segment)
  },
})

function momentOf(turn: number, side: Side, segment: Segment): StoryMoment {
  return {
    turn: turn === 0 ? 'Set-up' : `Turn ${turn}`,
    phase: SIDE_NAMES[side],
    segment: SEGMENT_NAMES[segment],
  }
}
