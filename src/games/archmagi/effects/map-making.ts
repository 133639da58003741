import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import type { GeneratorSettings } from '../state/settings'
import type { State } from '../state/state'
import { distance, fieldIn, hexesAround, hexesIn, isSea } from '../queries/ground'
import { hexAt, rectangle } from '../tables/maps'
import type { Terrain } from '../tables/terrain'
import type { Scene } from './scene'
import { findTerrain } from './terrain'

/** Makes the map of the game, as far as that takes dice (AM-2.15). */
export function makeMap(scene: Scene): void {
  const { settings } = scene.draft
  const { map } = settings
  const generator = typeof map === 'object' && 'generator' in map ? map.generator : undefined
  if (generator) raiseContinent(scene, generator)
  if (!settings.exploration) for (const hex of continentOf(reading(scene.draft))) findTerrain(scene, hex)
  if (generator) sinkReefs(scene, generator)
}

/** Hexes that are no sea, in reading order. */
export function continentOf(state: Pick<State, 'ground'>): readonly HexId[] {
  return hexesIn(state).filter((hex) => !isSea(state, hex))
}

/** Land grows from the middle, hex by hex, and starts are found on it (AM-2.15, steps 1 to 5). */
function raiseContinent(scene: Scene, { columns, rows, land }: GeneratorSettings): void {
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
  draft.ground.zones = startsOn(state, draft.settings.seats).map((start) => [
    start,
    ...hexesAround(state, start).filter((hex) => !isSea(state, hex)),
  ])
}

/** All hexes but those at the edge. */
export function innerHexes(columns: number, rows: number): readonly HexId[] {
  const inner: HexId[] = []
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) inner.push(hexAt(column, row))
  return inner
}

/** The two ends of the land, and for further seats whatever is farthest from those chosen (AM-2.15, step 5). */
export function startsOn(state: State, seats: number): readonly HexId[] {
  const land = continentOf(state)
  const pairs = land.flatMap((one, nth) => land.slice(nth + 1).map((other) => [one, other] as const))
  const starts: HexId[] = [...farthest(pairs, ([one, other]) => distance(state, one, other))]
  while (starts.length < seats)
    starts.push(
      farthest(
        land.map((hex) => hex),
        (hex) => Math.min(...starts.map((start) => distance(state, start, hex))),
      ),
    )
  return starts
}

/** The first of those that have the greatest figure. */
function farthest<Item>(items: readonly Item[], figureOf: (item: Item) => number): Item {
  const most = Math.max(...items.map(figureOf))
  return items.find((item) => figureOf(item) === most) as Item
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
