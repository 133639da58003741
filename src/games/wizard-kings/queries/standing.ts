import type { HexId } from '@/engine/kernel/hex'
import type { State } from '../state/state'
import type { Atlas } from '../tables/atlas'
import { FIGURES } from '../tables/figures'
import type { Side } from '../tables/seats'
import { isCastle, isOnMap, mapOf } from './blocks'

/** Who stands where, for one side that moves: asked many times in a search. */
export interface Standing {
  readonly side: Side
  readonly atlas: Atlas
  /** Enemy blocks by hex. */
  readonly enemies: ReadonlyMap<HexId, number>
  /** Own blocks by hex, castles aside (MV-9). */
  readonly own: ReadonlyMap<HexId, number>
}

export function standingOf(state: Pick<State, 'blocks' | 'boards'>, side: Side): Standing {
  const enemies = new Map<HexId, number>()
  const own = new Map<HexId, number>()
  for (const block of state.blocks) {
    if (!isOnMap(block) || (block.owner === side && isCastle(block))) continue
    const counts = block.owner === side ? own : enemies
    const hex = block.at as HexId
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return { side, atlas: mapOf(state), enemies, own }
}

/** Whether one more block of the side has room in a hex (MV-9). */
export function hasRoomIn({ own }: Standing, hex: HexId): boolean {
  return (own.get(hex) ?? 0) < FIGURES.stacking
}
