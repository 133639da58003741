import { stemsIn } from './stems'
import { SYNONYMS } from './synonyms'

/** What a query asks about: one thing by all its names, the one that was typed first. */
export interface Concept {
  /** Each name in words as they are compared; what was typed comes first. */
  readonly names: Names
}

type Names = readonly (readonly string[])[]

/** For each name that may be typed, in words as they are compared, all that it finds. */
const FOUND_BY: readonly (readonly [name: readonly string[], names: Names])[] = [
  ...SYNONYMS.alike.map((names) => ({ said: names, told: names })),
  ...SYNONYMS.meant,
].flatMap(({ said, told }) => said.map((name) => [stemsIn(name), told.map(stemsIn)] as const))

/** The words of all names that may be typed. */
export const NAME_WORDS: readonly string[] = [...new Set(FOUND_BY.flatMap(([name]) => name))]

/** The things that words name, as they are compared; the longest names are found first, and no word belongs to two. */
export function conceptsIn(words: readonly string[]): readonly Concept[] {
  const found: Concept[] = []
  for (let at = 0; at < words.length;) {
    const { length, names } = conceptAt(words, at)
    found.push({ names })
    at += length
  }
  return found
}

function conceptAt(words: readonly string[], at: number): { readonly length: number } & Concept {
  const named = FOUND_BY.filter(([name]) => name.every((word, nth) => word === words[at + nth]))
  const length = Math.max(1, ...named.map(([name]) => name.length))
  const typed = words.slice(at, at + length)
  const others = named.filter(([name]) => name.length === length).flatMap(([, names]) => names)
  return { length, names: [typed, ...others.filter((name) => name.join(' ') !== typed.join(' '))] }
}
