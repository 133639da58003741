import { memo } from 'react'
import { TurnFrame } from '@/table/frame/TurnFrame'
import type { TrackPhase } from '@/widgets/PhaseTrack'
import { SEGMENT_NAMES, segmentRules, SHORT_SEGMENT_NAMES, SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import { type PlaySegment, SEQUENCE_OF_PLAY, type Segment } from '../../rules/position'

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

interface TurnTrackProps {
  readonly turn: number
  readonly side: Side
  readonly segment: Segment
  readonly turnLimit: number | null
  readonly isOver: boolean
  readonly isNarrow: boolean
}

/** The game-turn and the sequence of play with the running segment (AR-5). */
export const TurnTrack = memo(function TurnTrack(props: TurnTrackProps) {
  const { turn, side, segment, turnLimit, isOver, isNarrow } = props
  const segments: readonly Segment[] = SEQUENCE_OF_PLAY[side]
  const current = isOver ? null : { phase: SIDES.indexOf(side), segment: segments.indexOf(segment) }
  return (
    <TurnFrame
      turn={turn}
      turnLimit={turnLimit}
      turnName="game-turn"
      phases={isNarrow ? SHORT_PHASES : PHASES}
      current={current}
      isNarrow={isNarrow}
    />
  )
})

const PHASES = phasesNamed(SEGMENT_NAMES)
const SHORT_PHASES = phasesNamed(SHORT_SEGMENT_NAMES)

function phasesNamed(names: Readonly<Record<PlaySegment, string>>): readonly TrackPhase[] {
  return SIDES.map((side, nth) => ({
    name: SIDE_NAMES[side],
    side: nth === 0 ? 'first' : 'second',
    segments: SEQUENCE_OF_PLAY[side].map((segment) => ({
      name: names[segment],
      href: segmentRules(segment),
    })),
  }))
}
