import { useState } from 'react'

/** How the players want a board shown. */
export interface Showing {
  readonly numbers: boolean
  readonly counters: boolean
  /** Seen from the far side of the table. */
  readonly turned: boolean
}

/** Kept while the page lives: a board comes and goes with the curtain. */
let kept: Showing = { numbers: true, counters: true, turned: false }

/** How the board is shown, and what switches a part of that. */
export function useShowing(): readonly [Showing, (part: keyof Showing) => void] {
  const [showing, show] = useState(kept)
  const toggle = (part: keyof Showing) => {
    kept = { ...showing, [part]: !showing[part] }
    show(kept)
  }
  return [showing, toggle]
}
