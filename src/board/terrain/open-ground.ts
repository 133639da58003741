import { late } from '@/widgets/late'

import { hexPath } from '../geometry'
import type { Paths, Spot, TerrainArt } from './art'
import { groundTone } from './ground'

/** The inks of ground that has nothing on it, by tone. */
export const GROUND_INKS: TerrainArt['inks'] = [0, 1, 2].map((tone) => [
  `map-ground map-ground--${tone}`,
  `ground${tone}`,
])

/** What the paper itself has, and the tufts on it. */
export const PAPER_INKS: TerrainArt['inks'] = [
  ['map-fibers', 'fibers'],
  ['map-stipple', 'stipple'],
  ['map-tufts', 'tufts'],
]

/** Ground in one of its tones. */
export function drawGround({ grid, index, center }: Spot): Paths {
  return { [`ground${groundTone(center, index)}`]: hexPath(center, 1, grid.orientation) }
}

export const useFineStrokes: TerrainArt['useStrokes'] = late(() =>
  import('./fine-strokes').then((module) => module.fineStrokes),
)

/** A map of nothing but open ground. */
export const OPEN_GROUND: TerrainArt = {
  inks: [...GROUND_INKS, ...PAPER_INKS, ['map-lines', 'hexsides']],
  draw: drawGround,
  useStrokes: useFineStrokes,
}
