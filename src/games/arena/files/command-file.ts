import * as v from 'valibot'
import { flag, listed, refOnce } from '@/engine/declare/kinds'
import { commandSchema } from '@/engine/declare/command-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import { type Command, COMMANDS } from '../commands'
import type { CreatureId, ItemId } from '../state/position'
import { TARGET } from '../state/state'
import * as words from '../state/vocabulary'
import { fromSpecification } from './specified-command'

const creature = refOnce<CreatureId>().schema
const item = refOnce<ItemId>().schema

/** Every command's payload by type (B-1). */
const schema = commandSchema(
  COMMANDS,
  { seat: words.seat.schema },
  {
    creature,
    creatures: listed(words.creature).schema,
    creatureOrNull: v.nullable(creature),
    item,
    usedItemOrNull: v.nullable(item),
    hex: words.hex.schema,
    path: listed(words.hex).schema,
    space: words.space.schema,
    terrain: words.terrain.schema,
    target: TARGET.either,
    spell: words.spell.schema,
    spells: listed(words.spell).schema,
    abilityOrNull: v.nullable(words.ability.schema),
    creatureCards: listed(words.creatureCard).schema,
    itemCards: listed(words.itemCard).schema,
    points: words.points.schema,
    yesOrNo: flag.schema,
  },
)

/** A command from JSON, its shape only; `{ seat, cmd, args }`, as the specification writes it, is read as well. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, fromSpecification(json))
}
