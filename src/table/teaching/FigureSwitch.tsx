import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { COMPARED_TEXT as TEXT } from './charts-text'
import styles from './charts.module.css'

interface FigureSwitchProps {
  /** What the figures shown are called, and what sets them apart. */
  readonly shown: string
  readonly says: string
  /** The name of those that they are compared with. */
  readonly other: string
  /** All sets that there are, each with its page. */
  readonly sets: readonly { readonly name: string; readonly href: string }[]
}

/** Which set of figures the charts show, what it is, and the way to the others. */
export function FigureSwitch({ shown, says, other, sets }: FigureSwitchProps) {
  return (
    <section className={classNames(panelStyles.panel, styles.chart)} aria-labelledby="chart-figures">
      <h2 id="chart-figures" className={panelStyles['panel__title']}>
        {shown}
      </h2>
      <p>{says}</p>
      <nav className={classNames(styles['chart__switch'], panelStyles.row)} aria-label={TEXT.switch}>
        {sets.map(({ name, href }) => (
          <a
            key={name}
            className={controlStyles.button}
            href={href}
            aria-current={name === shown ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <p className={styles['chart__note']}>{TEXT.key(other)}</p>
    </section>
  )
}
