import { boardSize, extentOf, type LaidGrid } from '../geometry'
import { CHUNK, type Square } from '../art'
import { fibers } from './paper'

const FIBERS_A_CHUNK = 40

/** The fibers of the paper on a square of a map. */
export function paperTextureOf(grid: LaidGrid, { square: { column, row } }: Square): string {
  const [size, extent] = [boardSize(grid), extentOf(grid)]
  const width = (size.width / extent.columns) * CHUNK
  const height = (size.height / extent.rows) * CHUNK
  const area = { x: column * width, y: row * height, width, height }
  return fibers(area, column * 31 + row, FIBERS_A_CHUNK)
}
