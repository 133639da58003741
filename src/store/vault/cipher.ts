import { base64Of } from '@/engine/files/base64'
import type { Encrypted, WrappedShare } from '@/engine/files/locked'
import { bytesOf } from '@/engine/files/unpacking'

type Bytes = Uint8Array<ArrayBuffer>

/** Length of a share and of the content key, in bytes. */
const KEY_BYTES = 32
/** What AES-GCM takes as a nonce, in bytes. */
const IV_BYTES = 12
const SALT_BYTES = 16
/** What a guess costs: about half a second on a fast machine. */
const ITERATIONS = 600_000

/** Whether this page may encrypt; not over plain HTTP from another machine. */
export function mayEncrypt(): boolean {
  // The types promise it always; an insecure context lacks it.
  return (crypto as Partial<Crypto>).subtle !== undefined
}

/** A key or a share that nobody can guess. */
export function freshKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES))
}

/** The key of which these are the shares. */
export function keyOf(shares: readonly Bytes[]): Bytes {
  return shares.reduce(
    (key, share) => key.map((byte, at) => byte ^ (share[at] ?? 0)),
    new Uint8Array(KEY_BYTES),
  )
}

/** Bytes under a key. */
export async function encrypt(key: Bytes, bytes: Bytes): Promise<Encrypted> {
  return encryptWith(await aesKey(key), bytes)
}

/** What lies under a key; undefined when it is another, or when anything was changed. */
export async function decrypt(key: Bytes, encrypted: Encrypted): Promise<Bytes | undefined> {
  return decryptWith(await aesKey(key), encrypted)
}

/** A share under a passphrase. */
export async function wrapShare(share: Bytes, passphrase: string): Promise<WrappedShare> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const key = await keyFrom(passphrase, salt, ITERATIONS)
  return { salt: base64Of(salt), iterations: ITERATIONS, ...(await encryptWith(key, share)) }
}

/** The share under a passphrase; undefined when that is another. */
export async function unwrapShare(wrapped: WrappedShare, passphrase: string): Promise<Bytes | undefined> {
  try {
    const key = await keyFrom(passphrase, bytesOf(wrapped.salt), wrapped.iterations)
    return await decryptWith(key, wrapped)
  } catch {
    // A salt that no program wrote.
    return undefined
  }
}

/** A key made of words that are themselves beyond guessing. */
export async function keyOfCode(code: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)))
}

/** Slow on purpose; the browser does it beside the page. */
async function keyFrom(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // The same words typed on another keyboard may come in other code points.
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey'])
  const recipe = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(recipe, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

function aesKey(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

async function encryptWith(key: CryptoKey, bytes: Bytes): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  return { iv: base64Of(iv), data: base64Of(new Uint8Array(data)) }
}

async function decryptWith(key: CryptoKey, { iv, data }: Encrypted): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(data)),
    )
  } catch {
    return undefined
  }
}
