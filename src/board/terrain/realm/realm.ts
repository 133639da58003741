import { classNames } from '@/widgets/class-names'

import type { Paths, Spot, TerrainArt, TerrainLook } from '../../art'
import { lookOf, strokesBy } from '../by-look'
import { LEAFY, wood } from '../continent/woods'
import { DESERT, GRASS, SWAMP } from '../continent/open-country'
import type { Motif } from '../continent/spread'
import { drawGrass, GRASS_INKS } from '../grass'
import { outlineOf } from '../ground'
import { PAPER_INKS } from '../open-ground'
import { PEAK_INKS } from '../peaks'
import { joined } from '../terrain-art'
import { waves } from '../waters'
import { coastOf, dryIn, shoreOf } from './coast'
import { roadsOf, sideMarksOf } from './hexside-marks'
import { type LandMarks, type MarkedSpot, markedSpot } from './land-marks'
import { hengeIn, townIn } from './towns'
import styles from './realm.module.css'
import continentStyles from '../continent/continent.module.css'
import landStyles from '../land.module.css'
import mapStyles from '../../map.module.css'

/** What grows in a hex; trees keep out of its water and from its town. */
function motifsOf(marks: LandMarks): Readonly<Partial<Record<TerrainLook, Motif>>> {
  return {
    forest: wood('leaves', LEAFY, (seen) => {
      const spot = markedSpot(seen, marks)
      const isDry = dryIn(spot)
      const hasTown = marks.towns.has(spot.place)
      return (across, down) => isDry(across, down) && !(hasTown && down > TOWN_TOP)
    }),
    desert: DESERT,
    swamp: SWAMP,
    sea: { strokes: ({ center, index }) => ({ ripples: waves(center, index) }) },
  }
}

/** Below this line of a hex with a town there are no trees. */
const TOWN_TOP = -12

/** Inks of the continent's sheet, each with the path of its name. */
function continentInks(...names: readonly string[]): TerrainArt['inks'] {
  return names.map((name) => [classNames(continentStyles[`ink--${name}`]), name])
}

const INKS: TerrainArt['inks'] = [
  ...GRASS_INKS,
  ...['forest', 'desert', 'swamp', 'sea'].map(
    (look) => [classNames(continentStyles[`ground--${look}`]), look] as const,
  ),
  ...PAPER_INKS,
  ...continentInks('lake', 'dune-shade', 'outlines', 'fine'),
  [classNames(styles['ink--strand']), 'strand'],
  [classNames(styles['ink--coastWater']), 'coastWater'],
  [classNames(landStyles['land-ripples']), 'ripples'],
  [classNames(landStyles['land-shore']), 'shore'],
  [classNames(mapStyles['map-lines']), 'hexsides'],
  ...continentInks('coast', 'reeds', 'leaves'),
  [classNames(landStyles['land-tree-shade']), 'treeShade'],
  [classNames(landStyles['land-tree-hatch']), 'treeHatch'],
]

const OVER: TerrainArt['inks'] = [
  [classNames(styles['ink--bank']), 'stream'],
  [classNames(styles['ink--stream']), 'stream'],
  [classNames(styles['ink--road-edge']), 'road'],
  [classNames(styles['ink--road']), 'road'],
  ...PEAK_INKS,
  [classNames(continentStyles['ink--leaves']), 'rowTrees'],
  [classNames(landStyles['land-tree-shade']), 'rowTreeShade'],
  ...continentInks('stone', 'roofs', 'shade', 'dark'),
  [classNames(continentStyles['ink--fine']), 'townLines'],
  [classNames(styles['ink--coins']), 'coins'],
  [classNames(styles['ink--anchor-casing']), 'anchor'],
  [classNames(styles['ink--anchor']), 'anchor'],
]

/** A land with what lies in its hexes and on their sides: coasts, rivers, ridges, rows of trees, roads, towns and henges. */
export function realmArt(marks: LandMarks): TerrainArt {
  const motifs = motifsOf(marks)
  const motifOf = (spot: Spot) => motifs[lookOf(spot)] ?? GRASS
  return {
    inks: INKS,
    over: OVER,
    names: [...marks.towns].flatMap(([place, { name }]) => {
      const hex = marks.map.grid.ids[place]
      return hex === undefined ? [] : [{ hex, text: name }]
    }),
    draw: (spot) => drawn(markedSpot(spot, marks), motifOf(spot)),
    strokesOf: strokesBy((spot) =>
      joined([motifOf(spot).strokes?.(spot) ?? {}, shoreOf(markedSpot(spot, marks))]),
    ),
  }
}

function drawn(spot: MarkedSpot, motif: Motif): Paths {
  const { marks, place } = spot
  const town = marks.towns.get(place)
  return joined([
    motif.isGreen ? drawGrass(spot) : { [lookOf(spot)]: outlineOf(spot) },
    motif.draw?.(spot) ?? {},
    coastOf(spot),
    roadsOf(spot),
    sideMarksOf(spot),
    town ? townIn(spot, town) : {},
    marks.henges.has(place) ? hengeIn(spot) : {},
  ])
}
