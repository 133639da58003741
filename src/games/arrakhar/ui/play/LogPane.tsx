import { memo, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import { LogList, type LogLine } from '@/widgets/LogList'
import { CLAUSES } from '../../content/clauses'
import type { Event } from '../../rules/events'
import type { Line, TypeOf } from '../sentences/line'
import { linesOf } from '../sentences/lines'
import { DiceRow } from './DiceRow'

interface LogPaneProps {
  readonly log: readonly LogStep<Event>[]
  readonly typeOf: TypeOf
  readonly onNote: (hexes: readonly HexId[]) => void
}

/** Lines shown until the earlier ones are asked for; a game makes a few thousand. */
const SHOWN = 150
const NOWHERE: readonly HexId[] = []

/** The log in sentences; pointing at a line marks its hexes on the board. */
export const LogPane = memo(function LogPane({ log, typeOf, onNote }: LogPaneProps) {
  const [isWhole, setWhole] = useState(false)
  const all = useMemo(() => logLines(log, typeOf), [log, typeOf])
  const shown = useMemo(() => (isWhole ? all : all.slice(-SHOWN)), [all, isWhole])
  const lines = useMemo(() => shown.map(lineShown), [shown])
  const point = (id: string | null) => onNote(all.find((line) => line.id === id)?.line.hexes ?? NOWHERE)
  return (
    <section className="log-pane" aria-label="Log">
      {shown.length < all.length ? (
        <button
          type="button"
          className="button button--quiet log-pane__earlier"
          onClick={() => setWhole(true)}
        >
          Show {all.length - shown.length} earlier lines
        </button>
      ) : null}
      <LogList label="Log" lines={lines} onPoint={point} />
    </section>
  )
})

interface NumberedLine {
  readonly id: string
  readonly line: Line
  readonly seat: string | null
}

function logLines(log: readonly LogStep<Event>[], typeOf: TypeOf): readonly NumberedLine[] {
  return log.flatMap((step) =>
    linesOf(step, typeOf).map((line, nth) => ({ id: `${step.number}-${nth}`, line, seat: step.seat })),
  )
}

function lineShown({ id, line, seat }: NumberedLine): LogLine {
  const side = (line.side ?? seat) === 'sorcerer' ? 'first' : 'second'
  return {
    id,
    content: <LineContent line={line} />,
    heading: line.kind === 'heading',
    ...(seat ? { side } : {}),
  }
}

const LineContent = memo(function LineContent({ line }: { readonly line: Line }) {
  if (line.kind === 'heading') return line.text
  const { clause } = line
  return (
    <span
      className={`log-line log-line--${line.kind}`}
      title={clause ? `${clause} ${CLAUSES[clause]}` : undefined}
    >
      <DiceRow faces={line.dice} />
      {line.text}
      {clause ? <span className="visually-hidden"> ({clause})</span> : null}
    </span>
  )
})
