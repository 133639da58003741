import { announcementSource } from '@/table/announcements/announcement-source'
import { PHASE_NAMES, SEAT_NAMES } from '../../tables/text'
import type { Event } from '../../events'
import type { View } from '../../state/view'
import { namesIn } from '../../queries/names'
import { linesOf } from '../events'
import { endingText } from '../events/course'
import { SPOKEN } from './words-text'

/** How Arena tells aloud what happens. */
export const ANNOUNCEMENTS = announcementSource<View, Event>({
  linesOf: (step, { view, log }) => linesOf(step, namesIn(view, log)),
  moment: ({ turn, active, now }) => SPOKEN.moment(turn, SEAT_NAMES[active], PHASE_NAMES[now.phase]),
  ending: ({ ending }) => (ending ? endingText(ending) : undefined),
  holder: (seat) => (seat === 'west' || seat === 'east' ? SPOKEN.holds(SEAT_NAMES[seat]) : undefined),
})
