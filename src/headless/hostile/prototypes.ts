const PROTOTYPES: Readonly<Record<string, object>> = {
  Object: Object.prototype,
  Array: Array.prototype,
  String: String.prototype,
  Number: Number.prototype,
  Boolean: Boolean.prototype,
  Function: Function.prototype,
  Map: Map.prototype,
  Set: Set.prototype,
  WeakMap: WeakMap.prototype,
  RegExp: RegExp.prototype,
  Error: Error.prototype,
  Promise: Promise.prototype,
}

/** What everything inherits, as it was when the program began. */
const AT_FIRST = Object.entries(PROTOTYPES).map(([name, one]) => ({ name, one, parts: partsOf(one) }))

function partsOf(one: object): ReadonlyMap<PropertyKey, PropertyDescriptor | undefined> {
  return new Map(Reflect.ownKeys(one).map((key) => [key, Reflect.getOwnPropertyDescriptor(one, key)]))
}

/** Whether a prototype is not as it was when the program began: a sentence, if so. */
export function pollution(): string | undefined {
  const changed = AT_FIRST.find(({ one, parts }) => !isSame(parts, partsOf(one)))
  return changed && `the prototype of ${changed.name} was changed`
}

/** Whether an object inherits something new: the common case of it, found much faster. */
export function inheritance(): string | undefined {
  for (const key in {}) return `every object has "${key}"`
  return undefined
}

type Parts = ReturnType<typeof partsOf>

function isSame(before: Parts, now: Parts): boolean {
  if (before.size !== now.size) return false
  for (const [key, part] of before) {
    const other = now.get(key)
    if ((['value', 'get', 'set'] as const).some((one) => part?.[one] !== other?.[one])) return false
  }
  return true
}
