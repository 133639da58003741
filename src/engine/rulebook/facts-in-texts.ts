import type { Problem } from '../kernel/refusal'

/** What texts of a file may take from a game's tables, by name: `${wizard points}` gives what the table says. */
export type Facts = Readonly<Record<string, string | number>>

const NAMED = /\$\{([^{}]*)\}/g

/** A file's data with the facts put into all its texts; names that no fact has are problems, with their paths. */
export function withFacts(
  data: unknown,
  facts: Facts,
): { readonly data: unknown; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const known = Object.keys(facts)
  const fill = (text: string, path: string) =>
    text.replace(NAMED, (whole, name: string) => {
      if (Object.hasOwn(facts, name)) return String(facts[name])
      problems.push({ path, message: `there is no fact "${name}"; there are: ${known.join(', ') || 'none'}` })
      return whole
    })
  const walk = (one: unknown, path: string): unknown => {
    if (typeof one === 'string') return fill(one, path)
    if (typeof one !== 'object' || one === null) return one
    const inside = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
    if (Array.isArray(one)) return one.map((item, nth) => walk(item, inside(nth)))
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner, inside(key))]))
  }
  return { data: walk(data, ''), problems }
}
