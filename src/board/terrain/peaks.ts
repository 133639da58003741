import { classNames } from '@/widgets/class-names'

import { cornersAround } from '../geometry'
import type { Paths, Spot, TerrainArt } from '../art'
import { jitterOf } from './chance'
import { hachures } from './hachures'
import { hatchingOf } from './hatching'
import { hexsideOf } from './hexsides'
import { blankEngraving, engrave, type Peak } from './mountain'
import styles from '../map.module.css'

/** Apart from the numbers of other things that vary by hex. */
const HATCHING_SEED = 60_000

/** Peaks are drawn back and front, each with its shaded flank, its hatching and its outline. */
export const PEAK_INKS: TerrainArt['inks'] = ['back', 'front'].flatMap((where) => [
  [classNames(styles['map-peak']), `${where}Body`] as const,
  [classNames(styles['map-peak-shade']), `${where}Shade`] as const,
  [classNames(styles['map-peak-hatch']), `${where}Hatch`] as const,
  [classNames(styles['map-peak-outline']), `${where}Outline`] as const,
])

/** Peaks as they stand at once. */
export function peaksOf(peaks: readonly Peak[]): Paths {
  const [back, front] = [blankEngraving(), blankEngraving()]
  engrave(peaks, { back, front })
  return {
    backBody: back.body,
    backShade: back.shade,
    backOutline: back.outline,
    frontBody: front.body,
    frontShade: front.shade,
    frontOutline: front.outline,
  }
}

/** The fine strokes of the peaks of a hex. */
export function peakHatch(peaks: readonly Peak[], index: number): Record<'backHatch' | 'frontHatch', string> {
  const jitter = jitterOf(index + HATCHING_SEED)
  const strokes = { backHatch: '', frontHatch: '' }
  for (const peak of peaks) strokes[peak.isBack ? 'backHatch' : 'frontHatch'] += hatchingOf(peak, jitter)
  return strokes
}

/** Hachures along the hexsides at which a mountain ends. */
export function slopes({ grid, terrain, index, center }: Spot): string {
  const corners = cornersAround(center, 1, grid.orientation)
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => {
      const neighbor = grid.neighbors[index * 6 + side] ?? -1
      return neighbor >= 0 && terrain[neighbor] !== 'mountain'
    })
    .map((side) => hachures(center, hexsideOf(grid, corners, side), index * 6 + side))
    .join('')
}
