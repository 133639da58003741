import type { HexId, Point } from '@/engine/kernel/hex'

import type { Sight } from './fan-shape'

/** What has a say before the board in what the pointer does. */
export interface PointerGuest {
  /** The pointer is at a point of the window, or gone; whether nothing below is pointed at. */
  readonly point: (client: Point | null) => boolean
  /** A click; whether it is taken from the board. */
  readonly take: () => boolean
}

/** What a fan asks of the board that it lies on. */
export interface FanGround {
  readonly surface: HTMLElement
  readonly hexUnder: (client: Point) => HexId | null
  readonly worldAt: (client: Point) => Point
  readonly centerOf: (hex: HexId) => Point
  readonly sight: () => Sight
  /** Gives something a say, until the function given back is called. */
  readonly invite: (guest: PointerGuest) => () => void
}
