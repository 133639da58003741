import type { Presentations } from '@/table/events/presentation'
import { presentedLinesBy } from '@/table/log/sentences'
import { BATTLE_EVENTS } from './battle'
import { COURSE_EVENTS } from './course'
import { FATE_EVENTS } from './fates'
import type { ArchmagiEvents } from './kit'
import { MAGIC_EVENTS } from './magic'
import { MOVE_EVENTS } from './moves'
import { RECRUITING_EVENTS } from './recruiting'
import { SCOUTING_EVENTS } from './scouting'

/** How each event of Archmagi is told, drawn, shown and heard. */
export const PRESENTATIONS: Presentations<ArchmagiEvents> = {
  ...COURSE_EVENTS,
  ...RECRUITING_EVENTS,
  ...SCOUTING_EVENTS,
  ...MOVE_EVENTS,
  ...MAGIC_EVENTS,
  ...BATTLE_EVENTS,
  ...FATE_EVENTS,
}

/** The lines of a step. */
export const linesOf = presentedLinesBy(PRESENTATIONS)
