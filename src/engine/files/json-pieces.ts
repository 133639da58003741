import type { Cooperative } from '../basics/cooperative'

/** Why a text is not JSON that is read here, with its place. */
export class NotJson extends Error {}

/** Nothing that this program writes is nested as deep; only what is longer than a piece is counted. */
const DEEPEST = 100
/** Far more keys than any record has; thousands in one make whoever looks into it slow. */
const MOST_KEYS = 20_000
/** How far a quotation mark behind a slash may stand from the one that opens: each makes looking for the end longer. */
const LONGEST_WORDS = 200_000

/** How a text is read. */
export interface Bounds {
  /** Letters that may be read in one go. */
  readonly piece: number
  /** Values that it may hold. */
  readonly mostValues: number
}

/** A text and how far it has been read. */
interface Source extends Bounds {
  readonly text: string
  at: number
  /** Values so far, those that come first in a list or record aside. */
  values: number
}

/**
 * The value of a long JSON text, read in pieces with a pause after each; throws `NotJson`.
 * Lists and records that are longer than a piece are opened, and runs of their items are read together.
 */
export function* largeValue(text: string, bounds: Bounds): Cooperative<unknown> {
  const source: Source = { ...bounds, text, at: 0, values: 0 }
  skipSpace(source)
  const value = yield* valueAt(source, 0)
  skipSpace(source)
  if (source.at < text.length) throw unexpected(source)
  return value
}

function* valueAt(source: Source, depth: number): Cooperative<unknown> {
  const first = source.text[source.at]
  if (first === '[') return yield* listAt(source, depth)
  if (first === '{') return yield* recordAt(source, depth)
  const from = source.at
  source.at = first === '"' ? endOfWords(source.text, from) : endOfPlain(source.text, from)
  return parsed(source, from, source.text.slice(from, source.at))
}

function* listAt(source: Source, depth: number): Cooperative<unknown[]> {
  const list: unknown[] = []
  yield* itemsAt(source, depth, {
    ends: ['[', ']'],
    addAll: (items) => list.push(...(items as unknown[])),
    *addNext() {
      list.push(yield* valueAt(source, depth + 1))
    },
  })
  return list
}

function* recordAt(source: Source, depth: number): Cooperative<object> {
  const record = {}
  let keys = 0
  const add = (key: string, value: unknown) => {
    keys += 1
    if (keys > MOST_KEYS) throw new NotJson(`a record must not have more than ${MOST_KEYS} keys`)
    // Keys such as `__proto__` become the record's own, as with JSON.
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true })
  }
  yield* itemsAt(source, depth, {
    ends: ['{', '}'],
    addAll: (items) => Object.entries(items).forEach(([key, value]) => add(key, value)),
    *addNext() {
      const key = keyAt(source)
      add(key, yield* valueAt(source, depth + 1))
    },
  })
  return record
}

/** How a list or a record takes up what stands in it. */
interface Taker {
  readonly ends: readonly [open: string, close: string]
  /** Takes a run of items that were read together. */
  readonly addAll: (items: object) => void
  /** Reads and takes one item that is longer than a piece. */
  readonly addNext: () => Cooperative<void>
}

/** Reads what stands between two brackets, from the opening one on. */
function* itemsAt(source: Source, depth: number, { ends, addAll, addNext }: Taker): Cooperative<void> {
  if (depth === DEEPEST) throw new NotJson(`must not be nested deeper than ${DEEPEST} levels`)
  const [open, close] = ends
  source.at += 1
  for (let isFirst = true; ; isFirst = false) {
    skipSpace(source)
    const from = source.at
    const to = endOfRun(source)
    yield
    if (to === undefined) yield* addNext()
    else {
      const run = source.text.slice(from, to)
      // Between two commas, or a comma and the end, something must stand.
      if (run === '' && !(isFirst && source.text[to] === close)) throw unexpected(source)
      addAll(parsed(source, from, open + run + close) as object)
      source.at = to
    }
    yield
    skipSpace(source)
    const next = source.text[source.at]
    if (next !== ',' && next !== close) throw unexpected(source)
    source.at += 1
    if (next === close) return
  }
}

/** Where a run of whole items ends: before the last comma of a piece, or the closing bracket; undefined without one. */
function endOfRun(source: Source): number | undefined {
  const { text, piece, at: from } = source
  const most = Math.min(from + piece, text.length)
  let depth = 0
  let commas = 0
  let last: { readonly at: number; readonly values: number } | undefined
  for (let at = from; at < most; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfWords(text, at) - 1
    else if (letter === ',') commas += 1
    else depth += deeperBy(letter)
    if (depth < Number(letter === ',')) last = { at, values: commas }
    if (depth < 0) break
  }
  count(source, last?.values ?? 0)
  return last?.at
}

function deeperBy(letter: string | undefined): number {
  if (letter === '[' || letter === '{') return 1
  return letter === ']' || letter === '}' ? -1 : 0
}

function count(source: Source, values: number): void {
  source.values += values
  const { mostValues } = source
  if (source.values > mostValues) throw new NotJson(`it holds more than ${mostValues} values`)
}

function keyAt(source: Source): string {
  const { text, at: from } = source
  if (text[from] !== '"') throw unexpected(source)
  source.at = endOfWords(text, from)
  const key = parsed(source, from, text.slice(from, source.at)) as string
  skipSpace(source)
  if (text[source.at] !== ':') throw unexpected(source)
  source.at += 1
  skipSpace(source)
  return key
}

/** After the quotation mark that closes the one at `from`. */
function endOfWords(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
    if (at - from > LONGEST_WORDS)
      throw new NotJson(`more than ${LONGEST_WORDS} letters before an escaped quotation mark`)
  }
  return text.length
}

/** After a number or a word such as `null`. */
function endOfPlain(text: string, from: number): number {
  const end = /[,\]}\s]/g
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

function skipSpace(source: Source): void {
  const space = /[ \t\n\r]*/y
  space.lastIndex = source.at
  source.at += space.exec(source.text)?.[0].length ?? 0
}

function parsed(source: Source, from: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    // Where in the piece says nothing to anybody.
    const why = (thrown instanceof Error ? thrown.message : String(thrown)).replace(/ at position .*$/s, '')
    throw new NotJson(`${why}, after letter ${from} of ${source.text.length}`)
  }
}

function unexpected({ text, at }: Source): NotJson {
  const found = text[at]
  return new NotJson(found === undefined ? 'its end is missing' : `unexpected "${found}" at letter ${at + 1}`)
}
