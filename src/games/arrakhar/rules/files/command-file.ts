import * as v from 'valibot'
import { commandSchema } from '@/engine/kernel/command-schema'
import type { Parsed } from '@/engine/refusal'
import { listOf, parseWith, whole } from '@/engine/schema'
import { type Command, COMMANDS } from '../../commands'
import { hauntSchema, hexSchema, sideSchema, someCountsSchema, unitIdSchema } from './schema/schemas'

const MOST_NAMED = 200

/** Every command's payload by type (section 14). */
const schema = commandSchema(
  COMMANDS,
  {},
  {
    unit: unitIdSchema,
    units: listOf(unitIdSchema, MOST_NAMED),
    hex: hexSchema,
    hexOrNull: v.optional(v.nullable(hexSchema), null),
    path: listOf(hexSchema, MOST_NAMED),
    haunt: hauntSchema,
    side: sideSchema,
    counts: someCountsSchema,
    count: whole(0, 1000),
    designation: whole(0, 1_000_000),
    yesOrNo: v.boolean(),
  },
)

/** A command from JSON, its shape only. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, json)
}
