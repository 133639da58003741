import { useId, useRef } from 'react'
import type { ChartProps } from './chart-props'
import { ChartPlot } from './ChartPlot'
import { apart, downOf } from './chart-shape'
import styles from './chart.module.css'
import writingStyles from '../writing.module.css'

/** How near to each other labels at the ends of lines may stand, as a share of the plot's height. */
const LABEL_GAP = 0.26

/** A chart over time: its plot with scale and stretches, and the point that is being read. */
export function Chart(props: ChartProps) {
  const { name, summary, scale, format, halves, children, text, cursor } = props
  const hint = useId()
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <figure className={styles['time-chart']} aria-label={name}>
      <figcaption className={writingStyles['visually-hidden']}>{summary}</figcaption>
      <div className={styles['time-chart__field']}>
        <ol className={styles['time-chart__scale']} aria-hidden="true">
          {scale.toReversed().map((value) => (
            <li key={value}>{format(value)}</li>
          ))}
        </ol>
        <ChartPlot {...props} hint={hint} onOpen={() => link.current?.click()} />
        {!halves && <Ends {...props} />}
        <Stretches {...props} />
      </div>
      <p className={writingStyles['visually-hidden']} id={hint}>
        {text.keys}
      </p>
      <div className={styles['time-chart__reading']}>
        <p>
          <b>{cursor.place}</b> {cursor.words.join(' ')}
        </p>
        <p className={styles['time-chart__values']}>
          <Values {...props} />
          {cursor.href !== undefined && (
            <a ref={link} href={cursor.href}>
              {text.open}
            </a>
          )}
        </p>
      </div>
      {children}
    </figure>
  )
}

/** The names of the lines, where they end. */
function Ends({ lines, points, scale, format }: ChartProps) {
  const span = { points, low: scale[0] ?? 0, high: scale.at(-1) ?? 1 }
  const ends = lines.map(({ values }) => values.at(-1) ?? 0)
  const places = apart(
    ends.map((value) => downOf(span, value)),
    LABEL_GAP,
  )
  return (
    <ul className={styles['time-chart__ends']} aria-hidden="true">
      {lines.map(({ name, side }, nth) => (
        <li key={name} data-side={side} style={{ top: `${100 * (places[nth] ?? 0)}%` }}>
          {name} <b>{format(ends[nth] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}

/** More labels than this would run into each other on a small screen. */
const MOST_LABELS = 10

/** The stretches as the dark and light bars of a map's border, numbered. */
function Stretches({ stretches, points }: ChartProps) {
  const every = Math.ceil(stretches.length / MOST_LABELS)
  const whole = Math.max(1, points - 1)
  return (
    <ol className={styles['time-chart__stretches']} aria-hidden="true">
      {stretches.map(({ label, from, to }, nth) => (
        <li key={from} style={{ flexGrow: (to - from) / whole }}>
          {nth % every === 0 && <span>{label}</span>}
        </li>
      ))}
    </ol>
  )
}

/** What the lines say at the point being read. */
function Values({ lines, format, cursor: { at } }: ChartProps) {
  return lines.map(({ name, side, values }) => {
    const value = values[at]
    return (
      <span key={name} className={styles['time-chart__value']} data-side={side}>
        <svg viewBox="0 0 24 8" aria-hidden="true">
          <path d="M0 4H24" />
        </svg>
        {name} <b>{value === undefined ? '…' : format(value)}</b>
      </span>
    )
  })
}
