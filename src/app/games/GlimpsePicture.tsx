import { memo } from 'react'
import { hexPath } from '../hex-path'

interface GlimpsePictureProps {
  /** Rows of signs, as a `GameGlimpse` has them. */
  readonly map: readonly string[]
}

const SIZE = 10
const HALF_HEIGHT = (SIZE * Math.sqrt(3)) / 2
const MARGIN = 6

/** How each sign is drawn, in this order; seats differ in shape as well as in color. */
const SHAPES: Readonly<Record<string, (x: number, y: number) => string>> = {
  '^': (x, y) => hexPath(x, y, SIZE),
  o: (x, y) => square(x, y, 6),
  '1': (x, y) => circle(x, y, 8),
  '2': (x, y) => square(x, y, 7),
  x: (x, y) => diamond(x, y, 10),
}

/** A map in small, for the eye only: what it shows is told in words beside it. */
export const GlimpsePicture = memo(function GlimpsePicture({ map }: GlimpsePictureProps) {
  const columns = map[0]?.length ?? 0
  const width = SIZE * (1.5 * (columns - 1) + 2) + 2 * MARGIN
  const height = HALF_HEIGHT * (2 * map.length + 1) + 2 * MARGIN
  return (
    <svg className="glimpse" viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`} aria-hidden="true">
      {Object.entries(SHAPES).map(([sign, shape]) => (
        <path key={sign} className="glimpse__sign" data-sign={sign} d={pathOf(map, sign, shape)} />
      ))}
    </svg>
  )
})

function pathOf(map: readonly string[], sign: string, shape: (x: number, y: number) => string): string {
  return map
    .flatMap((signs, row) =>
      Array.from(signs, (one, column) =>
        one === sign
          ? shape(MARGIN + SIZE * (1.5 * column + 1), MARGIN + HALF_HEIGHT * (2 * row + 1 + (column % 2)))
          : '',
      ),
    )
    .join('')
}

function square(x: number, y: number, half: number): string {
  return `M${tenth(x - half)} ${tenth(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`
}

function diamond(x: number, y: number, half: number): string {
  return `M${tenth(x)} ${tenth(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
}

function circle(x: number, y: number, radius: number): string {
  return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** Path data needs no more than a tenth of a unit. */
function tenth(value: number): string {
  return value.toFixed(1)
}
