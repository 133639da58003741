import { classNames } from '@/widgets/class-names'
import { hexPath } from '../../geometry'
import type { Paths, Spot, TerrainArt } from '../../art'
import { fineStrokes } from '../fine-strokes'
import { blankEngraving, engrave, mountainPeaks, passPeaks, type Peak } from '../mountain'
import { drawGround, GROUND_INKS, PAPER_INKS } from '../open-ground'
import styles from '../../map.module.css'

/** Peaks are drawn back and front, each with its shaded flank, its hatching and its outline. */
const PEAK_INKS: TerrainArt['inks'] = ['back', 'front'].flatMap((where) => [
  [classNames(styles['map-peak']), `${where}Body`] as const,
  [classNames(styles['map-peak-shade']), `${where}Shade`] as const,
  [classNames(styles['map-peak-hatch']), `${where}Hatch`] as const,
  [classNames(styles['map-peak-outline']), `${where}Outline`] as const,
])

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
  const { grid, terrain, index, center } = spot
  const look = terrain[index]
  const outline = hexPath(center, 1, grid.orientation)
  if (look === 'mountain') return { rock: outline, ...peaksOf(mountainPeaks(center, index)) }
  if (look === 'gate') return { gateGround: outline, ...peaksOf(passPeaks(center, index)) }
  return drawGround(spot)
}

function peaksOf(peaks: readonly Peak[]): Paths {
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
