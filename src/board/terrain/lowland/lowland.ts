import { classNames } from '@/widgets/class-names'

import type { Paths, Spot, TerrainArt } from '../../art'
import { boulders } from '../boulders'
import { type DrawnBy, lookOf } from '../by-look'
import { drawGrass, GRASS_INKS } from '../grass'
import { outlineOf } from '../ground'
import { PAPER_INKS } from '../open-ground'
import { crown } from './crown'
import { lowlandStrokes } from './lowland-strokes'
import { riverbed } from './river'
import { trees } from './wood'
import styles from './lowland.module.css'
import landStyles from '../land.module.css'
import mapStyles from '../../map.module.css'

/** Plains and woods, boulders and waters, and the places of kings: each told by what grows or lies there. */
export const LOWLAND: TerrainArt = {
  inks: [
    ...GRASS_INKS,
    [classNames(styles['land-rocky']), 'rocky'],
    [classNames(styles['land-forest']), 'forest'],
    [classNames(landStyles['land-water']), 'water'],
    [classNames(styles['land-king']), 'king'],
    ...PAPER_INKS,
    [classNames(landStyles['land-scree']), 'scree'],
    [classNames(styles['land-bank']), 'riverbed'],
    [classNames(styles['land-river']), 'riverbed'],
    [classNames(landStyles['land-ripples']), 'ripples'],
    [classNames(landStyles['land-shore']), 'shore'],
    [classNames(mapStyles['map-lines']), 'hexsides'],
    [classNames(landStyles['land-boulder']), 'boulders'],
    [classNames(landStyles['land-boulder-shade']), 'boulderShade'],
    [classNames(landStyles['land-boulder-hatch']), 'boulderHatch'],
    [classNames(landStyles['land-tree']), 'trees'],
    [classNames(landStyles['land-tree-shade']), 'treeShade'],
    [classNames(landStyles['land-tree-hatch']), 'treeHatch'],
    [classNames(styles['land-border']), 'border'],
    [classNames(styles['land-crown']), 'crown'],
    [classNames(styles['land-crown-lines']), 'crownLines'],
  ],
  draw: drawLowland,
  strokesOf: lowlandStrokes,
}

/** What stands on a ground of its own; all else is grass. */
const DRAWN: DrawnBy = {
  rocky: (spot) => ({ rocky: outlineOf(spot), ...boulders(spot.center, spot.index) }),
  forest: (spot) => ({ forest: outlineOf(spot), ...trees(spot.center, spot.index) }),
  river: (spot) => ({ ...drawGrass(spot), riverbed: riverbed(spot) }),
  water: (spot) => ({ water: outlineOf(spot) }),
  king: (spot) => ({ king: outlineOf(spot), ...crown(spot.center, spot.grid.orientation) }),
}

function drawLowland(spot: Spot): Paths {
  return DRAWN[lookOf(spot)]?.(spot) ?? drawGrass(spot)
}
