import { classNames } from '@/widgets/class-names'
import chartsStyles from '@/table/teaching/charts.module.css'
import { ArenaChart } from './charts/ArenaChart'
import { CATALOGUES, LAND_CHARTS } from './charts/chart-list'
import { SequenceOfPlay } from './charts/SequenceOfPlay'
import styles from './charts/arena-charts.module.css'

/** All charts and catalogues on one page. */
export function Charts() {
  return (
    <div className={classNames(chartsStyles.charts, styles['arena-charts'])}>
      <SequenceOfPlay />
      {[...LAND_CHARTS, ...CATALOGUES].map((chart) => (
        <ArenaChart key={chart.id} {...chart} />
      ))}
    </div>
  )
}
