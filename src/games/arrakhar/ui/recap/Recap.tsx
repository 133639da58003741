import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Seat } from '@/engine/game'
import type { TableProps } from '@/engine/table'
import { DiceRow } from '@/table/log/DiceRow'
import type { Past } from '../play/desk'
import { RECAP_TEXT } from '../../content/recap-text'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import type { Gesture } from '../gestures/gesture'
import { typeLookup } from '../sentences/words'
import { arrowsOfEvent } from './event-arrows'
import { hexesOf, type RecapItem, recapItems } from './recap-items'
import { stepsSince } from './steps-since'
import './recap.css'

interface RecapProps extends Pick<TableProps<View, Command, Event>, 'view' | 'log' | 'viewAt'> {
  readonly seat: Seat
  /** What is in hand; to take up anything brings back the present. */
  readonly gesture: Gesture
  /** Shows the board as it stood then, or as it stands. */
  readonly onPast: (past: Past | null) => void
}

/** What the other side did since the seat's own last step, to be gone through thing by thing; the seat's next step ends it. */
export function Recap(props: RecapProps) {
  const { view, seat, log } = props
  const [dismissed, setDismissed] = useState(0)
  const items = useMemo(() => recapItems(stepsSince(log, seat), typeLookup(view)), [log, seat, view])
  const newest = log.at(-1)
  // What was looked at before one's own step does not come back when that is undone.
  const hasActed = newest?.seat === seat && newest.number > dismissed
  if (hasActed) setDismissed(newest.number)
  const last = items.at(-1)?.step ?? 0
  if (hasActed || last <= dismissed) return null
  return <RecapBar key={last} {...props} items={items} onDismiss={() => setDismissed(last)} />
}

interface RecapBarProps extends RecapProps {
  readonly items: readonly RecapItem[]
  readonly onDismiss: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function RecapBar({ items, gesture, log, viewAt, onPast, onDismiss }: RecapBarProps) {
  const [nth, setNth] = useState(0)
  const [inHand, setInHand] = useState(gesture)
  if (inHand !== gesture) {
    setInHand(gesture)
    setNth(0)
  }
  const bar = useRef<HTMLElement>(null)
  const item = items[nth - 1]
  useEffect(() => {
    onPast(item ? pastOf(item, log, viewAt, () => setNth(0)) : null)
  }, [item, log, viewAt, onPast])
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
      className="recap"
      aria-label={RECAP_TEXT.name}
      data-looking={item && ''}
      onKeyDown={onKeyDown}
    >
      <p className="recap__text" role="status">
        {item ? <ItemText item={item} /> : RECAP_TEXT.since(items.length)}
      </p>
      {item ? <span className="recap__place">{RECAP_TEXT.place(nth, items.length)}</span> : null}
      <StepButton label={RECAP_TEXT.previous} isOff={nth === 0} onClick={() => go(-1)}>
        ‹
      </StepButton>
      <StepButton label={RECAP_TEXT.next} isOff={nth === items.length} onClick={() => go(1)}>
        ›
      </StepButton>
      <button type="button" className="button recap__skip" onClick={skip}>
        {nth === items.length ? RECAP_TEXT.done : RECAP_TEXT.skip}
      </button>
    </section>
  )
}

function ItemText({ item: { line } }: { readonly item: RecapItem }) {
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
    <button
      type="button"
      className="button button--icon recap__step"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}

function pastOf(
  item: RecapItem,
  log: RecapProps['log'],
  viewAt: RecapProps['viewAt'],
  onLeave: () => void,
): Past {
  const known = log.filter(({ number }) => number <= item.step)
  const before = viewAt(item.step - 1)
  const arrows = arrowsOfEvent(item.event, before, known)
  const news = { before, events: [item.event] }
  return { view: viewAt(item.step), hexes: hexesOf(item, arrows), arrows, news, onLeave }
}

/** The bar is about to go: the keyboard goes on with the board. */
function focusBoard(bar: HTMLElement | null): void {
  if (bar?.contains(document.activeElement))
    bar.parentElement?.querySelector<HTMLElement>('[role="application"]')?.focus()
}
