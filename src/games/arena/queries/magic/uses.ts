import { ownOf } from '@/engine/basics/own'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { SPELLS, type SpellId } from '../../tables/spells'
import { cardOf, freePilotsOf } from '../creatures'
import { timeRefusal } from './declaring'
import { magicOf } from '../../state/sources'
import type { Creature, Item, MagicSource, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { carriedBy } from '../equipment'

/** Whether a creature casts magic of a spell's type and level (AA-17.3). */
export function isCasterOf(caster: Creature, spell: SpellId): boolean {
  const { type, level } = SPELLS[spell]
  return (cardOf(caster).casting[type] ?? 0) >= level
}

/** What a creature would use: its own ability, or an item's. */
export interface Use {
  readonly user: Creature
  readonly source: MagicSource
  readonly item: Item | undefined
}

/** Everything that a creature has to use: its own abilities, then those of its items. */
export function usesOf(table: Pick<Table, 'items'>, user: Creature): readonly Use[] {
  const carried = carriedBy(table, user)
  return [
    ...cardOf(user).abilities.map((ability) => ({
      user,
      item: undefined,
      source: { kind: 'ability', ability } as const,
    })),
    ...carried.map((item) => ({ user, item, source: { kind: 'item', item: item.card } as const })),
  ]
}

/** Why an ability cannot be used at all now (AA-18.1, AA-22.23, AA-6.7, AA-6.6). */
export function useRefusal({ itemUses }: Table, { user, source, item }: Use): Refusal<Clause> | undefined {
  if (magicOf(source).casting === 'Continuous') return refuse('AA-18.1', 'That is always on.')
  if (item?.disenchanted) return refuse('AA-22.23', 'The item has lost its magic.')
  if (usesLeft({ user, source, item }) === 0) return refuse('AA-6.7', 'No uses are left.')
  if (item && ownOf(itemUses, user.id)?.includes(item.card))
    return refuse('AA-6.6', 'It has used an item of that kind in this turn.')
  return undefined
}

export function usesLeft({ user, source, item }: Use): number | null {
  if (item) return item.uses
  return source.kind === 'ability' ? (user.uses[source.ability] ?? null) : null
}

export function pilotRefusal(table: Table, user: Creature): Refusal<Clause> | undefined {
  if (!cardOf(user).vehicle || freePilotsOf(table, user).length > 0) return undefined
  return refuse('AA-17.10', 'A vehicle’s ability needs a pilot who is free.')
}

/** Whether public facts leave it open that a creature declares an ability now, its targets aside (AA-19.7). */
export function couldUseSomething(table: Table, user: Creature): boolean {
  if (pilotRefusal(table, user)) return false
  return usesOf(table, user).some((use) => !useRefusal(table, use) && !timeRefusal(table, user, use.source))
}
