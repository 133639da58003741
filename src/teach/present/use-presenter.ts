import { useState } from 'react'
import { withDrawing } from '@/board/drawings/drawing-words'
import type { HexId } from '@/engine/kernel/hex'
import { type DrawingInk, INKS } from '@/engine/rulebook/rulebook'
import { type Deck, partBeyond } from './deck/deck'
import { type Standing, useTogether } from './together'

/** What is switched on and off. */
export type Part = 'isMasked' | 'isSpotlit' | 'isDark' | 'isWhole' | 'isPointing' | 'isDrawing'

/** How a presentation stands in this window, and what can be done with it. */
export interface Presenter extends Standing {
  readonly isPointing: boolean
  readonly isDrawing: boolean
  readonly ink: DrawingInk
  readonly count: number
  readonly go: (to: number) => void
  /** To where another turn or chapter begins. */
  readonly goPart: (by: 1 | -1) => void
  readonly toggle: (part: Part) => void
  readonly setInk: (ink: DrawingInk) => void
  readonly draw: (from: HexId, to: HexId) => void
  readonly wipe: () => void
}

const FIRST = { isMasked: true, isSpotlit: false, isDark: false, isWhole: false, drawn: {} } as const
const HAND = { isPointing: false, isDrawing: false, ink: INKS[0] as DrawingInk }

/** Steps through the slides of a deck, in all windows of that `name`; secrets are masked until somebody asks. */
export function usePresenter(deck: Deck, name: string, first: number): Presenter {
  const { count } = deck
  const within = (to: number) => Math.max(0, Math.min(count - 1, to))
  const [standing, setStanding] = useState<Standing>({ ...FIRST, at: first })
  const [hand, setHand] = useState(HAND)
  useTogether(name, standing, setStanding)
  const change = (part: Partial<Standing>) => setStanding((now) => ({ ...now, ...part }))
  const { drawn } = standing
  // Another window may show a game that has gone on meanwhile.
  const at = within(standing.at)
  return {
    ...standing,
    ...hand,
    at,
    count,
    go: (to) => change({ at: within(to) }),
    goPart: (by) => change({ at: partBeyond(deck, at, by) }),
    toggle(part) {
      if (part === 'isPointing' || part === 'isDrawing') setHand((now) => ({ ...now, [part]: !now[part] }))
      else setStanding((now) => ({ ...now, [part]: !now[part] }))
    },
    setInk: (ink) => setHand((now) => ({ ...now, ink })),
    draw: (from, to) =>
      change({ drawn: { ...drawn, [at]: withDrawing(drawn[at] ?? [], from, to, hand.ink) } }),
    wipe: () => change({ drawn: { ...drawn, [at]: [] } }),
  }
}
