import type { ReactNode } from 'react'
import type { Side } from '../side'
import type { Course } from './chart-shape'

/** One line of a chart; the first side's are drawn through, those of others are broken, each in its own way. */
export interface ChartLine {
  readonly name: string
  readonly side: Side
  /** One for each point from the first on; the rest is not known yet. */
  readonly values: readonly number[]
}

/** Whose a part of a plot is; without a side it is everybody else's. */
export interface ChartGround {
  readonly name: string
  readonly side?: Side | undefined
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
  /** The grounds that the one line divides. */
  readonly halves?: readonly [under: ChartGround, over: ChartGround]
  /** A value that is as good for both. */
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
