import * as v from 'valibot'
import { flag, listed, refOnce } from '@/engine/declare/kinds'
import { commandSchema } from '@/engine/declare/command-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import { type Command, COMMANDS } from '../commands'
import type { CreatureId, ItemId } from '../state/position'
import { TARGET } from '../state/state'
import * as words from '../state/vocabulary'

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

/** A command in the words of the type `Command`, from `{ seat, cmd, args }`; anything else is given back as it is. */
function fromSpecification(json: unknown): unknown {
  if (!isRecord(json) || typeof json.cmd !== 'string') return json
  const { seat, cmd, args, ...rest } = json
  const given = { ...rest, seat, ...(isRecord(args) ? args : {}) }
  switch (cmd) {
    case 'move':
      return moveFrom(given)
    case 'declareAbility':
      return abilityFrom(given)
    default:
      return { ...given, type: cmd }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Walking and flying are one command there. */
function moveFrom({ mode, land, ...given }: Readonly<Record<string, unknown>>): unknown {
  return mode === 'fly' ? { ...given, type: 'fly', land: land ?? false } : { ...given, type: 'walk' }
}

/** The ability of an item goes by the item's card there. */
function abilityFrom({ ability, item = null, ...given }: Readonly<Record<string, unknown>>): unknown {
  return { ...given, type: 'declareAbility', ability: item === null ? ability : null, item }
}
