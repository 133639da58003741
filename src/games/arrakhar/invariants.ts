import type { Viewer } from '@/engine/kernel/game'
import { leaksTo } from '@/engine/lab/leaks'
import { HAUNT_IDS, UNIT_TYPES } from './tables/units'
import { terrainAt } from './queries/board'
import { mapCounts, unusedOf } from './queries/counts'
import { nowIn } from './queries/guards'
import type { Position } from './state/position'
import { overstackedHexes, tooNearEntryHexes } from './queries/movement-reach'
import { sideOf } from './queries/stacking'
import { viewOf } from './state/view'

/** Invariants that a position breaks, as sentences; [] for all that play can reach. */
export function faultsOf(position: Position): readonly string[] {
  return [...counterFaults(position), ...terrainFaults(position), ...stackingFaults(position)]
}

/** 20 of a type over board, pool, waiting, eliminated, left and unused (AR-1.4). */
function counterFaults(position: Position): readonly string[] {
  const ids = [...position.units, ...position.eliminated, ...position.left].map((unit) => unit.id)
  return [
    ...UNIT_TYPES.filter((type) => unusedOf(position, type) < 0).map((type) => `more than 20 of ${type}`),
    ...UNIT_TYPES.filter((type) => position.secrets.pool[type] < 0).map(
      (type) => `a pool of less than no ${type}`,
    ),
    ...(new Set(ids).size < ids.length ? ['two units share an id'] : []),
  ]
}

function terrainFaults(position: Position): readonly string[] {
  return position.units.flatMap(({ id, type, hex }) => {
    const terrain = terrainAt(position, hex)
    const stands = terrain === 'clear' || (terrain === 'entry' && sideOf(type) === 'wizard')
    return stands ? [] : [`${id} stands in ${hex}, where it cannot`]
  })
}

/** One type and four units a hex, whenever no movement is going on (AR-7.6, AR-7.7). */
function stackingFaults(position: Position): readonly string[] {
  if (nowIn(position, 'movement')) return []
  const near = position.now.segment === 'fireball' ? tooNearEntryHexes(position) : []
  return [
    ...overstackedHexes(position).map((hex) => `${hex} is overstacked`),
    ...near.map((hex) => `${hex} is too near an entry hex on the first game-turn`),
  ]
}

/**
 * What a viewer's view tells of another side's secrets (AR-2.4, AR-3.4): it must not change when they do.
 * `look` makes the view: a test hands one in that tells too much.
 */
export function leaksOf(
  position: Position,
  viewer: Viewer,
  look: (position: Position, viewer: Viewer) => object = viewOf,
): readonly string[] {
  return leaksTo(position, viewer, { look, alter: withOtherSecrets, moment: position.now.segment })
}

function withOtherSecrets(position: Position, viewer: Viewer): Position {
  const { secrets } = position
  const others = viewer !== 'sorcerer'
  const bogus = mapCounts(() => 7)
  return {
    ...position,
    secrets: {
      wandHaunt: others
        ? (HAUNT_IDS.find((haunt) => haunt !== secrets.wandHaunt) ?? null)
        : secrets.wandHaunt,
      pool: others ? bogus : secrets.pool,
      recycledOrcs: others ? 7 : secrets.recycledOrcs,
      designs: {
        sorcerer: others ? bogus : secrets.designs.sorcerer,
        wizard: viewer === 'wizard' ? secrets.designs.wizard : bogus,
      },
      setUp:
        secrets.setUp && viewer !== position.side
          ? { haunts: {}, sorcerers: {}, entries: {} }
          : secrets.setUp,
    },
  }
}
