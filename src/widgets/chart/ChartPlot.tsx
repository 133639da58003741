import type { KeyboardEvent, PointerEvent } from 'react'
import type { ChartProps } from './chart-props'
import { acrossOf, areaPath, downOf, FIELD, linePath, pointAt, type Span } from './chart-shape'

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
    <div className="time-chart__plot">
      <Drawing {...props} span={span} />
      <input
        type="range"
        className="time-chart__cursor"
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

function Drawing({ lines, scale, course, isDivided = false, even, stretches, span }: DrawingProps) {
  const [first, second] = lines
  const level = (value: number) => `M0 ${FIELD * downOf(span, value)}H${FIELD}`
  return (
    <>
      {isDivided && first && second && <Halves lines={[first, second]} span={span} course={course} />}
      <svg
        className="time-chart__drawing"
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {stretches.map(({ from }) => (
          <path key={from} className="time-chart__rule" d={`M${FIELD * acrossOf(span, from)} 0V${FIELD}`} />
        ))}
        {scale.map((value) => (
          <path key={value} className="time-chart__rule" d={level(value)} />
        ))}
        {even !== undefined && <path className="time-chart__even" d={level(even)} />}
        {(isDivided ? lines.slice(0, 1) : lines).map(({ name, side, values }) => (
          <path
            key={name}
            className={isDivided ? 'time-chart__border' : 'time-chart__line'}
            data-side={side}
            d={linePath(span, values, course)}
          />
        ))}
      </svg>
    </>
  )
}

interface HalvesProps extends Pick<DrawingProps, 'span' | 'course'> {
  readonly lines: readonly [ChartProps['lines'][number], ChartProps['lines'][number]]
}

/** The ground of the second seat, hatched, and before it that of the first, plain; each under its name. */
function Halves({ lines: [first, second], span, course }: HalvesProps) {
  const known = acrossOf(span, Math.max(0, first.values.length - 1))
  return (
    <>
      <div className="time-chart__hatched" style={{ width: `${100 * known}%` }} />
      <svg
        className="time-chart__drawing"
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="time-chart__plain" d={areaPath(span, first.values, course)} />
      </svg>
      <span className="time-chart__half" data-side={second.side} aria-hidden="true">
        {second.name}
      </span>
      <span className="time-chart__half" data-side={first.side} aria-hidden="true">
        {first.name}
      </span>
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
      className="time-chart__mark"
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
