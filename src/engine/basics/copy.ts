/** A copy of plain data that shares nothing with it; dictionaries stay dictionaries, unlike in `structuredClone`. */
export function copyOf<Data>(data: Data): Data {
  return copied(data) as Data
}

/** What is assigned to this key an object inherits from, unless it is a dictionary. */
const INHERITING = '__proto__'
const OPEN = { writable: true, enumerable: true, configurable: true } as const

function copied(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(copied)
  const copy = Object.create(Object.getPrototypeOf(data) as object | null) as Record<string, unknown>
  for (const [key, value] of Object.entries(data)) {
    if (key === INHERITING) Object.defineProperty(copy, key, { ...OPEN, value: copied(value) })
    else copy[key] = copied(value)
  }
  return copy
}
