import { ownOf } from '@/engine/basics/own'
import { parseJson } from '@/engine/files/json'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import { type Entry, entriesOf } from './file-edits'
import { faultsByLine, type LineFault, REST } from './lines'

/** A part of a line, said once: the words that it tells of a record, and what it reads of them. */
export interface Term {
  /** The words that it begins with, where only these can be. */
  readonly begins?: readonly string[]
  tell(entry: Entry): readonly string[]
  /** Takes its words off the front; undefined where they do not say it. */
  read(words: string[]): Entry | undefined
}

/** A word as a file has it, or as what the file has in its place. */
export function word(key: string, valueOf: (said: string) => Json | undefined = (said) => said): Term {
  return {
    tell: (entry) => [wordOf(entry[key])],
    read(words) {
      const said = words.shift()
      const value = said === undefined ? undefined : valueOf(said)
      return value === undefined ? undefined : { [key]: value }
    },
  }
}

/** A value in one word. */
export function wordOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}

export function number(key: string): Term {
  return word(key, (said) => (Number.isNaN(Number(said)) ? undefined : Number(said)))
}

/** One of a few values, each by a word of its own. */
export function named(key: string, values: Readonly<Record<string, Json>>): Term {
  const names = Object.keys(values)
  return {
    ...word(key, (said) => ownOf(values, said)),
    begins: names,
    tell: (entry) => names.filter((name) => values[name] === entry[key]),
  }
}

/** A word that says what is told behind it. */
export function begin(name: string): Term {
  return {
    begins: [name],
    tell: () => [name],
    read: (words) => (words.shift() === name ? {} : undefined),
  }
}

/** What is told behind its key where a file says it; else another term, or nothing. */
export function said(key: string, term = word(key), otherwise?: Term): Term {
  const isSaid = (entry: Entry) => (entry[key] ?? null) !== null
  return {
    begins: [key],
    tell: (entry) => (isSaid(entry) ? [key, ...term.tell(entry)] : (otherwise?.tell(entry) ?? [])),
    read(words) {
      if (words[0] !== key) return otherwise ? otherwise.read(words) : {}
      words.shift()
      return term.read(words)
    },
  }
}

type File = Record<string, Json>

/** Lines of one kind: what of a file they tell, and what of a file they make. */
export interface FileLine {
  readonly terms: readonly Term[]
  /** What may follow, in whatever order, each by its key. */
  readonly options?: readonly Term[]
  /** What is right after its first word, shown to whoever wrote something else. */
  readonly examples: readonly string[]
  /** The records that it tells: of a list, or of a record by their ids; else the file itself. */
  readonly list?: string
  readonly record?: string
}

/** Lines that the kinds tell of a file, a line for each record. */
export function linesIn(kinds: readonly FileLine[], file: Entry): readonly string[] {
  return kinds.flatMap(({ terms, options = [], ...place }) =>
    recordsIn(place, file).map((entry) =>
      [...terms, ...options].flatMap((term) => term.tell(entry)).join(' '),
    ),
  )
}

function recordsIn({ list, record }: Pick<FileLine, 'list' | 'record'>, file: Entry): readonly Entry[] {
  if (list !== undefined) return entriesOf(file, list)
  if (record === undefined) return [file]
  return Object.entries(file[record] as Readonly<Record<string, Entry>>).map(([id, entry]) => ({
    ...entry,
    id,
  }))
}

/** A file from lines as `linesIn` tells them, begun from an empty one; every bad line is told. Behind # is a remark. */
export function fileFrom(kinds: readonly FileLine[], empty: Entry, text: string): Parsed<Json> {
  const file: File = structuredClone(empty)
  const problems = faultsByLine(text, /^\s*#.*$/, (line) => readLine(kinds, file, line))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: file }
}

/** Adds what a line says; what is wrong with a bad one, and what would be right. */
function readLine(kinds: readonly FileLine[], file: File, line: string): LineFault {
  const words = line.split(/\s+/)
  const [first = ''] = words
  if (first === REST) return readRest(file, line.slice(first.length))
  const kind = kinds.find(({ terms: [term] }) => term?.begins?.includes(first))
  if (!kind) {
    const all = [...kinds.flatMap(({ terms: [term] }) => term?.begins ?? []), REST]
    return `begins with "${first}"; a line begins with one of ${all.join(', ')}`
  }
  const entry = entryFrom(kind, words)
  if (!entry) return `must be like ${kind.examples.map((one) => `"${first} ${one}"`).join(' or ')}`
  const { list, record } = kind
  if (list !== undefined) (file[list] as Json[]).push(entry)
  else if (record === undefined) Object.assign(file, entry)
  else {
    const { id, ...fields } = entry
    file[record] = { ...(file[record] as Entry), [wordOf(id)]: fields }
  }
  return undefined
}

function entryFrom({ terms, options = [] }: FileLine, words: string[]): Entry | undefined {
  let entry: Entry = {}
  for (const term of terms) {
    const read = term.read(words)
    if (!read) return undefined
    entry = { ...entry, ...read }
  }
  while (words.length > 0) {
    const read = options.find(({ begins }) => begins?.includes(words[0] ?? ''))?.read(words)
    if (!read) return undefined
    entry = { ...entry, ...read }
  }
  return entry
}

function readRest(file: File, json: string): LineFault {
  const parsed = parseJson(json)
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null)
    return `must be "${REST}" and an object in JSON`
  Object.assign(file, parsed.value)
  return undefined
}
