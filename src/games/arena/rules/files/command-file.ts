import * as v from 'valibot'
import { strictObject } from '@/engine/record-schema'
import type { Parsed } from '@/engine/refusal'
import { parseWith } from '@/engine/schema'
import type { Command } from '../commands'
import type { CreatureId, ItemId } from '../position'
import {
  abilitySchema,
  creatureCardSchema,
  hexSchema,
  idSchema,
  itemCardSchema,
  pointsSchema,
  seatSchema,
  several,
  spaceSchema,
  spellSchema,
  terrainSchema,
  yesOrNo,
} from './schemas'
import { anyTargetSchema } from './targets'
import { fromSpecification } from './specified-command'

const creature = idSchema<CreatureId>()
const item = idSchema<ItemId>()
const path = several(hexSchema)
const seat = seatSchema
const target = anyTargetSchema

/** Every command's payload by type (B-1). */
const schema = v.variant('type', [
  strictObject({
    type: v.literal('buildArmy'),
    seat,
    creatures: several(creatureCardSchema),
    items: several(itemCardSchema),
    spells: several(spellSchema),
    terrainPool: v.exactOptional(pointsSchema),
  }),
  strictObject({ type: v.literal('lockArmy'), seat }),
  strictObject({ type: v.literal('placeBasic'), seat, creature, hex: hexSchema }),
  strictObject({ type: v.literal('changeTerrain'), seat, hex: hexSchema, to: terrainSchema }),
  strictObject({ type: v.literal('setStorm'), seat, hex: hexSchema, on: yesOrNo }),
  strictObject({ type: v.literal('endPhase'), seat }),
  strictObject({ type: v.literal('equip'), seat, creature, item }),
  strictObject({ type: v.literal('drop'), seat, creature, item }),
  strictObject({ type: v.literal('mount'), seat, rider: creature, mount: creature }),
  strictObject({ type: v.literal('dismount'), seat, rider: creature }),
  strictObject({ type: v.literal('declareSpell'), seat, caster: creature, spell: spellSchema, target }),
  strictObject({
    type: v.literal('declareAbility'),
    seat,
    user: creature,
    ability: v.nullable(abilitySchema),
    item: v.nullable(item),
    target,
  }),
  strictObject({ type: v.literal('stopCasting'), seat, caster: creature }),
  strictObject({ type: v.literal('passMagic'), seat }),
  strictObject({ type: v.literal('walk'), seat, unit: creature, path }),
  strictObject({ type: v.literal('fly'), seat, unit: creature, path, land: yesOrNo }),
  strictObject({ type: v.literal('fire'), seat, shooter: creature, target: spaceSchema }),
  strictObject({ type: v.literal('attackVehicle'), seat, vehicle: creature, attackers: several(creature) }),
  strictObject({ type: v.literal('resolve'), seat, space: spaceSchema }),
  strictObject({ type: v.literal('chooseCasualty'), seat, creature: v.nullable(creature) }),
  strictObject({ type: v.literal('concede'), seat }),
])

/** A command from JSON, its shape only; `{ seat, cmd, args }`, as the specification writes it, is read as well. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, fromSpecification(json))
}
