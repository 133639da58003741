import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { HexId } from '@/engine/hex'
import type { UnitType } from '../content/units'
import type { Position, UnitId } from './position'

/** Puts new units into a hex, numbered on from the last of their type; they are listed last. */
export function addUnits(
  draft: Draft<Position>,
  type: UnitType,
  hex: HexId,
  count: number,
): readonly UnitId[] {
  const ids: UnitId[] = []
  for (let nth = 0; nth < count; nth++) {
    draft.numbered[type] += 1
    const id = `${type}-${draft.numbered[type]}` as UnitId
    draft.units.push({ id, type, hex })
    ids.push(id)
  }
  return ids
}

/** Puts units into another hex; their place in the listing stays. */
export function relocate(draft: Draft<Position>, ids: readonly UnitId[], hex: HexId): void {
  const { units } = reading(draft)
  units.forEach(({ id }, index) => {
    const unit = ids.includes(id) ? draft.units[index] : undefined
    if (unit) unit.hex = hex
  })
}
