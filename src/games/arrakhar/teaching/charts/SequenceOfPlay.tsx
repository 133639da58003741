import { classNames } from '@/widgets/class-names'
import { rulesAt, SEGMENT_NAMES } from '../../tables/text'
import { SEQUENCE_OF_PLAY } from '../../state/position'
import { CHARTS, SEGMENT_CLAUSES } from './charts-text'
import styles from './charts.module.css'

/** Both phases of a game-turn, each segment a link to where it is explained. */
export function SequenceOfPlay() {
  return (
    <div className={styles.sequence}>
      {(['sorcerer', 'wizard'] as const).map((side) => (
        <section
          key={side}
          className={classNames(styles['sequence__phase'], styles[`sequence__phase--${side}`])}
        >
          <h3>{CHARTS.phase[side]}</h3>
          <ol>
            {SEQUENCE_OF_PLAY[side].map((segment) => (
              <li key={segment}>
                <a href={rulesAt(SEGMENT_CLAUSES[segment])}>{SEGMENT_NAMES[segment]}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
