import * as v from 'valibot'
import { flag, listed, whole } from '@/engine/declare/kinds'
import { commandSchema } from '@/engine/declare/command-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import { type Command, COMMANDS } from '../commands'
import { count, haunt, hex, side, someCounts, unitOnce } from '../state/vocabulary'

const MOST_NAMED = 200

/** Every command's payload by type (section 14). */
const schema = commandSchema(
  COMMANDS,
  {},
  {
    unit: unitOnce.schema,
    units: listed(unitOnce, MOST_NAMED).schema,
    hex: hex.schema,
    hexOrNull: v.optional(v.nullable(hex.schema), null),
    path: listed(hex, MOST_NAMED).schema,
    haunt: haunt.schema,
    side: side.schema,
    counts: someCounts.schema,
    count: count.schema,
    designation: whole(0, 1_000_000).schema,
    yesOrNo: flag.schema,
  },
)

/** A command from JSON, its shape only. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, json)
}
