import { type RefObject, useEffect, useRef } from 'react'
import type { Desk } from './desk'

/**
 * Keeps the keyboard's place: when the control that had the focus went away with the step it made, the
 * next sensible control of the panel takes it.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, { view, gesture }: Desk): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = (event: FocusEvent) => {
      hadFocus.current = event.target instanceof Node && (panel.current?.contains(event.target) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [panel])
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const next = panel.current?.querySelector<HTMLElement>(
      '.action-panel__body .button--primary, .action-panel__body button, .action-panel__footer button',
    )
    next?.focus({ preventScroll: true })
  }, [panel, view, gesture])
}
