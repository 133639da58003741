import { byKey, flag, listed, oneOf } from '@/engine/declare/kinds'
import { commandSchema } from '@/engine/declare/command-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { strictObject } from '@/engine/files/record-schema'
import { parseWith } from '@/engine/files/schema'
import * as v from 'valibot'
import { type Command, COMMANDS } from '../commands'
import * as words from '../state/vocabulary'

const unit = words.unit.schema
const chit = words.chit.schema

const bySpell = strictObject({
  ...{ spell: words.spell.schema, caster: unit },
  ...{ from: v.exactOptional(words.artifact.schema), farcast: v.exactOptional(words.spell.schema) },
})
const byArtifact = strictObject({ artifact: words.artifact.schema, bearer: unit })

/** What has a die rolled again (AM-M.19): a spell with its caster, or an artifact with its bearer. */
const rerollBy = v.lazy((by) =>
  typeof by === 'object' && by !== null && Object.hasOwn(by, 'artifact') ? byArtifact : bySpell,
)

/** Every command's payload by type (AM-C). */
const schema = commandSchema(
  COMMANDS,
  { seat: words.seat.schema },
  {
    ...{ unit, units: listed(words.unit).schema, unitOrNull: v.nullable(unit) },
    ...{ hex: words.hex.schema, path: listed(words.hex).schema },
    rides: byKey(words.unit, words.unit).schema,
    seat: words.seat.schema,
    ...{ chit, chitOrNone: v.nullable(chit), chits: listed(words.chit).schema },
    ...{ spell: words.spell.schema, spells: listed(words.spell).schema, tableSpell: words.name.schema },
    ...{ artifact: words.artifact.schema, archmagus: words.archmagus.schema, power: words.name.schema },
    ...{ pile: words.pile.schema, targets: words.targets.schema, planItem: words.planItem.schema },
    ...{ rerollBy, die: words.name.schema, yes: flag.schema },
    saveKind: oneOf(['martyr', 'priestess', 'potion']).schema,
    anyChit: v.union([chit, words.spell.schema], 'must be the id of a unit chit or of a spell'),
  },
)

/** A command from JSON, its shape only. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, json)
}
