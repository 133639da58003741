import { PrimaryButton } from '@/widgets/PrimaryButton'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { SIDE_NAMES } from '../../content/text'
import { enemyOf } from '../../rules/stacking'
import type { PanelProps } from '../desk/desk'

/** Asks the other side whether it takes the draw. */
export function DrawAnswer({ desk }: PanelProps) {
  const { drawOffer: offeredBy } = desk.view
  if (offeredBy === null) return null
  const side = enemyOf(offeredBy)
  const answer = (accept: boolean) => desk.send({ type: 'answerDraw', side, accept })
  return (
    <section className={panelStyles.stack} aria-label="Offer of a draw">
      <p>The {SIDE_NAMES[offeredBy].toLowerCase()} offers a draw.</p>
      <div className={panelStyles.row}>
        <PrimaryButton onClick={() => answer(true)}>Accept the draw</PrimaryButton>
        <button type="button" className={controlStyles.button} onClick={() => answer(false)}>
          Play on
        </button>
      </div>
    </section>
  )
}
