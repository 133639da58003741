import type { Random } from '../kernel/dice'

/** One of a list at random, or undefined of an empty one. */
export function oneOf<Thing>(things: readonly Thing[], random: Random): Thing | undefined {
  return things.length > 0 ? things[random.below(things.length)] : undefined
}

/** The same things in an order of chance. */
export function shuffled<Thing>(things: readonly Thing[], random: Random): readonly Thing[] {
  const list = [...things]
  for (let nth = list.length - 1; nth > 0; nth--) {
    const other = random.below(nth + 1)
    const [one, two] = [list[nth] as Thing, list[other] as Thing]
    list[nth] = two
    list[other] = one
  }
  return list
}
