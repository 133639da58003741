import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { die } from '../death'
import type { Event } from '../../events'
import type { Enchantment, EnchantmentId, Position, Space, Table } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import { areaOf } from '../../queries/magic/areas'
import { takeOff } from '../enchantments'
import { effectOf } from '../../queries/in-force'
import { holderPlaces } from '../../queries/magic/targets'
import { passesOver, type EffectContext } from './effect-context'
import { giveBack } from './control'

/** The enchantment named ends (AA-22.22). */
export function dispelOne({ draft, target }: EffectContext): Event[] | undefined {
  return target.kind === 'enchantment' ? endAll(draft, [target.enchantment]) : undefined
}

/** Everything in the area ends: on spaces, creatures, items, and on sides between its hexes (AA-22.22). */
export function dispelArea({ draft, magic, target }: EffectContext): Event[] | undefined {
  if (target.kind !== 'space') return undefined
  const table = reading(draft)
  const area = areaOf(table, magic.target, target.space).filter((space) => !passesOver(table, magic, space))
  const inside = table.enchantments.filter((enchantment) => isInside(table, area, enchantment))
  return endAll(
    draft,
    inside.map(({ id }) => id),
  )
}

function isInside(table: Table, area: readonly Space[], { on }: Enchantment): boolean {
  if (on.kind === 'edge') return on.edge.every((hex) => area.some((space) => hexOf(space) === hex))
  return holderPlaces(table, on).some((place) => area.includes(place))
}

/** Ends enchantments with all that follows: control goes back, and what only magic made is gone (AA-21.5). */
function endAll(draft: Draft<Position>, ids: readonly EnchantmentId[]): Event[] {
  const ending = reading(draft).enchantments.filter(({ id }) => ids.includes(id))
  const ended = takeOff(draft, ({ id }) => ids.includes(id))
  const followed = ending.flatMap((enchantment) => {
    const { on } = enchantment
    if (on.kind !== 'creature') return []
    if (effectOf(enchantment, 'control')) return giveBack(draft, on.creature)
    return effectOf(enchantment, 'create') ? die(draft, [on.creature], 'magic') : []
  })
  return [...ended, ...followed]
}
