import { linksTo } from '@/table/teaching/Chart'
import { ChartSheet } from '@/table/teaching/ChartSheet'
import { CLAUSES } from '../clauses'
import { rulesAt } from '../ui/texts/rules-at'
import { CHART_LIST } from './chart-list'

const linkTo = linksTo(rulesAt, CLAUSES)

/** All charts and catalogues on one page; first the phases of a turn, each a link to where it is explained. */
export function Charts() {
  return <ChartSheet charts={CHART_LIST} linkTo={linkTo} figures={null} />
}
