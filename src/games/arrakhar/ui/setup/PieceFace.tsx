import { CounterPicture } from '@/board/layers/CounterPicture'
import { ICONS } from '../../tables/icons'
import { hauntKindOf, UNIT_TYPES } from '../../tables/units'
import type { SomeCounts } from '../../state/position'
import type { Piece } from './piece'
import { freshCounter } from './placement-board'
import styles from './pieces.module.css'

/** What a piece looks like while it hangs on the pointer. */
export function PieceFace({ piece }: { readonly piece: Piece }) {
  return piece.name === 'haunt' ? <HauntFace {...piece} /> : <UnitsFace counts={piece.counts} />
}

function HauntFace({ haunt }: Pick<Extract<Piece, { name: 'haunt' }>, 'haunt'>) {
  return (
    <span className={styles['piece-face__haunt']}>
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
      {total > 1 && <b className={styles['piece-face__count']}>{total}</b>}
    </>
  )
}
