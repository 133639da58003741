import { sizeProblemOf } from '../files/size-problem'
import type { Parsed, Problem } from '../kernel/refusal'
import { failed, parseWith } from '../files/schema'
import type { AnyKind, GivenOf } from './kind'

/** What a file of the right shape says; one that is far too large is not looked into. */
export function givenIn<K extends AnyKind>(
  kind: K,
  json: unknown,
  most: { readonly depth: number; readonly values: number },
): Parsed<GivenOf<K>> {
  const excess = sizeProblemOf(json, most)
  return excess === undefined ? parseWith(kind.schema, json) : failed('', excess)
}

/** What stands outside a file and is named in it, by kind: why it is not there, or undefined. */
export type Outside = Readonly<Record<string, (id: string) => Omit<Problem, 'path'> | undefined>>

/** Ids that are given twice, and names of what is not there: neither in the file nor outside. */
export function referenceFaults<K extends AnyKind>(
  kind: K,
  file: GivenOf<K>,
  outside: Outside,
): readonly Problem[] {
  const given = new Map<string, string>()
  const named: (readonly [kind: string, id: string, path: string])[] = []
  const faults: Problem[] = []
  kind.visit?.(file, '', {
    gives(of, id, path) {
      if (given.has(id)) faults.push({ path, message: `${id} stands twice; each needs its own` })
      else given.set(id, of)
    },
    names: (of, id, path) => named.push([of, id, path]),
  })
  const missing = (of: string, id: string) =>
    given.get(id) === of ? undefined : { message: `there is no ${id}; name something that the file lists` }
  for (const [of, id, path] of named) {
    const look = Object.hasOwn(outside, of) ? outside[of] : undefined
    const fault = look ? look(id) : missing(of, id)
    if (fault) faults.push({ path, ...fault })
  }
  return faults
}
