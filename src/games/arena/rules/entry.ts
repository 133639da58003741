import type { HexId } from '@/engine/hex'
import type { Creature, Table } from './position'

/** Whether a unit may be on the ground of a hex by its terrain class alone, free movement left out (AA-4.2). */
export function suitsGround(_table: Table, _leader: Creature, _hex: HexId): boolean {
  return true
}

/** Whether a unit may enter the ground of a hex, wherever it comes from: terrain, closed spaces (AA-4.2, AA-22.3, AA-22.17). */
export function mayEnterGround(_table: Table, _leader: Creature, _hex: HexId): boolean {
  return true
}

/** Whether the air of a hex may be entered: no storm is there (AA-4.10). */
export function mayEnterAir(_table: Table, _hex: HexId): boolean {
  return true
}

/** Whether a unit may step from the ground of a hex to that of an adjacent one (AA-9.2, AA-9.5). */
export function mayStepOnGround(_table: Table, _leader: Creature, _from: HexId, _to: HexId): boolean {
  return true
}

/** Whether anything may step from the air of a hex to that of an adjacent one (AA-10.5). */
export function mayStepInAir(_table: Table, _from: HexId, _to: HexId): boolean {
  return true
}

/** Whether a unit stands where it could not enter: wrong terrain, or a storm in the air. */
export function isStranded(_table: Table, _leader: Creature): boolean {
  return false
}
