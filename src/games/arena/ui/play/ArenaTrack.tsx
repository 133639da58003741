import { memo } from 'react'
import { TurnFrame } from '@/table/frame/TurnFrame'
import type { TrackPhase } from '@/widgets/PhaseTrack'
import { TRACK_NAMES } from '../../content/table-text'
import { PHASE_NAMES, phaseRules, SEAT_NAMES, SHORT_PHASE_NAMES } from '../../content/text'
import { type ArenaSeat, type Phase, PHASES } from '../../rules/position'
import type { View } from '../../rules/view'
import { PLACES } from '../board/looks'

/** Phases of the basic game (AA-24.3). */
const BASIC_PHASES: readonly Phase[] = ['terrain', 'movement', 'combat', 'retreat', 'winning']

interface ArenaTrackProps {
  readonly view: View
  readonly isNarrow: boolean
}

/** The turn and its nine phases, five in the basic game, with the one that runs. */
export const ArenaTrack = memo(function ArenaTrack({ view, isNarrow }: ArenaTrackProps) {
  const { settings, turn, active, now, ending } = view
  const phases = settings.ruleset === 'basic' ? BASIC_PHASES : PHASES
  const segment = phases.findIndex((phase) => phase === now.phase)
  return (
    <TurnFrame
      turn={turn}
      turnLimit={settings.turnLimit}
      turnName="turn"
      phases={[trackOf(active, phases, isNarrow)]}
      current={ending || segment < 0 ? null : { phase: 0, segment }}
      isNarrow={isNarrow}
    />
  )
})

function trackOf(seat: ArenaSeat, phases: readonly Phase[], isNarrow: boolean): TrackPhase {
  const names = isNarrow ? SHORT_PHASE_NAMES : { ...PHASE_NAMES, ...TRACK_NAMES }
  return {
    name: SEAT_NAMES[seat],
    side: PLACES[seat],
    segments: phases.map((phase) => ({ name: names[phase], href: phaseRules(phase) })),
  }
}
