import * as v from 'valibot'
import type { Json } from '../kernel/game'
import { sameData } from '../basics/same-data'

/** Whether a file must say it; if not, whether it then is the usual, is worked out, or stays unsaid. */
export type Presence = 'needed' | 'usual' | 'derived' | 'optional'

/** Told of every id that a file gives and names, with its path there. */
export interface Visitor {
  gives(kind: string, id: string, path: string): void
  names(kind: string, id: string, path: string): void
}

/** Some record, of whatever entries. */
export type Loose = Readonly<Record<string, unknown>>

/** What a kind of value consists of. */
export interface Spec<Value, Given> {
  readonly schema: v.GenericSchema<unknown, Given>
  /** What a file says of it, which may depend on the record that it is part of; undefined: nothing. */
  write(value: Value, within: Loose): Json | undefined
  /** Goes through what a file gave, in its own order; left out where no id can be in it. */
  visit?(given: Given, path: string, to: Visitor): void
}

/** Several keys of a file that are one thing in the position. */
export interface Parts {
  /** Those keys, and what may be said under them. */
  readonly shape: v.ObjectEntries
  /** What a file of the right shape says under them. */
  gather(file: Loose): object
  /** Adds to a file what it says of a value. */
  tell(value: unknown, file: Record<string, Json>): void
  /** Goes through what was gathered; `before` is the path of what holds the keys, with its dot. */
  visit(given: object, before: string, to: Visitor): void
}

/** How something is said as an entry of a record. */
interface Said<Given, P extends Presence> {
  readonly presence: P
  readonly usual?: Given
  /** Its key in files, where that is another than in the position. */
  readonly key?: string
  readonly parts?: Parts
}

/**
 * A kind of value, said once: `Value` is what it is in a position, `Given` what is known of it when a file has been
 * read and what follows from other things is still to be worked out.
 */
export interface Kind<Value, Given = Value, P extends Presence = 'needed'>
  extends Spec<Value, Given>, Said<Given, P> {
  /** For the compiler alone. */
  readonly '~types'?: { readonly value: Value; readonly given: Given; readonly presence: P }
  /** The same under another key in files. */
  as(key: string): Kind<Value, Given, P>
  /** The same or null, which files say as null or as another word; the message tells what is right beside that. */
  orNull(word?: string, message?: string): Kind<Value | null, Given | null, P>
  /** The same or null, of which files say nothing. */
  orAbsent(): Kind<Value | null, Given | null, 'usual'>
  /** What it is when a file does not say. */
  usually(value: Given): Kind<Value, Given, 'usual'>
  /** Files never say it where it is this. */
  silentAbout(value: Value): Kind<Value, Given, P>
  /** What it is when a file does not say, and never does: files are silent about the usual. */
  usuallyUnsaid(value: Given): Kind<Value, Given, 'usual'>
  /** Where a file does not say, it follows from other things. */
  derived(): Kind<Value, Given, 'derived'>
  /** It may be missing in the position, too. */
  optional(): Kind<Value, Given, 'optional'>
}

export type AnyKind = Kind<unknown, unknown, Presence>
/** What a record is made of, by its names in the position. */
export type Entries = Readonly<Record<string, AnyKind>>
export type Fields = readonly (readonly [name: string, kind: AnyKind])[]

type Types<K extends AnyKind> = NonNullable<K['~types']>
export type ValueOf<K extends AnyKind> = Types<K>['value']
export type GivenOf<K extends AnyKind> = Types<K>['given']
export type PresenceOf<K extends AnyKind> = Types<K>['presence']

/** A kind of value from what it consists of. */
export function kindOf<Value, Given = Value>(spec: Spec<Value, Given>): Kind<Value, Given> {
  return made(spec, { presence: 'needed' })
}

/** A kind whose values files have as they are. */
export function plain<Value extends Json>(
  schema: v.GenericSchema<unknown, Value>,
  visit?: Spec<Value, Value>['visit'],
): Kind<Value> {
  return kindOf({ schema, write: (value) => value, ...(visit && { visit }) })
}

/** A kind that has no key of its own in files; whether something must be said is told by each of its keys. */
export function kindOfParts<Value, Given>(parts: Parts): Kind<Value, Given, 'usual'> {
  const spec: Spec<Value, Given> = { schema: v.custom<Given>(() => false), write: () => undefined }
  return made(spec, { presence: 'usual', parts })
}

function made<Value, Given, P extends Presence>(
  spec: Spec<Value, Given>,
  said: Said<Given, P>,
): Kind<Value, Given, P> {
  return {
    ...spec,
    ...said,
    as: (key) => made(spec, { ...said, key }),
    orNull: (word, message) => made(withNull(spec, word, message), said),
    orAbsent: () => made(nullSaid(spec, undefined), { ...said, presence: 'usual', usual: null }),
    usually: (usual) => made(spec, { ...said, presence: 'usual', usual }),
    silentAbout: (value) => made(silentAbout(value, spec), said),
    usuallyUnsaid: (usual) => made(silentAbout(usual, spec), { ...said, presence: 'usual', usual }),
    derived: () => made(spec, { ...said, presence: 'derived' }),
    optional: () => made(spec, { ...said, presence: 'optional' }),
  }
}

/** The same, with null as another value that files say by a word of its own. */
function withNull<Value, Given>(
  spec: Spec<Value, Given>,
  word?: string,
  message?: string,
): Spec<Value | null, Given | null> {
  if (word === undefined) return { ...nullSaid(spec, null), schema: v.nullable(spec.schema) }
  const asNull = v.pipe(
    v.literal(word),
    v.transform(() => null),
  )
  const schema = v.union([asNull, spec.schema], message)
  return { ...nullSaid(spec, word), schema }
}

function nullSaid<Value, Given>(
  spec: Spec<Value, Given>,
  word: Json | undefined,
): Spec<Value | null, Given | null> {
  return {
    schema: spec.schema,
    write: (value, within) => (value === null ? word : spec.write(value, within)),
    ...(spec.visit && {
      visit(given: Given | null, path: string, to: Visitor) {
        if (given !== null) spec.visit?.(given, path, to)
      },
    }),
  }
}

function silentAbout<Value, Given>(silent: unknown, spec: Spec<Value, Given>): Spec<Value, Given> {
  return {
    ...spec,
    write: (value, within) => (sameData(value, silent) ? undefined : spec.write(value, within)),
  }
}
