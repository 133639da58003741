import type { Flight } from '../content/creature-row'
import { CREATURES } from '../content/creatures'
import type { AttackType, EffectKey, EffectType, Ranged } from '../content/magic'
import type { Attribute } from '../content/names'
import type { Creature, Table } from './position'

/** Effective Power (AA-11.3). */
export function powerOf(_table: Table, creature: Creature): number {
  return creature.power + (creature.printedPower ?? CREATURES[creature.card].power)
}

/** The ranged attack as it is now; null without one (AA-14.1). */
export function rangedOf(_table: Table, creature: Creature): Ranged | null {
  return CREATURES[creature.card].ranged
}

/** Effective Move (AA-9.7). */
export function moveOf(_table: Table, creature: Creature): number {
  return creature.move + (creature.printedMove ?? CREATURES[creature.card].move)
}

/** How a creature flies now; null if it cannot (AA-10.1). */
export function flightOf(_table: Table, creature: Creature): Flight | null {
  return CREATURES[creature.card].flight
}

/** The type of a creature's Power (AA-12.1). */
export function attackOf(_table: Table, creature: Creature): AttackType {
  return CREATURES[creature.card].attack
}

/** Poison of a creature's Power attack; 0 while that is Blunt (AA-13.5). */
export function poisonOf(_table: Table, creature: Creature): number {
  return CREATURES[creature.card].poison
}

/** Whether a creature is printed with an attribute. */
export function hasAttribute({ card }: Pick<Creature, 'card'>, attribute: Attribute): boolean {
  return CREATURES[card].attributes.includes(attribute)
}

/** Whether an effect of a key is on a creature now, by itself, its items or an enchantment. */
export function isUnder(_table: Table, _creature: Creature, _key: EffectKey): boolean {
  return false
}

/** Whether effects of a type pass a creature over (AA-17.9, AA-22.12). */
export function immuneTo(_table: Table, _creature: Creature, _type: EffectType): boolean {
  return false
}
