import type { ReactNode } from 'react'
import type { PlanMode } from './planned-board'

interface UnplannedProps {
  readonly mode: PlanMode | null
  readonly children: ReactNode
}

/** What only plays: it is taken away while moves are planned. */
export function Unplanned({ mode, children }: UnplannedProps) {
  return mode ? null : children
}
