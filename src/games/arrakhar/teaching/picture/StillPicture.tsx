import { useMemo, useState } from 'react'
import { boardSize, centerOf, hexPath } from '@/board/geometry'
import { DrawingLayer } from '@/board/drawings/DrawingLayer'
import { drawingInWords } from '@/board/drawings/drawing-words'
import { CounterLayer } from '@/board/layers/CounterLayer'
import { PlaceLayer, SiteSignLayer } from '@/board/layers/SiteLayer'
import { TerrainLayer } from '@/board/layers/TerrainLayer'
import { fineStrokes } from '@/board/terrain/fine-strokes'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import { makeVeil } from '@/board/veil'
import type { PictureProps } from '@/engine/table'
import type { Excerpt } from '@/table/teaching/excerpt'
import '@/board/board.css'
import '@/board/map.css'
import '@/board/counters.css'
import type { View } from '../../rules/view'
import { sitesOnBoard, stacksOnBoard } from '../../ui/board-view'
import { hexInWords } from '../../ui/words/hex-words'

import './picture.css'

interface Props extends Pick<PictureProps<View>, 'view' | 'drawings' | 'label'> {
  readonly excerpt: Excerpt
}

/** A part of the map with what lies on it, drawn once: it cannot be moved or chosen on, so that many fit a page. */
export function StillPicture({ view, excerpt, drawings = [], label }: Props) {
  const { grid, terrain } = excerpt
  const [veil] = useState(makeVeil)
  const stacks = useMemo(() => stacksOnBoard(view), [view])
  const sites = useMemo(() => sitesOnBoard(view, true), [view])
  const taken = useMemo(() => {
    const hexes = [...stacks, ...sites].map(({ hex }) => hex).filter((hex) => grid.indexOf(hex) >= 0)
    return [...new Set(hexes)].map((hex) => ({ hex, words: hexInWords(view, hex, sites, []) }))
  }, [view, stacks, sites, grid])
  const { width, height } = boardSize(grid)
  return (
    <div className="board picture">
      <svg
        className="picture__sheet"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <TerrainLayer {...{ grid, terrain }} art={HIGHLAND} strokesOf={fineStrokes} />
        <PlaceLayer grid={grid} sites={sites} />
        <CounterLayer grid={grid} stacks={stacks} veil={veil} />
        <SiteSignLayer grid={grid} sites={sites} />
        <DrawingLayer grid={grid} drawings={drawings} />
        {taken.map(({ hex, words }) => (
          <path key={hex} className="picture__hex" d={hexPath(centerOf(grid, grid.indexOf(hex)))}>
            <title>{words}</title>
          </path>
        ))}
      </svg>
      <ul className="visually-hidden">
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
