import type { ReactNode } from 'react'

/** A page whose parts are all there. */
export interface Page {
  /** Neutral, so that a glance at the browser's tabs tells neither side anything. */
  readonly title: string
  readonly element: ReactNode
}
