import * as v from 'valibot'
import { type AnyKind, type Entries, type GivenOf, type Kind, kindOf, type Loose, type ValueOf } from './kind'
import { oneOf } from './kinds'
import { record, type ValueOfAll } from './record'

/** What each variant has beside its tag. */
type Variants = Readonly<Record<string, Entries>>

/** One of several records, told apart in positions and files alike by a tag among their keys. */
export type ValueOfVariants<Tag extends string, V extends Variants> = {
  readonly [Name in keyof V & string]: { readonly [T in Tag]: Name } & ValueOfAll<V[Name]>
}[keyof V & string]

/** Declares them; nothing in them follows from other things. */
export function variants<const Tag extends string, const V extends Variants>(
  tag: Tag,
  all: V,
): Kind<ValueOfVariants<Tag, V>> {
  const kinds = new Map<unknown, Kind<Loose>>(
    Object.entries(all).map(([name, entries]) => [
      name,
      // Records made of lists of entries forget which.
      record({ [tag]: oneOf([name]), ...entries }) as unknown as Kind<Loose>,
    ]),
  )
  const kindFor = (value: object) => kinds.get((value as Loose)[tag])
  const options = [...kinds.values()].map(
    ({ schema }) => schema as unknown as v.StrictObjectSchema<never, undefined>,
  )
  return kindOf<ValueOfVariants<Tag, V>>({
    // Each option is made of the entries under its tag.
    schema: v.variant(tag, options),
    write: (value, within) => kindFor(value)?.write(value, within) ?? null,
    visit: (given, path, to) => kindFor(given)?.visit?.(given, path, to),
  })
}

/** Of one kind or of another, as its keys tell. */
export function eitherOf<A extends AnyKind, B extends AnyKind>(
  isFirst: (value: Loose) => boolean,
  first: A,
  second: B,
): Kind<ValueOf<A> | ValueOf<B>, GivenOf<A> | GivenOf<B>> {
  const kindFor = (value: unknown): AnyKind =>
    typeof value === 'object' && value !== null && isFirst(value as Loose) ? first : second
  return kindOf<ValueOf<A> | ValueOf<B>, GivenOf<A> | GivenOf<B>>({
    // Whichever it is reads as one of the two.
    schema: v.lazy((input) => kindFor(input).schema as v.GenericSchema<unknown, GivenOf<A> | GivenOf<B>>),
    write: (value, within) => kindFor(value).write(value, within) ?? null,
    visit: (given, path, to) => kindFor(given).visit?.(given, path, to),
  })
}
