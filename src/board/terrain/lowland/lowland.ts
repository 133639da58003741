import { late } from '@/widgets/late'

import { hexPath } from '../../geometry'
import type { Paths, Spot, TerrainArt } from '../art'
import { groundTone } from '../ground'
import { PAPER_INKS } from '../open-ground'
import { boulders } from './boulders'
import { crown } from './crown'
import { riverbed } from './river'
import { trees } from './trees'

import './lowland.css'

/** Plains and woods, boulders and waters, and the places of kings: each told by what grows or lies there. */
export const LOWLAND: TerrainArt = {
  inks: [
    ['land-grass land-grass--0', 'grass0'],
    ['land-grass land-grass--1', 'grass1'],
    ['land-grass land-grass--2', 'grass2'],
    ['land-rocky', 'rocky'],
    ['land-forest', 'forest'],
    ['land-water', 'water'],
    ['land-king', 'king'],
    ...PAPER_INKS,
    ['land-scree', 'scree'],
    ['land-bank', 'riverbed'],
    ['land-river', 'riverbed'],
    ['land-ripples', 'ripples'],
    ['land-shore', 'shore'],
    ['map-lines', 'hexsides'],
    ['land-boulder', 'boulders'],
    ['land-boulder-shade', 'boulderShade'],
    ['land-boulder-hatch', 'boulderHatch'],
    ['land-tree', 'trees'],
    ['land-tree-shade', 'treeShade'],
    ['land-tree-hatch', 'treeHatch'],
    ['land-border', 'border'],
    ['land-crown', 'crown'],
    ['land-crown-lines', 'crownLines'],
  ],
  draw: drawLowland,
  useStrokes: late(() => import('./lowland-strokes').then((module) => module.lowlandStrokes)),
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
