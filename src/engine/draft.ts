import { current, type Draft, isDraft } from 'immer'

/**
 * The state of a draft as plain data, for reading much of it at once: a scan over a draft would make
 * a proxy for everything it touches. A plain copy is its own reading.
 */
export function reading<State extends object>(draft: Draft<State> | State): State {
  return (isDraft(draft) ? current<unknown>(draft) : draft) as State
}

/** A record with one key left out. */
export function without<Value extends object, Key extends keyof Value>(
  record: Value,
  key: Key,
): Omit<Value, Key> {
  const { [key]: _left, ...rest } = record
  return rest
}
