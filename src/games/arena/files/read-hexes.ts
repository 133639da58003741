import type { HexId } from '@/engine/kernel/hex'
import { MAPS } from '../tables/boards'
import { canHold } from '../queries/creatures'
import { airOf, boardOf, groundOf } from '../queries/spaces'
import {
  type ArenaSeat,
  type Creature,
  type GivenPosition,
  type Hex,
  SEATS,
  type Settings,
  type Space,
} from '../state/position'

/** Every hex of the board: as the map has it, controlled by who stands there, and what the file says otherwise. */
export function hexesFrom(
  given: GivenPosition['hexes'],
  settings: Settings,
  creatures: readonly Creature[],
): Readonly<Record<HexId, Hex>> {
  const board = boardOf({ settings })
  const { terrain } = MAPS[settings.map]
  const hexes = board.ids.map((id, nth): readonly [HexId, Hex] => {
    const said = Object.hasOwn(given, id) ? given[id] : undefined
    const { storm = null, fresh = false, control = controlOf(id, settings, creatures) } = said ?? {}
    return [
      id,
      { terrain: said?.terrain ?? terrain[id] ?? board.start[nth] ?? 'Grass', control, storm, fresh },
    ]
  })
  return Object.fromEntries(hexes)
}

/** King hexes by their owners, the others by who stands there, on the ground first (B-6). */
function controlOf(hex: HexId, settings: Settings, creatures: readonly Creature[]): ArenaSeat | null {
  const ground = sidesAt(creatures, groundOf(hex))
  const king = SEATS.find((_, nth) => boardOf({ settings }).kings[nth] === hex)
  // The king areas of the basic game are nobody's (AA-24.4).
  if (king !== undefined && settings.ruleset === 'basic') return null
  const sides = ground.length > 0 ? ground : sidesAt(creatures, airOf(hex))
  if (king !== undefined) return (ground.length === 1 ? ground[0] : king) ?? null
  return (sides.length === 1 ? sides[0] : null) ?? null
}

function sidesAt(creatures: readonly Creature[], space: Space): readonly ArenaSeat[] {
  const there = creatures.filter((creature) => creature.at === space && canHold(creature))
  return SEATS.filter((seat) => there.some(({ controller }) => controller === seat))
}
