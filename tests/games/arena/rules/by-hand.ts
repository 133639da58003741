import type { Refusal } from '@/engine/refusal'
import type { AbilityId } from '@/games/arena/content/abilities'
import type { ItemCardId } from '@/games/arena/content/items'
import type { SpellId } from '@/games/arena/content/spells'
import type { Event } from '@/games/arena/rules/events'
import type { Aim } from '@/games/arena/rules/magic/targets'
import type { MagicSource, Space, Target } from '@/games/arena/rules/position'
import type { Game } from '../on-the-table'

/** What the rules are asked by hand: sources, targets and places in few words. */
export const spell = (id: SpellId): MagicSource => ({ kind: 'spell', spell: id })
export const ability = (id: AbilityId): MagicSource => ({ kind: 'ability', ability: id })
export const itemUsed = (id: ItemCardId): MagicSource => ({ kind: 'item', item: id })
export const space = (name: string) => name as Space

/** Targets by their key, as the specification writes them; null is the caster itself. */
export function target(named: Readonly<Record<string, unknown>> | null): Target {
  if (named === null) return { kind: 'self' }
  const [kind] = Object.keys(named)
  return { kind, ...named } as Target
}

/** Some magic of 'c', or of who is named, on its way. */
export function aim(
  game: Game,
  source: MagicSource,
  named: Readonly<Record<string, unknown>> | null,
  caster = 'c',
): Aim {
  const by = game.creature(caster)
  return { source, seat: by.controller ?? by.owner, caster: by, target: target(named) }
}

/** Events of a type. */
export const told = <Type extends Event['type']>({ events }: Game, type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

/** The clause of a refusal that is told as a sentence; undefined where nothing is refused. */
export function clauseOf(refusal: Refusal | undefined): string | undefined {
  if (refusal && !/^[\dA-Z].*\.$/.test(refusal.message)) throw new Error(`No sentence: ${refusal.message}`)
  return refusal?.clause
}
