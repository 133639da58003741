import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** How deep a string may be hidden in others: base64 of what was compressed, and that again. */
const DEEPEST = 3

/**
 * Everything that a curious reader finds in a text: the text, what its parts say in base64, in hexadecimal and as
 * numbers, and what of all that unfolds when it is decompressed.
 */
export function readingsOf(text: string, depth = 0): readonly string[] {
  if (depth === DEEPEST) return [text]
  const hidden = [...bytesIn(text)].flatMap((bytes) => [bytes, ...unfolded(bytes)])
  return [text, ...hidden.flatMap((bytes) => readingsOf(textIn(bytes), depth + 1))]
}

function* bytesIn(text: string): Generator<Buffer> {
  for (const [word] of text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) {
    // Signs of another kind may stand before it without a gap.
    for (const from of [0, 1, 2, 3]) yield Buffer.from(word.slice(from), 'base64')
    if (/^([0-9a-f]{2})+$/.test(word)) yield Buffer.from(word, 'hex')
  }
  for (const [list] of text.matchAll(/(?:-?\d+\s*,\s*){16,}-?\d+/g))
    yield Buffer.from(list.split(',').map(Number))
}

function unfolded(bytes: Buffer): readonly Buffer[] {
  return [inflateSync, inflateRawSync, gunzipSync, brotliDecompressSync].flatMap((unfold) => {
    try {
      return [unfold(bytes)]
    } catch {
      return []
    }
  })
}

/** Bytes that are no text hold no further strings. */
function textIn(bytes: Buffer): string {
  return bytes.toString('latin1')
}
