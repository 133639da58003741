import { covering, type PackedBody } from './packing'
import type { Cooperative } from '../basics/cooperative'

/** Letters that are read in one go: a multiple of sixteen, which are twelve bytes and three words of the cover. */
const LETTERS_AT_A_TIME = 320_000

/**
 * The JSON text that was packed; undefined when it was changed so that it is no text any more. With pauses: a stranger's
 * file may hold millions of letters.
 */
export function* unpackingText({ key, data }: PackedBody): Cooperative<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const uncover = covering(key)
  let text = ''
  try {
    for (let at = 0; at < data.length; at += LETTERS_AT_A_TIME) {
      const bytes = uncover(bytesOf(data.slice(at, at + LETTERS_AT_A_TIME)))
      text += decoder.decode(bytes, { stream: true })
      yield
    }
    return text + decoder.decode()
  } catch {
    return undefined
  }
}

/** The bytes that letters stand for; throws for letters that `base64Of` does not write. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}
