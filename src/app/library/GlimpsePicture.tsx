import { memo } from 'react'
import type { Orientation } from '@/engine/kernel/hex'
import { hexPath } from '../page-parts/hex-path'
import styles from './games.module.css'

interface GlimpsePictureProps {
  /** Rows of signs, as a `GameGlimpse` has them. */
  readonly map: readonly string[]
}

const SIZE = 10
const HALF = (SIZE * Math.sqrt(3)) / 2
const MARGIN = 6

type Shape = (x: number, y: number, orientation: Orientation) => string

/** How each sign is drawn, in this order; seats differ in shape as well as in color. */
const SHAPES: Readonly<Record<string, Shape>> = {
  '^': (x, y, orientation) => hexPath(x, y, SIZE, orientation),
  o: (x, y) => square(x, y, 6),
  '1': (x, y) => circle(x, y, 8),
  '2': (x, y) => square(x, y, 7),
  '3': (x, y) => triangle(x, y, 9),
  '4': (x, y) => cross(x, y, 8),
  x: (x, y) => diamond(x, y, 10),
}

/** A map in small, for the eye only: what it shows is told in words beside it. */
export const GlimpsePicture = memo(function GlimpsePicture({ map }: GlimpsePictureProps) {
  const layout = layoutOf(map)
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN]
  return (
    <svg
      className={styles.glimpse}
      viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`}
      aria-hidden="true"
    >
      {Object.entries(SHAPES).map(([sign, shape]) => (
        <path
          key={sign}
          className={styles['glimpse__sign']}
          data-sign={sign}
          d={pathOf(map, layout, [sign, shape])}
        />
      ))}
    </svg>
  )
})

/** Where the hexes of a map lie, its margin left out. */
interface Layout {
  readonly orientation: Orientation
  readonly width: number
  readonly height: number
  readonly placeOf: (row: number, column: number) => { readonly x: number; readonly y: number }
}

/** Rows of one length lie side by side in columns, every other one lower; others are centered, their hexes on a corner. */
function layoutOf(map: readonly string[]): Layout {
  const lengths = map.map((signs) => signs.length)
  const columns = Math.max(0, ...lengths)
  if (lengths.every((length) => length === columns))
    return {
      orientation: 'flat',
      width: SIZE * (1.5 * (columns - 1) + 2),
      height: HALF * (2 * map.length + 1),
      placeOf: (row, column) => ({ x: SIZE * (1.5 * column + 1), y: HALF * (2 * row + 1 + (column % 2)) }),
    }
  return {
    orientation: 'pointy',
    width: 2 * HALF * columns,
    height: SIZE * (1.5 * (map.length - 1) + 2),
    placeOf: (row, column) => ({
      x: HALF * (columns - (lengths[row] ?? 0) + 2 * column + 1),
      y: SIZE * (1.5 * row + 1),
    }),
  }
}

function pathOf(
  map: readonly string[],
  { orientation, placeOf }: Layout,
  [sign, shape]: readonly [string, Shape],
): string {
  return map
    .flatMap((signs, row) =>
      Array.from(signs, (one, column) => {
        const { x, y } = placeOf(row, column)
        return one === sign ? shape(MARGIN + x, MARGIN + y, orientation) : ''
      }),
    )
    .join('')
}

function square(x: number, y: number, half: number): string {
  return `M${tenth(x - half)} ${tenth(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`
}

function diamond(x: number, y: number, half: number): string {
  return `M${tenth(x)} ${tenth(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
}

function triangle(x: number, y: number, half: number): string {
  return `M${tenth(x)} ${tenth(y - half)}l${half} ${1.75 * half}h${-2 * half}z`
}

function cross(x: number, y: number, half: number): string {
  const [arm, width] = [0.6 * half, 0.8 * half]
  return `M${tenth(x - width / 2)} ${tenth(y - half)}h${width}v${arm}h${arm}v${width}h${-arm}v${arm}h${-width}v${-arm}h${-arm}v${-width}h${arm}z`
}

function circle(x: number, y: number, radius: number): string {
  return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** Path data needs no more than a tenth of a unit. */
function tenth(value: number): string {
  return value.toFixed(1)
}
