import { memo, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import { LogList, type LogLine, type LogMore } from '@/widgets/LogList'
import { DICE } from '@/table/log/dice-text'
import { DiceRow } from '@/table/log/DiceRow'
import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'
import { PLANNER } from '../../content/planner-text'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { rollId } from '../planner/rolls'
import { openPlanner } from '../planner/shelf'
import type { Line, TypeOf } from '../sentences/line'
import { linesOf } from '../sentences/lines'
import { typeLookup } from '../sentences/words'

interface LogPaneProps {
  readonly log: readonly LogStep<Event>[]
  /** Of whoever looks. */
  readonly view: View
  readonly onNote: (hexes: readonly HexId[]) => void
  /** Told of the step of a line that is chosen. */
  readonly onReview?: ((step: number) => void) | undefined
  /** Whether a line's roll can be shown on its table beside it. */
  readonly showsRolls?: boolean
}

/** Lines shown until the earlier ones are asked for; a game makes a few thousand. */
const SHOWN = 150
const NOWHERE: readonly HexId[] = []

/** The log in sentences; pointing at a line marks its hexes on the board. */
export const LogPane = memo(function LogPane(props: LogPaneProps) {
  const { log, view, onNote, onReview, showsRolls = true } = props
  const typeOf = useMemo(() => typeLookup(view), [view])
  const [isWhole, setWhole] = useState(false)
  const all = useMemo(() => logLines(log, typeOf), [log, typeOf])
  const shown = useMemo(() => (isWhole ? all : all.slice(-SHOWN)), [all, isWhole])
  const lines = useMemo(() => shown.map((one) => lineShown(one, showsRolls)), [shown, showsRolls])
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
      <LogList
        label="Log"
        lines={lines}
        onPoint={point}
        onChoose={onReview && ((id) => onReview(Number.parseInt(id)))}
      />
    </section>
  )
})

interface NumberedLine {
  readonly id: string
  readonly line: Line
  readonly seat: string | null
  /** The roll that it tells of, by its id. */
  readonly roll: string | null
}

function logLines(log: readonly LogStep<Event>[], typeOf: TypeOf): readonly NumberedLine[] {
  return log.flatMap((step) =>
    linesOf(step, typeOf).map((line, nth) => ({
      id: `${step.number}-${nth}`,
      line,
      seat: step.seat,
      roll: line.dice.length > 0 && line.nth !== undefined ? rollId(step.number, line.nth) : null,
    })),
  )
}

function lineShown({ id, line, seat, roll }: NumberedLine, showsRolls: boolean): LogLine {
  const side = (line.side ?? seat) === 'sorcerer' ? 'first' : 'second'
  return {
    id,
    content: <LineContent line={line} />,
    heading: line.kind === 'heading',
    ...(seat ? { side } : {}),
    ...ruled(line),
    ...(showsRolls && roll !== null ? { more: showRoll(roll, line) } : {}),
  }
}

/** The clause is spoken with the line; hidden text in each would be looked through at every click on the board. */
function ruled(line: Line): Pick<LogLine, 'rule' | 'spoken'> {
  if (line.kind === 'heading' || !line.clause) return {}
  // What is to be seen of the line stands in it word for word, for whoever speaks to the computer.
  const rolled =
    line.dice.length > 0 ? `${DICE.rolled(line.dice)}${line.typed ? `, ${DICE.byHand}` : '.'} ` : ''
  return {
    rule: { name: line.clause, href: rulesAt(line.clause) },
    spoken: `${rolled}${line.text} (${line.clause})`,
  }
}

function showRoll(roll: string, { text }: Line): LogMore {
  return {
    label: `${PLANNER.showRoll}: ${text}`,
    content: <TableSign />,
    onAsk: () => openPlanner('tables', roll),
  }
}

/** A table with one cell filled. */
function TableSign() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M1.5 2.5h13v11h-13zM1.5 6h13M1.5 9.75h13M6 2.5v11M10.25 2.5v11"
        fill="none"
        stroke="currentColor"
      />
      <path d="M6 6h4.25v3.75H6z" fill="currentColor" />
    </svg>
  )
}

const LineContent = memo(function LineContent({ line }: { readonly line: Line }) {
  if (line.kind === 'heading') return line.text
  const { clause } = line
  return (
    <span
      className={`log-line log-line--${line.kind}`}
      title={clause ? `${clause} ${CLAUSES[clause]}` : undefined}
    >
      <DiceRow faces={line.dice} typed={line.typed} />
      {line.typed ? ' ' : null}
      {line.text}
    </span>
  )
})
