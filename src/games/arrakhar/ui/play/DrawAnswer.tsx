import { SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import { enemyOf } from '../../rules/stacking'
import type { PanelProps } from './desk'

interface DrawAnswerProps extends PanelProps {
  readonly offeredBy: Side
}

/** Asks the other side whether it takes the draw. */
export function DrawAnswer({ desk, offeredBy }: DrawAnswerProps) {
  const side = enemyOf(offeredBy)
  const answer = (accept: boolean) => desk.send({ type: 'answerDraw', side, accept })
  return (
    <section className="stack" aria-label="Offer of a draw">
      <p>The {SIDE_NAMES[offeredBy].toLowerCase()} offers a draw.</p>
      <div className="row">
        <button type="button" className="button button--primary" onClick={() => answer(true)}>
          Accept the draw
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          Play on
        </button>
      </div>
    </section>
  )
}
