import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { BoardProps } from '@/board/board-props'
import { FieldBelow, FieldCounters } from '@/board/field/field'
import { CounterLayer } from '@/board/layers/CounterLayer'
import { PlaceLayer, SiteSignLayer } from '@/board/layers/SiteLayer'
import { makeVeil } from '@/board/veil'
import { Board } from '@/board/view/Board'
import type { HexId } from '@/engine/hex'
import type { PictureProps } from '@/engine/table'
import { fieldExcerptOf } from './field-excerpt'
import { StillPicture } from './StillPicture'

type Look = Pick<BoardProps, 'grid' | 'terrain' | 'stacks' | 'field' | 'zones'> & {
  readonly sites?: BoardProps['sites']
}

type PartAround<View> = (view: View, hexes: readonly HexId[]) => Pick<Look, 'grid' | 'terrain'> | null

/** What a game's pictures are drawn of; all that is secret is shown. */
interface PicturedBoard<View> {
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
  return function Picture({ view, hexes, drawings = [], label, onDraw, isDrawing }) {
    const look = useMemo(() => board.boardOf(view, true), [view])
    const part = useMemo(() => (hexes ? partAround(view, hexes) : null), [view, hexes])
    const wordsOf = useCallback((hex: HexId) => board.hexInWords(view, hex, [], true), [view])
    const shown = { art: board.art, sites: [], ...look, ...part, label, drawings }
    if (part && !onDraw) return <Still {...shown} wordsOf={wordsOf} />
    return (
      <Board
        {...shown}
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
  extends Required<Pick<BoardProps, 'art' | 'drawings' | 'label' | 'sites'>>, Omit<Look, 'sites'> {
  readonly wordsOf: (hex: HexId) => string
}

/** A part of a map with what lies on it, standing still. */
function Still({ grid, terrain, art, label, drawings, stacks, sites, field, wordsOf }: StillProps) {
  const [veil] = useState(makeVeil)
  const lying = [...stacks, ...sites, ...(field?.weather ?? []), ...(field?.tokens ?? [])]
  const hexes = [...new Set(lying.map(({ hex }) => hex))].filter((hex) => grid.indexOf(hex) >= 0)
  const taken = hexes.map((hex) => ({ hex, words: wordsOf(hex) }))
  return (
    <StillPicture {...{ grid, terrain, art, label, drawings, taken }}>
      <PlaceLayer grid={grid} sites={sites} />
      {field && <FieldBelow grid={grid} field={field} />}
      {field ? (
        <FieldCounters {...{ grid, stacks, veil, field }} />
      ) : (
        <CounterLayer {...{ grid, stacks, veil }} />
      )}
      <SiteSignLayer grid={grid} sites={sites} />
    </StillPicture>
  )
}

function ignore(): void {
  // A picture is only looked at.
}
