import { adviceOf } from '@/engine/lab/handicap'
import type { LabEvening } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import controlStyles from '@/widgets/control.module.css'
import { rulesAddress } from '../../addresses/rules-address'
import { adviceText } from '../advice-text'
import { LAB_TEXT } from '../lab-text'
import { batchesOf, type LabRun } from '../run/lab-run'
import styles from '../lab.module.css'

interface AdvicePanelProps {
  readonly game: AnyGame
  readonly evening: LabEvening
  readonly run: LabRun
}

/** By how many points the match could be evened, and how sure that is. */
export function AdvicePanel({ game, evening, run: { sheets } }: AdvicePanelProps) {
  const measure = evening.measureOf(sheets[0].plan)
  const { what, certainty } = adviceText(
    adviceOf(batchesOf(sheets, measure), measure),
    measure,
    seatCalled(game, measure.seat),
  )
  return (
    <section className={styles['lab__advice']} aria-labelledby="lab-advice">
      <h3 id="lab-advice">{LAB_TEXT.advice}</h3>
      <p className={styles['lab__advice-what']}>{what}</p>
      <p>{certainty}</p>
      <p className={controlStyles['field__hint']}>
        <a href={rulesAddress(game.id, evening.clause)}>
          {evening.clause}, {LAB_TEXT.rule}
        </a>
      </p>
    </section>
  )
}
