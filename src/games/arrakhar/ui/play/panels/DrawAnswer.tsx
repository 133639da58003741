import { SIDE_NAMES } from '../../../content/text'
import { enemyOf } from '../../../rules/stacking'
import type { PanelProps } from '../desk'

/** Asks the other side whether it takes the draw. */
export function DrawAnswer({ desk }: PanelProps) {
  const { drawOffer: offeredBy } = desk.view
  if (offeredBy === null) return null
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
