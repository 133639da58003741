import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import type { State } from '../state/state'
import { piece } from '../queries/continent'
import { hexesIn, isCoastal, isOfClass, isSea } from '../queries/ground'
import { canStayAs } from '../queries/stay'
import { homeOf, ownTraits } from '../queries/traits'
import { FULL_TERRAIN_BAG, type Terrain, terrainByRoll } from '../tables/terrain'
import { drawFrom } from './bags'
import { type Scene, tell } from './scene'

/** Rolls for the terrain of a hex, again where a lake may not be (AM-2.11). */
export function findTerrain(scene: Scene, hex: HexId): void {
  const { draft } = scene
  const refused: Terrain[] = []
  let found = nextTerrain(scene)
  while (found === 'water' && !mayBeLake(reading(draft), hex)) {
    refused.push(found)
    found = nextTerrain(scene)
  }
  // Chits that were refused were set aside until this hex was settled (AM-2.12).
  if (draft.settings.terrainMethod === 'chits')
    for (const chit of refused) draft.bags.terrain[chit] = (draft.bags.terrain[chit] ?? 0) + 1
  const terrain = found === 'tundra' ? tundraOrTemple(scene) : found
  draft.ground.terrain[hex] = terrain
  tell(scene, { type: 'terrainFound', hex, terrain })
}

/** By the chart, or by a chit out of the bag, which is filled again when it is empty (AM-2.12). */
function nextTerrain(scene: Scene): Terrain {
  const { draft, dice } = scene
  if (draft.settings.terrainMethod !== 'chits')
    return terrainByRoll(rollOne(dice, { faces: 20, label: 'terrain' }))
  if (Object.values(draft.bags.terrain).every((count) => count === 0))
    draft.bags.terrain = { ...FULL_TERRAIN_BAG }
  return drawFrom(scene, 'terrain', { label: 'terrain' }) as Terrain
}

/** A Tundra may be a Temple (AM-2.10). */
function tundraOrTemple({ draft, dice }: Scene): Terrain {
  if (draft.settings.templeRule === 'chart') return 'tundra'
  return rollOne(dice, { faces: 6, label: 'Tundra or Temple' }) <= 3 ? 'tundra' : 'temple'
}

/** Whether a hex may be a lake: by the sea always; else not at a start, under who would drown, or between lands (AM-2.11). */
function mayBeLake(state: State, hex: HexId): boolean {
  if (isCoastal(state, hex)) return true
  if (state.ground.zones.some((zone) => zone.includes(hex))) return false
  const lake: State = {
    ...state,
    ground: { ...state.ground, terrain: { ...state.ground.terrain, [hex]: 'water' } },
  }
  const drowns = state.units.some(
    (unit) => unit.hex === hex && !canStayAs(lake, ownTraits(state, unit), homeOf(unit), hex),
  )
  return !drowns && isWhole(lake)
}

/** Whether all land of the continent hangs together. */
function isWhole(state: State): boolean {
  const land = hexesIn(state).filter((hex) => !isSea(state, hex) && isOfClass(state, hex, 'land'))
  return piece(state, land).size === land.length
}
