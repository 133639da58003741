import { memo, useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import { kept } from '@/widgets/kept'
import { LogList, type LogLine, type LogMore } from '@/widgets/LogList'
import type { DeskParts, PropsOf } from '../desk/desk'
import { DICE } from '@/widgets/dice-row-text'
import { DiceRow } from '@/widgets/DiceRow'
import { type AnyLine, type NumberedLine, withNotes } from '../log/line'
import { LOG_TEXT } from '../log/log-text'
import styles from '../log/log.module.css'
import type { LogModel, ShowRoll } from './play-model'

interface LogProps<P extends DeskParts> extends Pick<PropsOf<P>, 'log' | 'notes' | 'view' | 'onReview'> {
  readonly model: LogModel<P>
  /** Shows a line's roll on its table beside it; left out where there is none. */
  readonly rolls?: ShowRoll
  readonly onNote: (hexes: readonly HexId[]) => void
}

/** Lines shown until the earlier ones are asked for; a game makes a few thousand. */
const SHOWN = 150
const NOWHERE: readonly HexId[] = []

/** The log in sentences; pointing at a line marks its hexes on the board. */
export const Log = kept(function Log<P extends DeskParts>(props: LogProps<P>) {
  const { model, log, notes, view, rolls, onNote, onReview } = props
  const [isWhole, setWhole] = useState(false)
  // The newest last.
  const all = useMemo(() => withNotes(model.logOf(log, view), notes), [model, log, notes, view])
  const shown = useMemo(() => (isWhole ? all : all.slice(-SHOWN)), [all, isWhole])
  const lines = useMemo(() => shown.map((one) => lineShown(model, one, rolls)), [model, shown, rolls])
  const point = (id: string | null) => onNote(all.find((line) => line.id === id)?.line.hexes ?? NOWHERE)
  return (
    <section className={styles['log-pane']} aria-label={LOG_TEXT.name}>
      {shown.length < all.length ? (
        <Button look="quiet" className={styles['log-pane__earlier']} onClick={() => setWhole(true)}>
          {LOG_TEXT.earlier(all.length - shown.length)}
        </Button>
      ) : null}
      <LogList
        label={LOG_TEXT.name}
        lines={lines}
        onPoint={point}
        onChoose={onReview && ((id) => onReview(Number.parseInt(id)))}
      />
    </section>
  )
})

type Clauses = Pick<LogModel<DeskParts>, 'headings' | 'rulesAt' | 'sideOf'>

function lineShown(
  model: Clauses,
  { id, line, step, seat }: NumberedLine,
  rolls: ShowRoll | undefined,
): LogLine {
  const clause = line.kind === 'heading' ? null : line.clause
  const isRolled = line.dice.length > 0 && line.nth !== undefined
  return {
    id,
    content: <LineContent line={line} heading={clause === null ? undefined : model.headings[clause]} />,
    heading: line.kind === 'heading',
    ...(seat === null ? {} : { side: model.sideOf(line.side ?? seat) }),
    ...(clause === null ? {} : ruled(line, clause, model)),
    ...(rolls && isRolled ? { more: showRoll(line, rolls, [step, line.nth]) } : {}),
  }
}

/** The clause is spoken with the line; hidden text in each would be looked through at every click on the board. */
function ruled(line: AnyLine, clause: string, { rulesAt }: Clauses): Pick<LogLine, 'rule' | 'spoken'> {
  // What is to be seen of the line stands in it word for word, for whoever speaks to the computer.
  const rolled =
    line.dice.length > 0 ? `${DICE.rolled(line.dice)}${line.typed ? `, ${DICE.byHand}` : '.'} ` : ''
  return {
    rule: { name: clause, href: rulesAt(clause) },
    spoken: `${rolled}${line.text} (${clause})`,
  }
}

function showRoll(
  { text }: AnyLine,
  { label, onShow }: ShowRoll,
  [step, nth]: readonly [number, number],
): LogMore {
  return { label: `${label}: ${text}`, content: <TableSign />, onAsk: () => onShow(step, nth) }
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

interface LineContentProps {
  readonly line: AnyLine
  /** The heading of its clause. */
  readonly heading: string | undefined
}

const LineContent = memo(function LineContent({ line, heading }: LineContentProps) {
  if (line.kind === 'heading') return line.text
  const { clause } = line
  return (
    <span
      className={classNames(styles['log-line'], styles[`log-line--${line.kind}`])}
      data-part="rolled"
      data-held=""
      title={clause === null ? undefined : `${clause} ${heading ?? ''}`}
    >
      <DiceRow faces={line.dice} typed={line.typed} />
      {line.typed ? ' ' : null}
      {line.text}
    </span>
  )
})
