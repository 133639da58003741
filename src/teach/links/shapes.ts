import type { Json } from '@/engine/game'
import type { Parsed } from '@/engine/refusal'
import { LINK_TEXT } from './links-text'

/** Nothing that a game writes is nested as deep. */
const DEEPEST = 40

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

/** Undoes `withShapes`; what was not made by it is refused. */
export function withoutShapes(shaped: unknown): Parsed<unknown> {
  if (!Array.isArray(shaped)) return misshapen()
  const [shapes, body] = shaped as readonly unknown[]
  if (!isShapes(shapes)) return misshapen()
  try {
    return { ok: true, value: unshaped(shapes, body, DEEPEST) }
  } catch (thrown) {
    if (thrown instanceof Misshapen) return misshapen()
    throw thrown
  }
}

class Misshapen extends Error {}

function unshaped(shapes: readonly (readonly string[])[], value: unknown, deep: number): unknown {
  if (!Array.isArray(value)) {
    if (typeof value === 'object' && value !== null) throw new Misshapen()
    return value
  }
  if (deep === 0) throw new Misshapen()
  const [place, ...shapedItems] = value as readonly unknown[]
  const items = shapedItems.map((item) => unshaped(shapes, item, deep - 1))
  if (place === 0) return items
  const keys = typeof place === 'number' ? shapes[place - 1] : undefined
  if (keys?.length !== items.length) throw new Misshapen()
  // Keys such as `__proto__` become the object's own, as with JSON.
  return Object.fromEntries(keys.map((key, nth) => [key, items[nth]]))
}

function isShapes(shapes: unknown): shapes is readonly (readonly string[])[] {
  return (
    Array.isArray(shapes) &&
    shapes.every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'))
  )
}

function misshapen(): Parsed<never> {
  return { ok: false, problems: [{ path: '', message: LINK_TEXT.misshapen }] }
}
