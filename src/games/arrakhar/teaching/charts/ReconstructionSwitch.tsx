import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import chartsStyles from '@/table/teaching/charts.module.css'
import controlStyles from '@/widgets/control.module.css'
import { OFFERED, RECONSTRUCTION_IDS, type ReconstructionId } from '../../tables/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT as TEXT } from '../../tables/reconstructions-text'
import styles from './charts.module.css'

interface ReconstructionSwitchProps {
  readonly shown: ReconstructionId
  /** The one that it is compared with. */
  readonly other: ReconstructionId
}

/** Those that new games may have, and then those of old games. */
const IN_ORDER = [...new Set([...OFFERED, ...RECONSTRUCTION_IDS])]

/** Which reconstruction the charts show, what it is, and the way to the others. */
export function ReconstructionSwitch({ shown, other }: ReconstructionSwitchProps) {
  const { name, blurb } = RECONSTRUCTION_TEXT[shown]
  return (
    <section
      className={classNames(panelStyles.panel, chartsStyles.chart)}
      aria-labelledby="chart-reconstruction"
    >
      <h2 id="chart-reconstruction" className={panelStyles['panel__title']}>
        {name}
      </h2>
      <p>
        {TEXT.intro} {blurb}
      </p>
      <nav className={classNames(styles['chart__switch'], panelStyles.row)} aria-label={TEXT.switch}>
        {IN_ORDER.map((id) => (
          <a
            key={id}
            className={controlStyles.button}
            href={`#/charts/arrakhar/${id}`}
            aria-current={id === shown ? 'page' : undefined}
          >
            {RECONSTRUCTION_TEXT[id].name}
          </a>
        ))}
      </nav>
      <p className={chartsStyles['chart__note']}>{TEXT.key(RECONSTRUCTION_TEXT[other].name)}</p>
    </section>
  )
}
