import { useDeferredValue } from 'react'
import type { DeskOf, DeskParts } from './desk'

/**
 * The desk for the panels beside the board: a click on the board is answered there first, and by the panels
 * a moment later. What a panel's own control did shows in it at once, or a second click on the same control
 * would work on what is past; and so does a new position, or a panel would offer what is no longer legal.
 */
export function useLateDesk<Parts extends DeskParts>(desk: DeskOf<Parts>): DeskOf<Parts> {
  const late = useDeferredValue(desk)
  return desk.isFromBoard && late.view === desk.view ? late : desk
}
