import * as v from 'valibot'
import { commandSchema } from '@/engine/kernel/command-schema'
import type { Parsed } from '@/engine/refusal'
import { parseWith } from '@/engine/schema'
import { type Command, COMMANDS } from '../../commands'
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
import { fromSpecification } from './specified-command'
import { anyTargetSchema } from './targets'

const creature = idSchema<CreatureId>()
const item = idSchema<ItemId>()

/** Every command's payload by type (B-1). */
const schema = commandSchema(
  COMMANDS,
  { seat: seatSchema },
  {
    creature,
    creatures: several(creature),
    creatureOrNull: v.nullable(creature),
    item,
    usedItemOrNull: v.nullable(item),
    hex: hexSchema,
    path: several(hexSchema),
    space: spaceSchema,
    terrain: terrainSchema,
    target: anyTargetSchema,
    spell: spellSchema,
    spells: several(spellSchema),
    abilityOrNull: v.nullable(abilitySchema),
    creatureCards: several(creatureCardSchema),
    itemCards: several(itemCardSchema),
    points: pointsSchema,
    yesOrNo,
  },
)

/** A command from JSON, its shape only; `{ seat, cmd, args }`, as the specification writes it, is read as well. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, fromSpecification(json))
}
