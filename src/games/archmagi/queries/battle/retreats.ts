import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../../refuse'
import type { Battle, State, Unit } from '../../state/state'
import type { MageSeat, UnitId } from '../../state/terms'
import { isA } from '../filters'
import { stepsOf } from '../movement'
import { isAmong, printedOf } from '../traits'
import { isAvailable, isBound, ridersOf, unitById } from '../units'
import { unitsOfSide } from './fighters'
import { openHexes } from './items'

/** A way to retreat (AM-11.10). */
export interface Retreat {
  readonly sacrifice: UnitId
  readonly to: HexId
}

/** Who of the defender's stack goes: all who are able, with their riders (AM-11.10). */
export function leaversOf(
  state: State,
  battle: Battle,
  to: HexId,
  sacrifice: UnitId | null = null,
): readonly Unit[] {
  const others = unitsOfSide(state, battle, 'd').filter(({ id }) => id !== sacrifice)
  const walkers = others.filter((unit) => canGo(state, { ...unit, riding: null }, to))
  const carried = others.filter(
    (unit) =>
      !isAmong(walkers, unit.id) &&
      isAvailable(state, unit) &&
      walkers.some((carrier) => isAmong(ridersOf(state, carrier.id), unit.id)),
  )
  return [...walkers, ...carried]
}

function canGo(state: State, unit: Unit, to: HexId): boolean {
  return isAvailable(state, unit) && !isBound(state, unit) && stepsOf(state, unit, [to]).length > 0
}

/** Why a seat may not retreat so (AM-11.10, AM-11.11). */
export function retreatRefusal(state: State, seat: MageSeat, retreat: Retreat): Refused {
  const { battle } = state
  if (!battle || seat !== battle.d) return refuse('AM-11.11', 'Only the defender retreats.')
  const unit = unitById(state, retreat.sacrifice)
  if (!unit || !isAmong(unitsOfSide(state, battle, 'd'), unit.id))
    return refuse('AM-C.2', 'That unit is not in your stack.')
  if (isA(printedOf(unit), 'ArchMagus')) return refuse('AM-11.10', 'An Archmagus is not sacrificed.')
  if (!openHexes(state, battle.hex, seat).includes(retreat.to))
    return refuse('AM-11.10', 'A retreat goes to an adjacent hex that is empty or friendly.')
  return leaversOf(state, battle, retreat.to, retreat.sacrifice).length === 0
    ? refuse('AM-11.10', 'At least one unit must be able to go.')
    : undefined
}
