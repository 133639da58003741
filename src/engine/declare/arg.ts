import { isDraft, original } from 'immer'
import type { HexId } from '../kernel/hex'
import { listed } from '../basics/phrases'
import type { Refusal } from '../kernel/refusal'
import type { GameTypes } from './game-types'

/**
 * A kind of argument: what a value stands for in a position, where that is and what it is called. How it is read from
 * a file is the business of the game's files, by its kind. Written as methods, so that one of any kind fits where kinds
 * are listed.
 */
export interface Arg<T extends GameTypes, Value, Found, Kind extends string = string> {
  /** What it is read as, what a panel shows a picture of, and what a subject is picked as. */
  readonly kind: Kind
  /** Whether what it stands for is the value itself, which needs no looking up. */
  readonly isValue?: boolean
  /** Whether a command may leave it out. */
  readonly isOptional?: boolean
  /** What the value stands for; of a draft its own part, so that it may be written. Never an inherited key. */
  find(table: T['sight'], value: Value): Found | undefined
  /** Why a value that stands for nothing is refused. */
  missing(table: T['sight'], value: Value): Refusal<T['clause']>
  /** The value that stands for it: `find` the other way round. */
  idOf(found: Found): Value
  /** Everything that it may stand for; left out where that has no end. */
  all?(table: T['sight']): readonly Found[]
  /** Where it is; several hexes where several things are named, or one that lies between two. */
  hexesOf?(table: T['table'], value: Value): readonly HexId[]
  nameOf(names: T['names'], value: Value): string
}

export type AnyArg<T extends GameTypes> = Arg<T, unknown, unknown>

/** Some of an array of a draft, without a proxy for each part that is looked at. */
function plainly<Item>(items: readonly Item[]): readonly Item[] {
  return isDraft(items) ? (original(items as never) as readonly Item[]) : items
}

/** What a game says of things that it keeps in a list, and has ids. */
interface InList<T extends GameTypes, Id extends string, Thing> extends Pick<
  Arg<T, Id, Thing>,
  'missing' | 'hexesOf' | 'nameOf'
> {
  list(table: T['sight']): readonly Thing[]
}

/** A reference to one of a list of things with ids. */
export function refTo<
  T extends GameTypes,
  Id extends string,
  Thing extends { readonly id: Id },
  Kind extends string,
>(kind: Kind, ways: InList<T, Id, Thing>): Arg<T, Id, Thing, Kind> {
  return {
    ...ways,
    kind,
    find(table, id) {
      const items = ways.list(table)
      const nth = plainly(items).findIndex((thing) => thing.id === id)
      return nth < 0 ? undefined : items[nth]
    },
    idOf: ({ id }) => id,
    all: (table) => ways.list(table),
  }
}

/** One entry of a record of the position, with its key. */
export interface Entry<Key extends string, Value> {
  readonly id: Key
  readonly at: Value
}

/** What a game says of things that it keeps in a record, by keys in some order. */
interface InRecord<T extends GameTypes, Key extends string, Value extends object> extends Pick<
  Arg<T, Key, Entry<Key, Value>>,
  'missing' | 'hexesOf' | 'nameOf'
> {
  record(table: T['sight']): Readonly<Record<Key, Value>>
  keys(table: T['sight']): readonly Key[]
}

/** A reference to an entry of a record, by a key of its own. */
export function keyOf<T extends GameTypes, Key extends string, Value extends object, Kind extends string>(
  kind: Kind,
  ways: InRecord<T, Key, Value>,
): Arg<T, Key, Entry<Key, Value>, Kind> {
  const find = (table: T['sight'], id: Key): Entry<Key, Value> | undefined => {
    const all = ways.record(table)
    return Object.hasOwn(all, id) ? { id, at: all[id] } : undefined
  }
  return {
    ...ways,
    kind,
    find,
    idOf: ({ id }) => id,
    all: (table) => ways.keys(table).flatMap((key) => find(table, key) ?? []),
  }
}

/** A plain value: what it stands for is itself. */
export function valueArg<T extends GameTypes, Value, Kind extends string>(
  kind: Kind,
  rest: Pick<Arg<T, Value, Value>, 'hexesOf' | 'nameOf' | 'all'> &
    Partial<Pick<Arg<T, Value, Value>, 'find' | 'missing'>>,
): Arg<T, Value, Value, Kind> {
  return {
    kind,
    isValue: true,
    find: (_table, value) => value,
    missing: () => {
      throw new Error(`A ${kind} is never missing.`)
    },
    idOf: (value) => value,
    ...rest,
  }
}

/** Several of a kind, in an order; which of them is none is told, and `twice` refuses a second naming where it is given. */
export function many<T extends GameTypes, Value, Found, Kind extends string>(
  one: Arg<T, Value, Found, Kind>,
  twice?: Refusal<T['clause']>,
): Arg<T, readonly Value[], readonly Found[], `${Kind}s`> {
  const isNamedTwice = (values: readonly Value[]) =>
    twice !== undefined && new Set(values).size < values.length
  return {
    kind: `${one.kind}s`,
    find(table, values) {
      const found = values.map((value) => one.find(table, value))
      return isNamedTwice(values) || found.some((thing) => thing === undefined)
        ? undefined
        : (found as Found[])
    },
    missing(table, values) {
      const lost = values.find((value) => one.find(table, value) === undefined)
      return lost === undefined ? (twice as Refusal<T['clause']>) : one.missing(table, lost)
    },
    idOf: (found) => found.map((thing) => one.idOf(thing)),
    hexesOf: (table, values) => values.flatMap((value) => one.hexesOf?.(table, value) ?? []),
    nameOf: (names, values) => listed(values.map((value) => one.nameOf(names, value))),
  }
}

/** A kind or nothing. */
export function orNull<T extends GameTypes, Value, Found, Kind extends string>(
  one: Arg<T, Value, Found, Kind>,
  nothing: string,
): Arg<T, Value | null, Found | null, `${Kind}OrNull`> {
  return {
    kind: `${one.kind}OrNull`,
    find: (table, value) => (value === null ? null : one.find(table, value)),
    missing: (table, value) => one.missing(table, value as Value),
    idOf: (found) => (found === null ? null : one.idOf(found)),
    hexesOf: (table, value) => (value === null ? [] : (one.hexesOf?.(table, value) ?? [])),
    nameOf: (names, value) => (value === null ? nothing : one.nameOf(names, value)),
  }
}

/** A kind that a command may leave out. */
export function optional<A extends object>(one: A): A & { readonly isOptional: true } {
  return { ...one, isOptional: true }
}
