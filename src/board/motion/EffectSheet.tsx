import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { HexGrid, HexId, Point } from '@/engine/hex'

import type { BoardStack } from '../board-props'
import { boardSize, centerOf } from '../geometry'
import { Stack } from '../layers/CounterLayer'
import { Act } from './acts/Act'
import { type Cue, coversOf, type EffectShow } from './effect-show'

import './motion.css'

export interface EffectSheetProps {
  readonly grid: HexGrid
  readonly show: EffectShow
}

/** What moves above the counters. It renders by itself: the board below stands still, in its final state. */
export function EffectSheet({ grid, show }: EffectSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const cues = useSyncExternalStore(show.subscribe, show.now)
  const covers = useMemo(() => coversOf(cues), [cues])
  const place = useCallback((hex: HexId) => centerOf(grid, grid.indexOf(hex)), [grid])
  useLayoutEffect(() => hideBelow(sheet.current, cues, covers), [cues, covers])
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
  readonly grid: HexGrid
  readonly covers: readonly BoardStack[]
  readonly place: (hex: HexId) => Point
}

/** Stacks as they were, where the new ones are not to be seen yet. */
const Covers = memo(function Covers({ grid, covers, place }: CoversProps) {
  if (covers.length === 0) return null
  const { width, height } = boardSize(grid)
  return (
    <svg className="board__sheet" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {covers.map((stack) => (
        <Stack key={stack.hex} stack={stack} center={place(stack.hex)} />
      ))}
    </svg>
  )
})

/** Hides what is covered or carried on the sheets below; it stays where it is in the page. */
function hideBelow(sheet: HTMLElement | null, cues: readonly Cue[], covers: readonly BoardStack[]): void {
  const world = sheet?.parentElement
  if (!world) return
  const covered = new Set<string>(covers.map(({ hex }) => hex))
  for (const stack of world.querySelectorAll<SVGElement>('[data-stack]')) {
    const isAbove = sheet.contains(stack)
    stack.toggleAttribute('data-covered', !isAbove && covered.has(stack.dataset['stack'] ?? ''))
  }
  const isCarried = cues.some(({ effect }) => effect.kind === 'move' && effect.prize !== undefined)
  world.toggleAttribute('data-prize-carried', isCarried)
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
