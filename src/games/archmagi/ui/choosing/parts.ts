import type { Json } from '@/engine/kernel/game'
import type { CommandPart } from '@/table/choosing/narrowing'
import type { Command } from '../../commands'

/** What is not chosen: who asks, and what it is, which comes first by itself. */
const GIVEN = new Set(['type', 'seat'])

/** What is chosen first where that is not what stands first in a command. */
const FIRST: Partial<Readonly<Record<Command['type'], readonly string[]>>> = {
  cast: ['spell', 'caster'],
  respond: ['target', 'spell', 'caster'],
  equip: ['artifact', 'unit'],
  give: ['artifact', 'from'],
  exchange: ['power', 'chit'],
  reroll: ['die', 'by'],
}

/** In a plan, what it is comes first, then with what and by whom. */
const ITEM_ORDER = ['kind', 'spell', 'artifact', 'power', 'unit', 'caster', 'by', 'with', 'target', 'to']

/** What is made of parts that are chosen one by one. */
const COMPOUND = new Set(['targets', 'retarget', 'item'])

/** The parts of a command in the order in which they are chosen. */
export function partsOf(command: Command): readonly CommandPart[] {
  const fields = Object.entries(command as unknown as Readonly<Record<string, Json>>)
  const open = fields.filter(([key]) => !GIVEN.has(key))
  return [
    { at: 'type', value: command.type },
    ...inOrder(open, FIRST[command.type] ?? []).flatMap(([key, value]) => partsIn(key, value)),
  ]
}

function partsIn(at: string, value: Json): readonly CommandPart[] {
  if (!COMPOUND.has(at.split('.').at(-1) ?? '') || !isRecord(value)) return [{ at, value }]
  return inOrder(Object.entries(value), ITEM_ORDER).flatMap(([key, inner]) => partsIn(`${at}.${key}`, inner))
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Fields = readonly (readonly [key: string, value: Json])[]

function inOrder(fields: Fields, first: readonly string[]): Fields {
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length)
  return [...fields].sort(([one], [other]) => rank(one) - rank(other))
}
