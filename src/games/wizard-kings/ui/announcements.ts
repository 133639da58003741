import { announcementSource } from '@/table/announcements/announcement-source'
import type { Event } from '../events'
import { stageOf } from '../queries/asked'
import { namesIn } from '../queries/names'
import type { View } from '../queries/view'
import { isSetUp } from '../state/state'
import { SEAT_NAMES, SEATS } from '../tables/seats'
import { linesOf } from './events'
import { ENDING_TEXT } from './texts/end-text'
import { STAGE_WORDS } from './texts/stage-text'
import { TEXT } from './texts/table-text'

/** How Wizard Kings tells aloud what happens. */
export const ANNOUNCEMENTS = announcementSource<View, Event>({
  linesOf: (step, { view, log }) => linesOf(step, namesIn(view, log)),
  moment: (view) =>
    TEXT.moment(isSetUp(view) ? null : view.turn, SEAT_NAMES[view.actor], STAGE_WORDS[stageOf(view)].name),
  ending: ({ ending }) => (ending ? `${ENDING_TEXT.says(ending)}.` : undefined),
  holder: (seat) => SEATS.flatMap((side) => (side === seat ? [TEXT.decides(SEAT_NAMES[side])] : []))[0],
})
