import { covered, type PackedBody } from './packing'

/** What was packed; undefined when it was changed since. */
export function unpacked({ key, data }: PackedBody): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(covered(bytesOf(data), key))
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The bytes that letters stand for; throws for letters that `base64Of` does not write. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
