import type { ReactNode } from 'react'
import { Chart } from '@/table/teaching/Chart'
import { type Clause, CLAUSES } from '../../content/clauses'

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

function linkTo(clause: Clause) {
  return { href: clauseAddress(clause), text: `${clause} ${CLAUSES[clause]}` }
}

/** The address at which a clause is explained. */
export function clauseAddress(clause: Clause): string {
  return `#/rules/arrakhar/${clause}`
}
