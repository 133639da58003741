import * as v from 'valibot'
import { strictObject } from '../files/record-schema'
import { type AnyKind, type Entries, type Kind, kindOf, type Loose } from './kind'
import { type GivenOfAll, record, shapeOf, type ValueOfAll } from './record'

/** What each tag has beside itself; null is said as null. */
type Variants = Readonly<Record<string, Entries | null>>
type Tagged<Tag extends string, V extends Variants> = {
  readonly [Name in keyof V]: Readonly<Record<Tag, Name>> &
    (V[Name] extends Entries ? ValueOfAll<V[Name]> : unknown)
}[keyof V]

/** One of several, which files tell by their keys. */
interface KeyedKind<Value> extends Kind<Value> {
  /** Reads the tagged form of positions, too. */
  readonly either: v.GenericSchema<unknown, Value>
}

/**
 * One of several things, told apart by a tag in the position and by their keys in files; nothing in them follows from
 * other things. The message says what is right.
 */
export function keyed<const Tag extends string, const V extends Variants>(
  tag: Tag,
  variants: V,
  message: string,
): KeyedKind<Tagged<Tag, V>> {
  type Value = Tagged<Tag, V>
  const options = Object.entries<Entries | null>(variants).map(([name, entries]) => ({
    name,
    entries: entries ?? {},
    inner: entries && record(entries),
  }))
  const innerOf = (value: object) => options.find(({ name }) => name === (value as Loose)[tag])?.inner
  const byKeys = options.map(({ name, inner }) =>
    v.pipe(
      inner?.schema ?? v.null(),
      v.transform((given) => ({ [tag]: name, ...given })),
    ),
  )
  const byTag = options.map(({ name, entries }) =>
    strictObject({ ...tagOf(tag, v.literal(name)), ...shapeOf(entries) }),
  )
  // Each option is made of the entries under its tag; records made of lists of entries forget which.
  const schema = v.union(byKeys, message) as unknown as v.GenericSchema<unknown, Value>
  const own = v.variant(tag, byTag) as unknown as v.GenericSchema<unknown, Value>
  const isTagged = (input: unknown) =>
    typeof input === 'object' && input !== null && Object.hasOwn(input, tag)
  return {
    ...kindOf<Value>({
      schema,
      write: (value, within) => innerOf(value)?.write(value, within) ?? null,
      visit: (value, path, to) => innerOf(value)?.visit?.(value, path, to),
    }),
    either: v.lazy((input) => (isTagged(input) ? own : schema)),
  }
}

function tagOf<const Tag extends string, Value>(tag: Tag, value: Value): Record<Tag, Value> {
  return { [tag]: value } as Record<Tag, Value>
}

/** One of several records, told apart in positions and files alike by the keys that each alone has all of. */
export function either<const L extends readonly Entries[]>(
  ...several: L
): Kind<{ [N in keyof L]: ValueOfAll<L[N]> }[number], { [N in keyof L]: GivenOfAll<L[N]> }[number]> {
  type Value = { [N in keyof L]: ValueOfAll<L[N]> }[number]
  type Given = { [N in keyof L]: GivenOfAll<L[N]> }[number]
  const options = several.map((entries): { readonly names: readonly string[]; readonly kind: AnyKind } => ({
    names: Object.keys(entries),
    kind: record(entries),
  }))
  const kindFor = (value: object) =>
    options.find(({ names }) => names.every((name) => Object.hasOwn(value, name)))?.kind
  const union = v.union(options.map(({ kind }) => kind.schema))
  const runAll = union['~run'].bind(union)
  // What has all the keys of one is that one, or nothing; the others need not be tried.
  const run: typeof runAll = (dataset, config) => {
    const { value } = dataset
    const kind = typeof value === 'object' && value !== null ? kindFor(value) : undefined
    return kind ? kind.schema['~run'](dataset, config) : runAll(dataset, config)
  }
  return kindOf<Value, Given>({
    // Each option is made of its entries; a list made of lists of entries forgets which.
    schema: Object.assign(union, { '~run': run }) as v.GenericSchema<unknown, Given>,
    write: (value, within) => kindFor(value)?.write(value, within) ?? null,
    visit: (given, path, to) => kindFor(given)?.visit?.(given, path, to),
  })
}
