import { linksTo } from '@/table/teaching/Chart'
import { ChartSheet } from '@/table/teaching/ChartSheet'
import { FigureSwitch } from '@/table/teaching/FigureSwitch'
import { CLAUSES } from '../clauses'
import {
  OFFERED,
  PROPOSED,
  RECONSTRUCTION_IDS,
  type ReconstructionId,
  RECONSTRUCTIONS,
  UNNAMED,
} from '../tables/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT } from '../tables/reconstructions-text'
import { rulesAt } from '../tables/text'
import { CHART_LIST } from './charts/chart-list'
import styles from './charts/charts.module.css'

interface ChartsProps {
  /** The reconstruction to show; null, or one that there is not, for that of new games. */
  readonly place: string | null
}

const linkTo = linksTo(rulesAt, CLAUSES)
const nameOf = (id: ReconstructionId) => RECONSTRUCTION_TEXT[id].name

/** Those that new games may have, and then those of old games. */
const SETS = [...new Set([...OFFERED, ...RECONSTRUCTION_IDS])].map((id) => ({
  name: nameOf(id),
  href: `#/charts/arrakhar/${id}`,
}))

/** All charts and tables of a reconstruction on one page, with what another one has otherwise. */
export function Charts({ place }: ChartsProps) {
  const shown = RECONSTRUCTION_IDS.find((id) => id === place) ?? PROPOSED
  const other = shown === PROPOSED ? UNNAMED : PROPOSED
  return (
    <ChartSheet
      charts={CHART_LIST}
      linkTo={linkTo}
      figures={RECONSTRUCTIONS[shown]}
      other={{ name: nameOf(other), figures: RECONSTRUCTIONS[other] }}
      className={styles['valley-charts']}
    >
      <FigureSwitch
        shown={nameOf(shown)}
        says={`${RECONSTRUCTIONS_TEXT.intro} ${RECONSTRUCTION_TEXT[shown].blurb}`}
        other={nameOf(other)}
        sets={SETS}
      />
    </ChartSheet>
  )
}
