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
    sensibleControl(panel.current)?.focus({ preventScroll: true })
  }, [panel, view, gesture])
}

/** Shows the top of the panel's controls whenever the step of the gesture or the segment is another. */
export function useTopOfPanel(panel: RefObject<HTMLElement | null>, { view, gesture }: Desk): void {
  const { segment } = view.now
  useEffect(() => {
    panel.current?.querySelector('.action-panel__body')?.scrollTo(0, 0)
  }, [panel, segment, gesture.name])
}

/** From the step that the panel proposes down to whatever can be used. */
const SENSIBLE = [
  '.action-panel__body .button--primary',
  '.action-panel__footer .button--primary',
  '.action-panel__body button:not([aria-disabled="true"])',
  '.action-panel__footer button:not([aria-disabled="true"])',
]

function sensibleControl(panel: HTMLElement | null): HTMLElement | undefined {
  return SENSIBLE.flatMap((selector) => panel?.querySelector<HTMLElement>(selector) ?? [])[0]
}
