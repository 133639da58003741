import type { Presentations } from '@/table/events/presentation'
import { presentedLinesBy, sentenceBy } from '@/table/log/sentences'
import { ARRIVAL_EVENTS } from './arrivals'
import { COMBAT_EVENTS } from './combat'
import { COURSE_EVENTS } from './course'
import type { ArrakharEvents } from './kit'
import { MOVE_EVENTS } from './moves'
import { SET_UP_EVENTS } from './set-up'
import { SPELL_EVENTS } from './spells'

/** How each event of Arrakhar's Wand is told, drawn, shown and heard. */
export const PRESENTATIONS: Presentations<ArrakharEvents> = {
  ...SET_UP_EVENTS,
  ...COURSE_EVENTS,
  ...ARRIVAL_EVENTS,
  ...SPELL_EVENTS,
  ...MOVE_EVENTS,
  ...COMBAT_EVENTS,
}

/** What happened, as a line of the log; null where the log needs none. */
export const sentenceOf = sentenceBy(PRESENTATIONS)

/** The lines of a step. */
export const linesOf = presentedLinesBy(PRESENTATIONS)
