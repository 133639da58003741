import { useDeferredValue } from 'react'
import type { Desk } from './desk'

/**
 * The desk for the panels beside the board: a click is answered on the board first, and by the panels a
 * moment later. A new position shows everywhere at once, so that no panel offers what is no longer legal.
 */
export function useLateDesk(desk: Desk): Desk {
  const late = useDeferredValue(desk)
  return late.view === desk.view ? late : desk
}
