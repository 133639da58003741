/** Whether two pieces of plain data are alike all through. */
export function areAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPart(a) || !isPart(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => areAlike(a[key], b[key]))
}

function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
