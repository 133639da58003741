import { type RefObject, useEffect } from 'react'
import { painted } from '@/widgets/once-painted'

/** Shows the top of the panel's controls whenever the step of what is done is another. */
export function useTopOfPanel(panel: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    // Scrolling works the page's layout out at once; the board is to be painted first.
    let isWanted = true
    void painted().then(() => {
      if (isWanted) panel.current?.querySelector('[data-part="panel-body"]')?.scrollTo(0, 0)
    })
    return () => {
      isWanted = false
    }
  }, [panel, step])
}
