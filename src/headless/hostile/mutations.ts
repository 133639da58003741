import type { Random } from '@/engine/kernel/dice'
import { JUNK, KEYS, WORDS } from './junk'

/** A text spoiled in one place. */
export type Mutation = (text: string, random: Random) => string

/** What is put in the place of a value of good JSON, as text that need not be JSON. */
type Change = (old: unknown, random: Random) => string

/** Stands for the new text until the whole has been written. */
const MARK = '@mark@'

/** Everything that can become of a good file on its way, or that a malicious hand can do to it. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  bit: (text, random) => {
    const at = random.below(text.length)
    const flipped = text.charCodeAt(at) ^ (1 << random.below(7))
    return text.slice(0, at) + String.fromCharCode(flipped) + text.slice(at + 1)
  },
  cut: (text, random) => text.slice(0, random.below(text.length)),
  gap: (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + text.slice(at + 1 + random.below(40))
  },
  type: atNode((_, random) => picked(JUNK, random)),
  deletion: atNode(withoutOne),
  double: atNode(doubled),
  word: atNode((_, random) => JSON.stringify(picked(WORDS, random))),
  letters: atNode((_, random) => JSON.stringify('x'.repeat(10 ** (3 + random.below(3))))),
  key: atNode((old, random) => withKey(old, picked(KEYS, random))),
  depth: atNode((_, random) => nested(10 ** (1 + random.below(4)), random)),
  flood: atNode(flooded),
}

/** One of several. */
export function picked<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item
}

/** Where a value stands. */
export interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
  readonly depth: number
}

function atNode(change: Change): Mutation {
  return (text, random) => {
    const root = { json: JSON.parse(text) as unknown }
    const places = placesIn(root, 'json')
    // Most values lie deep in the long lists: one time in three it is one near the top.
    const near = places.filter(({ depth }) => depth < 3)
    const { holder, key } = picked(random.below(3) === 0 ? near : places, random)
    const changed = change(holder[key], random)
    holder[key] = MARK
    return JSON.stringify(root.json).replace(JSON.stringify(MARK), () => changed)
  }
}

/** Where every value of what stands under a key stands, the whole first. */
export function placesIn(root: Record<string, unknown>, of: string): readonly Place[] {
  const places: Place[] = [{ holder: root, key: of, depth: 0 }]
  for (const { holder, key, depth } of places) {
    const value = holder[key]
    if (!isHolder(value)) continue
    places.push(...Object.keys(value).map((inner) => ({ holder: value, key: inner, depth: depth + 1 })))
  }
  return places
}

/** Whether something holds values; lists are records by index, too. */
export function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function withoutOne(old: unknown, random: Random): string {
  if (!isHolder(old)) return 'null'
  const keys = Object.keys(old)
  const gone = keys.length > 0 ? picked(keys, random) : ''
  const left = Object.entries(old).filter(([key]) => key !== gone)
  return JSON.stringify(Array.isArray(old) ? left.map(([, value]) => value) : Object.fromEntries(left))
}

function doubled(old: unknown): string {
  if (Array.isArray(old)) return JSON.stringify([...(old as unknown[]), ...(old as unknown[])])
  if (!isHolder(old)) return JSON.stringify([old, old])
  const inside = JSON.stringify(old).slice(1, -1)
  return inside === '' ? '{}' : `{${inside},${inside}}`
}

function withKey(old: unknown, key: string): string {
  const inside = isHolder(old) && !Array.isArray(old) ? JSON.stringify(old).slice(1, -1) : ''
  return `{${JSON.stringify(key)}:{"polluted":true}${inside === '' ? '' : `,${inside}`}}`
}

function nested(depth: number, random: Random): string {
  const [open, close] = picked([['[', ']'] as const, ['{"a":', '}'] as const], random)
  return `${open.repeat(depth)}1${close.repeat(depth)}`
}

/** The same over and over: thousands of rolls, entries or units. */
function flooded(old: unknown, random: Random): string {
  const item: unknown = Array.isArray(old) && old.length > 0 ? old[0] : old
  const text = JSON.stringify(item)
  const times = Math.min(5 * 10 ** (2 + random.below(3)), Math.ceil(1_000_000 / text.length))
  return `[${Array.from({ length: times }, () => text).join(',')}]`
}
