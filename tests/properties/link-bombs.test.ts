import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflateRaw } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { frame } from '@/teach/links/frame'
import { LINK_TEXT } from '@/teach/links/links-text'
import { MOST_UNPACKED, unpack } from '@/teach/links/payload'

describe('A link that unfolds to hundreds of megabytes', () => {
  test('is refused once a little more than it may unfold to has come out', async () => {
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    const outcome = await unpack(frame({ kind: 'study', version: '1', packed: await bomb(300) }))
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ path: '', message: LINK_TEXT.bomb(MOST_UNPACKED) }],
    })
    const chunks = read.mock.settledResults.map(({ value }) => lengthOf(value as Read))
    expect(sumOf(chunks)).toBeGreaterThan(MOST_UNPACKED)
    expect(sumOf(chunks)).toBeLessThan(2 * MOST_UNPACKED)
  })

  test('is fed to the unpacking only as fast as that is read', async () => {
    const packed = await bomb(300)
    const write = vi.spyOn(WritableStreamDefaultWriter.prototype, 'write')
    await unpack(frame({ kind: 'study', version: '1', packed }))
    const fed = sumOf(write.mock.calls.map(([bytes]) => (bytes as Uint8Array).length))
    expect(fed * BYTES_FROM_ONE).toBeGreaterThan(MOST_UNPACKED)
    expect(fed * BYTES_FROM_ONE).toBeLessThan(30 * MEGABYTE)
  })
})

const MEGABYTE = 1_000_000
/** The most bytes that one can unfold to which was packed by DEFLATE. */
const BYTES_FROM_ONE = 1032

/** So many megabytes of brackets, packed; they never stand in memory all at once. */
async function bomb(megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const piece = Buffer.alloc(MEGABYTE, '[')
  const pieces = Array.from({ length: megabytes }, () => piece)
  return new Uint8Array(await buffer(Readable.from(pieces).pipe(createDeflateRaw())))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

type Read = ReadableStreamReadResult<unknown>

function lengthOf({ value }: Read): number {
  return value instanceof Uint8Array ? value.length : 0
}
