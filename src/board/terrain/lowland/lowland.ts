import { classNames } from '@/widgets/class-names'

import { hexPath } from '../../geometry'
import type { Paths, Spot, TerrainArt } from '../../art'
import { groundTone } from '../ground'
import { PAPER_INKS } from '../open-ground'
import { boulders } from './boulders'
import { crown } from './crown'
import { lowlandStrokes } from './lowland-strokes'
import { riverbed } from './river'
import { trees } from './trees'
import styles from './lowland.module.css'
import mapStyles from '../../map.module.css'

/** Plains and woods, boulders and waters, and the places of kings: each told by what grows or lies there. */
export const LOWLAND: TerrainArt = {
  inks: [
    [classNames(styles['land-grass--0']), 'grass0'],
    [classNames(styles['land-grass--1']), 'grass1'],
    [classNames(styles['land-grass--2']), 'grass2'],
    [classNames(styles['land-rocky']), 'rocky'],
    [classNames(styles['land-forest']), 'forest'],
    [classNames(styles['land-water']), 'water'],
    [classNames(styles['land-king']), 'king'],
    ...PAPER_INKS,
    [classNames(styles['land-scree']), 'scree'],
    [classNames(styles['land-bank']), 'riverbed'],
    [classNames(styles['land-river']), 'riverbed'],
    [classNames(styles['land-ripples']), 'ripples'],
    [classNames(styles['land-shore']), 'shore'],
    [classNames(mapStyles['map-lines']), 'hexsides'],
    [classNames(styles['land-boulder']), 'boulders'],
    [classNames(styles['land-boulder-shade']), 'boulderShade'],
    [classNames(styles['land-boulder-hatch']), 'boulderHatch'],
    [classNames(styles['land-tree']), 'trees'],
    [classNames(styles['land-tree-shade']), 'treeShade'],
    [classNames(styles['land-tree-hatch']), 'treeHatch'],
    [classNames(styles['land-border']), 'border'],
    [classNames(styles['land-crown']), 'crown'],
    [classNames(styles['land-crown-lines']), 'crownLines'],
  ],
  draw: drawLowland,
  strokesOf: lowlandStrokes,
}

function drawLowland(spot: Spot): Paths {
  const { grid, terrain, index, center } = spot
  const outline = hexPath(center, 1, grid.orientation)
  switch (terrain[index] ?? 'clear') {
    case 'clear':
    case 'mountain':
    case 'gate':
    case 'grass':
      return { [grassOf(spot)]: outline }
    case 'rocky':
      return { rocky: outline, ...boulders(center, index) }
    case 'forest':
      return { forest: outline, ...trees(center, index) }
    case 'river':
      return { [grassOf(spot)]: outline, riverbed: riverbed(spot) }
    case 'water':
      return { water: outline }
    case 'king':
      return { king: outline, ...crown(center, grid.orientation) }
  }
}

function grassOf({ center, index }: Spot): string {
  return `grass${groundTone(center, index)}`
}
