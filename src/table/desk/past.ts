import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { DeskParts } from './desk'

/** The board as it stood at an earlier moment, with what happened then. */
export interface PastOf<Parts extends Pick<DeskParts, 'view' | 'event'>> {
  readonly view: Parts['view']
  readonly hexes: readonly HexId[]
  readonly arrows: readonly BoardArrow[]
  /** What made it so, to be seen happening. */
  readonly news: { readonly before: Parts['view']; readonly events: readonly Parts['event'][] }
  /** Back to the present. */
  readonly onLeave: () => void
}
