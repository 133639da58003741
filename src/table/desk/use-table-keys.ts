import { useEffectEvent, useLayoutEffect } from 'react'
import { isPressed } from '@/widgets/keys'

interface TableKeys {
  /** Lets go of what is picked. */
  readonly onCancel: () => void
  /** Picks the next or the previous stack that can act. */
  readonly onNext: (step: 1 | -1) => void
}

/** Whether a hint was asked for before what shows it had been loaded. */
let isHintWished = false

/** Tells once whether a hint was asked for too early. */
export function takeHintWish(): boolean {
  const wasWished = isHintWished
  isHintWished = false
  return wasWished
}

/** Escape lets go of what is picked; N and Shift+N pick the next and the previous stack that can act. */
export function useTableKeys({ onCancel, onNext }: TableKeys): void {
  useWindowKey((event) => {
    if (isPressed('cancel', event)) onCancel()
    if (isPressed('next', event)) onNext(1)
    if (isPressed('previous', event)) onNext(-1)
    // Whoever answers this key keeps it from coming here.
    if (isPressed('hint', event)) isHintWished = true
  })
}

/** Hears keys pressed anywhere, unless something has answered them or they are meant for something else than the table. */
export function useWindowKey(hear: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.altKey || isElsewhere(event.target)) return
    hear(event)
  })
  // With the button that names the key, not a moment after it: a key pressed at once would be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Whether a key is meant for a field, a dialog or a menu instead of the table. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])')
}
