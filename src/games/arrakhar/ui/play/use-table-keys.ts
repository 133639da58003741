import { useEffect, useEffectEvent } from 'react'
import { nextHexToAct } from '../gestures/next-stack'
import { answerHex } from '../gestures/answer'
import { IDLE } from '../gestures/gesture'
import type { Desk } from './desk'

/** Escape lets go of what is picked; N and Shift+N pick the next and the previous stack that can act. */
export function useTableKeys(desk: Desk): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target))
      return
    if (event.key === 'Escape') desk.adjust({ type: 'cancel' })
    if (event.key === 'n') pickNext(desk, 1)
    if (event.key === 'N') pickNext(desk, -1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Picks the next or the previous stack that can act in this segment. */
export function pickNext({ view, gesture, follow }: Desk, step: 1 | -1): void {
  const hex = nextHexToAct(view, gesture, step)
  if (hex !== undefined) follow(answerHex(view, IDLE, hex))
}

/** Whether a key is meant for a field, a dialog or a menu instead of the table. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])')
}
