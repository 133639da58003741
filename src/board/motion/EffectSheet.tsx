import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { HexField, HexId, Point } from '@/engine/hex'

import type { BoardBelow, BoardStack } from '../board-props'
import { boardSize, centerOf } from '../geometry'
import { Sheet } from '../layers/Sheet'
import { printsOfStack } from '../layers/stack-prints'
import { Act } from './acts/Act'
import { type Cue, coversOf, type EffectShow } from './effect-show'

import './motion.css'

export interface EffectSheetProps {
  readonly below: BoardBelow
  readonly show: EffectShow
}

/** What moves above the counters. It renders by itself: the board below stands still, in its final state. */
export function EffectSheet({ below: { grid, hide }, show }: EffectSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const cues = useSyncExternalStore(show.subscribe, show.now)
  const covers = useMemo(() => coversOf(cues), [cues])
  const place = useCallback((hex: HexId) => centerOf(grid, grid.indexOf(hex)), [grid])
  useLayoutEffect(() => hidePrize(sheet.current, cues), [cues])
  useHidden(covers, hide)
  useCutShort(show)
  return (
    <div ref={sheet} className="effects" style={boardSize(grid)}>
      <Covers grid={grid} covers={covers} place={place} />
      {cues.map(({ id, effect, start, duration }) => (
        <Act key={id} effect={effect} start={start} duration={duration} place={place} />
      ))}
    </div>
  )
}

interface CoversProps {
  readonly grid: HexField
  readonly covers: readonly BoardStack[]
  readonly place: (hex: HexId) => Point
}

/** Stacks as they were, where the new ones are not to be seen yet. */
const Covers = memo(function Covers({ grid, covers, place }: CoversProps) {
  if (covers.length === 0) return null
  const { width, height } = boardSize(grid)
  return (
    <svg className="board__sheet" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Sheet prints={covers.flatMap((stack) => printsOfStack(stack, place(stack.hex)))} />
    </svg>
  )
})

const NOTHING: ReadonlySet<HexId> = new Set()

/** Hides the stacks below that are covered, before the browser paints them. */
function useHidden(covers: readonly BoardStack[], hide: BoardBelow['hide']): void {
  useLayoutEffect(() => {
    if (covers.length === 0) return undefined
    hide(new Set(covers.map(({ hex }) => hex)))
    return () => hide(NOTHING)
  }, [covers, hide])
}

/** Hides the prize below while it is carried. */
function hidePrize(sheet: HTMLElement | null, cues: readonly Cue[]): void {
  const isCarried = cues.some(({ effect }) => effect.kind === 'move' && effect.prize !== undefined)
  sheet?.parentElement?.toggleAttribute('data-prize-carried', isCarried)
}

/** Whoever clicks or presses a key sees the board at once as it stands. */
function useCutShort({ finish }: EffectShow): void {
  useEffect(() => {
    addEventListener('pointerdown', finish, true)
    addEventListener('keydown', finish, true)
    return () => {
      removeEventListener('pointerdown', finish, true)
      removeEventListener('keydown', finish, true)
      finish()
    }
  }, [finish])
}
