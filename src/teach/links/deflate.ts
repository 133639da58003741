/** Text made small; undone by `inflate`. */
export async function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await gather(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity)
  return packed ?? new Uint8Array()
}

/** The text that was made small: null when it would be longer than `most` bytes, undefined when it cannot be read. */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | null | undefined> {
  try {
    const bytes = await gather(new DecompressionStream('deflate-raw'), packed, most)
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What comes out of a stream, or null as soon as it is more than `most`: the rest is never unpacked. */
async function gather(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const writer = writable.getWriter()
  // What goes wrong while writing is told by the reader, too.
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = (readable as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    chunks.push(next.value)
  }
  return joined(chunks, length)
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
