import type { HexId } from '@/engine/kernel/hex'
import type { Battle, Block, State } from '../../state/state'
import { FIGURES } from '../../tables/figures'
import { MOON_BONUS } from '../../tables/moon'
import { TYPES } from '../../tables/terrain'
import { mapOf, printed } from '../blocks'
import { terrainIn } from '../ground'

/** What makes up a hit number (CB-11). */
export interface HitNumber {
  readonly printed: number
  readonly native: number
  readonly moon: number
  readonly spells: number
  /** Within its bounds. */
  readonly total: number
}

/** What a block would add in a hex for its own terrain (CB-12). */
export function nativeBonus(state: Pick<State, 'boards'>, block: Block, hex: HexId): number {
  const { nativeTerrain, fightsBetterAtHome } = TYPES[printed(block).type]
  return fightsBetterAtHome && terrainIn(mapOf(state), hex) === nativeTerrain ? FIGURES.hit.native : 0
}

/** The highest die by which a block that fires scores (CB-11). */
export function hitNumberOf(state: State, battle: Pick<Battle, 'hex' | 'mods'>, block: Block): HitNumber {
  const { hit, isWerebeast } = printed(block)
  const parts = {
    printed: hit ?? 0,
    native: nativeBonus(state, block, battle.hex),
    moon: isWerebeast ? MOON_BONUS[state.moon] : 0,
    spells: battle.mods[block.id] ?? 0,
  }
  const sum = parts.printed + parts.native + parts.moon + parts.spells
  return { ...parts, total: Math.min(FIGURES.hit.most, Math.max(FIGURES.hit.least, sum)) }
}
