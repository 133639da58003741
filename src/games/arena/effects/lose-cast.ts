import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { Event, Failure } from '../events'
import type { Cast, CreatureId, ItemId, Position } from '../state/position'
import { endEnchantmentsOn } from './enchantments'
import { keepOnly } from './keep-only'

/** A creature's cast fails (AA-18.5): pool and uses are gone. Nothing happens to one that casts nothing. */
export function loseCast(draft: Draft<Position>, creature: CreatureId, why: Failure): Event[] {
  const lost = reading(draft).casts.filter(({ caster }) => caster === creature)
  return lost.flatMap((cast) => [
    ...failCast(draft, cast, why, 0),
    ...(cast.item === null ? [] : removeIfSpent(draft, cast.item)),
  ])
}

/** Takes a cast out of play as failed; `refund` says what the pool got back (AA-20.13). */
export function failCast(
  draft: Draft<Position>,
  { id, source, caster }: Pick<Cast, 'id' | 'source' | 'caster'>,
  why: Failure,
  refund: number,
): Event[] {
  keepOnly(draft.casts, (cast) => cast.id !== id)
  return [{ type: 'failed', source, caster, why, refund }]
}

/** Removes an item whose last use has taken effect or failed (AA-6.7). */
export function removeIfSpent(draft: Draft<Position>, id: ItemId): Event[] {
  const item = draft.items.find((one) => one.id === id)
  return item?.uses === 0 ? removeItem(draft, id, 'used') : []
}

/** Takes an item out of play, and the enchantments on it. */
export function removeItem(draft: Draft<Position>, id: ItemId, by: 'used' | 'destroyed'): Event[] {
  const gone = draft.items.find((item) => item.id === id)
  if (!gone) return []
  const { card } = gone
  keepOnly(draft.items, (item) => item.id !== id)
  return [{ type: 'itemGone', item: id, card, by }, ...endEnchantmentsOn(draft, id)]
}
