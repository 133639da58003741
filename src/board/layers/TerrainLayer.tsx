import { memo, useId, useMemo } from 'react'

import type { HexField } from '@/engine/kernel/hex'
import { classNames } from '@/widgets/class-names'

import { boardSize, centerOf, type Size } from '../geometry'
import type { LaidMap, Paths, TerrainArt, TerrainLook } from '../art'
import { OPEN_GROUND } from '../terrain/open-ground'
import { terrainChunks, type TerrainChunk } from '../terrain/terrain-art'
import { useFine } from '../terrain/use-fine'
import { Figures } from './Figures'
import boardStyles from '../board.module.css'
import styles from '../map.module.css'

export interface TerrainLayerProps {
  readonly grid: HexField
  readonly terrain: readonly TerrainLook[]
  /** How terrains are drawn; as open ground when left out. */
  readonly art?: TerrainArt | undefined
  /** Sets its fine strokes at once, for a picture that is taken. */
  readonly isAtOnce?: boolean
}

/** The printed map. Drawn once for a grid and terrain; nothing that happens in a game renders it again. */
export const TerrainLayer = memo(function TerrainLayer(props: TerrainLayerProps) {
  const { grid, terrain, art = OPEN_GROUND, isAtOnce = false } = props
  const { width, height } = boardSize(grid)
  const map = useMemo(() => ({ grid, terrain }), [grid, terrain])
  const chunks = useMemo(() => terrainChunks(grid, terrain, art), [grid, terrain, art])
  const fine = useFine(chunks.length, isAtOnce)
  return (
    <svg
      className={boardStyles['board__sheet']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className={styles['map-paper']} width={width} height={height} rx="3" />
      {chunks.map((chunk, nth) => (
        <Chunk key={nth} {...{ map, chunk, art }} isFine={nth < fine} />
      ))}
      {art.over?.flatMap(([ink, name]) =>
        chunks.map(
          ({ paths }, nth) =>
            paths[name] && <path key={`${ink} ${name} ${nth}`} className={ink} d={paths[name]} />,
        ),
      )}
      <PaperAge width={width} height={height} />
      {FRAME.map(({ part, inset }) => (
        <rect
          key={part}
          className={classNames(styles['map-frame'], styles[`map-frame--${part}`])}
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
        />
      ))}
      <g className={styles['map-gate-letters']}>
        {grid.ids.map((id, index) => {
          const { x, y } = centerOf(grid, index)
          return terrain[index] === 'gate' ? (
            <text key={id} x={x} y={y - 6}>
              E
            </text>
          ) : null
        })}
      </g>
      <g className={styles['map-numbers']}>
        {chunks.slice(0, fine).map(({ numbers }, nth) => (
          <Figures
            key={nth}
            className={styles['map-number']}
            words={numbers}
            drop={grid.orientation === 'flat' ? -25 : -28.5}
            figureWidth={4.6}
          />
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
        <stop className={styles['map-age']} offset="0.7" stopOpacity="0" />
        <stop className={styles['map-age']} offset="1" stopOpacity="0.34" />
      </radialGradient>
      <rect className={styles['map-aged']} fill={`url(#${age})`} width={width} height={height} rx="3" />
      <path
        className={classNames(styles['map-fold'], styles['map-fold--light'])}
        d={folds}
        transform="translate(-1.4 -1.4)"
      />
      <path className={styles['map-fold']} d={folds} />
    </>
  )
}

interface ChunkProps {
  readonly map: LaidMap
  readonly chunk: TerrainChunk
  readonly art: TerrainArt
  readonly isFine: boolean
}

const Chunk = memo(function Chunk({ map, chunk, art, isFine }: ChunkProps) {
  const fine = useMemo(() => (isFine ? art.strokesOf(map, chunk) : undefined), [map, chunk, art, isFine])
  const paths: Paths = { ...fine, ...chunk.paths, hexsides: chunk.hexsides }
  return (
    <g>
      {art.inks.map(
        ([ink, name]) => paths[name] && <path key={`${ink} ${name}`} className={ink} d={paths[name]} />,
      )}
    </g>
  )
})
