import { memo, useId } from 'react'

import type { HexGrid } from '@/engine/hex'

import type { TerrainLook } from '../board-props'
import { boardSize, centerOf, type Size } from '../geometry'
import type { Engraving } from '../terrain/mountain'
import { terrainChunks, type TerrainChunk } from '../terrain/terrain-art'
import { Figures } from './Figures'

export interface TerrainLayerProps {
  readonly grid: HexGrid
  readonly terrain: readonly TerrainLook[]
}

/** The printed map. Drawn once for a grid and terrain; nothing that happens in a game renders it again. */
export const TerrainLayer = memo(function TerrainLayer({ grid, terrain }: TerrainLayerProps) {
  const { width, height } = boardSize(grid)
  const chunks = terrainChunks(grid, terrain)
  return (
    <svg className="board__sheet" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect className="map-paper" width={width} height={height} rx="3" />
      {chunks.map((chunk, nth) => (
        <Chunk key={nth} chunk={chunk} />
      ))}
      <PaperAge width={width} height={height} />
      {FRAME.map(({ part, inset }) => (
        <rect
          key={part}
          className={`map-frame map-frame--${part}`}
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
        />
      ))}
      <g className="map-gate-letters">
        {grid.ids.map((id, index) => {
          const { x, y } = centerOf(grid, index)
          return terrain[index] === 'gate' ? (
            <text key={id} x={x} y={y - 6}>
              E
            </text>
          ) : null
        })}
      </g>
      <g className="map-numbers">
        {chunks.map(({ numbers }, nth) => (
          <Figures key={nth} className="map-number" words={numbers} drop={-25} figureWidth={4.6} />
        ))}
      </g>
    </svg>
  )
})

/** The border as on an atlas's sheet, from the outside in: lines around a band of dark and light. */
const FRAME = [
  { part: 'outer', inset: 5 },
  { part: 'band', inset: 9 },
  { part: 'bars', inset: 9 },
  { part: 'inner', inset: 13 },
]

/** What years have done to the sheet: darker edges, and the creases of its folds. */
function PaperAge({ width, height }: Size) {
  const age = useId()
  const folds = `M${width / 2} 0V${height}M0 ${height / 2}H${width}`
  return (
    <>
      <radialGradient id={age} r="0.72">
        <stop className="map-age" offset="0.7" stopOpacity="0" />
        <stop className="map-age" offset="1" stopOpacity="0.34" />
      </radialGradient>
      <rect className="map-aged" fill={`url(#${age})`} width={width} height={height} rx="3" />
      <path className="map-fold map-fold--light" d={folds} transform="translate(-1.4 -1.4)" />
      <path className="map-fold" d={folds} />
    </>
  )
}

function Chunk({ chunk }: { readonly chunk: TerrainChunk }) {
  return (
    <g>
      {chunk.ground.map((path, tone) => (
        <path key={tone} className={`map-ground map-ground--${tone}`} d={path} />
      ))}
      <path className="map-rock" d={chunk.rock} />
      <path className="map-gate-ground" d={chunk.gateGround} />
      <path className="map-fibers" d={chunk.fibers} />
      <path className="map-stipple" d={chunk.stipple} />
      <path className="map-tufts" d={chunk.tufts} />
      <path className="map-slopes" d={chunk.slopes} />
      <path className="map-lines" d={chunk.hexsides} />
      <Peaks engraving={chunk.back} />
      <Peaks engraving={chunk.front} />
      <path className="map-gate-stone" d={chunk.gates.stone} />
      <path className="map-gate-archway" d={chunk.gates.archway} />
      <path className="map-gate-lines" d={chunk.gates.lines} />
    </g>
  )
}

function Peaks({ engraving }: { readonly engraving: Engraving }) {
  return (
    <>
      <path className="map-peak" d={engraving.body} />
      <path className="map-peak-shade" d={engraving.shade} />
      <path className="map-peak-hatch" d={engraving.hatch} />
      <path className="map-peak-outline" d={engraving.outline} />
    </>
  )
}
