import { type RefObject, useEffect } from 'react'
import type { Desk } from './desk'

/** Shows the top of the panel's controls whenever the step of the gesture or the segment is another. */
export function useTopOfPanel(panel: RefObject<HTMLElement | null>, { view, gesture }: Desk): void {
  const { segment } = view.now
  useEffect(() => {
    panel.current?.querySelector('.action-panel__body')?.scrollTo(0, 0)
  }, [panel, segment, gesture.name])
}
