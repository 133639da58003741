import { covered, type PackedBody } from './packing'

/** The JSON text that was packed; undefined when it was changed so that it is no text any more. */
export function unpackedText({ key, data }: PackedBody): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(covered(bytesOf(data), key))
  } catch {
    return undefined
  }
}

/** The bytes that letters stand for; throws for letters that `base64Of` does not write. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
