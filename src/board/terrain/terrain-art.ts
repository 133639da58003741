import type { Point } from '@/engine/hex'

import type { TerrainLook } from '../board-props'
import { boardSize, centerOf, cornersAround, hexPath, type LaidGrid } from '../geometry'
import { fibers, groundTone, GROUND_TONES, stipple, tufts } from './ground'
import { jitterOf } from './chance'
import { blankGate, drawGate, type GateDrawing } from './gate'
import { hachures, hexsideOf, ownHexsides } from './hachures'
import { blankEngraving, engraveMountain, engravePeaks, PASS, type Engraving } from './mountain'

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
  /** Where high ground ends. */
  readonly slopes: string
  /** All hexsides, each once. */
  readonly hexsides: string
  /** The printed numbers of the hexes. */
  readonly numbers: { readonly text: string; readonly center: Point }[]
}

const CHUNK = 4
const FIBERS_A_CHUNK = 40

type Draft = { -readonly [Key in keyof TerrainChunk]: TerrainChunk[Key] }

/** Draws the map's terrain, chunk by chunk; the same map is always drawn alike. */
export function terrainChunks(grid: LaidGrid, terrain: readonly TerrainLook[]): readonly TerrainChunk[] {
  const chunks = new Map<number, Draft>()
  grid.ids.forEach((_, index) => {
    const column = Math.floor(Math.floor(index / grid.rows) / CHUNK)
    const row = Math.floor((index % grid.rows) / CHUNK)
    const key = row * 1000 + column
    const chunk = chunks.get(key) ?? blankChunk(grid, column, row)
    chunks.set(key, chunk)
    drawHex(grid, terrain, index, chunk)
  })
  return [...chunks.values()]
}

function blankChunk(grid: LaidGrid, column: number, row: number): Draft {
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
    slopes: '',
    hexsides: '',
    numbers: [],
  }
}

/** What is to be drawn: a hex of a map. */
interface Spot {
  readonly grid: LaidGrid
  readonly terrain: readonly TerrainLook[]
  readonly index: number
  readonly center: Point
}

function drawHex(grid: LaidGrid, terrain: readonly TerrainLook[], index: number, chunk: Draft): void {
  const center = centerOf(grid, index)
  const outline = hexPath(center)
  chunk.hexsides += ownHexsides(grid, index, center)
  chunk.numbers.push({ text: grid.ids[index] ?? '', center })
  switch (terrain[index] ?? 'clear') {
    case 'clear': {
      const tone = groundTone(center, index)
      chunk.ground[tone] = (chunk.ground[tone] ?? '') + outline
      chunk.stipple += stipple(center, index)
      chunk.tufts += tufts(center, index)
      break
    }
    case 'mountain':
      chunk.rock += outline
      chunk.slopes += slopes({ grid, terrain, index, center })
      engraveMountain(center, index, chunk)
      break
    case 'gate':
      chunk.gateGround += outline
      engravePeaks(PASS, { center, mirrored: 1, jitter: jitterOf(index) }, chunk)
      drawGate(center, chunk.gates)
      break
  }
}

/** Hachures along the hexsides at which a mountain ends. */
function slopes({ grid, terrain, index, center }: Spot): string {
  const corners = cornersAround(center)
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => {
      const neighbor = grid.neighbors[index * 6 + side] ?? -1
      return neighbor >= 0 && terrain[neighbor] !== 'mountain'
    })
    .map((side) => hachures(center, hexsideOf(grid, corners, side), index * 6 + side))
    .join('')
}
