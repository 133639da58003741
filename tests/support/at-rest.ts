import { vi } from 'vitest'

/** How many calls of the cipher are under way: their threads may take any time on a busy machine. */
let underWay = 0

const subtle = Object.getPrototypeOf(crypto.subtle) as Record<string, unknown>
// prettier-ignore
for (const name of ['decrypt', 'deriveBits', 'deriveKey', 'digest', 'encrypt', 'exportKey', 'generateKey', 'importKey', 'sign', 'unwrapKey', 'verify', 'wrapKey']) {
  const call = subtle[name] as (...given: unknown[]) => Promise<unknown>
  subtle[name] = async function (this: SubtleCrypto, ...given: unknown[]) {
    underWay += 1
    try {
      return await call.apply(this, given)
    } finally {
      underWay -= 1
    }
  }
}

/** Turns of the event loop in which nothing may be under way any more. */
const QUIET_TURNS = 15

/**
 * Waits until nothing is under way: no part of the program being loaded, no call of the cipher, and nothing that these
 * led to in several turns of the event loop after. It takes as long as that takes; the test's own limit ends it.
 */
export async function atRest(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done, 1))
    quiet = underWay === 0 ? quiet + 1 : 0
  }
}
