import type { Draft } from 'immer'
import type { CommandRule } from '@/engine/game'
import { ownOf } from '@/engine/own'
import { present, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { ITEMS } from '../../content/items'
import type { DeclareAbility } from '../commands'
import { cardOf, creatureOf, freePilotsOf } from '../creatures'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, itemOf, ownRefusal, phaseRefusal } from '../guards'
import type { Creature, Item, MagicSource, Position, Table } from '../position'
import { refuse } from '../refuse'
import { aimRefusal, declare, refusalBy, timeRefusal } from './declaring'
import { magicOf } from './sources'
import { meets } from './standing'
import { targetRefusal } from './targets'

/** What a creature would use: its own ability, or an item's. */
interface Use {
  readonly user: Creature
  readonly source: MagicSource
  readonly item: Item | undefined
}

/** Declares an ability of a creature, or of an item that it carries (AA-17.2, AA-17.11). */
export const declareAbility: CommandRule<Position, DeclareAbility, Event> = {
  refusalOf: (position, command) =>
    decisionRefusal(position, command.seat) ??
    phaseRefusal(position, 'magic1', 'magic2') ??
    creatureRefusal(position, command.user) ??
    abilityRefusal(position, command),
  perform: (draft, command) => {
    const { user, source, item } = present(useOf(draft, command), 'ability')
    spend(draft, { user, source, item })
    const { seat, target } = command
    return declare(draft, { source, seat, caster: user, target }, item?.id ?? null)
  },
}

/** What a command would use; undefined if the creature has no such ability or does not carry the item. */
function useOf(table: Pick<Table, 'creatures' | 'items'>, command: DeclareAbility): Use | undefined {
  const user = creatureOf(table, command.user)
  if (!user) return undefined
  if (command.item !== null) {
    const item = itemOf(table, command.item)
    if (!item || !('by' in item.place) || item.place.by !== user.id) return undefined
    return { user, item, source: { kind: 'item', item: item.card } }
  }
  const { ability } = command
  if (ability === null || !cardOf(user).abilities.includes(ability)) return undefined
  return { user, item: undefined, source: { kind: 'ability', ability } }
}

function abilityRefusal(position: Position, command: DeclareAbility): Refusal<Clause> | undefined {
  const use = useOf(position, command)
  if (!use) return refuse('AA-3.9', 'It has no such ability.')
  const { user, source, item } = use
  const { seat, target } = command
  const aim = { source, seat, caster: user, target }
  return refusalBy([
    () => targetRefusal(position, aim),
    () => ownRefusal(position, user, seat, 'AA-17.10'),
    () => useRefusal(position, use),
    () =>
      item && !meets(position, user, ITEMS[item.card].requires ?? {})
        ? refuse('AA-6.3', 'It is not what the item asks for.')
        : undefined,
    () => pilotRefusal(position, user),
    () => timeRefusal(position, user, source),
    () => aimRefusal(position, aim),
  ])
}

/** Why an ability cannot be used at all now (AA-18.1, AA-22.23, AA-6.7, AA-6.6). */
function useRefusal({ itemUses }: Table, { user, source, item }: Use): Refusal<Clause> | undefined {
  if (magicOf(source).casting === 'Continuous') return refuse('AA-18.1', 'That is always on.')
  if (item?.disenchanted) return refuse('AA-22.23', 'The item has lost its magic.')
  if (usesLeft({ user, source, item }) === 0) return refuse('AA-6.7', 'No uses are left.')
  if (item && ownOf(itemUses, user.id)?.includes(item.card))
    return refuse('AA-6.6', 'It has used an item of that kind in this turn.')
  return undefined
}

function usesLeft({ user, source, item }: Use): number | null {
  if (item) return item.uses
  return source.kind === 'ability' ? (user.uses[source.ability] ?? null) : null
}

function pilotRefusal(table: Table, user: Creature): Refusal<Clause> | undefined {
  if (!cardOf(user).vehicle || freePilotsOf(table, user).length > 0) return undefined
  return refuse('AA-17.10', 'A vehicle’s ability needs a pilot who is free.')
}

/** Whether public facts leave it open that a creature declares an ability now, its targets aside (AA-19.7). */
export function couldUseSomething(table: Table, user: Creature): boolean {
  if (pilotRefusal(table, user)) return false
  return usesOf(table, user).some((use) => !useRefusal(table, use) && !timeRefusal(table, user, use.source))
}

/** Everything that a creature has to use: its own abilities, then those of its items. */
export function usesOf(table: Pick<Table, 'items'>, user: Creature): readonly Use[] {
  const carried = table.items.filter(({ place }) => 'by' in place && place.by === user.id)
  return [
    ...cardOf(user).abilities.map((ability) => ({
      user,
      item: undefined,
      source: { kind: 'ability', ability } as const,
    })),
    ...carried.map((item) => ({ user, item, source: { kind: 'item', item: item.card } as const })),
  ]
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
