import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { cardOf, isCasting, pilotsOf } from './creatures'
import { ownRefusal } from './guards'
import type { ArenaSeat, Creature, Table } from '../state/position'
import { refuse } from '../refuse'
import { isAir } from './spaces'
import { isUnder } from './values'

/** Why a unit may not move at all now, on the ground or through the air (AA-9.1, AA-8.8, AA-9.8, AA-7.5). */
export function standstillRefusal(
  { table, seat }: { readonly table: Table; readonly seat: ArenaSeat },
  unit: Creature,
): Refusal<Clause> | undefined {
  return ownRefusal(table, unit, seat) ?? bondsRefusal(table, unit)
}

function bondsRefusal(table: Table, unit: Creature): Refusal<Clause> | undefined {
  if (unit.moved) return refuse('AA-9.1', 'That unit has moved.')
  if (!hasDriver(table, unit)) return refuse('AA-8.8', 'Nobody is free to drive it.')
  if (isBound(table, unit)) return refuse('AA-9.8', 'It casts, is held or is entangled.')
  return unit.on === null ? undefined : refuse('AA-7.5', 'A rider moves with its mount only.')
}

/** Whether a vehicle has a pilot who neither casts nor is held; other creatures need none (AA-8.8). */
function hasDriver(table: Table, unit: Creature): boolean {
  if (!cardOf(unit).vehicle) return true
  return pilotsOf(table, unit).some((pilot) => !isCasting(table, pilot) && !isUnder(table, pilot, 'hold'))
}

/** What keeps a creature from moving: a cast, what holds or entangles it (AA-9.8, AA-22.8, AA-22.9). */
function isBound(table: Table, unit: Creature): boolean {
  if (isCasting(table, unit) || isUnder(table, unit, 'hold')) return true
  return unit.at !== null && !isAir(unit.at) && isUnder(table, unit, 'entangle')
}
