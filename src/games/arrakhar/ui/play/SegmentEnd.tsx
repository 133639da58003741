import { EndButton } from '@/table/panel/EndButton'
import { END_NAMES } from '../../content/command-text'
import { nextText } from '../../content/text'
import type { CommandOf } from '../../commands'
import { isSetUp } from '../../rules/guards'
import { SEQUENCE_OF_PLAY, type PlaySegment } from '../../rules/position'
import type { View } from '../../rules/view'
import { END_PARTS } from '../overlays/end-parts'
import type { PanelProps } from '../desk/desk'

const END: CommandOf<'endSegment'> = { type: 'endSegment' }

/** Ends the segment; asks first where something that cannot be made up for is left undone. */
export function SegmentEnd({ desk }: PanelProps) {
  const { view, send, refusalOf, comfort } = desk
  const { segment } = view.now
  if (isSetUp(segment)) return null
  return (
    <EndButton
      name={END_NAMES[segment]}
      next={nextText(nextOf(view, segment), view.side, view.turn)}
      desk={desk}
      left={END_PARTS.stillToDo(view)}
      mayAsk={() => comfort.warnsAtEnd && !refusalOf(END)}
      onEnd={() => send(END)}
      list={<END_PARTS.LeftToDo desk={desk} />}
      warning={(answers) => <END_PARTS.UndoneWarning desk={desk} {...answers} />}
    />
  )
}

function nextOf({ side }: View, segment: PlaySegment): PlaySegment | undefined {
  const segments: readonly PlaySegment[] = SEQUENCE_OF_PLAY[side]
  return segments[segments.indexOf(segment) + 1]
}
