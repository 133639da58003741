import type { Point } from '@/engine/kernel/hex'

import { tenth } from '../geometry'

/** Some figures that belong to a hex. */
export interface PlacedFigures {
  readonly text?: string
  readonly center: Point
}

interface FiguresProps {
  readonly words: readonly PlacedFigures[]
  readonly className: string | undefined
  /** From a hex's center down to the base of its text. */
  readonly drop: number
  readonly figureWidth: number
}

/** The figures of many hexes in one element, since elements of text take a browser longest to lay out. */
export function Figures({ words, className, drop, figureWidth }: FiguresProps) {
  const figures = words.flatMap(({ text = '', center: { x, y } }) =>
    Array.from(text, (figure, nth) => ({
      figure,
      x: tenth(x + (nth - (text.length - 1) / 2) * figureWidth),
      y: tenth(y + drop),
    })),
  )
  return (
    <text
      className={className}
      x={figures.map(({ x }) => x).join(' ')}
      y={figures.map(({ y }) => y).join(' ')}
    >
      {figures.map(({ figure }) => figure).join('')}
    </text>
  )
}
