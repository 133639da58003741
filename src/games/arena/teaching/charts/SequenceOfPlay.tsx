import { Chart } from '@/table/teaching/Chart'
import { PHASE_NAMES, phaseRules } from '../../tables/text'
import { PHASES } from '../../state/position'
import { linkTo } from './ArenaChart'
import { CHARTS } from './charts-text'
import styles from './arena-charts.module.css'

/** The phases of a turn, each a link to where it is explained. */
export function SequenceOfPlay() {
  return (
    <Chart id="sequence" title={CHARTS.sequence} clauses={[linkTo('AA-3.1'), linkTo('AA-24.3')]}>
      <ol className={styles['arena-phases']}>
        {PHASES.map((phase) => (
          <li key={phase}>
            <a href={phaseRules(phase)}>{PHASE_NAMES[phase]}</a>
          </li>
        ))}
      </ol>
    </Chart>
  )
}
