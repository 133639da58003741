/** Why data is too large or too deep to be looked into, if it is; done without recursion, for it may be hostile. */
export function excessOf(
  json: unknown,
  most: { readonly depth: number; readonly values: number },
): string | undefined {
  let seen = 0
  let level: readonly unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most.depth) return `must not be nested deeper than ${most.depth} levels`
    seen += level.length
    if (seen > most.values) return `must not hold more than ${most.values} values`
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return undefined
}
