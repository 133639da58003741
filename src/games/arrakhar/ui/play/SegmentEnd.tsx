import { END_NAMES, nextText } from '../../content/text'
import { isSetUp } from '../../rules/guards'
import { SEQUENCE_OF_PLAY, type PlaySegment } from '../../rules/position'
import type { View } from '../../rules/view'
import type { PanelProps } from './desk'
import { once } from './once'
import { stillToDo } from './still-to-do'

/** Ends the segment; says what comes next and, without hindering, what was left undone. */
export function SegmentEnd({ desk }: PanelProps) {
  const { view, send } = desk
  const { segment } = view.now
  if (isSetUp(segment)) return null
  const left = stillToDo(view)
  return (
    <div className="segment-end">
      <p className="segment-end__left">{left === '' ? 'Nothing left to do.' : `Still to do: ${left}.`}</p>
      <button
        type="button"
        className={left === '' ? 'button button--primary' : 'button'}
        onClick={once(() => send({ type: 'endSegment' }))}
      >
        <span>{END_NAMES[segment]}</span>
        <small>{nextText(nextOf(view, segment), view.side, view.turn)}</small>
      </button>
    </div>
  )
}

function nextOf({ side }: View, segment: PlaySegment): PlaySegment | undefined {
  const segments: readonly PlaySegment[] = SEQUENCE_OF_PLAY[side]
  return segments[segments.indexOf(segment) + 1]
}
