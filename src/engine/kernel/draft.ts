import { castDraft, type Draft, isDraft, produce } from 'immer'
import { dictionary } from '../basics/dictionary'

/**
 * The state of a draft as plain data, for reading much of it at once: a scan over a draft would make a
 * proxy for everything it touches. A plain copy is its own reading. Parts that were not written since the
 * command began are the position's own, so nothing but the written parts is copied (Immer's `current`
 * copies all that is not frozen).
 */
export function reading<State extends object>(draft: Draft<State> | State): State {
  return plainOf(draft) as State
}

function plainOf(value: unknown): unknown {
  if (!isDraft(value)) return value
  const draft = value as object
  // Through its descriptor a property is told as it is; getting it would make a draft of it.
  const partOf = (key: PropertyKey) => plainOf(Reflect.getOwnPropertyDescriptor(draft, key)?.value)
  if (Array.isArray(draft)) return Array.from({ length: draft.length }, (_, nth) => partOf(nth))
  const keys = Object.keys(draft)
  if (Object.getPrototypeOf(draft) !== null) return Object.fromEntries(keys.map((key) => [key, partOf(key)]))
  const plain = dictionary<string, unknown>()
  for (const key of keys) plain[key] = partOf(key)
  return plain
}

/** A record with one key left out. */
export function without<Value extends object, Key extends keyof Value>(
  record: Value,
  key: Key,
): Omit<Value, Key> {
  const { [key]: _left, ...rest } = record
  return rest
}

/** A value with something of it changed; what is not written stays the same object. */
export function changed<Value extends object>(value: Value, change: (draft: Draft<Value>) => void): Value {
  return produce(value, (draft) => {
    change(draft)
  })
}

export { castDraft as asDraft, type Draft }
