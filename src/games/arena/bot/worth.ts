import { sumOf } from '@/engine/bot/weigh'
import { cardOf } from '../queries/creatures'
import type { Creature } from '../state/position'

/** Power lost or won for good, in points of cost. */
const A_POWER = 2
/** A phantom costs nothing, but is worth something. */
const LEAST = 1

/** What a creature is worth to its side, in points of cost (AA-2.1). */
export function worthOf(creature: Creature): number {
  return Math.max(LEAST, cardOf(creature).cost + creature.power * A_POWER)
}

/** What one of several is worth, whichever it is; 0 where there are none. */
export function meanWorth(creatures: readonly Creature[]): number {
  return sumOf(creatures, worthOf) / Math.max(1, creatures.length)
}
