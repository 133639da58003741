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
  // What goes wrong while writing is told by the reader, too.
  fed(writable, bytes).catch(() => undefined)
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

/** More bytes in one go could unfold, before anybody can stop them, to a thousand times as many. */
const BYTES_AT_A_TIME = 2048

/** Writes bytes only as fast as what comes of them is read. */
async function fed(writable: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = writable.getWriter()
  for (let at = 0; at < bytes.length; at += BYTES_AT_A_TIME)
    await writer.write(bytes.subarray(at, at + BYTES_AT_A_TIME))
  await writer.close()
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
