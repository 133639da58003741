import type { Draft } from 'immer'
import { settleControl } from '../../effects/control'
import type { Event } from '../../events'
import type { Position } from '../../state/position'
import { settleVehicles } from '../../effects/vehicles'

/** Vehicles change hands with their pilots, who may drive at once (AA-8.3, AA-8.9), and hexes with them (AA-5.6). */
export function settleRiding(draft: Draft<Position>): Event[] {
  const changed = settleVehicles(draft)
  return changed.length > 0 ? [...changed, ...settleControl(draft)] : []
}
