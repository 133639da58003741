import { memo, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import { LogList, type LogLine, type LogMore } from '@/widgets/LogList'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { DICE } from './dice-text'
import { DiceRow } from './DiceRow'
import type { AnyLine, NumberedLine } from './line'
import { LOG_TEXT } from './log-text'
import styles from './log.module.css'

/** What a game's log takes beside its lines; one object as long as the page is open. */
export interface LogWays {
  readonly placeOf: (side: string) => 'first' | 'second'
  /** The address of a clause. */
  readonly rulesAt: (clause: string) => string
  readonly headings: Readonly<Record<string, string>>
  /** Shows a line's roll on its table beside it; left out where there is none. */
  readonly rolls?: { readonly label: string; readonly onShow: (step: number, nth: number) => void }
}

interface LogPaneProps {
  /** The newest last. */
  readonly lines: readonly NumberedLine[]
  readonly ways: LogWays
  readonly onNote: (hexes: readonly HexId[]) => void
  /** Told of the step of a line that is chosen. */
  readonly onReview?: ((step: number) => void) | undefined
}

/** Lines shown until the earlier ones are asked for; a game makes a few thousand. */
const SHOWN = 150
const NOWHERE: readonly HexId[] = []

/** The log in sentences; pointing at a line marks its hexes on the board. */
export function LogPane({ lines: all, ways, onNote, onReview }: LogPaneProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = useMemo(() => (isWhole ? all : all.slice(-SHOWN)), [all, isWhole])
  const lines = useMemo(() => shown.map((one) => lineShown(one, ways)), [shown, ways])
  const point = (id: string | null) => onNote(all.find((line) => line.id === id)?.line.hexes ?? NOWHERE)
  return (
    <section className={styles['log-pane']} aria-label={LOG_TEXT.name}>
      {shown.length < all.length ? (
        <button
          type="button"
          className={classNames(
            controlStyles.button,
            controlStyles['button--quiet'],
            styles['log-pane__earlier'],
          )}
          onClick={() => setWhole(true)}
        >
          {LOG_TEXT.earlier(all.length - shown.length)}
        </button>
      ) : null}
      <LogList
        label={LOG_TEXT.name}
        lines={lines}
        onPoint={point}
        onChoose={onReview && ((id) => onReview(Number.parseInt(id)))}
      />
    </section>
  )
}

function lineShown({ id, line, step, seat }: NumberedLine, ways: LogWays): LogLine {
  const clause = line.kind === 'heading' ? null : line.clause
  const { rolls } = ways
  const isRolled = line.dice.length > 0 && line.nth !== undefined
  return {
    id,
    content: <LineContent line={line} heading={clause === null ? undefined : ways.headings[clause]} />,
    heading: line.kind === 'heading',
    ...(seat === null ? {} : { side: ways.placeOf(line.side ?? seat) }),
    ...(clause === null ? {} : ruled(line, clause, ways)),
    ...(rolls && isRolled ? { more: showRoll(line, rolls, [step, line.nth]) } : {}),
  }
}

/** The clause is spoken with the line; hidden text in each would be looked through at every click on the board. */
function ruled(line: AnyLine, clause: string, { rulesAt }: LogWays): Pick<LogLine, 'rule' | 'spoken'> {
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
  { label, onShow }: NonNullable<LogWays['rolls']>,
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
      title={clause === null ? undefined : `${clause} ${heading ?? ''}`}
    >
      <DiceRow faces={line.dice} typed={line.typed} />
      {line.typed ? ' ' : null}
      {line.text}
    </span>
  )
})
