import { classNames } from '@/widgets/class-names'

import type { Paths, Spot, TerrainArt } from '../art'
import { groundTone, outlineOf } from './ground'
import styles from './land.module.css'

/** The inks of green land, by tone. */
export const GRASS_INKS: TerrainArt['inks'] = [0, 1, 2].map((tone) => [
  classNames(styles[`land-grass--${tone}`]),
  `grass${tone}`,
])

/** Green land in one of its tones. */
export function drawGrass(spot: Spot): Paths {
  return { [`grass${groundTone(spot.center, spot.index)}`]: outlineOf(spot) }
}
