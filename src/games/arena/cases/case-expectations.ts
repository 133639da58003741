import type { HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import type { Refusal } from '@/engine/kernel/refusal'
import { sameData } from '@/engine/basics/same-data'
import { creatureOf } from '../queries/creatures'
import type { Event } from '../events'
import { askedSeat } from '../queries/guards'
import { nameOf } from '../state/sources'
import type { ArenaSeat, CreatureId, Item, Position } from '../state/position'
import { hexAt } from '../queries/spaces'
import { moveOf, powerOf, rangedOf } from '../queries/values'
import { type Order, refusalIn } from './case-commands'

/** Where a case stands: after a refusal the position is that before it. */
export interface Outcome {
  readonly start: Position
  readonly position: Position
  readonly events: readonly Event[]
  /** What was left of the last budget for terrain (AA-4.4). */
  readonly budget: number | undefined
  /** Why the last command was refused, if it was. */
  readonly refused: Refusal | undefined
}

type Check = Order & ({ readonly legal: true } | { readonly refused: string })
type By<Value> = Readonly<Record<string, Value>>

/** What a case expects (B-6). */
interface Expected {
  readonly refused?: string
  readonly dead?: readonly string[]
  readonly alive?: readonly string[]
  readonly at?: By<string>
  readonly on?: By<string | null>
  readonly controller?: By<number | null>
  readonly control?: By<number | null>
  readonly terrain?: By<string>
  readonly storm?: By<number | null>
  readonly power?: By<number>
  readonly rangedPower?: By<number>
  readonly move?: By<number>
  readonly airTurns?: By<number>
  readonly retreat?: readonly string[]
  readonly noRetreat?: readonly string[]
  readonly pools?: readonly number[]
  readonly terrainPools?: readonly number[]
  readonly items?: By<ItemExpected>
  readonly corpses?: By<readonly string[]>
  readonly enchantments?: readonly string[]
  readonly casting?: readonly string[]
  readonly order?: readonly string[]
  readonly revealed?: readonly (readonly string[])[]
  readonly phase?: string
  readonly turn?: number
  readonly active?: number
  readonly toAct?: number
  readonly budget?: number
  readonly eligible?: readonly string[]
  readonly result?: { readonly winner: number | null }
  readonly created?: readonly { readonly type: string; readonly at: string; readonly controller: number }[]
  readonly checks?: readonly Check[]
}

interface ItemExpected {
  readonly by?: string
  readonly at?: string
  readonly gone?: true
  readonly uses?: number
}

type Finders = {
  readonly [Key in keyof Expected]-?: (expected: NonNullable<Expected[Key]>, outcome: Outcome) => unknown
}

/** What there is in place of each expectation, put in the same form. */
const FOUND: Finders = {
  refused: (_, { refused }) => refused?.clause,
  // Who never was there is not dead.
  dead: (ids, { start, position }) => ids.filter((id) => one(start, id) && !one(position, id)),
  alive: (ids, { position }) => ids.filter((id) => one(position, id)),
  at: (by, { position }) => each(by, (id) => one(position, id)?.at ?? undefined),
  on: (by, { position }) => each(by, (id) => one(position, id)?.on),
  controller: (by, { position }) => each(by, (id) => numberOf(one(position, id)?.controller)),
  control: (by, { position }) => each(by, (hex) => numberOf(hexIn(position, hex)?.control)),
  terrain: (by, { position }) => each(by, (hex) => hexIn(position, hex)?.terrain),
  storm: (by, { position }) => each(by, (hex) => hexIn(position, hex)?.storm),
  power: (by, { position }) => figures(by, position, powerOf),
  rangedPower: (by, { position }) =>
    figures(by, position, (table, creature) => rangedOf(table, creature)?.power),
  move: (by, { position }) => figures(by, position, moveOf),
  airTurns: (by, { position }) => figures(by, position, (_, { airTurns }) => airTurns),
  retreat: (ids, { position }) => ids.filter((id) => marked(position).includes(id)),
  // What is left unmarked of those that should be.
  noRetreat: (ids, { position }) => ids.filter((id) => !marked(position).includes(id)),
  pools: (_, { position }) => [position.pools.west, position.pools.east],
  terrainPools: (_, { position }) => [position.terrainPools.west, position.terrainPools.east],
  items: (by, { position }) => each(by, (id, expected) => itemFound(position, id, expected)),
  corpses: (by, { position }) =>
    each(by, (hex) => position.corpses.filter((corpse) => corpse.hex === hex).map(({ card }) => card)),
  enchantments: (_, { position }) => position.enchantments.map(({ source }) => nameOf(source)),
  casting: (_, { position }) => position.casts.map(({ caster }) => caster),
  order: (_, { events }) =>
    events.flatMap((event) => {
      if (event.type === 'failed') return [nameOf(event.source)]
      if (event.type !== 'tookEffect') return []
      return [event.repeat ? `repeat:${nameOf(event.source)}` : nameOf(event.source)]
    }),
  revealed: (_, { position }) => [position.revealed.west, position.revealed.east],
  phase: (_, { position }) => position.now.phase,
  turn: (_, { position }) => position.turn,
  active: (_, { position }) => numberOf(position.active),
  toAct: (_, { position }) => numberOf(askedSeat(position)),
  budget: (_, { budget }) => budget,
  eligible: (_, { position }) =>
    position.now.phase === 'combat' ? position.now.choice?.eligible : undefined,
  result: (_, { position }) => {
    const winner = position.ending?.winner
    return winner && { winner: winner === 'draw' ? null : numberOf(winner) }
  },
  created: (expected, outcome) => {
    const news = createdIn(outcome)
    return expected.filter((wanted) => news.some((found) => sameData(found, wanted)))
  },
  checks: (checks, { position }) =>
    checks.map((check) => {
      const { seat, cmd, args } = check
      const refused = refusalIn(position, { seat, cmd, args })?.clause
      return refused === undefined ? { seat, cmd, args, legal: true } : { seat, cmd, args, refused }
    }),
}

/** Lists whose order says nothing. */
const UNORDERED = ['enchantments', 'casting', 'eligible']

type Find = (expected: unknown, outcome: Outcome) => unknown

/** What is not as expected, line by line; [] if all is. */
export function disappointmentsOf(
  expected: Readonly<Record<string, unknown>>,
  outcome: Outcome,
): readonly string[] {
  const { refused } = outcome
  if (refused && refused.clause !== expected.refused)
    return [`refused under ${refused.clause} (${refused.message}), expected ${String(expected.refused)}`]
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const find = ownOf(FOUND, key) as Find | undefined
    if (!find) return [`${key}: there is no such expectation`]
    return disappointment(key, wanted, () => find(wanted, outcome)) ?? []
  })
}

