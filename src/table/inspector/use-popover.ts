import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'

/** The focus comes in, and goes back where it was unless it has gone elsewhere by itself. */
export function useBorrowedFocus(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current
    const before = document.activeElement
    element?.focus({ preventScroll: true })
    return () => {
      const isStill = document.activeElement === document.body || element?.contains(document.activeElement)
      if (isStill && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [popover])
}

/** Closes when something else is pressed, focused or turned by wheel; gives the answer to Escape. */
export function useLightDismiss(
  popover: RefObject<HTMLElement | null>,
  onClose: () => void,
): (event: KeyboardEvent) => void {
  const dismiss = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && popover.current?.contains(event.target)) return
    onClose()
  })
  useEffect(() => {
    const silence = new AbortController()
    for (const type of ['pointerdown', 'wheel', 'focusin'])
      document.addEventListener(type, (event) => dismiss(event), {
        capture: true,
        passive: true,
        signal: silence.signal,
      })
    return () => silence.abort()
  }, [])
  return (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
}
