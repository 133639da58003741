import { classNames } from '@/widgets/class-names'

import type { Paths, Spot, TerrainArt } from '../art'
import { fineStrokes } from './fine-strokes'
import { groundTone, outlineOf } from './ground'
import styles from '../map.module.css'

/** The inks of ground that has nothing on it, by tone. */
export const GROUND_INKS: TerrainArt['inks'] = [0, 1, 2].map((tone) => [
  classNames(styles['map-ground'], styles[`map-ground--${tone}`]),
  `ground${tone}`,
])

/** What the paper itself has, and the tufts on it. */
export const PAPER_INKS: TerrainArt['inks'] = [
  [classNames(styles['map-fibers']), 'fibers'],
  [classNames(styles['map-stipple']), 'stipple'],
  [classNames(styles['map-tufts']), 'tufts'],
]

/** Ground in one of its tones. */
export function drawGround(spot: Spot): Paths {
  return { [`ground${groundTone(spot.center, spot.index)}`]: outlineOf(spot) }
}

/** A map of nothing but open ground. */
export const OPEN_GROUND: TerrainArt = {
  inks: [...GROUND_INKS, ...PAPER_INKS, [classNames(styles['map-lines']), 'hexsides']],
  draw: drawGround,
  strokesOf: fineStrokes,
}
