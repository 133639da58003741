import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { HexField, HexId } from '@/engine/kernel/hex'

import type { BoardBelow } from '../../board-props'
import { boardSize } from '../../geometry'
import { CountersLook, type EffectLooks, PILES } from '../effect-looks'
import { type Cue, coversOf, type EffectShow } from '../effect-show'
import type { SeenStack } from '../seen-counter'
import { spotOf } from '../spot'
import { Act } from './Act'
import styles from '../motion.module.css'
import boardStyles from '../../board.module.css'

export interface EffectSheetProps {
  readonly below: BoardBelow
  readonly show: EffectShow
  /** Piles when left out. */
  readonly looks?: EffectLooks
}

/** What moves above the counters. It renders by itself: the board below stands still, in its final state. */
export function EffectSheet({ below: { grid, hide }, show, looks = PILES }: EffectSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const cues = useSyncExternalStore(show.subscribe, show.now)
  const covers = useMemo(() => coversOf(cues), [cues])
  const place = useCallback((hex: HexId | null) => spotOf(grid, hex), [grid])
  useLayoutEffect(() => hidePrize(sheet.current, cues), [cues])
  useHidden(covers, hide)
  useCutShort(show)
  return (
    <div ref={sheet} className={styles.effects} style={boardSize(grid)}>
      <Covers grid={grid} covers={covers} draw={looks.covers} />
      <CountersLook value={looks.counters}>
        {cues.map(({ id, effect, start, duration }) => (
          <Act key={id} effect={effect} start={start} duration={duration} place={place} />
        ))}
      </CountersLook>
    </div>
  )
}

interface CoversProps {
  readonly grid: HexField
  readonly covers: readonly SeenStack[]
  readonly draw: EffectLooks['covers']
}

/** Stacks as they were, where the new ones are not to be seen yet. */
const Covers = memo(function Covers({ grid, covers, draw }: CoversProps) {
  if (covers.length === 0) return null
  const { width, height } = boardSize(grid)
  return (
    <svg
      className={boardStyles['board__sheet']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {draw(grid, covers)}
    </svg>
  )
})

const NOTHING: ReadonlySet<HexId> = new Set()

/** Hides the stacks below that are covered, before the browser paints them. */
function useHidden(covers: readonly SeenStack[], hide: BoardBelow['hide']): void {
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
