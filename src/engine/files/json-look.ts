import type { Json } from '../kernel/game'

/** A value of a JSON object, undefined where there is none. */
export function valueAt(json: Json | undefined, key: string): Json | undefined {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  return isObject && Object.hasOwn(json, key) ? (json as Readonly<Record<string, Json>>)[key] : undefined
}

/** The items of a list in a JSON object; none where there is no list. */
export function listAt(json: Json | undefined, key: string): readonly Json[] {
  const value = valueAt(json, key)
  return Array.isArray(value) ? (value as readonly Json[]) : []
}
