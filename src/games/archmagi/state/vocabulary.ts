import * as v from 'valibot'
import type { Kind } from '@/engine/declare/kind'
import { flag, listed, oneOf, place, refOnce, row, spelled, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import type { HexId } from '@/engine/kernel/hex'
import { strictObject } from '@/engine/files/record-schema'
import { ARCHMAGI } from '../tables/archmagi'
import { ARTIFACTS } from '../tables/artifacts'
import { numberOfSeat, SEAT_ROWS, type MageSeat } from '../tables/seats'
import { SPELLS } from '../tables/spells'
import { TERRAINS } from '../tables/terrain'
import { UNITS } from '../tables/units'
import { PILES } from '../tables/vocabulary'
import type { PlanItem, StackRef, Targets, UnitId } from './terms'

/** A seat by its number, as the specification has it, or by name. */
export const seat = spelled<MageSeat>(
  v.pipe(
    v.picklist(
      SEAT_ROWS.flatMap(({ id, number }) => [id, number]),
      'must be the number of a seat, from 1 to 4',
    ),
    v.transform((given) => SEAT_ROWS.find(({ id, number }) => given === id || given === number)?.id ?? 'one'),
  ),
  numberOfSeat,
)
export const unit = refOnce<UnitId>()
export const hex = place<HexId>('hex')
export const chit = oneOf(
  UNITS.map(({ id }) => id),
  'must be the id of a unit chit, such as "knights"',
)
export const spell = oneOf(
  SPELLS.map(({ id }) => id),
  'must be the id of a spell, such as "fireball"',
)
export const artifact = oneOf(
  ARTIFACTS.map(({ id }) => id),
  'must be the id of an artifact, such as "rune-blade"',
)
export const archmagus = oneOf(
  ARCHMAGI.map(({ id }) => id),
  'must be the id of an Archmagus, such as "wizard"',
)
export const terrain = oneOf(
  TERRAINS.map(({ id }) => id),
  'must be the id of a terrain, such as "plains"',
)
export const pile = oneOf(PILES)
/** A name out of a table, or of a spell on the table. */
export const name = refOnce<string>()

const stack: Kind<StackRef> = record({ hex, owner: seat })

/** What something is aimed at, by the slots of its row (AM-E.0.2). */
export const targets: Kind<Targets> = record({
  ...{ unit: unit.optional(), heroes: listed(unit).optional(), chit: chit.optional() },
  ...{ stack: stack.optional(), stacks: listed(stack).optional(), hex: hex.optional() },
  side: row<readonly [HexId, HexId]>(hex, 2, 'must be two hexes').optional(),
  ...{ artifact: artifact.optional(), kin: name.optional(), gift: name.optional() },
  ...{ poison: name.optional(), what: name.optional(), pile: pile.optional() },
})

const enter = v.exactOptional(flag.schema)
const castingEntries = {
  ...{ caster: unit.schema, spell: spell.schema, targets: targets.schema },
  ...{ farcast: v.exactOptional(spell.schema), from: v.exactOptional(artifact.schema), enter },
}
/** Which of what an artifact offers; none offers as many. */
const choice = whole(0, 9)

/** Something planned for an exchange (AM-11.12). */
export const planItem: v.GenericSchema<unknown, PlanItem> = v.variant('kind', [
  strictObject({
    kind: v.literal('swap'),
    ...{ unit: unit.schema, with: unit.schema, by: v.picklist(['skirmish', 'vanish']) },
  }),
  strictObject({ kind: v.literal('guard'), unit: unit.schema }),
  strictObject({
    kind: v.literal('leave'),
    ...{ unit: unit.schema, to: hex.schema, with: v.exactOptional(unit.schema) },
  }),
  strictObject({ kind: v.literal('support'), unit: unit.schema }),
  strictObject({ kind: v.literal('paralyze'), unit: unit.schema, target: unit.schema }),
  strictObject({
    kind: v.literal('artifact'),
    ...{ unit: unit.schema, artifact: artifact.schema, targets: v.exactOptional(targets.schema) },
    ...{ choose: v.exactOptional(choice.schema), enter },
  }),
  strictObject({ kind: v.literal('power'), power: name.schema, targets: targets.schema, enter }),
  strictObject({ kind: v.literal('cast'), ...castingEntries }),
])
