import * as v from 'valibot'
import type { Parsed } from '@/engine/refusal'
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
import { parsed } from './parsed'
import { fromSpecification } from './specified-command'

const creature = idSchema<CreatureId>()
const item = idSchema<ItemId>()
const path = several(hexSchema)
const seat = seatSchema
const target = anyTargetSchema

/** Every command's payload by type (B-1). */
const schema = v.variant('type', [
  v.strictObject({
    type: v.literal('buildArmy'),
    seat,
    creatures: several(creatureCardSchema),
    items: several(itemCardSchema),
    spells: several(spellSchema),
    terrainPool: v.exactOptional(pointsSchema),
  }),
  v.strictObject({ type: v.literal('lockArmy'), seat }),
  v.strictObject({ type: v.literal('placeBasic'), seat, creature, hex: hexSchema }),
  v.strictObject({ type: v.literal('changeTerrain'), seat, hex: hexSchema, to: terrainSchema }),
  v.strictObject({ type: v.literal('setStorm'), seat, hex: hexSchema, on: yesOrNo }),
  v.strictObject({ type: v.literal('endPhase'), seat }),
  v.strictObject({ type: v.literal('equip'), seat, creature, item }),
  v.strictObject({ type: v.literal('drop'), seat, creature, item }),
  v.strictObject({ type: v.literal('mount'), seat, rider: creature, mount: creature }),
  v.strictObject({ type: v.literal('dismount'), seat, rider: creature }),
  v.strictObject({ type: v.literal('declareSpell'), seat, caster: creature, spell: spellSchema, target }),
  v.strictObject({
    type: v.literal('declareAbility'),
    seat,
    user: creature,
    ability: v.nullable(abilitySchema),
    item: v.nullable(item),
    target,
  }),
  v.strictObject({ type: v.literal('stopCasting'), seat, caster: creature }),
  v.strictObject({ type: v.literal('passMagic'), seat }),
  v.strictObject({ type: v.literal('walk'), seat, unit: creature, path }),
  v.strictObject({ type: v.literal('fly'), seat, unit: creature, path, land: yesOrNo }),
  v.strictObject({ type: v.literal('fire'), seat, shooter: creature, target: spaceSchema }),
  v.strictObject({ type: v.literal('attackVehicle'), seat, vehicle: creature, attackers: several(creature) }),
  v.strictObject({ type: v.literal('resolve'), seat, space: spaceSchema }),
  v.strictObject({ type: v.literal('chooseCasualty'), seat, creature: v.nullable(creature) }),
  v.strictObject({ type: v.literal('concede'), seat }),
])

/** A command from JSON, its shape only; `{ seat, cmd, args }`, as the specification writes it, is read as well. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parsed(schema, fromSpecification(json))
}
