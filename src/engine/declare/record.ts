import * as v from 'valibot'
import type { Json } from '../kernel/game'
import { strictObject } from '../files/record-schema'
import {
  type AnyKind,
  type Entries,
  type Fields,
  type GivenOf,
  type Kind,
  kindOf,
  kindOfParts,
  type Loose,
  type Presence,
  type PresenceOf,
  type ValueOf,
  type Visitor,
} from './kind'

type KeysOf<E extends Entries, P extends Presence> = {
  [Key in keyof E]: PresenceOf<E[Key]> extends P ? Key : never
}[keyof E]
/** Keeps the names and the comments of what is declared, where editors look for them. */
type Flat<T> = { [Key in keyof T]: T[Key] }

/** A record as it is in the position. */
export type ValueOfAll<E extends Entries> = Flat<
  { readonly [Key in Exclude<keyof E, KeysOf<E, 'optional'>>]: ValueOf<E[Key]> } & {
    readonly [Key in KeysOf<E, 'optional'>]?: ValueOf<E[Key]>
  }
>
/** A record as a file gives it: what follows from other things may be missing. */
export type GivenOfAll<E extends Entries> = Flat<
  { readonly [Key in Exclude<keyof E, KeysOf<E, 'optional' | 'derived'>>]: GivenOf<E[Key]> } & {
    readonly [Key in KeysOf<E, 'derived'>]: GivenOf<E[Key]> | undefined
  } & { readonly [Key in KeysOf<E, 'optional'>]?: GivenOf<E[Key]> }
>

/** Something with fields of its own, which files tell in the order of the declaration. */
export function record<const E extends Entries>(entries: E): Kind<ValueOfAll<E>, GivenOfAll<E>> {
  const fields: Fields = Object.entries(entries)
  const shape = strictObject(shapeOf(entries))
  const gather = v.transform((file: Loose) => gathered(fields, file))
  return kindOf<ValueOfAll<E>, GivenOfAll<E>>({
    // The shape is made of these very entries.
    schema: (fields.every(isAsGiven) ? shape : v.pipe(shape, gather)) as v.GenericSchema<
      unknown,
      GivenOfAll<E>
    >,
    write(value) {
      const file: Record<string, Json> = {}
      tell(fields, value, file)
      return file
    },
    ...(fields.some(([, kind]) => kind.visit !== undefined || kind.parts !== undefined) && {
      visit: (given: GivenOfAll<E>, path: string, to: Visitor) =>
        visitAll(fields, given, path === '' ? '' : `${path}.`, to),
    }),
  })
}

/** Whether a field is given just as files have it. */
function isAsGiven([name, { key = name, parts, presence }]: Fields[number]): boolean {
  return key === name && !parts && (presence === 'needed' || presence === 'optional')
}

/** The keys of a file; what need not be said is optional. */
export function shapeOf(entries: Entries): v.ObjectEntries {
  return Object.fromEntries(keysOf(Object.entries(entries)))
}

type Keys = readonly (readonly [key: string, schema: v.ObjectEntries[string]])[]

function keysOf(fields: Fields): Keys {
  return fields.flatMap(([name, { key = name, parts, presence, schema }]): Keys => {
    if (parts) return Object.entries(parts.shape)
    return [[key, presence === 'needed' ? schema : v.exactOptional(schema)]]
  })
}

/** What a file of the right shape says, under the names of the position. */
export function gathered(fields: Fields, file: Loose): Loose {
  const given: Record<string, unknown> = {}
  for (const [name, { parts, key = name, usual, presence }] of fields)
    if (parts) given[name] = parts.gather(file)
    else if (Object.hasOwn(file, key)) given[name] = file[key]
    else if (presence !== 'optional') given[name] = usual
  return given
}

/** Adds to a file what it says of a value. */
export function tell(fields: Fields, value: object, file: Record<string, Json>): void {
  const within = value as Loose
  for (const [name, kind] of fields) {
    const inner = within[name]
    if (kind.parts) kind.parts.tell(inner, file)
    else {
      const said = inner === undefined ? undefined : kind.write(inner, within)
      if (said !== undefined) file[kind.key ?? name] = said
    }
  }
}

/** Goes through the fields of a record; `before` is its path, with its dot. */
export function visitAll(fields: Fields, given: object, before: string, to: Visitor): void {
  for (const [name, kind] of fields) {
    const inner = (given as Loose)[name]
    if (kind.parts) kind.parts.visit(inner as object, before, to)
    else if (inner !== undefined) kind.visit?.(inner, before + (kind.key ?? name), to)
  }
}

/**
 * Several keys of a file that are one thing in the position. They are given as the file has them; what they are
 * together is worked out with all else that follows.
 */
export function spread<const E extends Entries, Value>(
  entries: E,
  split: (value: Value) => Partial<ValueOfAll<E>>,
): Kind<Value, GivenOfAll<E>, 'usual'> {
  const fields: Fields = Object.entries<AnyKind>(entries)
  return kindOfParts({
    shape: shapeOf(entries),
    gather: (file) => gathered(fields, file),
    // Whoever writes a record hands over what stands under this name in it.
    tell: (value, file) => tell(fields, split(value as Value), file),
    visit: (given, before, to) => visitAll(fields, given, before, to),
  })
}

/** A record whose keys stand in the file beside those of what holds it. */
export function inline<const E extends Entries>(entries: E): Kind<ValueOfAll<E>, GivenOfAll<E>, 'usual'> {
  return spread<E, ValueOfAll<E>>(entries, (value) => value)
}

/** What no file says, for it always follows from other things. */
export function computed<Value>(): Kind<Value, object, 'usual'> {
  return spread({}, () => ({}))
}

/** The same under each of some keys, which files tell in the order of the value. */
export function eachOf<Key extends string, K extends AnyKind>(
  keys: readonly Key[],
  item: K,
): Kind<ValueOfAll<Record<Key, K>>, GivenOfAll<Record<Key, K>>> {
  const fields = Object.fromEntries(keys.map((key) => [key, item]))
  return kindOf({
    ...record(fields as Record<Key, K>),
    write(value) {
      const file: Record<string, Json> = {}
      tell(
        Object.keys(value)
          .filter((key) => Object.hasOwn(fields, key))
          .map((key) => [key, item]),
        value,
        file,
      )
      return file
    },
  })
}
