import type { TrackOf } from '@/table/play/play-model'
import { SEGMENT_NAMES, segmentRules, SHORT_SEGMENT_NAMES, SIDE_NAMES } from '../../tables/text'
import type { Side } from '../../tables/units'
import { type Segment, SEQUENCE_OF_PLAY } from '../../state/position'
import type { View } from '../../state/view'
import { PLACES } from '../board/board-view'

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** The game-turn and the sequence of play with the running segment (AR-5). */
export const trackOf: TrackOf<View> = ({ turn, side, now, settings, ending }, isNarrow) => {
  const names = isNarrow ? SHORT_SEGMENT_NAMES : SEGMENT_NAMES
  const segments: readonly Segment[] = SEQUENCE_OF_PLAY[side]
  return {
    turn,
    turnLimit: settings.options.turnLimit,
    turnName: 'game-turn',
    phases: SIDES.map((each) => ({
      name: SIDE_NAMES[each],
      side: PLACES[each],
      segments: SEQUENCE_OF_PLAY[each].map((segment) => ({
        name: names[segment],
        href: segmentRules(segment),
      })),
    })),
    current: ending ? null : { phase: SIDES.indexOf(side), segment: segments.indexOf(now.segment) },
  }
}
