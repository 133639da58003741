import { ArenaChart } from './charts/ArenaChart'
import { CATALOGUES, LAND_CHARTS } from './charts/chart-list'
import { SequenceOfPlay } from './charts/SequenceOfPlay'
import './charts/arena-charts.css'

/** All charts and catalogues on one page. */
export function Charts() {
  return (
    <div className="charts">
      <SequenceOfPlay />
      {[...LAND_CHARTS, ...CATALOGUES].map((chart) => (
        <ArenaChart key={chart.id} {...chart} />
      ))}
    </div>
  )
}
