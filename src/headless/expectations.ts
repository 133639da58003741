import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Json } from '@/engine/kernel/game'
import { ownOf } from '@/engine/basics/own'
import { looseObject, keyedBy } from '@/engine/files/record-schema'
import type { RunOutput } from './run-steps'

/** What a case is judged by: the position it began with, as written back, and what running it gave. */
export interface Outcome {
  readonly start: Json
  readonly output: RunOutput
}

/** Why an outcome is not as expected, or undefined if it is. */
type Expectation = (expected: unknown, outcome: Outcome) => string | undefined

const unitsSchema = looseObject({
  units: v.array(
    looseObject({
      type: v.string(),
      hex: v.string(),
      count: v.optional(v.number(), 1),
      ids: v.optional(v.array(v.string())),
    }),
  ),
})

interface UnitGroup {
  readonly type: string
  readonly hex: string
  readonly ids: readonly string[]
}

/** Groups of units as a position file lists them; ids left out are `type-N` in listing order. */
function groupsIn(position: Json): readonly UnitGroup[] {
  const numbered = new Map<string, number>()
  return v.parse(unitsSchema, position).units.map(({ type, hex, count, ids }) => {
    const first = numbered.get(type) ?? 0
    numbered.set(type, first + count)
    return { type, hex, ids: ids ?? Array.from({ length: count }, (_, nth) => `${type}-${first + nth + 1}`) }
  })
}

function idsIn(position: Json): ReadonlySet<string> {
  return new Set(groupsIn(position).flatMap(({ ids }) => ids))
}

function propertyOf(position: Json, key: string): unknown {
  return ownOf(position as Readonly<Record<string, Json>>, key)
}

function unlike(what: string, expected: unknown, actual: unknown): string | undefined {
  if (isDeepStrictEqual(actual, expected)) return undefined
  return `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual ?? null)}`
}

const steps: Expectation = (expected, { output }) => {
  const clauses = output.steps.map((step) => (step.ok ? 'ok' : step.clause))
  const messages = output.steps.flatMap((step) => (step.ok ? [] : [` (${step.clause}: ${step.message})`]))
  const fault = unlike('steps', expected, clauses)
  return fault && fault + messages.join('')
}

const at: Expectation = (expected, { output }) => {
  const hexes = v.parse(keyedBy(v.string(), keyedBy(v.string(), v.number())), expected)
  const groups = groupsIn(output.position)
  const faults = Object.entries(hexes).flatMap(([hex, counts]) => {
    const here = new Map<string, number>()
    for (const group of groups.filter((one) => one.hex === hex))
      here.set(group.type, (here.get(group.type) ?? 0) + group.ids.length)
    return unlike(`at ${hex}`, counts, Object.fromEntries(here)) ?? []
  })
  return faults.join('; ') || undefined
}

const gone: Expectation = (expected, { start, output }) => {
  const listed = v.parse(v.array(v.string()), expected)
  const left = idsIn(output.position)
  const before = idsIn(start)
  const told = JSON.stringify(output.steps)
  const faults = [
    ...listed.filter((id) => left.has(id)).map((id) => `${id} should be gone`),
    ...listed
      .filter((id) => !before.has(id) && !told.includes(JSON.stringify(id)))
      .map((id) => `${id} was never there`),
    ...[...before].filter((id) => !left.has(id) && !listed.includes(id)).map((id) => `${id} is gone too`),
  ]
  return faults.length > 0 ? `gone: ${faults.join(', ')}` : undefined
}

/** The odds column of the last attack resolved. */
const odds: Expectation = (expected, { output }) => {
  const resolved = output.steps
    .flatMap((step) => (step.ok ? step.events : []))
    .filter((event) => event.type === 'attackResolved')
    .at(-1)
  return unlike('odds', expected, resolved && 'odds' in resolved ? resolved.odds : undefined)
}

/** Values of the units listed; those not listed may have any. */
const valuesOf =
  (key: string): Expectation =>
  (expected, { output }) => {
    const listed = v.parse(keyedBy(v.string(), v.number()), expected)
    const actual = (propertyOf(output.position, key) ?? {}) as Readonly<Record<string, number>>
    return unlike(
      key,
      listed,
      Object.fromEntries(Object.keys(listed).map((id) => [id, ownOf(actual, id) ?? 0])),
    )
  }

const haunts: Expectation = (expected, { output }) => {
  const standing = Object.keys(propertyOf(output.position, 'haunts') ?? {})
  return unlike('haunts', [...v.parse(v.array(v.string()), expected)].sort(), standing.sort())
}

/** Everything a case may expect, by its key. */
const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  steps,
  at,
  gone,
  odds,
  wand: (expected, { output }) => unlike('wand', expected, propertyOf(output.position, 'wand')),
  winner: (expected, { output }) => unlike('winner', expected, output.winner),
  moved: valuesOf('moved'),
  haste: valuesOf('haste'),
  haunts,
}

/** Everything in which an outcome is not as expected. */
export function disappointmentsOf(
  expected: Readonly<Record<string, unknown>>,
  outcome: Outcome,
): readonly string[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const expectation = ownOf(EXPECTATIONS, key)
    if (!expectation) return [`${key}: there is no such expectation`]
    return judged(expectation, key, value, outcome) ?? []
  })
}

/** An expectation that is itself misshapen fails its case. */
function judged(
  expectation: Expectation,
  key: string,
  expected: unknown,
  outcome: Outcome,
): string | undefined {
  try {
    return expectation(expected, outcome)
  } catch (thrown) {
    if (v.isValiError(thrown)) return `${key}: ${thrown.message}`
    throw thrown
  }
}
