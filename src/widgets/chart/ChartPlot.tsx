import type { KeyboardEvent, PointerEvent } from 'react'
import { classNames } from '../class-names'
import type { ChartProps } from './chart-props'
import { acrossOf, areaPath, downOf, FIELD, linePath, pointAt, type Span } from './chart-shape'
import styles from './chart.module.css'

interface ChartPlotProps extends ChartProps {
  /** The id of what tells how it is read by keys. */
  readonly hint: string
  /** Told that the point being read is to be opened. */
  readonly onOpen: () => void
}

/** The plot: lines stretched to the room there is, and over them a slider that is the cursor. */
export function ChartPlot(props: ChartPlotProps) {
  const { name, points, scale, cursor, hint, onOpen } = props
  const span: Span = { points, low: scale[0] ?? 0, high: scale.at(-1) ?? 1 }
  const read = (event: PointerEvent<HTMLInputElement>) => {
    if (event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    cursor.onMove(pointAt(span, (event.clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={styles['time-chart__plot']}>
      <Drawing {...props} span={span} />
      <input
        type="range"
        className={styles['time-chart__cursor']}
        min={0}
        max={Math.max(0, points - 1)}
        value={cursor.at}
        aria-label={name}
        aria-describedby={hint}
        aria-valuetext={spoken(props)}
        onChange={({ target }) => cursor.onMove(target.valueAsNumber)}
        onPointerDown={read}
        onPointerMove={read}
        onKeyDown={press}
      />
      <Marks {...props} span={span} />
    </div>
  )
}

function spoken({ cursor: { at, place, words }, lines, format }: ChartProps): string {
  const values = lines.flatMap(({ name, values }) => {
    const value = values[at]
    return value === undefined ? [] : [`${name} ${format(value)}`]
  })
  return [`${place}.`, ...words, `${values.join(', ')}.`].join(' ')
}

interface DrawingProps extends ChartProps {
  readonly span: Span
}

function Drawing({ lines, scale, course, halves, even, stretches, span }: DrawingProps) {
  const [first] = lines
  const level = (value: number) => `M0 ${FIELD * downOf(span, value)}H${FIELD}`
  return (
    <>
      {halves && first && <Halves line={first} halves={halves} span={span} course={course} />}
      <svg
        className={styles['time-chart__drawing']}
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {stretches.map(({ from }) => (
          <path
            key={from}
            className={styles['time-chart__rule']}
            d={`M${FIELD * acrossOf(span, from)} 0V${FIELD}`}
          />
        ))}
        {scale.map((value) => (
          <path key={value} className={styles['time-chart__rule']} d={level(value)} />
        ))}
        {even !== undefined && <path className={styles['time-chart__even']} d={level(even)} />}
        {lines.map(({ name, side, values }) => (
          <path
            key={name}
            className={halves ? styles['time-chart__border'] : styles['time-chart__line']}
            data-side={side}
            d={linePath(span, values, course)}
          />
        ))}
      </svg>
    </>
  )
}

interface HalvesProps extends Pick<DrawingProps, 'span' | 'course'> {
  readonly line: ChartProps['lines'][number]
  readonly halves: NonNullable<ChartProps['halves']>
}

/** The ground above the line, hatched, and before it the one under it, plain; each under its name. */
function Halves({ line: { values }, halves: [under, over], span, course }: HalvesProps) {
  const known = acrossOf(span, Math.max(0, values.length - 1))
  return (
    <>
      <div
        className={styles['time-chart__hatched']}
        data-side={over.side}
        style={{ width: `${100 * known}%` }}
      />
      <svg
        className={styles['time-chart__drawing']}
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles['time-chart__plain']}
          data-side={under.side}
          d={areaPath(span, values, course)}
        />
      </svg>
      {Object.entries({ over, under }).map(([place, { name, side }]) => (
        <span
          key={place}
          className={classNames(styles['time-chart__half'], styles[`time-chart__half--${place}`])}
          data-side={side}
          aria-hidden="true"
        >
          {name}
        </span>
      ))}
    </>
  )
}

/** How large a counter is, in rem. */
const MARK = 1.6

/** A place at a share of the plot, so far from its edges that a counter does not stand out of it. */
function withinPlot(share: number, edge: number): string {
  return `clamp(${edge}rem, ${100 * share}%, calc(100% - ${edge}rem))`
}

/** Numbered counters on the line. They are for pointers only: the page lists the same links in words. */
function Marks({ lines: [first], marks = [], span }: DrawingProps) {
  return marks.map(({ at, label, href, side }) => (
    <a
      key={at}
      className={styles['time-chart__mark']}
      href={href}
      aria-hidden="true"
      tabIndex={-1}
      data-mark={side}
      style={{
        left: withinPlot(acrossOf(span, at), MARK / 2),
        top: withinPlot(downOf(span, first?.values[at] ?? 0), MARK),
      }}
    >
      {label}
    </a>
  ))
}
