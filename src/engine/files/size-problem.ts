/** Why data is too large or too deep to be looked into, if it is; done without recursion, for it may be hostile. */
export function sizeProblemOf(
  json: unknown,
  most: { readonly depth: number; readonly values: number },
): string | undefined {
  let seen = 1
  let level: readonly unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most.depth) return `must not be nested deeper than ${most.depth} levels`
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      // A long list is not even listed.
      seen += Array.isArray(one) ? one.length : Object.keys(one).length
      if (seen > most.values) return `must not hold more than ${most.values} values`
      for (const inner of Object.values(one)) next.push(inner)
    }
    level = next
  }
  return undefined
}
