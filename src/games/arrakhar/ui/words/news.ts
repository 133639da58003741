import { announcementSource } from '@/table/announcements/announcement-source'
import { SEGMENT_NAMES } from '../../tables/text'
import { SPOKEN } from '../../tables/words-text'
import type { Event } from '../../events'
import { isSetUp, nowIn } from '../../queries/guards'
import type { View } from '../../state/view'
import { linesOf } from '../events'
import { endingText, phaseText, typeLookup } from '../sentences/words'

/** How Arrakhar's Wand tells aloud what happens. */
export const ANNOUNCEMENTS = announcementSource<View, Event>({
  linesOf: (step, { view }) => linesOf(step, typeLookup(view)),
  moment: momentText,
  ending: ({ ending }) => (ending ? endingText(ending) : undefined),
  holder: (seat) => (seat === 'sorcerer' || seat === 'wizard' ? SPOKEN.holds(seat) : undefined),
  due: dueText,
})

function momentText({ turn, side, now }: View): string {
  const segment = SEGMENT_NAMES[now.segment]
  if (isSetUp(now.segment)) return `Set-up: ${segment}`
  return `Turn ${turn}, ${phaseText(side)}: ${segment.toLowerCase()}`
}

/** Orcs that wait for their place: without them the roll would leave the listener wondering. */
function dueText(view: View): string | undefined {
  const due = nowIn(view, 'wanderingOrcs')?.due ?? 0
  return due > 0 ? SPOKEN.due(due) : undefined
}
