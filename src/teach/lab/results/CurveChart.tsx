import type { Batch, Curve } from '@/engine/lab/even-point'
import { shareOf } from '@/engine/lab/statistics'
import styles from '../lab.module.css'

interface CurveChartProps {
  readonly batches: readonly Batch[]
  readonly curve: Curve | null
  /** What there is to see; the figures stand in the table beside it. */
  readonly label: string
}

/** The drawing's size, and the room for figures at its left and below, in units of its own. */
const WIDTH = 320
const HEIGHT = 200
const LEFT = 34
const BELOW = 24
const ABOVE = 8
const RIGHT = 8

const SHARES = [0, 0.25, 0.5, 0.75, 1]
const STEPS_OF_CURVE = 40

/** Shares of games won, with their intervals, over sums of points, and the curve through them. */
export function CurveChart({ batches, curve, label }: CurveChartProps) {
  const { from, to } = rangeOf(batches.map(({ points }) => points))
  const x = (points: number) => LEFT + ((points - from) / (to - from)) * (WIDTH - LEFT - RIGHT)
  const y = (share: number) => ABOVE + (1 - share) * (HEIGHT - ABOVE - BELOW)
  const even = curve?.even.points
  return (
    <svg className={styles['curve-chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {SHARES.map((share) => (
        <g key={share} className={share === 0.5 ? styles['curve-chart__half'] : styles['curve-chart__line']}>
          <path d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 5} y={y(share) + 4} textAnchor="end">
            {Math.round(100 * share)}
          </text>
        </g>
      ))}
      {curve && <path className={styles['curve-chart__curve']} d={curvePath(curve, { from, to, x, y })} />}
      {even !== undefined && from <= even && even <= to && (
        <path className={styles['curve-chart__even']} d={`M${x(even)} ${y(0.5)}V${y(0)}`} />
      )}
      {batches.map((batch) => (
        <BatchMark key={batch.points} batch={batch} x={x(batch.points)} y={y} />
      ))}
    </svg>
  )
}

interface BatchMarkProps {
  readonly batch: Batch
  readonly x: number
  readonly y: (share: number) => number
}

/** The games at one sum of points: a diamond at the share, a bracket for its interval. */
function BatchMark({ batch: { points, won, lost }, x, y }: BatchMarkProps) {
  const share = won + lost > 0 ? shareOf(won, won + lost) : null
  return (
    <g className={styles['curve-chart__batch']}>
      {share && (
        <>
          <path d={`M${x - 4} ${y(share.to)}h8m-4 0V${y(share.from)}m-4 0h8`} />
          <path
            className={styles['curve-chart__diamond']}
            d={`M${x} ${y(share.value) - 5}l5 5l-5 5l-5 -5Z`}
          />
        </>
      )}
      <text x={x} y={HEIGHT - 7} textAnchor="middle">
        {points}
      </text>
    </g>
  )
}

interface Axes {
  readonly from: number
  readonly to: number
  readonly x: (points: number) => number
  readonly y: (share: number) => number
}

function curvePath({ chanceAt }: Curve, { from, to, x, y }: Axes): string {
  const points = Array.from(
    { length: STEPS_OF_CURVE + 1 },
    (_, step) => from + ((to - from) * step) / STEPS_OF_CURVE,
  )
  return `M${points.map((at) => `${x(at).toFixed(1)} ${y(chanceAt(at)).toFixed(1)}`).join('L')}`
}

/** The sums played with some room on both sides. */
function rangeOf(points: readonly number[]): { readonly from: number; readonly to: number } {
  const least = Math.min(...points)
  const most = Math.max(...points)
  const room = Math.max(2, (most - least) * 0.12)
  return { from: least - room, to: most + room }
}
