import { copyOf } from '@/engine/basics/copy'
import type { Random } from '@/engine/kernel/dice'
import { isHolder, picked, type Place, placesIn } from '../mutations'
import { type Materials, RESERVED, STRANGE, STRAYS } from './materials'

/** Changes the value that stands somewhere in a command. */
type Twist = (place: Place, materials: Materials, random: Random) => void

/** How a command is garbled, the likely ones named more than once: most of what comes of them can still be read. */
const TWISTS: readonly Twist[] = [
  ...repeated(6, wordOfTheGame),
  ...repeated(4, partOfAnother),
  ...repeated(2, takenAway),
  ...repeated(2, saidTwice),
  ...repeated(
    2,
    put((random) => picked(RESERVED, random)),
  ),
  put((random) => picked(STRANGE, random)),
  put((random) => picked(STRAYS, random)()),
  put((random) => random.below(12) - 3),
  put((random, old) => nested(old, 1 + random.below(60))),
  reservedKey,
  foreignKey,
  otherKind,
  otherLetters,
  shuffled,
  flooded,
]

/** Another command than one of those at hand, or that one as it is at another time. */
export function garbledCommand(materials: Materials, random: Random): unknown {
  const { commands } = materials
  const root: Record<string, unknown> = { command: copyOf(picked(commands, random)) }
  for (let left = twistsFor(random); left > 0; left--)
    picked(TWISTS, random)(somePlace(root, random), materials, random)
  return root.command
}

/** Mostly one; none for a command that only comes too late or too early. */
function twistsFor(random: Random): number {
  const chance = random.below(16)
  if (chance < 3) return 0
  return chance < 12 ? 1 : 2 + random.below(3)
}

/** The whole now and then, else any part of it. */
function somePlace(root: Record<string, unknown>, random: Random): Place {
  const [whole, ...parts] = placesIn(root, 'command')
  return parts.length === 0 || random.below(30) === 0 ? (whole as Place) : picked(parts, random)
}

function repeated(times: number, twist: Twist): readonly Twist[] {
  return Array.from({ length: times }, () => twist)
}

function put(made: (random: Random, old: unknown) => unknown): Twist {
  return ({ holder, key }, _, random) => set(holder, key, made(random, holder[key]))
}

/** As JSON has it: also under `__proto__` it stands in the record itself. */
function set(holder: object, key: string, value: unknown): void {
  // What a list or a boxed text counts by cannot be anything.
  if (key === 'length' && 'length' in holder) return
  Reflect.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
}

/** Where a word stands, another of the position; where a list, one more. */
function wordOfTheGame({ holder, key }: Place, { words }: Materials, random: Random): void {
  const old = holder[key]
  if (words.length === 0) return
  if (Array.isArray(old)) set(holder, key, [...(old as unknown[]), picked(words, random)])
  else set(holder, key, picked(words, random))
}

/** What stands in another command, of the same name where it has that. */
function partOfAnother({ holder, key }: Place, { commands }: Materials, random: Random): void {
  const other = copyOf(picked(commands, random)) as object as Record<string, unknown>
  const named = Object.hasOwn(other, key) ? other[key] : picked(Object.values(other), random)
  set(holder, key, named)
}

function takenAway({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
}

function saidTwice({ holder, key }: Place): void {
  const old = holder[key]
  if (Array.isArray(holder)) holder.push(old)
  else if (Array.isArray(old)) set(holder, key, [...(old as unknown[]), ...(old as unknown[])])
  else set(holder, key, [old, old])
}

function reservedKey(place: Place, _: Materials, random: Random): void {
  const value = picked([{ polluted: true }, 'x', null, [], 1] as const, random)
  const inside = recordAt(place)
  if (inside) set(inside, picked(RESERVED, random), value)
}

/** The record at a place, or that of the place: lists have no keys in JSON. */
function recordAt({ holder, key }: Place): object | undefined {
  return [holder[key], holder].find((one) => isHolder(one) && !Array.isArray(one)) as object | undefined
}

/** A key that only other commands have. */
function foreignKey(place: Place, { commands }: Materials, random: Random): void {
  const inside = recordAt(place)
  const [name, value] = picked(Object.entries<unknown>({ ...copyOf(picked(commands, random)) }), random)
  if (inside && !Object.hasOwn(inside, name)) set(inside, name, value)
}

/** A list as a record, a record as a list, anything else in a list. */
function otherKind({ holder, key }: Place): void {
  const old = holder[key]
  if (Array.isArray(old)) set(holder, key, Object.fromEntries(Object.entries(old as unknown[])))
  else set(holder, key, isHolder(old) ? Object.values(old) : [old])
}

/** A word that reads as the same to somebody careless. */
function otherLetters({ holder, key }: Place, _: Materials, random: Random): void {
  const old = holder[key]
  if (typeof old !== 'string') return
  const others = [old.toUpperCase(), ` ${old}`, `${old} `, `0${old}`, `${old}\u200b`, Number(old), [old]]
  set(holder, key, picked(others, random))
}

function shuffled({ holder, key }: Place, _: Materials, random: Random): void {
  const old = holder[key]
  if (!Array.isArray(old)) return
  const items = old as unknown[]
  const from = random.below(Math.max(1, items.length))
  set(holder, key, [...items.slice(from), ...items.slice(0, from)].reverse())
}

function flooded({ holder, key }: Place, _: Materials, random: Random): void {
  const old = holder[key]
  const item: unknown = Array.isArray(old) && old.length > 0 ? old[0] : old
  const most = random.below(20) === 0 ? 20_000 : 600
  if (random.below(4) === 0)
    set(
      holder,
      key,
      Array.from({ length: random.below(most) }, () => item),
    )
}

function nested(value: unknown, depth: number): unknown {
  let whole = value
  for (let left = depth; left > 0; left--) whole = left % 2 === 0 ? [whole] : { a: whole }
  return whole
}
