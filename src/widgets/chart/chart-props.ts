import type { ReactNode } from 'react'
import type { Course } from './chart-shape'

/** One line of a chart; the first seat's are drawn through, the second's are broken. */
export interface ChartLine {
  readonly name: string
  readonly side: 'first' | 'second'
  /** One for each point from the first on; the rest is not known yet. */
  readonly values: readonly number[]
}

/** A stretch of points under one label: a game-turn. */
export interface ChartStretch {
  readonly label: string
  readonly from: number
  /** The point at which the next begins, or the last. */
  readonly to: number
}

/** A point that is pointed out by a number. */
export interface ChartMark {
  readonly at: number
  readonly label: string
  readonly href: string
  /** On which side of the line it stands. */
  readonly side: 'above' | 'below'
}

/** The point that is being read, the same in all charts of a page. */
export interface ChartCursor {
  readonly at: number
  readonly onMove: (at: number) => void
  /** Where the point lies: 'Turn 3 · Wizard · Combat'. */
  readonly place: string
  /** What happened there, in sentences. */
  readonly words: readonly string[]
  /** The address that opens it; left out where moving the cursor has opened it. */
  readonly href?: string
}

export interface ChartProps {
  readonly name: string
  /** What there is to see, in a sentence, for those who do not. */
  readonly summary: string
  /** How many points there are, also those without values yet. */
  readonly points: number
  readonly lines: readonly ChartLine[]
  /** The numbers beside the plot, evenly spaced, the lowest first: it reaches from the first to the last. */
  readonly scale: readonly number[]
  readonly format: (value: number) => string
  readonly course: Course
  /** The names of the seats whose grounds the one line divides: under it the first seat's, above it the second's. */
  readonly halves?: readonly [first: string, second: string]
  /** A value that is as good for both seats. */
  readonly even?: number
  readonly stretches: readonly ChartStretch[]
  readonly marks?: readonly ChartMark[]
  readonly cursor: ChartCursor
  readonly text: ChartText
  /** The same as a table, and whatever else belongs to it. */
  readonly children?: ReactNode
}

/** What a chart says by itself. */
export interface ChartText {
  /** How it is read by keys. */
  readonly keys: string
  /** The link that opens the point being read. */
  readonly open: string
}
