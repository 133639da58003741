import type { TrackOf } from '@/table/play/play-model'
import type { View } from '../../queries/view'
import { type Phase, PHASES } from '../../state/terms'
import { SEAT_NAMES } from '../../tables/seats'
import { PHASE_NAMES } from '../../tables/text'
import { PLACES } from '../board/places'
import { rulesAt } from '../texts/rules-at'
import { STAGE_CLAUSES } from '../texts/stage-text'

/** The phases where there is little room. */
const SHORT_PHASE_NAMES: Readonly<Record<Phase, string>> = {
  recruitUnits: 'Units',
  recruitSpells: 'Spells',
  scout: 'Scout',
  movement: 'Move',
  exploration: 'Explore',
  battle: 'Battle',
}

/** The round, whose turn it is, and the phases of the turn with the one that runs. */
export const trackOf: TrackOf<View> = (view, isNarrow) => {
  const { settings, round, active, phase, setup, ending } = view
  const names = isNarrow ? SHORT_PHASE_NAMES : PHASE_NAMES
  const phases = PHASES.filter((one) => one !== 'exploration' || settings.exploration)
  return {
    turn: round,
    turnLimit: settings.roundLimit === 0 ? null : settings.roundLimit,
    turnName: 'round',
    turnWord: 'Round',
    phases: [
      {
        name: SEAT_NAMES[active],
        side: PLACES[active],
        segments: phases.map((one) => ({ name: names[one], href: rulesAt(STAGE_CLAUSES[one]) })),
      },
    ],
    current: ending || setup ? null : { phase: 0, segment: phases.indexOf(phase) },
  }
}
