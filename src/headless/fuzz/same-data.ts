import { isDeepStrictEqual } from 'node:util'

/** Whether two values are the same data; a dictionary is the same as an object literal of the same entries. */
export function sameData(a: unknown, b: unknown): boolean {
  // Cloning gives every record the same prototype.
  return isDeepStrictEqual(structuredClone(a), structuredClone(b))
}
