import type * as v from 'valibot'
import type { Problem } from '../kernel/refusal'
import {
  type AnyKind,
  type Entries,
  type Fields,
  type Kind,
  kindOfParts,
  type Loose,
  type Presence,
} from './kind'
import { oneOf } from './kinds'
import { gathered, type GivenOfAll, shapeOf, tell, type ValueOfAll, visitAll } from './record'

/** What there is besides the tag; what a variant has must not be missing in files of the others, so none is needed. */
type Variants = Readonly<
  Record<string, Readonly<Record<string, Kind<unknown, unknown, Exclude<Presence, 'needed'>>>>>
>

/** A key of a file that belongs to other variants than the one that the file names. */
export interface Misplaced {
  readonly key: string
  /** The variants that have it. */
  readonly under: readonly string[]
  readonly value: unknown
}

/** One of several things as it is in the position. */
type ValueOfTagged<Tag extends string, V extends Variants> = {
  readonly [Name in keyof V & string]: Readonly<Record<Tag, Name>> & ValueOfAll<V[Name]>
}[keyof V & string]
type GivenOfTagged<Tag extends string, V extends Variants> = {
  readonly [Name in keyof V & string]: Readonly<Record<Tag, Name>> &
    GivenOfAll<V[Name]> & { readonly misplaced: readonly Misplaced[] }
}[keyof V & string]

/** A key of a file with whatever has it. */
interface Known {
  readonly schema: v.ObjectEntries[string]
  readonly under: string[]
  /** What it is, unless it is one of several keys of something. */
  readonly kind: AnyKind | undefined
}

/**
 * One of several things, told apart by a tag: the phase of a game with what exists only in it. In files the tag and
 * what belongs to it stand beside the keys of what holds them. A key that several variants have is of one kind in
 * files; what a file says of other variants is told as `misplaced`. The message says which tags there are.
 */
export function tagged<const Tag extends string, const V extends Variants>(
  tag: Tag,
  variants: V,
  message = `must be one of ${Object.keys(variants).join(', ')}`,
): Kind<ValueOfTagged<Tag, V>, GivenOfTagged<Tag, V>, 'usual'> {
  const known = keysOf(variants)
  const fieldsOf = (value: Loose): Fields => Object.entries(variants[value[tag] as string] ?? {})
  const misplacedIn = (file: Loose): readonly Misplaced[] =>
    Object.entries(known).flatMap(([key, { under }]) =>
      Object.hasOwn(file, key) && !under.includes(file[tag] as string)
        ? [{ key, under, value: file[key] }]
        : [],
    )
  return kindOfParts({
    shape: {
      [tag]: oneOf(Object.keys(variants), message).schema,
      ...Object.fromEntries(Object.entries(known).map(([key, { schema }]) => [key, schema])),
    },
    gather: (file) => ({
      [tag]: file[tag],
      ...gathered(fieldsOf(file), file),
      misplaced: misplacedIn(file),
    }),
    tell(value, file) {
      // Whoever writes a record hands over what stands under this name in it.
      const one = value as Loose
      file[tag] = one[tag] as string
      tell(fieldsOf(one), one, file)
    },
    visit(given, before, to) {
      const one = given as Loose & { readonly misplaced: readonly Misplaced[] }
      visitAll(fieldsOf(one), one, before, to)
      for (const { key, value } of one.misplaced) known[key]?.kind?.visit?.(value, before + key, to)
    },
  })
}

function keysOf(variants: Readonly<Record<string, Entries>>): Readonly<Record<string, Known>> {
  const known: Record<string, Known> = {}
  for (const [variant, entries] of Object.entries(variants))
    for (const [name, kind] of Object.entries(entries))
      for (const [key, schema] of Object.entries(shapeOf({ [name]: kind }))) {
        const one = (known[key] ??= { schema, under: [], kind: kind.parts ? undefined : kind })
        one.under.push(variant)
      }
  return known
}

/** Faults of what a file says that belongs to other variants. */
export function misplacedFaults(
  tag: string,
  misplaced: readonly Pick<Misplaced, 'key' | 'under'>[],
): readonly Problem[] {
  return misplaced.map(({ key, under }) => ({
    path: key,
    message: `belongs to another ${tag} (${under.join(', ')}); leave it out`,
  }))
}
