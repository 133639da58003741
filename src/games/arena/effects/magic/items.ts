import type { Event } from '../../events'
import { removeItem } from '../lose-cast'
import type { EffectContext } from './effect-context'

/** The item leaves play, Tech or not (AA-22.23). */
export function destroy({ draft, target }: EffectContext): Event[] | undefined {
  return target.kind === 'item' ? removeItem(draft, target.item, 'destroyed') : undefined
}

/** The item stays without its ability (AA-22.23). */
export function disenchant({ draft, target }: EffectContext): Event[] | undefined {
  if (target.kind !== 'item') return undefined
  const item = draft.items.find(({ id }) => id === target.item)
  if (!item || item.disenchanted) return undefined
  item.disenchanted = true
  return [{ type: 'itemDisenchanted', item: target.item }]
}
