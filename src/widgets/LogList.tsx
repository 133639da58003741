import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Side } from './side'
import { classNames } from './class-names'
import styles from './log-list.module.css'
import controlStyles from './control.module.css'

export interface LogLine {
  readonly id: string
  readonly content: ReactNode
  /** How the line is spoken, where that is more than its content. */
  readonly spoken?: string
  /** A head between lines, such as a new phase. */
  readonly heading?: boolean
  readonly side?: Side
  /** The rule that the line follows, by a link that shows on hover and focus; L opens it, and Enter where lines cannot be chosen. */
  readonly rule?: LogRule
  /** What more can be asked of the line, by a button at its end. */
  readonly more?: LogMore
}

export interface LogRule {
  readonly name: string
  readonly href: string
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
  /** A click on a line, or Space. */
  readonly onChoose?: ((id: string) => void) | undefined
}

/** What happened, line by line: one stop for the Tab key and one for what the line offers, arrow keys inside. */
export function LogList({ label, lines, onPoint, onChoose }: LogListProps) {
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
      className={styles['log-list']}
      aria-label={label}
      onKeyDown={stepFocus}
      onPointerLeave={() => onPoint(null)}
    >
      {lines.map(({ id, content, spoken, heading, side, rule, more }) =>
        heading ? (
          <li key={id} className={styles['log-list__heading']} data-side={side}>
            {content}
          </li>
        ) : (
          <li
            key={id}
            className={classNames(
              styles['log-list__item'],
              more ? styles['log-list__item--more'] : undefined,
            )}
          >
            <button
              type="button"
              data-line=""
              aria-label={spoken}
              aria-keyshortcuts={rule ? 'L' : undefined}
              className={styles['log-list__line']}
              data-side={side}
              tabIndex={id === stop ? 0 : -1}
              onPointerEnter={() => onPoint(id)}
              onFocus={() => {
                setVisited(id)
                onPoint(id)
              }}
              onBlur={() => onPoint(null)}
              onClick={() => onChoose?.(id)}
              onKeyDown={(event) => openRule(event, onChoose ? LETTERS : KEYS)}
            >
              {content}
            </button>
            {rule ? (
              <a
                className={classNames(controlStyles.chip, styles['log-list__rule'])}
                data-part="rule"
                href={rule.href}
                tabIndex={-1}
              >
                {rule.name}
              </a>
            ) : null}
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
      className={styles['log-list__more']}
      aria-label={more.label}
      title={more.label}
      tabIndex={isStop ? 0 : -1}
      onClick={more.onAsk}
    >
      {more.content}
    </button>
  )
}

const LETTERS: readonly string[] = ['l', 'L']
/** Where a line cannot be chosen, Enter has nothing else to do. */
const KEYS: readonly string[] = [...LETTERS, 'Enter']

/** Certain keys follow the line's link to its rule. */
function openRule(event: KeyboardEvent<HTMLElement>, keys: readonly string[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !keys.includes(event.key)) return
  const link = event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-part="rule"]')
  if (!link) return
  event.preventDefault()
  link.click()
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
