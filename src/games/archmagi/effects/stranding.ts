import { reading } from '@/engine/kernel/draft'
import type { Unit } from '../state/state'
import { rescuersOf } from '../queries/movement'
import { canStay } from '../queries/traits'
import { byUnitId, unitById } from '../queries/units'
import { destroy } from './destruction'
import { doNext, type Scene } from './scene'
import { written } from './units'

/** Units that cannot stay where they are are taken aboard where there is room, and are lost where there is none (AM-9.12). */
export function strand(scene: Scene, isChecked: (unit: Unit) => boolean): void {
  const units = reading(scene.draft).units.filter(isChecked).sort(byUnitId)
  const lost = units.filter(({ id }) => !isSafe(scene, id))
  for (const { id } of lost) destroy(scene, id, 'stranded')
  if (lost.length > 0) doNext(scene, { do: 'bury' })
}

/** Whether a unit can stay, if need be on a carrier of its stack, the first that has room. */
function isSafe(scene: Scene, id: Unit['id']): boolean {
  const state = reading(scene.draft)
  const unit = unitById(state, id)
  if (!unit || canStay(state, unit, unit.hex)) return true
  const carrier = [...rescuersOf(state, unit)]
    .sort(byUnitId)
    .find((one) => canStay(state, { ...unit, riding: one.id }, unit.hex))
  if (!carrier) return false
  written(scene, id).riding = carrier.id
  return true
}
