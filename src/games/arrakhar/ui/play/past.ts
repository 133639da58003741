import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'

/** The board as it stood at an earlier moment, with what happened then. */
export interface Past {
  readonly view: View
  readonly hexes: readonly HexId[]
  readonly arrows: readonly BoardArrow[]
  /** What made it so, to be seen happening. */
  readonly news: { readonly before: View; readonly events: readonly Event[] }
  /** Back to the present. */
  readonly onLeave: () => void
}
