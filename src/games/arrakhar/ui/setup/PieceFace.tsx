import type { RefCallback } from 'react'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { ICONS } from '../../content/icons'
import { hauntKindOf, UNIT_TYPES } from '../../content/units'
import type { SomeCounts } from '../../rules/position'
import type { Piece } from './piece'
import { freshCounter } from './placement-board'
import styles from './placement.module.css'

interface DragGhostProps {
  readonly hold: RefCallback<HTMLElement>
  readonly piece: Piece
  /** Whether it flies back to where it came from. */
  readonly isReturning: boolean
}

/** The counter that hangs on the pointer; seen only, for what it does is told elsewhere. */
export function DragGhost({ hold, piece, isReturning }: DragGhostProps) {
  return (
    <div
      ref={hold}
      className={styles['drag-ghost']}
      data-returning={isReturning ? '' : undefined}
      aria-hidden="true"
    >
      <div className={styles['drag-ghost__piece']}>
        {piece.name === 'haunt' ? <HauntFace {...piece} /> : <UnitsFace counts={piece.counts} />}
      </div>
    </div>
  )
}

function HauntFace({ haunt }: Pick<Extract<Piece, { name: 'haunt' }>, 'haunt'>) {
  return (
    <span className={styles['drag-ghost__haunt']}>
      <svg viewBox="0 0 256 256">
        <path d={ICONS[hauntKindOf(haunt)].path} />
      </svg>
      <b>{haunt}</b>
    </span>
  )
}

function UnitsFace({ counts }: { readonly counts: SomeCounts }) {
  const types = UNIT_TYPES.filter((type) => (counts[type] ?? 0) > 0)
  const total = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  const [top] = types
  return (
    <>
      {top && <CounterPicture counter={freshCounter(top, top)} />}
      {total > 1 && <b className={styles['drag-ghost__count']}>{total}</b>}
    </>
  )
}
