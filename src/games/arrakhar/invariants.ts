import type { Viewer } from '@/engine/kernel/game'
import { leaksTo } from '@/engine/lab/leaks'
import { HAUNT_IDS } from './tables/units'
import { mapCounts } from './queries/counts'
import type { Position } from './state/position'
import { viewOf } from './state/view'

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
