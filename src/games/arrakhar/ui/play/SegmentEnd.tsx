import { EndButton } from '@/table/panel/EndButton'
import { END_NAMES } from '../../content/command-text'
import { nextText } from '../../content/text'
import type { CommandOf } from '../../commands'
import { isSetUp } from '../../rules/guards'
import { SEQUENCE_OF_PLAY, type PlaySegment } from '../../rules/position'
import type { View } from '../../rules/view'
import { hexOfGesture, pickHex } from '../gestures/answering'
import { stackText } from '../words/stack-text'
import { hexesLeft, stillToDo } from './still-to-do'
import type { PanelProps } from '../desk/desk'

const END: CommandOf<'endSegment'> = { type: 'endSegment' }

/** Ends the segment; asks first where something that cannot be made up for is left undone. */
export function SegmentEnd({ desk }: PanelProps) {
  const { view, gesture } = desk
  const { segment } = view.now
  if (isSetUp(segment)) return null
  return (
    <EndButton
      name={END_NAMES[segment]}
      next={nextText(nextOf(view, segment), view.side, view.turn)}
      desk={desk}
      command={END}
      left={{
        ...stillToDo(view),
        hexes: hexesLeft(view),
        textOf: (hex) => stackText(view, hex),
        picked: hexOfGesture(view, gesture),
        onPick: (hex) => pickHex(desk, hex),
      }}
    />
  )
}

function nextOf({ side }: View, segment: PlaySegment): PlaySegment | undefined {
  const segments: readonly PlaySegment[] = SEQUENCE_OF_PLAY[side]
  return segments[segments.indexOf(segment) + 1]
}
