import { MOST_SEED } from '@/engine/lesson/handed-in'

/** A seed that nobody has chosen. */
export function freshSeed(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (random % MOST_SEED) + 1
}

/** The seed of an address; undefined where it has none. */
export function seedIn(text: string | undefined): number | undefined {
  const seed = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0
  return seed > 0 ? seed : undefined
}
