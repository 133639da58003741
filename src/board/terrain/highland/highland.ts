import { classNames } from '@/widgets/class-names'
import type { Paths, Spot, TerrainArt } from '../../art'
import { fineStrokes } from '../fine-strokes'
import { outlineOf } from '../ground'
import { mountainPeaks, passPeaks } from '../mountain'
import { drawGround, GROUND_INKS, PAPER_INKS } from '../open-ground'
import { PEAK_INKS, peaksOf } from '../peaks'
import styles from '../../map.module.css'

/** Mountains, and gates in the passes between them. */
export const HIGHLAND: TerrainArt = {
  inks: [
    ...GROUND_INKS,
    [classNames(styles['map-rock']), 'rock'],
    [classNames(styles['map-gate-ground']), 'gateGround'],
    ...PAPER_INKS,
    [classNames(styles['map-slopes']), 'slopes'],
    [classNames(styles['map-lines']), 'hexsides'],
    ...PEAK_INKS,
    [classNames(styles['map-gate-stone']), 'gateStone'],
    [classNames(styles['map-gate-archway']), 'gateArchway'],
    [classNames(styles['map-gate-lines']), 'gateLines'],
  ],
  draw: drawHighland,
  strokesOf: fineStrokes,
}

function drawHighland(spot: Spot): Paths {
  const { terrain, index, center } = spot
  const look = terrain[index]
  if (look === 'mountain') return { rock: outlineOf(spot), ...peaksOf(mountainPeaks(center, index)) }
  if (look === 'gate') return { gateGround: outlineOf(spot), ...peaksOf(passPeaks(center, index)) }
  return drawGround(spot)
}
