import type { Json } from '@/engine/kernel/game'
import type { Cooperative } from '@/engine/basics/cooperative'
import type { Parsed } from '@/engine/kernel/refusal'
import { LINK_TEXT } from './links-text'

/** Nothing that a game writes is nested as deep. */
const DEEPEST = 40
/** Far more keys than any object has that a game writes. */
const MOST_KEYS = 1000
/** Values between two pauses. */
const AT_A_TIME = 5000

/**
 * Data with the keys of its objects said once: first the lists of keys, then the data, in which an object is the
 * place of its keys in that list, from 1 on, with its values, and a list is 0 with its items.
 */
export function withShapes(json: Json): Json {
  const shapes = new Map<string, number>()
  const shaped = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return [0, ...value.map(shaped)]
    const keys = JSON.stringify(Object.keys(value))
    const place = shapes.get(keys) ?? shapes.size + 1
    shapes.set(keys, place)
    return [place, ...Object.values(value).map(shaped)]
  }
  const body = shaped(json)
  return [[...shapes.keys()].map((keys) => JSON.parse(keys) as Json), body]
}

/** Undoes `withShapes`, with pauses; what was not made by it is refused. */
export function* withoutShapes(shaped: unknown): Cooperative<Parsed<unknown>> {
  if (!Array.isArray(shaped)) return misshapen()
  const [shapes, body] = shaped as readonly unknown[]
  if (!isShapes(shapes)) return misshapen()
  try {
    return { ok: true, value: yield* unshaped({ shapes, done: 0 }, body, DEEPEST) }
  } catch (thrown) {
    if (thrown instanceof Misshapen) return misshapen()
    throw thrown
  }
}

class Misshapen extends Error {}

interface Unshaping {
  readonly shapes: readonly (readonly string[])[]
  /** Values so far. */
  done: number
}

function* unshaped(work: Unshaping, value: unknown, deep: number): Cooperative<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value) || deep === 0) throw new Misshapen()
  const [place, ...shapedItems] = value as readonly unknown[]
  const items: unknown[] = []
  for (const item of shapedItems) {
    items.push(yield* unshaped(work, item, deep - 1))
    work.done += 1
    if (work.done % AT_A_TIME === 0) yield
  }
  return place === 0 ? items : keyed(typeof place === 'number' ? work.shapes[place - 1] : undefined, items)
}

function keyed(keys: readonly string[] | undefined, items: readonly unknown[]): object {
  if (keys?.length !== items.length) throw new Misshapen()
  // Keys such as `__proto__` become the object's own, as with JSON.
  return Object.fromEntries(keys.map((key, nth) => [key, items[nth]]))
}

function isShapes(shapes: unknown): shapes is readonly (readonly string[])[] {
  return (
    Array.isArray(shapes) &&
    shapes.every(
      (keys) =>
        Array.isArray(keys) && keys.length <= MOST_KEYS && keys.every((key) => typeof key === 'string'),
    )
  )
}

function misshapen(): Parsed<never> {
  return { ok: false, problems: [{ path: '', message: LINK_TEXT.misshapen }] }
}
