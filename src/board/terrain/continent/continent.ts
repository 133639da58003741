import { classNames } from '@/widgets/class-names'

import type { ContinentLook, Spot, TerrainArt, TerrainLook } from '../../art'
import { lookOf, strokesBy } from '../by-look'
import { drawGrass, GRASS_INKS } from '../grass'
import { outlineOf } from '../ground'
import { PAPER_INKS } from '../open-ground'
import { PEAK_INKS } from '../peaks'
import { DESERT, GRASS, HEATH, SWAMP, TUNDRA, WASTE } from './open-country'
import { CASTLE, CITY, RUINS, TEMPLE, WORKSHOP } from './buildings'
import { CAVES, HILL_COUNTRY, MOUNTAIN, TORS, VOLCANO } from './heights'
import { ABYSS, LAKE, REEF, SEA } from './seas'
import type { Motif } from './spread'
import { UNKNOWN } from './unknown'
import { FOREST, JUNGLE, SYLVAN, TAIGA } from './woods'
import styles from './continent.module.css'
import landStyles from '../land.module.css'
import mapStyles from '../../map.module.css'

const MOTIFS = {
  grass: GRASS,
  forest: FOREST,
  jungle: JUNGLE,
  taiga: TAIGA,
  sylvan: SYLVAN,
  hills: HILL_COUNTRY,
  mountain: MOUNTAIN,
  volcano: VOLCANO,
  tors: TORS,
  caves: CAVES,
  heath: HEATH,
  swamp: SWAMP,
  desert: DESERT,
  tundra: TUNDRA,
  waste: WASTE,
  city: CITY,
  castle: CASTLE,
  ruins: RUINS,
  temple: TEMPLE,
  workshop: WORKSHOP,
  lake: LAKE,
  sea: SEA,
  reef: REEF,
  abyss: ABYSS,
  unknown: UNKNOWN,
} as const satisfies Readonly<Record<ContinentLook, Motif>>

const KNOWN: Readonly<Partial<Record<TerrainLook, Motif>>> = MOTIFS

function motifOf(spot: Spot): Motif {
  return KNOWN[lookOf(spot)] ?? GRASS
}

/** Inks of the continent's own sheet, each with the path of its name. */
function inksOf(...names: readonly string[]): TerrainArt['inks'] {
  return names.map((name) => [classNames(styles[`ink--${name}`]), name])
}

/** The grounds of a single tone. */
const GROUNDS: TerrainArt['inks'] = Object.entries<Motif>(MOTIFS)
  .filter(([, { isGreen }]) => !isGreen)
  .map(([look]) => [classNames(styles[`ground--${look}`]), look])

/** A whole continent and the seas around it: every terrain has a ground and what stands there. */
export const CONTINENT: TerrainArt = {
  inks: [
    ...GRASS_INKS,
    ...GROUNDS,
    ...PAPER_INKS,
    [classNames(mapStyles['map-slopes']), 'slopes'],
    ...inksOf('lake', 'deep'),
    [classNames(styles['ink--deep']), 'deeper'],
    [classNames(styles['ink--deep']), 'deepest'],
    ...inksOf('whirl', 'dune-shade', 'snow', 'beach'),
    [classNames(landStyles['land-ripples']), 'ripples'],
    [classNames(landStyles['land-shore']), 'shore'],
    ...inksOf('foam', 'coral', 'cracks'),
    [classNames(mapStyles['map-lines']), 'hexsides'],
    ...inksOf('coast'),
    ...PEAK_INKS,
    ...inksOf(
      'mounds',
      'basalt',
      'crag',
      'stone',
      'marble',
      'cogs',
      'roofs',
      'shade',
      'dark',
      'lava',
      'smoke',
    ),
    ...inksOf('outlines', 'leaves', 'fronds', 'needles'),
    [classNames(landStyles['land-tree-shade']), 'treeShade'],
    [classNames(landStyles['land-tree-hatch']), 'treeHatch'],
    ...inksOf('stems', 'caps', 'spots', 'gold', 'heather', 'bloom', 'reeds', 'frost', 'fine', 'query'),
  ],
  draw(spot) {
    const { isGreen, draw } = motifOf(spot)
    const ground = isGreen ? drawGrass(spot) : { [lookOf(spot)]: outlineOf(spot) }
    return { ...ground, ...draw?.(spot) }
  },
  strokesOf: strokesBy((spot) => motifOf(spot).strokes?.(spot) ?? {}),
}
