import type { Presentations } from '@/table/events/presentation'
import { presentedLinesBy } from '@/table/log/sentences'
import { COMBAT_EVENTS } from './combat'
import { COURSE_EVENTS } from './course'
import { GEAR_EVENTS } from './gear'
import type { ArenaEvents } from './kit'
import { LAND_EVENTS } from './land'
import { MAGIC_EVENTS } from './magic'
import { MOVE_EVENTS } from './moves'

/** How each event of Arena is told, drawn, shown and heard. */
export const PRESENTATIONS: Presentations<ArenaEvents> = {
  ...COURSE_EVENTS,
  ...LAND_EVENTS,
  ...GEAR_EVENTS,
  ...MOVE_EVENTS,
  ...MAGIC_EVENTS,
  ...COMBAT_EVENTS,
}

/** The lines of a step. */
export const linesOf = presentedLinesBy(PRESENTATIONS)
