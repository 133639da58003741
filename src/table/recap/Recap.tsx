import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardArrow } from '@/board/board-props'
import type { AnyCommand, Seat } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import type { LogStep, TableProps } from '@/engine/table/table'
import { Button } from '@/widgets/Button'
import { DiceRow } from '@/widgets/DiceRow'
import type { AnyLine } from '../log/line'
import type { PastOf } from '../desk/past'
import type { AnyGesture } from '../desk/answer'
import type { DeskParts } from '../desk/desk'
import { hexesOf, type RecapItem } from './recap-items'
import { RECAP_TEXT } from './recap-text'
import styles from './recap.module.css'

/** How a game is looked back on; always the same object. */
export interface RecapWays<View, Event> {
  /** What went on since a seat's own last step, as far as its own log knows, thing by thing. */
  readonly itemsOf: (log: readonly LogStep<Event>[], seat: Seat, view: View) => readonly RecapItem<Event>[]
  /** Arrows from those who did something to where they did it; `before` is the table as it stood just before. */
  readonly arrowsOf: (event: Event, before: View, log: readonly LogStep<Event>[]) => readonly BoardArrow[]
}

type LookedBackOn = Pick<DeskParts, 'view' | 'event'>

interface RecapProps<Parts extends LookedBackOn> extends Pick<
  TableProps<Parts['view'], AnyCommand, Parts['event']>,
  'view' | 'log' | 'viewAt'
> {
  readonly seat: Seat
  /** What is in hand; to take up anything brings back the present. */
  readonly gesture: AnyGesture
  readonly ways: RecapWays<Parts['view'], Parts['event']>
  /** Shows the board as it stood then, or as it stands. */
  readonly onPast: (past: PastOf<Parts> | null) => void
}

/** What the other side did since the seat's own last step, to be gone through thing by thing; the seat's next step ends it. */
export function Recap<Parts extends LookedBackOn>(props: RecapProps<Parts>) {
  const { view, seat, log, ways } = props
  const [dismissed, setDismissed] = useState(0)
  const items = useMemo(() => ways.itemsOf(log, seat, view), [ways, log, seat, view])
  const newest = log.findLast(({ isAutomatic = false }) => !isAutomatic)
  // What was looked at before one's own step does not come back when that is undone.
  const hasActed = newest?.seat === seat && newest.number > dismissed
  if (hasActed) setDismissed(newest.number)
  const last = items.at(-1)?.step ?? 0
  if (hasActed || last <= dismissed) return null
  return <RecapBar key={last} {...props} items={items} onDismiss={() => setDismissed(last)} />
}

interface RecapBarProps<Parts extends LookedBackOn> extends RecapProps<Parts> {
  readonly items: readonly RecapItem<Parts['event']>[]
  readonly onDismiss: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function RecapBar<Parts extends LookedBackOn>(props: RecapBarProps<Parts>) {
  const { items, gesture, log, viewAt, ways, onPast, onDismiss } = props
  const [nth, setNth] = useState(0)
  const [inHand, setInHand] = useState(gesture)
  if (inHand !== gesture) {
    setInHand(gesture)
    setNth(0)
  }
  const bar = useRef<HTMLElement>(null)
  const item = items[nth - 1]
  useEffect(() => {
    onPast(item ? pastOf<Parts>(item, { log, viewAt, ways }, () => setNth(0)) : null)
  }, [item, log, viewAt, ways, onPast])
  useEffect(() => () => onPast(null), [onPast])
  const go = (step: number) => setNth(Math.min(Math.max(nth + step, 0), items.length))
  const skip = () => {
    focusBoard(bar.current)
    onDismiss()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) skip()
    else go(step)
  }
  return (
    <section
      ref={bar}
      className={styles.recap}
      aria-label={RECAP_TEXT.name}
      data-looking={item && ''}
      onKeyDown={onKeyDown}
    >
      <p className={styles['recap__text']} role="status">
        {item ? <ItemText line={item.line} /> : RECAP_TEXT.since(items.length)}
      </p>
      {item ? <span className={styles['recap__place']}>{RECAP_TEXT.place(nth, items.length)}</span> : null}
      <StepButton label={RECAP_TEXT.previous} isOff={nth === 0} onClick={() => go(-1)}>
        ‹
      </StepButton>
      <StepButton label={RECAP_TEXT.next} isOff={nth === items.length} onClick={() => go(1)}>
        ›
      </StepButton>
      <Button className={styles['recap__skip']} onClick={skip}>
        {nth === items.length ? RECAP_TEXT.done : RECAP_TEXT.skip}
      </Button>
    </section>
  )
}

function ItemText({ line }: { readonly line: AnyLine }) {
  return (
    <>
      <DiceRow faces={line.dice} typed={line.typed} /> {line.text}
    </>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly isOff: boolean
  readonly onClick: () => void
  readonly children: string
}

function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <Button
      look="icon"
      className={styles['recap__step']}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </Button>
  )
}

function pastOf<Parts extends LookedBackOn>(
  item: RecapItem<Parts['event']>,
  { log, viewAt, ways }: Pick<RecapProps<Parts>, 'log' | 'viewAt' | 'ways'>,
  onLeave: () => void,
): PastOf<Parts> {
  const known = log.filter(({ number }) => number <= item.step)
  const before = viewAt(item.step - 1)
  const arrows = ways.arrowsOf(item.event, before, known)
  const step = present(known.at(-1), 'step looked back on')
  const news = { before, step, events: [item.event] }
  return { view: viewAt(item.step), hexes: hexesOf(item.line, arrows), arrows, news, onLeave }
}

/** The bar is about to go: the keyboard goes on with the board. */
function focusBoard(bar: HTMLElement | null): void {
  if (bar?.contains(document.activeElement))
    bar.parentElement?.querySelector<HTMLElement>('[role="application"]')?.focus()
}
