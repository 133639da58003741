import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { frame, MOST_CHARACTERS } from '@/teach/links/frame'
import { MOST_UNPACKED, pack, unpack } from '@/teach/links/payload'

const JSON_OF_IT: Json = { title: 'Grüße, 2 ½', list: [1, 2, { deep: null }], text: 'abc '.repeat(50) }

async function packed(json: Json = JSON_OF_IT): Promise<string> {
  const made = await pack({ kind: 'study', json })
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.value
}

async function faultOf(payload: string): Promise<string> {
  const read = await unpack(payload)
  if (read.ok) throw new Error('it was read')
  return read.problems.map(({ message }) => message).join('\n')
}

/** A payload of a text as a malicious hand might pack it: checksum and length are right. */
function forged(text: string): string {
  return frame({ kind: 'game', version: '1', packed: new Uint8Array(deflateRawSync(text)) })
}

describe('A payload', () => {
  test('gives back what went in, in letters that every address keeps', async () => {
    const payload = await packed()
    expect(payload).toMatch(/^2s[\w-]+$/)
    expect(await unpack(payload)).toEqual({ ok: true, value: { kind: 'study', json: JSON_OF_IT } })
  })
  test('is read whatever the number of its bytes', async () => {
    for (let length = 0; length < 9; length++) {
      const json = 'xyzuvwabc'.slice(0, length)
      expect(await unpack(await packed(json))).toMatchObject({ ok: true, value: { json } })
    }
  })
  test('with any one character changed is refused as damaged', async () => {
    const payload = await packed()
    for (let at = 1; at < payload.length; at++) {
      const other = payload[at] === 'A' ? 'B' : 'A'
      const fault = await faultOf(payload.slice(0, at) + other + payload.slice(at + 1))
      expect(fault).toMatch(/a character was changed|missing|too many/)
    }
  })
  test('with any one character missing is refused as damaged', async () => {
    const payload = await packed()
    for (let at = 2; at < payload.length; at++) {
      const fault = await faultOf(payload.slice(0, at) + payload.slice(at + 1))
      expect(fault).toMatch(/missing|changed|too many/)
    }
  })
  test('says how much of its end is missing, or how much was added', async () => {
    const payload = await packed()
    expect(await faultOf(payload.slice(0, -10))).toBe('10 characters missing, most likely at its end')
    expect(await faultOf(`${payload}AAAA`)).toBe('it has 4 characters too many')
    expect(await faultOf(payload.slice(0, 6))).toBe('only 6 characters of it arrived, so its end is missing')
    expect(await faultOf('')).toContain('cut off')
  })
  test('names a sign that does not belong there, and its place', async () => {
    const payload = await packed()
    expect(await faultOf(`${payload.slice(0, 9)}%${payload.slice(10)}`)).toBe(
      'the sign “%” at place 10 does not belong there',
    )
  })
  test('of a newer program is refused with what to do', async () => {
    const payload = await packed()
    expect(await faultOf(`4${payload.slice(1)}`)).toContain('A newer program made it; reload this page')
    expect(await faultOf(`!${payload.slice(1)}`)).toBe('it begins with “!”, as no link does')
  })
})

describe('A payload with a place', () => {
  const at = { chapter: 1, line: 'b2', step: 12, look: 'east' }
  const placed = async (place: object) => {
    const made = await pack({ kind: 'study', json: JSON_OF_IT, place })
    if (!made.ok) throw new Error(JSON.stringify(made.problems))
    return made.value
  }

  test('gives both back, and says by its version that older programs cannot', async () => {
    const payload = await placed(at)
    expect(payload).toMatch(/^3s[\w-]+$/)
    expect(await unpack(payload)).toEqual({ ok: true, value: { kind: 'study', json: JSON_OF_IT, place: at } })
    expect(await unpack(await placed({ step: 3 }))).toMatchObject({ ok: true, value: { place: { step: 3 } } })
  })
  test('is refused with the path of what is wrong in the place', async () => {
    for (const [place, path] of [
      [{ step: -1 }, 'place.step'],
      [{ chapter: 'x' }, 'place.chapter'],
      [{ line: 'x'.repeat(101) }, 'place.line'],
      [{ elsewhere: 1 }, 'place.elsewhere'],
    ] as const) {
      const read = await unpack(await placed(place))
      expect(read).toMatchObject({ ok: false, problems: [{ path }] })
    }
  })
  test('is refused where no place stands before what it holds', async () => {
    const nothing = new Uint8Array(16 + 2)
    expect(await faultOf(frame({ kind: 'game', version: '3', packed: nothing }))).toBe(
      'what it holds cannot be unpacked',
    )
    expect(await faultOf(`3${(await packed()).slice(1)}`)).toBe('a character was changed on the way')
  })
})

describe('A hostile payload', () => {
  test('that unfolds to hundreds of megabytes is given up on the way', async () => {
    const bomb = forged(' '.repeat(100_000_000))
    expect(bomb.length).toBeLessThan(150_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await faultOf(bomb)).toContain('unfolds to more than 4 million')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * MOST_UNPACKED)
  })
  test('that is longer than any link is not looked at', async () => {
    expect(await faultOf(`1g${'A'.repeat(MOST_CHARACTERS)}`)).toContain('longer than')
  })
  test('with a right checksum over nonsense is refused', async () => {
    const packedNonsense = Uint8Array.from({ length: 60 }, (_, nth) => (nth * 89 + 7) % 256)
    for (const version of ['1', '2'] as const)
      for (const length of [0, 9, 60]) {
        const nonsense = packedNonsense.slice(0, length)
        expect(await faultOf(frame({ kind: 'game', version, packed: nonsense }))).toBe(
          'what it holds cannot be unpacked',
        )
      }
    expect(await faultOf(forged('{"not": json'))).toContain('this is not JSON')
    for (const text of [
      '7',
      '[[], {}]',
      '[[["a"]], [1]]',
      '[[], [5, 1]]',
      `[[], ${'[0,'.repeat(5000)}1${']'.repeat(5000)}]`,
    ])
      expect(await faultOf(forged(text))).toContain('not put together as links are')
  })
  test('cannot change what every object has', async () => {
    const read = await unpack(forged('[[["__proto__"],["polluted"]],[1,[2,1]]]'))
    expect(read.ok && Object.keys(read.value.json as object)).toEqual(['__proto__'])
    expect(({} as { readonly polluted?: number }).polluted).toBeUndefined()
  })
})

test('What is too much for a link is not packed', async () => {
  const made = await pack({ kind: 'study', json: 'x'.repeat(MOST_UNPACKED) })
  expect(made).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('file') as string }],
  })
})

test('What would become a longer link than can be opened is not made one', async () => {
  // Letters without any order: packing gains little on them.
  let state = 1
  const letters = Array.from({ length: 700_000 }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 1
    return String.fromCharCode(48 + ((state >>> 8) % 75))
  })
  const made = await pack({ kind: 'study', json: letters.join('') })
  expect(made).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('Save it to a file') as string }],
  })
})
