import type { StoryMoment } from '@/engine/table/table'
import { storyBy } from '@/table/teaching/story'
import type { Event } from '../events'
import { namesIn } from '../queries/names'
import type { View } from '../queries/view'
import type { Phase } from '../state/terms'
import { type MageSeat, SEAT_NAMES } from '../tables/seats'
import { PRESENTATIONS } from '../ui/events'
import { HINT_WAYS } from '../ui/hints'
import { STAGE_NAMES } from '../ui/texts/stage-text'
import { PHASE_NAMES } from '../tables/text'

/** How a game of Archmagi is told. */
export const STORY = storyBy(PRESENTATIONS, {
  namesIn,
  ways: HINT_WAYS,
  momentOf: ({ setup, round, active, phase }: View) =>
    setup
      ? {
          turn: 'Set-up',
          phase: SEAT_NAMES[setup.asked],
          segment: STAGE_NAMES[setup.step === 'pick' ? 'pickArchmagus' : setup.step],
        }
      : momentOf(round, active, phase),
  momentAfter(events: readonly Event[]) {
    const begun = events.findLast((event) => event.type === 'phaseBegan')
    return begun && momentOf(begun.round, begun.seat, begun.phase)
  },
})

function momentOf(round: number, seat: MageSeat, phase: Phase): StoryMoment {
  return { turn: `Round ${round}`, phase: SEAT_NAMES[seat], segment: PHASE_NAMES[phase] }
}
