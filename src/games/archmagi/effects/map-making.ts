import type { Draft } from 'immer'
import { copyOf } from '@/engine/basics/copy'
import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { generatorOf, type Ground, groundOf } from '../state/ground'
import type { GeneratorSettings } from '../state/settings'
import { continentOf, innerHexes, leastApart, startsOn } from '../queries/continent'
import { fieldIn, hexesAround, hexesIn, isSea } from '../queries/ground'
import { MAP_FIGURES } from '../tables/figures'
import { hexAt, rectangle } from '../tables/maps'
import type { Terrain } from '../tables/terrain'
import { type Scene, tell } from './scene'
import { findTerrain } from './terrain'

/**
 * Makes the map of the game, as far as that takes dice (AM-2.15); false where the land came out too small for so many
 * seats: then nothing has been made.
 */
export function makeMap(scene: Scene): boolean {
  const { settings } = scene.draft
  const generator = generatorOf(settings.map)
  if (generator && !raiseContinent(scene, generator)) return false
  if (!settings.exploration) for (const hex of continentOf(reading(scene.draft))) findTerrain(scene, hex)
  if (generator) sinkReefs(scene, generator)
  tell(scene, { type: 'mapMade' })
  return true
}

/** Land grows from the middle, hex by hex, and starts are found on it, unless it is too small (AM-2.15, steps 1 to 5). */
function raiseContinent(scene: Scene, { columns, rows, land }: GeneratorSettings): boolean {
  const { draft } = scene
  draft.ground.outline = rectangle(columns, rows)
  const { ids } = fieldIn(draft)
  draft.ground.terrain = Object.fromEntries(ids.map((hex) => [hex, 'sea']))
  const inner = new Set(innerHexes(columns, rows))
  const first = hexAt(Math.floor(columns / 2), Math.floor(rows / 2))
  draft.ground.terrain[first] = 'unknown'
  for (let count = 1; count < land; count++) {
    const state = reading(draft)
    const shores = ids.filter(
      (hex) =>
        inner.has(hex) && isSea(state, hex) && hexesAround(state, hex).some((one) => !isSea(state, one)),
    )
    const hex = pick(scene, shores, 'where land rises')
    if (hex !== undefined) draft.ground.terrain[hex] = 'unknown'
  }
  const state = reading(draft)
  const starts = startsOn(state, draft.settings.seats)
  if (leastApart(state, starts) < MAP_FIGURES.startsApart) {
    draft.ground = copyOf(groundOf(state.settings)) as Draft<Ground>
    tell(scene, { type: 'landTooSmall' })
    return false
  }
  draft.ground.zones = starts.map((start) => [
    start,
    ...hexesAround(state, start).filter((hex) => !isSea(state, hex)),
  ])
  return true
}

/** Reefs by the shore and abysses in the open sea (AM-2.15, step 7). */
function sinkReefs(scene: Scene, { reefs, abysses }: GeneratorSettings): void {
  const byShore = (isShore: boolean) => {
    const state = reading(scene.draft)
    const seas = hexesIn(state).filter((hex) => state.ground.terrain[hex] === 'sea')
    return seas.filter((hex) => hexesAround(state, hex).some((one) => !isSea(state, one)) === isShore)
  }
  for (let nth = 0; nth < reefs; nth++) sink(scene, byShore(true), 'reef')
  for (let nth = 0; nth < abysses; nth++) {
    const open = byShore(false)
    sink(scene, open.length > 0 ? open : byShore(true), 'abyss')
  }
}

function sink(scene: Scene, seas: readonly HexId[], terrain: Terrain): void {
  const hex = pick(scene, seas, `where the ${terrain} is`)
  if (hex !== undefined) scene.draft.ground.terrain[hex] = terrain
}

/** One of some hexes by a die; nothing is rolled for one (AM-1.2). */
function pick({ dice }: Scene, hexes: readonly HexId[], label: string): HexId | undefined {
  return hexes.length > 1 ? hexes[rollOne(dice, { faces: hexes.length, label }) - 1] : hexes[0]
}
