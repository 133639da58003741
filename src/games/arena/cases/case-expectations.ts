import type { HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import type { Refusal } from '@/engine/kernel/refusal'
import { sameData } from '@/engine/basics/same-data'
import { creatureOf } from '../queries/creatures'
import type { Event } from '../events'
import { seatNumber } from '../state/vocabulary'
import { askedSeat } from '../queries/guards'
import { nameOf } from '../state/sources'
import type { ArenaSeat, Creature, CreatureId, Hex, Item, Position } from '../state/position'
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

interface ItemExpected {
  readonly by?: string
  readonly at?: string
  readonly gone?: true
  readonly uses?: number
}

/** What there is in place of an expectation, put in the same form (B-6). */
type Find<Expected> = (expected: Expected, outcome: Outcome) => unknown

/** Of each key that is asked about, what there is. */
function each<Value>(find: (position: Position, key: string, value: Value) => unknown): Find<By<Value>> {
  return (by, { position }) =>
    Object.fromEntries(Object.entries(by).map(([key, value]) => [key, find(position, key, value)]))
}

/** Of each creature that is asked about, a figure; nothing of who is not there. */
function ofCreature(figure: (creature: Creature, position: Position) => unknown): Find<By<unknown>> {
  return each((position, id) => {
    const creature = one(position, id)
    return creature && figure(creature, position)
  })
}

/** Of each hex that is asked about, a part. */
function ofHex(part: (hex: Hex) => unknown): Find<By<unknown>> {
  return each((position, id) => {
    const hex = hexAt(position, id as HexId)
    return hex && part(hex)
  })
}

/** Those of the ids that are as is expected. */
function only(isSo: (id: string, outcome: Outcome) => boolean): Find<readonly string[]> {
  return (ids, outcome) => ids.filter((id) => isSo(id, outcome))
}

/** What there is, whatever was expected. */
function found(find: (position: Position) => unknown): Find<unknown> {
  return (_, { position }) => find(position)
}

const FOUND = {
  refused: (_: unknown, { refused }: Outcome) => refused?.clause,
  // Who never was there is not dead.
  dead: only((id, { start, position }) => Boolean(one(start, id) && !one(position, id))),
  alive: only((id, { position }) => one(position, id) !== undefined),
  at: ofCreature(({ at }) => at ?? undefined),
  on: ofCreature(({ on }) => on),
  controller: ofCreature(({ controller }) => numberOf(controller)),
  control: ofHex(({ control }) => numberOf(control)),
  terrain: ofHex(({ terrain }) => terrain),
  storm: ofHex(({ storm }) => storm),
  power: ofCreature((creature, position) => powerOf(position, creature)),
  rangedPower: ofCreature((creature, position) => rangedOf(position, creature)?.power),
  move: ofCreature((creature, position) => moveOf(position, creature)),
  airTurns: ofCreature(({ airTurns }) => airTurns),
  retreat: only((id, { position }) => marked(position).includes(id)),
  // What is left unmarked of those that should be.
  noRetreat: only((id, { position }) => !marked(position).includes(id)),
  pools: found(({ pools }) => [pools.west, pools.east]),
  terrainPools: found(({ terrainPools }) => [terrainPools.west, terrainPools.east]),
  items: each(itemFound),
  corpses: each(({ corpses }, hex) => corpses.filter((corpse) => corpse.hex === hex).map(({ card }) => card)),
  enchantments: found(({ enchantments }) => enchantments.map(({ source }) => nameOf(source))),
  casting: found(({ casts }) => casts.map(({ caster }) => caster)),
  order: (_: unknown, { events }: Outcome) =>
    events.flatMap((event) => {
      if (event.type === 'failed') return [nameOf(event.source)]
      if (event.type !== 'tookEffect') return []
      return [event.repeat ? `repeat:${nameOf(event.source)}` : nameOf(event.source)]
    }),
  revealed: found(({ revealed }) => [revealed.west, revealed.east]),
  phase: found(({ now }) => now.phase),
  turn: found(({ turn }) => turn),
  active: found(({ active }) => numberOf(active)),
  toAct: found((position) => numberOf(askedSeat(position))),
  budget: (_: unknown, { budget }: Outcome) => budget,
  eligible: found(({ now }) => (now.phase === 'combat' ? now.choice?.eligible : undefined)),
  result: found(
    ({ ending }) => ending && { winner: ending.winner === 'draw' ? null : numberOf(ending.winner) },
  ),
  created: (expected: readonly object[], outcome: Outcome) => {
    const news = createdIn(outcome)
    return expected.filter((wanted) => news.some((made) => sameData(made, wanted)))
  },
  checks: (checks: readonly Check[], { position }: Outcome) =>
    checks.map(({ seat, cmd, args }) => {
      const refused = refusalIn(position, { seat, cmd, args })?.clause
      return refused === undefined ? { seat, cmd, args, legal: true } : { seat, cmd, args, refused }
    }),
}

/** Lists whose order says nothing. */
const UNORDERED = ['enchantments', 'casting', 'eligible']

/** What is not as expected, line by line; [] if all is. */
export function disappointmentsOf(
  expected: Readonly<Record<string, unknown>>,
  outcome: Outcome,
): readonly string[] {
  const { refused } = outcome
  if (refused && refused.clause !== expected.refused)
    return [`refused under ${refused.clause} (${refused.message}), expected ${String(expected.refused)}`]
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const find = ownOf(FOUND, key) as Find<unknown> | undefined
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

function one(position: Position, id: string) {
  return creatureOf(position, id as CreatureId)
}

function numberOf(seat: ArenaSeat | null | undefined): number | null | undefined {
  return seat && seatNumber(seat)
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
