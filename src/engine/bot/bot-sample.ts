import type { Random } from '../kernel/dice'

/** One of a list at random, or undefined of an empty one. */
export function oneOf<Thing>(things: readonly Thing[], random: Random): Thing | undefined {
  return things.length > 0 ? things[random.below(things.length)] : undefined
}
