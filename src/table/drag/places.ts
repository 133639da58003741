import type { HexId, Point } from '@/engine/kernel/hex'
import type { Place } from './place'

/** Marks an element whose inside stands for a hex. */
export const DROP_HEX = 'data-drop-hex'
/** Marks an element on which a piece goes back into the hand. */
export const DROP_HAND = 'data-drop-hand'

/** Which hex of the board was pointed at last, as the board itself says. */
export interface Pointed {
  current: HexId | null
}

/** Where a piece would come down at a point of the window; the board shows the hex as if the mouse were there. */
export function placeAt(at: Point, pointed: Pointed): Place | null {
  const under = document.elementFromPoint(at.x, at.y)
  const surface = under?.closest<HTMLElement>('[data-part="surface"]')
  if (surface) {
    const hex = hexOnBoard(surface, at, pointed)
    return hex === null ? null : { name: 'hex', hex }
  }
  const card = under?.closest(`[${DROP_HEX}]`)?.getAttribute(DROP_HEX)
  if (card) return { name: 'hex', hex: card as HexId }
  return under?.closest(`[${DROP_HAND}]`) ? { name: 'hand' } : null
}

/** The hex of a board at a point of the window: the board is told that the mouse is there, and answers. */
export function hexOnBoard(surface: Element, { x, y }: Point, pointed: Pointed): HexId | null {
  surface.dispatchEvent(
    new PointerEvent('pointermove', { pointerId: -1, pointerType: 'mouse', clientX: x, clientY: y }),
  )
  return pointed.current
}
