import type { HexGrid } from '@/engine/hex'

import type { TerrainLook } from '../board-props'
import { boardSize, centerOf, hexPath } from '../geometry'
import { fibers, groundTone, GROUND_TONES, stipple, tufts } from './ground'
import { blankGate, drawGate, type GateDrawing } from './gate'
import { blankEngraving, engraveMountain, type Engraving } from './mountain'

/** A square of the map as a few paths; a map is drawn in chunks so that what is out of sight is not painted. */
export interface TerrainChunk {
  /** Open ground by tone. */
  readonly ground: string[]
  readonly rock: string
  readonly gateGround: string
  readonly stipple: string
  readonly tufts: string
  readonly fibers: string
  readonly back: Engraving
  readonly front: Engraving
  readonly gates: GateDrawing
  /** Outlines of all hexes. */
  readonly outlines: string
}

const CHUNK = 4
const FIBERS_A_CHUNK = 40

type Draft = { -readonly [Key in keyof TerrainChunk]: TerrainChunk[Key] }

/** Draws the map's terrain, chunk by chunk; the same map is always drawn alike. */
export function terrainChunks(grid: HexGrid, terrain: readonly TerrainLook[]): readonly TerrainChunk[] {
  const chunks = new Map<number, Draft>()
  grid.ids.forEach((_, index) => {
    const column = Math.floor(Math.floor(index / grid.rows) / CHUNK)
    const row = Math.floor((index % grid.rows) / CHUNK)
    const key = row * 1000 + column
    const chunk = chunks.get(key) ?? blankChunk(grid, column, row)
    chunks.set(key, chunk)
    drawHex(grid, index, terrain[index] ?? 'clear', chunk)
  })
  return [...chunks.values()]
}

function blankChunk(grid: HexGrid, column: number, row: number): Draft {
  const size = boardSize(grid)
  const width = (size.width / grid.columns) * CHUNK
  const height = (size.height / grid.rows) * CHUNK
  const area = { x: column * width, y: row * height, width, height }
  return {
    ground: Array.from({ length: GROUND_TONES }, () => ''),
    rock: '',
    gateGround: '',
    stipple: '',
    tufts: '',
    fibers: fibers(area, column * 31 + row, FIBERS_A_CHUNK),
    back: blankEngraving(),
    front: blankEngraving(),
    gates: blankGate(),
    outlines: '',
  }
}

function drawHex(grid: HexGrid, index: number, look: TerrainLook, chunk: Draft): void {
  const center = centerOf(grid, index)
  const outline = hexPath(center)
  chunk.outlines += outline
  switch (look) {
    case 'clear': {
      const tone = groundTone(center, index)
      chunk.ground[tone] = (chunk.ground[tone] ?? '') + outline
      chunk.stipple += stipple(center, index)
      chunk.tufts += tufts(center, index)
      break
    }
    case 'mountain':
      chunk.rock += outline
      engraveMountain(center, index, chunk.back, chunk.front)
      break
    case 'gate':
      chunk.gateGround += outline
      drawGate(center, chunk.gates)
      break
  }
}
