import type { AnyCommand, Json } from '@/engine/kernel/game'
import { KEYS, WORDS } from '../junk'

/** What garbled commands are made of. */
export interface Materials {
  /** Commands that are or were legal, the newest of each type at least. */
  readonly commands: readonly AnyCommand[]
  /** Every word of the position's file, hidden ones among them: ids, hexes, names of types and seats. */
  readonly words: readonly string[]
}

/** All words of a file, each once. */
export function wordsIn(file: Json): readonly string[] {
  const words = new Set<string>()
  const open: Json[] = [file]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (typeof one === 'string') words.add(one)
    else if (Array.isArray(one)) open.push(...(one as readonly Json[]))
    else if (typeof one === 'object' && one !== null)
      for (const [key, value] of Object.entries(one)) {
        words.add(key)
        open.push(value)
      }
  }
  return [...words]
}

/** Words that every object answers for, and that mean something else elsewhere. */
export const RESERVED: readonly string[] = [
  ...KEYS,
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__defineGetter__',
  '__lookupSetter__',
  'name',
  'caller',
  'push',
  'map',
  'size',
  'get',
  'has',
  'undefined',
  'null',
  'true',
  '0',
  '-1',
]

/** Texts that stand nowhere on a board, though some look as if they did. */
export const STRANGE: readonly string[] = [
  ...WORDS,
  '-0101',
  '01.5',
  '0101a',
  '1e3',
  '0x10',
  ' 0101',
  '0101\n',
  '０１０１',
  '0101\u0000',
  '61',
  '9901',
  'x'.repeat(41),
  'x'.repeat(61),
]

/** Values that are no part of any command; some cannot even be said in JSON. Made anew each time. */
export const STRAYS: readonly (() => unknown)[] = [
  ...[null, undefined, true, false, '', ' ', 0, -0, 1, -1, 0.5, 2, 3, 1000, 1001, 2 ** 31, 2 ** 53 + 2].map(
    (value) => () => value,
  ),
  ...[1e308, -1e308, 5e-324, NaN, Infinity, -Infinity, 10n, Symbol('x')].map((value) => () => value),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [undefined],
  () => new Array<unknown>(3),
  () => Object.assign([], { 2: '0101' }),
  () => ({ length: 4294967295 }),
  () => ({ length: 2, 0: '0101', 1: '0102' }),
  () => ({ toString: 1, valueOf: 2 }),
  () => ({ toJSON: 'x', then: 1 }),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
  () => Object.create(null) as unknown,
  () => Object.create({ type: 'endSegment' }) as unknown,
  () => Object('0101') as unknown,
  () => new Date(0),
  () => new Map([['type', 'move']]),
  () => new Set(['0101']),
  () => () => '0101',
]
