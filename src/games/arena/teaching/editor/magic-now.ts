import { creatureOf } from '../../queries/creatures'
import { holderPlaces } from '../../queries/magic/targets'
import type { Space, Table } from '../../state/position'
import { groundOf, hexOf } from '../../queries/spaces'
import { enchantmentName, magicName, targetName } from '../../queries/magic-names'
import { namesOf } from '../../queries/names'
import { EDITOR_TEXT } from './editor-text'

interface Named {
  readonly id: string
  readonly name: string
}

/** What is in force in a space or on a side of its hex, and what is being cast from there. */
export function magicNow(
  table: Table,
  space: Space,
): { readonly enchantments: readonly Named[]; readonly casts: readonly Named[] } {
  const names = namesOf(table)
  const here = [space, groundOf(hexOf(space))]
  return {
    enchantments: table.enchantments
      .filter(({ on }) => holderPlaces(table, on).some((place) => here.includes(place)))
      .map((one) => ({ id: one.id, name: enchantmentName(one, names) })),
    casts: table.casts
      .filter(({ caster }) => creatureOf(table, caster)?.at === space)
      .map(({ id, source, caster, target }) => ({
        id,
        name: EDITOR_TEXT.cast(names.creature(caster), magicName(source), targetName(table, target)),
      })),
  }
}
