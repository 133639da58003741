import type { StoryMoment } from '@/engine/table/table'
import { storyBy } from '@/table/teaching/story'
import { PHASE_NAMES, SEAT_NAMES } from '../tables/text'
import { namesIn } from '../queries/names'
import type { Event } from '../events'
import type { ArenaSeat, Progress, Phase } from '../state/position'
import type { View } from '../state/view'
import { PRESENTATIONS } from '../ui/events'
import { HINT_WAYS } from '../ui/hints/hint-ways'

/** How a game of Arena is told. */
export const STORY = storyBy(PRESENTATIONS, {
  namesIn,
  ways: HINT_WAYS,
  momentOf: ({ turn, active, now }: View) => momentOf(turn, active, now.phase),
  momentAfter(events: readonly Event[]) {
    const begun = events.findLast((event) => event.type === 'phaseBegun')
    return begun && momentOf(begun.turn, begun.seat, begun.phase)
  },
})

function momentOf(turn: number, seat: ArenaSeat, phase: Phase | Progress['phase']): StoryMoment {
  return {
    turn: turn === 0 ? 'Set-up' : `Turn ${turn}`,
    phase: SEAT_NAMES[seat],
    segment: PHASE_NAMES[phase],
  }
}
