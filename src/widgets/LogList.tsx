import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import './log-list.css'

export interface LogLine {
  readonly id: string
  readonly content: ReactNode
  /** A head between lines, such as a new phase. */
  readonly heading?: boolean
  readonly side?: 'first' | 'second'
  /** What more can be asked of the line, by a button at its end. */
  readonly more?: LogMore
}

export interface LogMore {
  /** For screen readers and tooltips: 'Show on the table'. */
  readonly label: string
  readonly content: ReactNode
  readonly onAsk: () => void
}

export interface LogListProps {
  readonly label: string
  /** The newest last. */
  readonly lines: readonly LogLine[]
  /** The line under the mouse or with the focus, or null when none is. */
  readonly onPoint: (id: string | null) => void
}

/** What happened, line by line: one stop for the Tab key and one for what the line offers, arrow keys inside. */
export function LogList({ label, lines, onPoint }: LogListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [visited, setVisited] = useState<string | null>(null)
  const newest = lines.findLast(({ heading }) => !heading)?.id
  const stop = lines.some(({ id }) => id === visited) ? visited : newest

  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])

  return (
    <ol
      ref={list}
      className="log-list"
      aria-label={label}
      onKeyDown={stepFocus}
      onPointerLeave={() => onPoint(null)}
    >
      {lines.map(({ id, content, heading, side, more }) =>
        heading ? (
          <li key={id} className={`log-list__heading${side ? ` log-list__heading--${side}` : ''}`}>
            {content}
          </li>
        ) : (
          <li key={id} className={more ? 'log-list__item' : undefined}>
            <button
              type="button"
              data-line=""
              className={`log-list__line${side ? ` log-list__line--${side}` : ''}`}
              tabIndex={id === stop ? 0 : -1}
              onPointerEnter={() => onPoint(id)}
              onFocus={() => {
                setVisited(id)
                onPoint(id)
              }}
              onBlur={() => onPoint(null)}
            >
              {content}
            </button>
            {more ? <MoreButton more={more} isStop={id === stop} /> : null}
          </li>
        ),
      )}
    </ol>
  )
}

function MoreButton({ more, isStop }: { readonly more: LogMore; readonly isStop: boolean }) {
  return (
    <button
      type="button"
      className="log-list__more"
      aria-label={more.label}
      title={more.label}
      tabIndex={isStop ? 0 : -1}
      onClick={more.onAsk}
    >
      {more.content}
    </button>
  )
}

/** Up and down go to the line before and after, Home and End to the first and last. */
function stepFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const at = lines.findIndex((line) => line.parentElement?.contains(document.activeElement))
  const goals: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: lines.length - 1,
  }
  const goal = goals[event.key]
  if (at < 0 || goal === undefined) return
  event.preventDefault()
  lines[goal]?.focus()
}
