import type { HexId } from '@/engine/kernel/hex'
import { hexesAround, terrainAt } from './board'
import { nowIn } from './guards'
import type { Table, UnitId } from '../state/position'
import { holds, isOnBoard, unitOf } from './stacking'

/** The only game-turn in which haste may be cast in an entry hex (AR-9.6). */
export const FIRST_TURN = 1

/** Hexes whose stack a wizard may haste now; its own entry hex on the first turn (AR-9.1, AR-9.6). */
export function hasteTargetsOf(table: Table, caster: UnitId): readonly HexId[] {
  const now = nowIn(table, 'haste')
  const wizard = unitOf(table, caster)
  if (!now || wizard?.type !== 'wizard') return []
  if (now.designations.some((made) => made.resolved || made.caster === caster)) return []
  if (table.cast.includes(caster)) return []
  if (!isOnBoard(table, wizard)) return mayHasteInEntryHexes(table) ? [wizard.hex] : []
  return [wizard.hex, ...hexesAround(table, wizard.hex)].filter((hex) => isHasteTarget(table, hex))
}

/** Whether haste is cast in entry hexes now: on the first turn only, by house rule never (AR-9.6). */
export function mayHasteInEntryHexes({ turn, settings }: Table): boolean {
  return turn === FIRST_TURN && !settings.options.noEntryHaste
}

/** Whether a hex of the board holds a stack that may be hasted. */
export function isHasteTarget(table: Table, hex: HexId): boolean {
  return terrainAt(table, hex) === 'clear' && holds(table, hex, 'wizard')
}
