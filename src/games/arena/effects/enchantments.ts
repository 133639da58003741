import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { Event } from '../events'
import type { CreatureId, Enchantment, EnchantmentId, Holder, ItemId, Position } from '../state/position'
import { keepOnly } from './keep-only'

/** An enchantment before it is in play. */
export type NewEnchantment = Pick<Enchantment, 'source' | 'seat' | 'ends' | 'repeats'>

/** Attaches an enchantment to what it is on (AA-21.4), not to its caster, whose death it outlasts (AA-21.8). */
export function enchant(draft: Draft<Position>, made: NewEnchantment, on: Holder): Event[] {
  const enchantment = `enchantment-${draft.next.other}` as EnchantmentId
  draft.next.other += 1
  const { turn } = draft
  draft.enchantments.push({ ...made, id: enchantment, on, turn } as Draft<Enchantment>)
  return [{ type: 'enchanted', enchantment, source: made.source, on }]
}

/**
 * Ends what lasts until the end of Movement or of Combat (AA-21.3). None of that controls or made a creature,
 * so that nothing follows from its end.
 */
export function endEnchantments(draft: Draft<Position>, end: 'movement' | 'combat'): Event[] {
  return takeOff(draft, ({ ends }) => ends === end)
}

/** Ends the enchantments on a creature or an item that leaves play (AA-21.5). */
export function endEnchantmentsOn(draft: Draft<Position>, gone: CreatureId | ItemId): Event[] {
  return takeOff(
    draft,
    ({ on }) => (on.kind === 'creature' && on.creature === gone) || (on.kind === 'item' && on.item === gone),
  )
}

/** Takes enchantments out of play, with nothing that follows from it. */
export function takeOff(draft: Draft<Position>, isOver: (enchantment: Enchantment) => boolean): Event[] {
  const over = reading(draft).enchantments.filter(isOver)
  if (over.length === 0) return []
  keepOnly(draft.enchantments, ({ id }) => !over.some((ended) => ended.id === id))
  return over.map(({ id, source, on }) => ({ type: 'enchantmentEnded', enchantment: id, source, on }))
}
