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
  return Object.getPrototypeOf(data) === Object.prototype
    ? plainCopy(data as Readonly<Record<string, unknown>>)
    : dictionaryCopy(data)
}

/** Spread first, for that keeps the shape that the engine knows: positions are copied for every command of a search. */
function plainCopy(data: Readonly<Record<string, unknown>>): unknown {
  const copy = { ...data }
  for (const key in copy) {
    const value = copy[key]
    if (typeof value === 'object' && value !== null) copy[key] = copied(value)
  }
  return copy
}

function dictionaryCopy(data: object): unknown {
  const copy = Object.create(Object.getPrototypeOf(data) as object | null) as Record<string, unknown>
  for (const [key, value] of Object.entries(data)) {
    if (key === INHERITING) Object.defineProperty(copy, key, { ...OPEN, value: copied(value) })
    else copy[key] = copied(value)
  }
  return copy
}
