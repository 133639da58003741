import { classNames } from '@/widgets/class-names'
import { catalogueChart } from '@/table/teaching/CatalogueChart'
import { Chart, linksTo } from '@/table/teaching/Chart'
import chartsStyles from '@/table/teaching/charts.module.css'
import { type Clause, CLAUSES } from '../clauses'
import { PHASE_NAMES, phaseRules, rulesAt } from '../tables/text'
import { PHASES } from '../state/position'
import { CHART_TABLES } from './chart-tables'
import styles from './arena-charts.module.css'

const linkTo = linksTo<Clause>(rulesAt, CLAUSES)
const ArenaChart = catalogueChart(rulesAt, CLAUSES)

/** All charts and catalogues on one page; first the phases of a turn, each a link to where it is explained. */
export function Charts() {
  return (
    <div className={classNames(chartsStyles.charts, styles['arena-charts'])}>
      <Chart id="sequence" title="Sequence of play" clauses={[linkTo('AA-3.1'), linkTo('AA-24.3')]}>
        <ol className={styles['arena-phases']}>
          {PHASES.map((phase) => (
            <li key={phase}>
              <a href={phaseRules(phase)}>{PHASE_NAMES[phase]}</a>
            </li>
          ))}
        </ol>
      </Chart>
      {CHART_TABLES.map((table) => (
        <ArenaChart key={table.id} {...table} />
      ))}
    </div>
  )
}
