import * as v from 'valibot'
import { sameData } from '@/engine/basics/same-data'
import { type Kind, kindOf, plain, type ValueOf } from '@/engine/declare/kind'
import { keyed } from '@/engine/declare/keyed'
import { listed, row, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import { eitherOf, variants } from '@/engine/declare/variants'
import type { HexId } from '@/engine/kernel/hex'
import { strictObject } from '@/engine/files/record-schema'
import { spellRow } from '../tables/chits'
import type { Lasting } from '../tables/effects'
import { ALL_LASTING, lastingIn } from '../tables/lasting'
import { LIKENESSES } from '../tables/likenesses'
import type { Traits, Until } from '../tables/vocabulary'
import type { SpellId } from './terms'
import { artifact, hex, seat, spell, unit, unitThere, unitType } from './vocabulary'

/** What a created unit is where its spell does not say it, by whose image it is, or by its kin and its gift. */
export const likeness: Kind<Traits> = kindOf({
  schema: v.pipe(
    v.custom<string>(
      (name) => typeof name === 'string' && LIKENESSES.has(name),
      'must be the id of a unit, or a kin and a gift, such as "Animal flying"',
    ),
    v.transform((name) => LIKENESSES.get(name) as Traits),
  ),
  write: (traits) => [...LIKENESSES].find(([, one]) => sameData(one, traits))?.[0],
})

/** What an effect lies on. */
const HOLDER = keyed(
  'kind',
  {
    unit: { unit: unitThere },
    /** The stack that a unit is in, wherever that is. */
    stackOf: { unit: unitThere.as('stackOf') },
    /** A side of the battle. */
    side: { seat: seat.as('side') },
    battle: null,
    hex: { hex },
    hexside: { between: row<readonly [HexId, HexId]>(hex, 2, 'must be two hexes').as('hexside') },
  },
  'must be null for the battle, or have one key: unit, stackOf, side, hex or hexside',
)
export type Holder = ValueOf<typeof HOLDER>

/** What effects are that no table tells of. */
const OF_UNITS = variants('op', {
  /** The unit is there only for so long: created, or fetched from the Reserve (AM-E.7, AM-E.15). */
  exists: {},
  /** The unit belongs to another seat for so long (AM-S.16). */
  charmed: { owner: seat },
  /** The unit takes its own form again (AM-E.17). */
  form: { type: unitType, own: likeness.orNull().usuallyUnsaid(null), artifacts: listed(artifact) },
})

const magic = plain<Lasting>(
  v.custom<Lasting>(
    (does) => ALL_LASTING.some((one) => sameData(one, does)),
    'must be what some magic does for a time, as the tables have it, such as { "op": "paralyze" }',
  ),
)

/** What an effect does. */
const DOES = eitherOf(({ op }) => op === 'exists' || op === 'charmed' || op === 'form', OF_UNITS, magic)
export type EffectDoes = ValueOf<typeof DOES>

/** What the spell of an effect does for a time, where it does one such thing. */
export function usualOf(of: SpellId | null): Lasting | undefined {
  const [only, ...more] = of === null ? [] : lastingIn(spellRow(of).effects)
  return more.length > 0 ? undefined : only
}

const count = whole(1, 99).schema
const until = plain<Until<number>>(
  v.union(
    [
      v.picklist(['battle', 'turn', 'untilLand', 'untilCasterLand', 'permanent']),
      strictObject({ rolls: count }),
      strictObject({ rounds: count }),
    ],
    'must be battle, turn, untilLand, untilCasterLand, permanent, or have a number of rolls or of rounds',
  ),
)

/** Something in force for some time (AM-4.6). */
export const EFFECT = record({
  id: whole(0, 1_000_000).derived(),
  /** The spell that it is of. */
  spell: spell.orNull().usuallyUnsaid(null),
  does: kindOf<EffectDoes>({
    ...DOES,
    write: (does, within) =>
      sameData(does, usualOf(within.spell as SpellId | null)) ? undefined : DOES.write(does, within),
  }).derived(),
  on: HOLDER,
  /** Who caused it, and by whose turns its rounds are counted. */
  seat,
  until,
  /** With whose landing it ends for all (AM-S.63). */
  caster: unit.orNull().usuallyUnsaid(null),
})
export interface Effect extends ValueOf<typeof EFFECT> {}
