import { vi } from 'vitest'

/** Longer than anything takes that a test waits for, on a busy machine too. */
const PATIENCE_MS = 30_000

/** Waits until nothing is thrown any more, and gives back what comes then. */
export function patiently<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(work, { timeout: PATIENCE_MS, interval: 10 })
}
