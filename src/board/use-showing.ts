import { useState } from 'react'

import type { HexField } from '@/engine/kernel/hex'
import { whether } from '@/widgets/whether'

import { boardSize, type LaidGrid, turnedGrid } from './geometry'

/** How the players want a board shown. */
export interface Showing {
  readonly numbers: boolean
  readonly counters: boolean
  /** How many quarters the map is turned against the clock, from 0 to 3; of a half turn the far side is seen. */
  readonly quarters: number
}

/** Kept while the page lives: a board comes and goes with the curtain. */
let kept: Showing = { numbers: true, counters: true, quarters: 0 }

/** A map as it lies now on a screen that is not narrow: turned around, if somebody has turned it. */
export function laidNow(grid: HexField): LaidGrid {
  return kept.quarters > 1 ? turnedGrid(grid) : grid
}

export interface ShowingWays {
  readonly toggle: (part: 'numbers' | 'counters') => void
  /** Turns the map on. */
  readonly turn: (quarters: 1 | 2) => void
}

/** How the board is shown, and what switches a part of that. */
export function useShowing(): readonly [Showing, ShowingWays] {
  const [showing, show] = useState(kept)
  const change = (to: Partial<Showing>) => {
    kept = { ...showing, ...to }
    show(kept)
  }
  return [
    showing,
    {
      toggle: (part) => change({ [part]: !showing[part] }),
      turn: (quarters) => change({ quarters: (showing.quarters + quarters) % 4 }),
    },
  ]
}

/** On screens that are higher than wide, as phones are in the hand. */
const useIsTall = whether('(width < 760px) and (orientation: portrait)')
/** A map that is so much wider than high fills such a screen better when it is turned by a quarter. */
const LONG = 1.25

/** Whether a map is turned by quarters, on a screen that it then fills better. */
export function useTurnsByQuarters(grid: HexField): boolean {
  const { width, height } = boardSize(grid)
  return useIsTall() && width > LONG * height
}
