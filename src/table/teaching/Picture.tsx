import { type ComponentType, useCallback, useMemo, useState } from 'react'
import boardStyles from '@/board/board.module.css'
import type { BoardProps } from '@/board/board-props'
import { drawingInWords } from '@/board/drawings/drawing-words'
import { DrawingLayer } from '@/board/drawings/DrawingLayer'
import { FieldBelow, FieldCounters } from '@/board/field/field'
import { boardSize, centerOf, hexPath } from '@/board/geometry'
import { CounterLayer } from '@/board/layers/CounterLayer'
import { NameLayer } from '@/board/layers/NameLayer'
import { PlaceLayer, SiteSignLayer } from '@/board/layers/SiteLayer'
import { TerrainLayer } from '@/board/layers/TerrainLayer'
import { makeHiddenHexes } from '@/board/hidden-hexes'
import { Board } from '@/board/view/Board'
import type { HexId } from '@/engine/kernel/hex'
import type { PictureProps } from '@/engine/table/table'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { fieldExcerptOf } from './field-excerpt'
import styles from './picture.module.css'

type Look = Pick<BoardProps, 'grid' | 'terrain' | 'stacks' | 'field' | 'zones'> & {
  readonly sites?: BoardProps['sites']
  readonly art?: NonNullable<BoardProps['art']>
}

/** A part of the map; it brings an art of its own where the map's goes by what lies in each hex. */
export type PartAround<View> = (
  view: View,
  hexes: readonly HexId[],
) => Pick<Look, 'grid' | 'terrain' | 'art'> | null

/** What a game's pictures are drawn of; all that is secret is shown. */
export interface PicturedBoard<View> {
  readonly art: NonNullable<BoardProps['art']>
  boardOf(view: View, isPeeking: boolean): Look
  hexInWords(view: View, hex: HexId, marks: [], isPeeking: boolean): string
}

/**
 * The board of a position, to look at: a part of it stands still, unless it is drawn upon. `partAround` cuts the part
 * around some hexes out of the map; by default a rectangle of it.
 */
export function pictureBy<View extends object>(
  board: PicturedBoard<View>,
  partAround: PartAround<View> = (view, hexes) => {
    const { grid, terrain } = board.boardOf(view, true)
    return fieldExcerptOf(grid, terrain, hexes)
  },
): ComponentType<PictureProps<View>> {
  return function Picture({ view, hexes, framed, drawings = [], label, onDraw, isDrawing }) {
    const look = useMemo(() => board.boardOf(view, true), [view])
    const part = useMemo(() => (hexes ? partAround(view, hexes) : null), [view, hexes])
    const wordsOf = useCallback((hex: HexId) => board.hexInWords(view, hex, [], true), [view])
    const shown = { art: board.art, sites: [], ...look, ...part, label, drawings }
    if (part && !onDraw) return <Still {...shown} wordsOf={wordsOf} />
    return (
      <Board
        {...shown}
        framed={framed}
        marks={[]}
        arrows={[]}
        describeHex={wordsOf}
        onChooseHex={ignore}
        onDraw={onDraw}
        isDrawing={isDrawing}
      />
    )
  }
}

interface StillProps
  extends Required<Pick<BoardProps, 'art' | 'drawings' | 'label' | 'sites'>>, Omit<Look, 'sites' | 'art'> {
  readonly wordsOf: (hex: HexId) => string
}

/** A map or a part of one with what lies on it, drawn once: it cannot be moved or chosen on, so that many fit a page. */
export function Still({ grid, terrain, art, label, drawings, stacks, sites, field, wordsOf }: StillProps) {
  const [hiddenHexes] = useState(makeHiddenHexes)
  const { width, height } = boardSize(grid)
  const lying = [...stacks, ...sites, ...(field?.weather ?? []), ...(field?.tokens ?? [])]
  const hexes = [...new Set(lying.map(({ hex }) => hex))].filter((hex) => grid.indexOf(hex) >= 0)
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
        <PlaceLayer grid={grid} sites={sites} />
        {field && <FieldBelow grid={grid} field={field} />}
        {art.names && <NameLayer grid={grid} names={art.names} />}
        {field ? (
          <FieldCounters {...{ grid, stacks, hiddenHexes, field }} />
        ) : (
          <CounterLayer {...{ grid, stacks, hiddenHexes }} />
        )}
        <SiteSignLayer grid={grid} sites={sites} />
        <DrawingLayer grid={grid} drawings={drawings} />
        {hexes.map((hex) => (
          <path
            key={hex}
            className={styles['picture__hex']}
            d={hexPath(centerOf(grid, grid.indexOf(hex)), 1, grid.orientation)}
          >
            <title>{wordsOf(hex)}</title>
          </path>
        ))}
      </svg>
      <ul className={writingStyles['visually-hidden']}>
        {hexes.map((hex) => (
          <li key={hex}>{wordsOf(hex)}</li>
        ))}
        {drawings.map((drawing) => (
          <li key={drawingInWords(drawing)}>{drawingInWords(drawing)}</li>
        ))}
      </ul>
    </div>
  )
}

function ignore(): void {
  // A picture is only looked at.
}
