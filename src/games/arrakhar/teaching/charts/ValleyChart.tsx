import type { ReactNode } from 'react'
import { Chart, linksTo } from '@/table/teaching/Chart'
import { type Clause, CLAUSES } from '../../clauses'
import { rulesAt } from '../../tables/text'

interface ValleyChartProps {
  readonly id: string
  readonly title: string
  /** The clauses it belongs to. */
  readonly clauses: readonly Clause[]
  /** How to read it. */
  readonly note?: string
  readonly children: ReactNode
}

/** A chart of this game. */
export function ValleyChart({ clauses, ...chart }: ValleyChartProps) {
  return <Chart {...chart} clauses={clauses.map(linkTo)} />
}

const linkTo = linksTo<Clause>(rulesAt, CLAUSES)
