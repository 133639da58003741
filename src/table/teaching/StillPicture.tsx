import type { ReactNode } from 'react'
import { drawingInWords } from '@/board/drawings/drawing-words'
import { DrawingLayer } from '@/board/drawings/DrawingLayer'
import type { TerrainArt, TerrainLook } from '@/board/art'
import { boardSize, centerOf, hexPath } from '@/board/geometry'
import { TerrainLayer } from '@/board/layers/TerrainLayer'
import type { HexField, HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import { classNames } from '@/widgets/class-names'
import boardStyles from '@/board/board.module.css'
import writingStyles from '@/widgets/writing.module.css'
import styles from './picture.module.css'

interface StillPictureProps {
  readonly grid: HexField
  readonly terrain: readonly TerrainLook[]
  readonly art: TerrainArt
  /** The fine strokes of that art, at hand, for a picture does not wait for them. */
  /** What there is to see, in words. */
  readonly label: string
  readonly drawings?: readonly Drawing[] | undefined
  /** The hexes with something in them, in words. */
  readonly taken: readonly { readonly hex: HexId; readonly words: string }[]
  /** What lies on the map, as layers of a board. */
  readonly children: ReactNode
}

/** A part of a map with what lies on it, drawn once: it cannot be moved or chosen on, so that many fit a page. */
export function StillPicture(props: StillPictureProps) {
  const { grid, terrain, art, label, drawings = [], taken, children } = props
  const { width, height } = boardSize(grid)
  return (
    <div className={classNames(boardStyles.board, styles.picture)}>
      <svg
        className={styles['picture__sheet']}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <TerrainLayer {...{ grid, terrain, art }} isAtOnce />
        {children}
        <DrawingLayer grid={grid} drawings={drawings} />
        {taken.map(({ hex, words }) => (
          <path
            key={hex}
            className={styles['picture__hex']}
            d={hexPath(centerOf(grid, grid.indexOf(hex)), 1, grid.orientation)}
          >
            <title>{words}</title>
          </path>
        ))}
      </svg>
      <ul className={writingStyles['visually-hidden']}>
        {taken.map(({ hex, words }) => (
          <li key={hex}>{words}</li>
        ))}
        {drawings.map((drawing) => (
          <li key={drawingInWords(drawing)}>{drawingInWords(drawing)}</li>
        ))}
      </ul>
    </div>
  )
}
