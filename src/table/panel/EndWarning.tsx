import { END_TEXT } from './end-text'
import { Question } from './Question'

interface EndWarningProps {
  /** What is left undone, as a sentence. */
  readonly left: string
  /** Takes up the first of it. */
  readonly onShow: () => void
  readonly onEnd: () => void
  readonly onCancel: () => void
  /** The players do not want to be asked again. */
  readonly onStopAsking: () => void
}

/** In place of the button that ends the segment: what is left undone, since an end cannot be taken back. */
export function EndWarning({ left, onShow, onEnd, onCancel, onStopAsking }: EndWarningProps) {
  return (
    <Question
      says={left}
      careful={END_TEXT.showMe}
      onCareful={onShow}
      anyway={END_TEXT.endAnyway}
      onAnyway={onEnd}
      {...{ onCancel, onStopAsking }}
    />
  )
}
