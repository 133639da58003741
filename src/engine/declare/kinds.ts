import * as v from 'valibot'
import type { Json } from '../kernel/game'
import { keyedBy } from '../files/record-schema'
import { idOf, listOf, whole as wholeSchema } from '../files/schema'
import { type AnyKind, type GivenOf, type Kind, kindOf, plain, type ValueOf, type Visitor } from './kind'

/** Longest text accepted for an id or a place, unless another is given; real ones have a few characters. */
const LONGEST = 60
/** More than most games have of anything. */
const MOST = 500

export const flag = plain(v.boolean('must be true or false'))

/** A whole number within bounds, both included. */
export function whole(from: number, to: number): Kind<number> {
  return plain(wholeSchema(from, to))
}

/** One of some words, or of some numbers. */
export function oneOf<const Word extends string | number>(
  words: readonly Word[],
  message?: string,
): Kind<Word> {
  return plain(v.picklist(words, message))
}

/** The id that a thing is given; it may be given once in a file. */
export function id<Id extends string>(of: string): Kind<Id> {
  return plain(idOf<Id>(LONGEST), (value, path, to) => to.gives(of, value, path))
}

/** The id of a thing that must be there. */
export function ref<Id extends string>(to: string, longest = LONGEST): Kind<Id> {
  return plain(idOf<Id>(longest), (value, path, visitor) => visitor.names(to, value, path))
}

/** The id of a thing that may have gone. */
export function refOnce<Id extends string>(longest = LONGEST): Kind<Id> {
  return plain(idOf<Id>(longest))
}

/** A place by shape; whether the board has it is checked with the board at hand. */
export function place<Id extends string>(of: string): Kind<Id> {
  const word = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST))
  const schema = v.pipe(
    word,
    v.transform((text) => text as Id),
  )
  return plain(schema, (value, path, to) => to.names(of, value, path))
}

/** A value that files spell in another way. */
export function spelled<Value>(
  schema: v.GenericSchema<unknown, Value>,
  write: (value: Value) => Json,
): Kind<Value> {
  return kindOf({ schema, write })
}

/** Up to 500 of something, or as many as is said. */
export function listed<K extends AnyKind>(
  item: K,
  most = MOST,
): Kind<readonly ValueOf<K>[], readonly GivenOf<K>[]> {
  return kindOf<readonly ValueOf<K>[], readonly GivenOf<K>[]>({
    schema: listOf(item.schema, most),
    write: (items, within) => items.map((one) => item.write(one, within) ?? null),
    ...(item.visit && { visit: visitEach<GivenOf<K>>(item) }),
  })
}

/** Visits all of a list. */
export function visitEach<Given>({ visit }: Pick<Kind<unknown, Given>, 'visit'>) {
  return (items: readonly Given[], path: string, to: Visitor): void =>
    items.forEach((one, nth) => visit?.(one, `${path}.${nth}`, to))
}

/** Always so many of something, one after the other; the message says how many. */
export function row<Items extends readonly unknown[]>(
  item: Kind<Items[number]>,
  length: Items['length'],
  message: string,
): Kind<Items> {
  return kindOf<Items>({
    schema: v.pipe(
      v.array(item.schema),
      v.length(length, message),
      // As long as the row.
      v.transform((items) => items as readonly unknown[] as Items),
    ),
    write: (items, within) => items.map((one) => item.write(one, within) ?? null),
    ...(item.visit && { visit: visitEach<Items[number]>(item) }),
  })
}

/** Something for each of up to 500 keys, which are checked as such; no key reaches a prototype. */
export function byKey<Key extends string, K extends AnyKind>(
  key: Kind<Key>,
  value: K,
): Kind<Readonly<Record<Key, ValueOf<K>>>, Readonly<Record<Key, GivenOf<K>>>> {
  type All<Of> = Readonly<Record<Key, Of>>
  // The library asks for a schema that takes texts alone; this one takes anything.
  const record = keyedBy(key.schema as v.GenericSchema<string, Key>, value.schema)
  return kindOf<All<ValueOf<K>>, All<GivenOf<K>>>({
    schema: v.pipe(
      record,
      v.maxEntries(MOST, `must have ${MOST} entries at most; leave some out`),
      v.transform((all) => all as All<GivenOf<K>>),
    ),
    write: (all, within) =>
      Object.fromEntries(
        Object.entries<ValueOf<K>>(all).map(([name, one]) => [name, value.write(one, within) ?? null]),
      ),
    visit(all, path, to) {
      for (const [name, one] of Object.entries<GivenOf<K>>(all)) {
        key.visit?.(name as Key, `${path}.${name}`, to)
        value.visit?.(one, `${path}.${name}`, to)
      }
    },
  })
}

/** Something for each seat; in files a list in the order of the seats, for whom `names` stands. */
export function perSeat<Seat extends string, K extends AnyKind>(
  seats: readonly Seat[],
  item: K,
  names: string,
): Kind<Readonly<Record<Seat, ValueOf<K>>>, Readonly<Record<Seat, GivenOf<K>>>> {
  type All<Of> = Readonly<Record<Seat, Of>>
  return kindOf<All<ValueOf<K>>, All<GivenOf<K>>>({
    schema: v.pipe(
      v.array(item.schema, `must be a list of ${names}`),
      v.length(seats.length, `must have ${names.replace(':', ' entries:')}`),
      // As long as the list of seats.
      v.transform((all) => Object.fromEntries(seats.map((seat, nth) => [seat, all[nth]])) as All<GivenOf<K>>),
    ),
    write: (all, within) => seats.map((seat) => item.write(all[seat], within) ?? null),
    visit: (all, path, to) => seats.forEach((seat, nth) => item.visit?.(all[seat], `${path}.${nth}`, to)),
  })
}
