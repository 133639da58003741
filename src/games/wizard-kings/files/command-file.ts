import { commandSchema } from '@/engine/declare/command-schema'
import { byKey, flag, listed, whole } from '@/engine/declare/kinds'
import { parseWith } from '@/engine/files/schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { type Command, COMMANDS } from '../commands'
import { BUILD } from '../state/state'
import * as words from '../state/vocabulary'
import * as v from 'valibot'

const hexside = v.pipe(v.string(), v.regex(/^\d{4}\/\d{4}$/, 'must be two hexes, such as "0302/0402"'))

/** Every command’s payload by type (25 Commands). */
const schema = commandSchema(
  COMMANDS,
  { seat: words.seat.schema },
  {
    ...{ block: words.block.schema, hex: words.hex.schema, path: listed(words.hex, 40).schema },
    ...{ hexside, origin: words.origin.schema, spell: words.spell.schema },
    ...{ kinds: listed(words.kind, 60).schema, steps: whole(1, 4).schema },
    ...{ board: words.board.schema, slot: words.slot.schema, turned: flag.schema },
    ...{ army: words.army.schema, cities: listed(words.city, 24).schema },
    placements: byKey(words.city, listed(words.kind, 60)).schema,
    builds: listed(BUILD, 20).schema,
  },
)

/** A command from JSON, its shape only. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, json)
}
