import { closureOf } from './descriptors'
import type { Deed } from './effects'
import { GIFTS } from './keywords'
import { SPELLS } from './spells'
import { ALL_TYPES } from './types'
import type { Descriptor, Traits } from './vocabulary'

/** What an image of something is: the same, but no Archmagus (AM-S.68). */
export function imageOf({ brm, is, has }: Traits): Traits {
  return { brm, is: is.filter((one) => one !== 'ArchMagus'), has }
}

/** What a creature is whose kin and whose gift are chosen (AM-S.69). */
export function familiarOf(
  { brm, abil }: Pick<Extract<Deed, { op: 'createUnit' }>, 'brm' | 'abil'>,
  { kin, gift = '' }: { readonly kin?: string; readonly gift?: string },
): Traits {
  const lent = GIFTS[gift]
  return { brm, is: closureOf([kin as Descriptor]), has: lent ? [...abil, lent] : abil }
}

/** Everything that a unit can be which its type does not say, by a name: of whom it is an image, or its kin and gift. */
export const LIKENESSES: ReadonlyMap<string, Traits> = new Map([
  ...ALL_TYPES.map((type) => [type.id, imageOf(type)] as const),
  ...SPELLS.flatMap(({ effects, targets }) => {
    const [kins = [], gifts = []] = targets.map((spec) => (spec.kind === 'choice' ? spec.of : []))
    return effects.flatMap((effect) =>
      effect.op === 'createUnit' && effect.choose
        ? kins.flatMap((kin) =>
            gifts.map((gift) => [`${kin} ${gift}`, familiarOf(effect, { kin, gift })] as const),
          )
        : [],
    )
  }),
])
