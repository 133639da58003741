import type { HexField } from '@/engine/kernel/hex'

import { boardSize } from '../geometry'
import type { SetPiece } from './board-effect'
import { BannerPiece, ThrownPiece } from './Piece'
import { spotOf } from './spot'
import styles from './motion.module.css'

interface StandingSheetProps {
  readonly grid: HexField
  readonly pieces: readonly SetPiece[]
}

/** Dice and banners where nothing moves: they stand above the counters as long as they are given. */
export function StandingSheet({ grid, pieces }: StandingSheetProps) {
  if (pieces.length === 0) return null
  return (
    <div className={styles.standing} data-part="standing" style={boardSize(grid)}>
      {pieces.map((piece) =>
        piece.kind === 'banner' ? (
          <BannerPiece key={`banner ${piece.hex}`} {...piece} spot={spotOf(grid, piece.hex)} />
        ) : (
          piece.throws.map(({ hex, dice }) => <ThrownPiece key={hex} spot={spotOf(grid, hex)} dice={dice} />)
        ),
      )}
    </div>
  )
}
