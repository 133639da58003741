import type { TrackOf } from '@/table/play/play-model'
import { TRACK_NAMES } from '../../tables/table-text'
import { PHASE_NAMES, phaseRules, SEAT_NAMES, SHORT_PHASE_NAMES } from '../../tables/text'
import { type Phase, PHASES } from '../../state/position'
import type { View } from '../../state/view'
import { PLACES } from '../board/looks'

/** Phases of the basic game (AA-24.3). */
const BASIC_PHASES: readonly Phase[] = ['terrain', 'movement', 'combat', 'retreat', 'winning']

/** The turn and its nine phases, five in the basic game, with the one that runs. */
export const trackOf: TrackOf<View> = ({ settings, turn, active, now, ending }, isNarrow) => {
  const phases = settings.ruleset === 'basic' ? BASIC_PHASES : PHASES
  const names = isNarrow ? SHORT_PHASE_NAMES : { ...PHASE_NAMES, ...TRACK_NAMES }
  const segments = phases.map((phase) => ({ name: names[phase], href: phaseRules(phase) }))
  const segment = phases.findIndex((phase) => phase === now.phase)
  return {
    turn,
    turnLimit: settings.turnLimit,
    turnName: 'turn',
    phases: [{ name: SEAT_NAMES[active], side: PLACES[active], segments }],
    current: ending || segment < 0 ? null : { phase: 0, segment },
  }
}
