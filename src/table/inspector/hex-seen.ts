import type { BoardCounter } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { AdjustmentOf, DeskParts } from '../desk/desk'

/** Something that holds, and the clause that says so. */
export interface Fact {
  readonly text: string
  readonly clause: string
}

/** A piece as it lies there, and what can be seen of it. */
export interface PieceSeen {
  readonly id: string
  readonly counter: BoardCounter
  readonly remarks: readonly string[]
}

/** Pieces that are alike, and what holds of all of them. */
export interface GroupSeen {
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly pieces: readonly PieceSeen[]
}

/** All that lies open about a hex. */
export interface HexSeen {
  /** The ground, what is on it, how full it is. */
  readonly facts: readonly Fact[]
  readonly groups: readonly GroupSeen[]
}

/** What a game tells of a hex that is looked at more closely. */
export interface InspectorModel<P extends DeskParts> {
  /** All that the viewer may see of a hex. */
  readonly seenIn: (view: P['view'], hex: HexId) => HexSeen
  /** What picks one piece of a hex alone once its stack is picked; left out where it cannot be picked now. */
  readonly pickingIn?: (view: P['view'], hex: HexId) => ReadonlyMap<string, AdjustmentOf<P>>
}
