import type { Draft } from 'immer'
import { ownOf } from '@/engine/basics/own'
import { present } from '@/engine/kernel/refusal'
import type { AbilityId } from '../../tables/abilities'
import { ITEMS } from '../../tables/items'
import { isHarmful } from '../../queries/harm'
import { targetsOf } from '../../queries/magic/magic-targets'
import { pilotRefusal, type Use, useRefusal, usesLeft, usesOf } from '../../queries/magic/uses'
import { cardOf } from '../../queries/creatures'
import { itemOf, ownRefusal } from '../../queries/guards'
import { aimRefusal, declare, refusalBy, timeRefusal } from '../../queries/magic/declaring'
import { magicOf } from '../../state/sources'
import { meets } from '../../queries/standing'
import { targetRefusal } from '../../queries/magic/targets'
import type { Creature, ItemId, MagicSource, Position, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { CREATURE, ITEM_USED, OWN_ABILITY, TARGET } from '../kit/args'
import { command } from '../kit/kit'

/** Declares an ability of a creature, or of an item that it carries (AA-17.2, AA-17.11). */
export const declareAbility = command({
  clause: 'AA-17.2',
  stage: ['magic1', 'magic2'],
  args: { user: CREATURE, ability: OWN_ABILITY, item: ITEM_USED, target: TARGET },
  subject: 'user',
  target: 'target',
  subjects: ({ table, seat }) => table.creatures.filter((one) => one.controller === seat && one.at !== null),
  // Whether the target is there at all is told first (B-1).
  mayAct: () => undefined,
  choices: ({ table, seat }, user) =>
    usesOf(table, user).flatMap(({ source, item }) => {
      if (magicOf(source).casting === 'Continuous') return []
      const ability = source.kind === 'ability' ? source.ability : null
      return targetsOf(table, seat, user, source).map((target) => ({
        ability,
        item: item?.id ?? null,
        target,
      }))
    }),

  refusalOf({ table, seat }, { user, ability, item: id, target }) {
    const use = useOf(table, user, ability, id)
    if (!use) return refuse('AA-3.9', 'It has no such ability.')
    const { source, item } = use
    const aim = { source, seat, caster: user, target }
    return refusalBy([
      () => targetRefusal(table, aim),
      () => ownRefusal(table, user, seat, 'AA-17.10'),
      () => useRefusal(table, use),
      () =>
        item && !meets(table, user, ITEMS[item.card].requires ?? {})
          ? refuse('AA-6.3', 'It is not what the item asks for.')
          : undefined,
      () => pilotRefusal(table, user),
      () => timeRefusal(table, user, source),
      () => aimRefusal(table, aim),
    ])
  },
  perform({ draft, seat }, { user, ability, item, target }) {
    const use = present(useOf(draft, user, ability, item), 'ability')
    spend(draft, use)
    return declare(draft, { source: use.source, seat, caster: user, target }, item)
  },

  say({ user, target }, { table, command }) {
    const source = sourceOf(table, command)
    return `Declare ${source ? magicOf(source).name : 'magic'}${target} with ${user}`
  },
  inkOf({ table, command }) {
    const source = sourceOf(table, command)
    return source && isHarmful(source) ? 'yellow' : 'blue'
  },
})

/** What is named, whoever has it; undefined where the item is out of play. */
function sourceOf(
  table: Pick<Table, 'items'>,
  { ability, item: id }: { readonly ability: AbilityId | null; readonly item: ItemId | null },
): MagicSource | undefined {
  if (ability !== null) return { kind: 'ability', ability }
  const item = id === null ? undefined : itemOf(table, id)
  return item && { kind: 'item', item: item.card }
}

/** What would be used; undefined if the creature has no such ability or does not carry the item. */
function useOf(
  table: Pick<Table, 'items'>,
  user: Creature,
  ability: AbilityId | null,
  id: ItemId | null,
): Use | undefined {
  if (id !== null) {
    const item = itemOf(table, id)
    if (!item || !('by' in item.place) || item.place.by !== user.id) return undefined
    return { user, item, source: { kind: 'item', item: item.card } }
  }
  if (ability === null || !cardOf(user).abilities.includes(ability)) return undefined
  return { user, item: undefined, source: { kind: 'ability', ability } }
}

/** Takes one use away, and marks an item's kind as used by its bearer (AA-6.6, AA-6.7). */
function spend(draft: Draft<Position>, { user, source, item }: Use): void {
  const left = usesLeft({ user, source, item })
  if (item) {
    draft.itemUses[user.id] = [...(ownOf(draft.itemUses, user.id) ?? []), item.card]
    const spent = draft.items.find(({ id }) => id === item.id)
    if (spent && left !== null) spent.uses = left - 1
  } else if (source.kind === 'ability' && left !== null) {
    const spent = draft.creatures.find(({ id }) => id === user.id)
    if (spent) spent.uses[source.ability] = left - 1
  }
}
