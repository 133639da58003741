import type { Presentations } from '@/table/events/presentation'
import { presentedLinesBy } from '@/table/log/sentences'
import { BATTLE_EVENTS } from './battle'
import type { WizardKingsEvents } from './kit'
import { MOVE_EVENTS } from './moves'
import { SET_UP_EVENTS } from './set-up'

/** How each event of Wizard Kings is told, drawn, shown and heard. */
export const PRESENTATIONS: Presentations<WizardKingsEvents> = {
  ...SET_UP_EVENTS,
  ...MOVE_EVENTS,
  ...BATTLE_EVENTS,
}

/** The lines of a step. */
export const linesOf = presentedLinesBy(PRESENTATIONS)
