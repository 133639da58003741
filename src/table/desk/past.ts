import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { DeskParts } from './desk'

/** The board as it stood at an earlier moment, with what happened then. */
export interface PastOf<Parts extends Pick<DeskParts, 'view' | 'event'>> {
  readonly view: Parts['view']
  readonly hexes: readonly HexId[]
  readonly arrows: readonly BoardArrow[]
  /** What made it so, to be seen happening: some events of a step. */
  readonly news: {
    readonly before: Parts['view']
    readonly step: LogStep<Parts['event']>
    readonly events: readonly Parts['event'][]
  }
  /** Back to the present. */
  readonly onLeave: () => void
}
