import { magicOf } from '../state/sources'
import { creatureOf } from './creatures'
import type { Enchantment, Holder, MagicSource, Table, Target } from '../state/position'
import { CREATURES } from '../tables/creatures'
import { type Names, namesOf, spaceName } from './names'

/** What some magic is called. */
export function magicName(source: MagicSource): string {
  return magicOf(source).name
}

/** What is aimed at, as far as it can be told without the table: ' at Orc 3'; '' where it is the caster. */
export function atTarget(target: Target, names: Names): string {
  switch (target.kind) {
    case 'self':
      return ''
    case 'to':
      return `, to ${spaceName(target.to)}`
    case 'creature':
      return ` at ${names.creature(target.creature)}`
    case 'corpse':
      return ' at a corpse'
    case 'item':
      return ` at ${names.item(target.item)}`
    case 'space':
      return ` at ${spaceName(target.space)}${target.terrain === undefined ? '' : `, to make it ${target.terrain}`}`
    case 'enchantment':
      return ' at an enchantment'
    case 'edge':
      return ` at the side between ${target.edge.join(' and ')}`
  }
}

/** A target by its name, with what only the table tells. */
export function targetName(table: Table, target: Target): string {
  const names = namesOf(table)
  switch (target.kind) {
    case 'self':
      return 'the caster'
    case 'to':
      return `to ${spaceName(target.to)}`
    case 'creature': {
      const at = creatureOf(table, target.creature)?.at
      return names.creature(target.creature) + (at ? `, ${spaceName(at)}` : '')
    }
    case 'corpse': {
      const corpse = table.corpses.find(({ id }) => id === target.corpse)
      return corpse ? `corpse of ${CREATURES[corpse.card].name}, ${corpse.hex}` : 'a corpse'
    }
    case 'item':
      return names.item(target.item)
    case 'space':
      return spaceName(target.space) + (target.terrain === undefined ? '' : ` becomes ${target.terrain}`)
    case 'enchantment': {
      const enchantment = table.enchantments.find(({ id }) => id === target.enchantment)
      return enchantment ? enchantmentName(enchantment, names) : 'an enchantment'
    }
    case 'edge':
      return `between ${target.edge.join(' and ')}`
  }
}

/** An enchantment with what it is on: 'Hold on Orc 3'. */
export function enchantmentName({ source, on }: Pick<Enchantment, 'source' | 'on'>, names: Names): string {
  return `${magicName(source)} on ${holderName(on, names)}`
}

/** What an enchantment is attached to. */
export function holderName(on: Holder, names: Names): string {
  switch (on.kind) {
    case 'creature':
      return names.creature(on.creature)
    case 'item':
      return names.item(on.item)
    case 'space':
      return spaceName(on.space)
    case 'edge':
      return `the side between ${on.edge.join(' and ')}`
  }
}
