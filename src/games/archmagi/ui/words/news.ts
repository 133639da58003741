import { announcementSource } from '@/table/announcements/announcement-source'
import type { Event } from '../../events'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import { isSeat, SEAT_NAMES } from '../../tables/seats'
import { stageIn } from '../choosing/offers'
import { linesOf } from '../events'
import { endingText } from '../events/course'
import { STAGE_NAMES } from '../texts/stage-text'

/** How Archmagi tells aloud what happens. */
export const ANNOUNCEMENTS = announcementSource<View, Event>({
  linesOf: (step, { view, log }) => linesOf(step, namesIn(view, log)),
  moment(view) {
    const stage = STAGE_NAMES[stageIn(view)]
    return view.setup ? `Set-up: ${stage}` : `Round ${view.round}, ${SEAT_NAMES[view.active]}: ${stage}`
  },
  ending: ({ ending }) => (ending ? endingText(ending) : undefined),
  holder: (seat) => (seat !== null && isSeat(seat) ? `${SEAT_NAMES[seat]} decides.` : undefined),
})
