import { ABILITIES } from '../tables/abilities'
import { ITEMS } from '../tables/items'
import type { Magic } from '../tables/magic'
import { SPELLS } from '../tables/spells'
import type { MagicSource } from './terms'

/** The effect that a source is printed with. */
export function magicOf(source: MagicSource): Magic {
  switch (source.kind) {
    case 'spell':
      return SPELLS[source.spell]
    case 'ability':
      return ABILITIES[source.ability]
    case 'item':
      return ITEMS[source.item].ability
  }
}

/** What a declaration costs the pool: abilities are free (AA-17.2). */
export function costOf(source: MagicSource): number {
  return source.kind === 'spell' ? SPELLS[source.spell].cost : 0
}

/** One word for each source: effects of one name on one target do not add up (AA-21.7). */
export function nameOf(source: MagicSource): string {
  switch (source.kind) {
    case 'spell':
      return source.spell
    case 'ability':
      return source.ability
    case 'item':
      return source.item
  }
}
