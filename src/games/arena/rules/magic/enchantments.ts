import type { Draft } from 'immer'
import type { Event } from '../events'
import type { CreatureId, ItemId, Position } from '../position'

/** Ends what lasts until the end of Movement or of Combat (AA-21.3). */
export function endEnchantments(_draft: Draft<Position>, _with: 'movement' | 'combat'): Event[] {
  return []
}

/** Ends the enchantments on a creature or an item that leaves play (AA-21.5). */
export function endEnchantmentsOn(_draft: Draft<Position>, _gone: CreatureId | ItemId): Event[] {
  return []
}
