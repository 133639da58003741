import { percent } from '@/engine/basics/figures'
import styles from './bars.module.css'

export interface Bar {
  readonly label: string
  readonly chance: number
}

export interface BarsProps {
  readonly title: string
  readonly bars: readonly Bar[]
}

/** Chances of the possible outcomes, as bars with percentages. */
export function Bars({ title, bars }: BarsProps) {
  return (
    <dl className={styles.bars} aria-label={title}>
      {bars.map(({ label, chance }) => (
        <div key={label} className={styles['bars__row']}>
          <dt>{label}</dt>
          <dd>
            <span className={styles['bars__track']} aria-hidden="true">
              <span className={styles['bars__fill']} style={{ width: `${chance * 100}%` }} />
            </span>
            <span className={styles['bars__number']}>{percent(chance)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
