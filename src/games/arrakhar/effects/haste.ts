import type { Draft } from 'immer'
import { type Dice, entryFor, rollOne } from '@/engine/kernel/dice'
import type { Event } from '../events'
import type { HasteDesignation, Position } from '../state/position'

/** Rolls a designated haste; of several on a stack the highest counts (AR-9.3, AR-9.4). */
export function resolveHaste(draft: Draft<Position>, made: HasteDesignation, dice: Dice): readonly Event[] {
  const { id: designation, caster, hex, units } = made
  const roll = rollOne(dice, { faces: 6, label: `Haste at ${hex}` })
  const bonus = entryFor(draft.settings.tables.haste, roll)
  for (const unit of units) draft.haste[unit] = Math.max(draft.haste[unit] ?? 0, bonus)
  draft.cast.push(caster)
  return [{ type: 'hasteResolved', designation, caster, hex, roll, bonus, units }]
}
