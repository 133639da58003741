import { useEffect } from 'react'

/**
 * Brings the element that an address leads to into sight and into focus: when it changes, when the page is
 * there at last, and when the same link is followed again.
 */
export function useArrival(anchor: string | null, isReady: boolean, visit: number): void {
  useEffect(() => {
    const target = anchor === null || !isReady ? null : document.getElementById(anchor)
    if (!target) return
    target.scrollIntoView({ block: 'start' })
    target.focus({ preventScroll: true })
  }, [anchor, isReady, visit])
}
