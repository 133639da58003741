import { describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { packedText, type PackedBody } from '@/engine/files/packing'
import { unpackingText } from '@/engine/files/unpacking'

const KEY = diceStateOf(3)
/** Letters of one to four bytes each, so that a piece ends in the midst of some. */
const LONG = JSON.stringify('aäw⚔🔥x'.repeat(60_000))

/** The text that was packed, and in how many pieces it came. */
function unpacked(body: PackedBody) {
  const work = unpackingText(body)
  let pieces = 0
  let next = work.next()
  for (; !next.done; next = work.next()) pieces += 1
  return { text: next.value, pieces }
}

describe('A packed text', () => {
  test('is the same when it is unpacked, in pieces when it is long', () => {
    const { text, pieces } = unpacked(packedText(LONG, KEY))
    expect(text === LONG).toBe(true)
    expect(pieces).toBe(4)
    for (const short of ['', '1', '[1,2]']) expect(unpacked(packedText(short, KEY)).text).toBe(short)
  })

  test('does not tell its words', () => {
    expect(atob(packedText('{"haunt":"C2"}', KEY).data)).not.toContain('haunt')
  })

  test('that was changed is no text any more', () => {
    const { data, ...rest } = packedText(LONG, KEY)
    expect(unpacked({ ...rest, data: `${data.slice(0, -8)}!${data.slice(-7)}` }).text).toBeUndefined()
    expect(unpacked({ data, ...rest, key: diceStateOf(4) }).text).not.toBe(LONG)
  })
})