/** Why one expectation is not met; one that is itself misshapen is not. */
function disappointment(key: string, wanted: unknown, find: () => unknown): string | undefined {
  const order = (list: unknown) =>
    UNORDERED.includes(key) && Array.isArray(list) ? [...(list as unknown[])].sort() : list
  try {
    const found = find()
    if (sameData(plain(order(found)), plain(order(wanted)))) return undefined
    return `${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`
  } catch (thrown) {
    return `${key}: ${String(thrown)}`
  }
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

function each<Value>(by: By<Value>, find: (key: string, value: Value) => unknown): unknown {
  return Object.fromEntries(Object.entries(by).map(([key, value]) => [key, find(key, value)]))
}

function one(position: Position, id: string) {
  return creatureOf(position, id as CreatureId)
}

function figures(
  by: By<number>,
  position: Position,
  figure: (table: Position, creature: NonNullable<ReturnType<typeof one>>) => unknown,
) {
  return each(by, (id) => {
    const creature = one(position, id)
    return creature && figure(position, creature)
  })
}

function hexIn(position: Position, hex: string) {
  return hexAt(position, hex as HexId)
}

function numberOf(seat: ArenaSeat | null | undefined): number | null | undefined {
  if (seat === 'west') return 0
  return seat === 'east' ? 1 : seat
}

function marked({ now }: Position): readonly string[] {
  return now.phase === 'combat' ? Object.keys(now.marks) : []
}

/** Of an item what is asked about it. */
function itemFound({ items }: Position, id: string, expected: ItemExpected): unknown {
  const item: Item | undefined = items.find((other) => other.id === id)
  if (!item) return { gone: true }
  const found = { ...item.place, uses: item.uses }
  return Object.fromEntries(Object.entries(found).filter(([key]) => Object.hasOwn(expected, key)))
}

function createdIn({ start, position }: Outcome) {
  return position.creatures
    .filter(({ id }) => !one(start, id))
    .map(({ card, at, controller }) => ({ type: card, at, controller: numberOf(controller) }))
}
