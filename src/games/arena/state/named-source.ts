import { ABILITIES, type AbilityId } from '../tables/abilities'
import { ITEMS, type ItemCardId } from '../tables/items'
import { SPELLS, type SpellId } from '../tables/spells'
import type { MagicSource } from './terms'

/**
 * What goes by a name in a file: a spell, else an ability, else an item's. The one name that two of them share,
 * Regeneration, is an ability that is always on: of that nothing is ever cast or in force.
 */
export function sourceNamed(name: string): MagicSource | undefined {
  if (Object.hasOwn(SPELLS, name)) return { kind: 'spell', spell: name as SpellId }
  if (Object.hasOwn(ABILITIES, name)) return { kind: 'ability', ability: name as AbilityId }
  return Object.hasOwn(ITEMS, name) ? { kind: 'item', item: name as ItemCardId } : undefined
}
