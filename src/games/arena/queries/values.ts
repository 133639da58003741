import type { Flight } from '../tables/creature-row'
import { CREATURES } from '../tables/creatures'
import type { AttackType, EffectKey, Ranged } from '../tables/magic'
import { effectsOn, ownRanged, type Standing } from './standing'
import type { Creature } from '../state/position'

export { hasAttribute, immuneTo } from './standing'

/** Effective Power, never below 0 (AA-11.3). */
export function powerOf(table: Standing, creature: Creature): number {
  const printed = creature.printedPower ?? CREATURES[creature.card].power
  return Math.max(0, printed + creature.power + sum(effectsOn(table, creature, 'power')))
}

/** The ranged attack as it is now; null without one (AA-11.3, AA-14.1, AA-22.27). Poison of a Blunt one is 0. */
export function rangedOf(table: Standing, creature: Creature): Ranged | null {
  const ranged = ownRanged(table, creature)
  if (!ranged) return null
  const everyAttack = effectsOn(table, creature, 'attackType').filter(({ melee }) => !melee)
  const attack = everyAttack.at(-1)?.to ?? ranged.attack
  return {
    power: Math.max(0, ranged.power + sum(effectsOn(table, creature, 'rangedPower'))),
    attack,
    poison: attack === 'Blunt' ? 0 : ranged.poison,
    min: ranged.min,
    max: ranged.max,
  }
}

/** Effective Move, never below 0 (AA-9.7, AA-22.2). */
export function moveOf(table: Standing, creature: Creature): number {
  const printed = creature.printedMove ?? CREATURES[creature.card].move
  return Math.max(0, printed + creature.move + sum(effectsOn(table, creature, 'move')))
}

/** How a creature flies now, by itself or by what it was given, whichever is better; null if it cannot (AA-22.4). */
export function flightOf(table: Standing, creature: Creature): Flight | null {
  const own = CREATURES[creature.card].flight
  const [best] = [...(own ? [own] : []), ...effectsOn(table, creature, 'grantFlight')].sort(
    (a, b) => b.speed - a.speed || b.duration - a.duration,
  )
  if (!best) return null
  const change = sum(effectsOn(table, creature, 'move').filter(({ flight }) => flight))
  return { speed: Math.max(0, best.speed + change), duration: best.duration }
}

/** The type of a creature's Power now: of several changes the latest counts (AA-12.1, AA-22.7). */
export function attackOf(table: Standing, creature: Creature): AttackType {
  return effectsOn(table, creature, 'attackType').at(-1)?.to ?? CREATURES[creature.card].attack
}

/** Poison of a creature's Power attack; 0 while that is Blunt (AA-13.5). */
export function poisonOf(table: Standing, creature: Creature): number {
  if (attackOf(table, creature) === 'Blunt') return 0
  return Math.max(0, CREATURES[creature.card].poison + sum(effectsOn(table, creature, 'poison')))
}

/** Whether an effect of a key is on a creature now, by itself, its items or an enchantment. */
export function isUnder(table: Standing, creature: Creature, key: EffectKey): boolean {
  return effectsOn(table, creature, key).length > 0
}

/** Whether a creature may not be picked by Targeted attacks, or named by enemy magic (AA-22.14). */
export function isUntargetable(
  table: Standing,
  creature: Creature,
  by: 'targetedAttack' | 'enemyMagic',
): boolean {
  return effectsOn(table, creature, 'untargetable').some((effect) => effect.by.includes(by))
}

function sum(effects: readonly { readonly amount: number }[]): number {
  return effects.reduce((total, { amount }) => total + amount, 0)
}
