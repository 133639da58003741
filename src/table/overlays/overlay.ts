import type { BoardZone, ZoneKind } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'

/** How what hits from afar is drawn, as an area and as an arrow. */
export const FROM_AFAR = 'fire'

/** A place that an overlay has more to say of than its number. */
export interface OverlayNote {
  readonly hex: HexId
  /** 'Temple T1: sorcerer beside it at 0507'. */
  readonly text: string
}

/** What stands in a hex of an overlay, and the same in words. */
export interface OverlayFigure {
  readonly hex: HexId
  /** Digits and hyphens: '2-7'. */
  readonly text: string
  /** '2 creatures, Power 7'. */
  readonly words: string
}

/** An overlay as it is drawn, and the same in words. */
export interface Overlay extends BoardZone {
  readonly figures?: readonly OverlayFigure[]
  /** '41 hexes, 2 stacks in danger'. */
  readonly summary: string
  readonly notes: readonly OverlayNote[]
}

/** An overlay as the menu offers it. */
export interface OverlayEntry {
  readonly kind: ZoneKind
  readonly name: string
  readonly hint: string
  /** What to say when it shows no hex, if that tells more than that. */
  readonly empty?: string
  /** Whether its stacks can be asked about. */
  readonly isOfDanger?: boolean
  /** Whether its notes tell all: the hexes are not listed by number then. */
  readonly isInNotes?: boolean
}
