import { type DiceCheck, diceText, throwsChecked } from '@/engine/kernel/dice-check'
import type { DiceSeal, Seal } from '@/engine/kernel/dice-seals'
import type { AnyHistory } from './session'

const NONCE_BYTES = 16

/**
 * Seals a secret: SHA-256 over the text, a colon and a random nonce. Null where the browser has no
 * cryptography to offer, which is so on pages served over plain HTTP from another machine.
 */
export async function sealOf(text: string): Promise<Seal | null> {
  if (!mayDigest()) return null
  const nonce = hexadecimal(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
  return { digest: await digestOf(text, nonce), nonce }
}

/** Whether a seal is of this text; null where that cannot be computed. */
export async function sealHolds(seal: Seal, text: string): Promise<boolean | null> {
  if (!mayDigest()) return null
  return (await digestOf(text, seal.nonce)) === seal.digest
}

/** Whether the dice of a finished game were those that had been sealed. */
export async function diceHold(
  { steps, cursor }: AnyHistory,
  seals: readonly DiceSeal[],
): Promise<DiceCheck> {
  const thrown = throwsChecked(
    steps.slice(0, cursor).map(({ entry }) => entry),
    seals,
  )
  const digests = await Promise.all(seals.map((seal) => sealHolds(seal, diceText(seal.seed))))
  if (!thrown.holds || digests.includes(false)) return { ...thrown, holds: false }
  return { ...thrown, holds: digests.includes(null) ? null : true }
}

function mayDigest(): boolean {
  // The types promise it always; an insecure context lacks it.
  return (crypto as Partial<Crypto>).subtle !== undefined
}

async function digestOf(text: string, nonce: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${text}:${nonce}`)
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
