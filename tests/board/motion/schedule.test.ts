import { describe, expect, test } from 'vitest'
import type { BoardEffect } from '@/board/motion/board-effect'
import { scheduled } from '@/board/motion/schedule'
import type { HexId } from '@/engine/kernel/hex'
import { LANDED_MS } from '@/widgets/tumble'

const hex = (id: string) => id as HexId
const move = (...path: string[]): BoardEffect => ({
  kind: 'move',
  counters: [],
  path: path.map(hex),
  before: [],
})
const fire: BoardEffect = { kind: 'fire', from: hex('0101'), to: hex('0102'), isTreasures: false }
const fall: BoardEffect = { kind: 'fall', hex: hex('0102'), counters: [], before: [], manner: 'burnt' }

/** When the last of some effects is over. */
function endOf(effects: readonly BoardEffect[], tempo = 1): number {
  return Math.max(...scheduled(effects, tempo).map(({ start, duration }) => start + duration))
}

describe('time', () => {
  test('a longer way takes longer, and none more than 450 ms', () => {
    const short = endOf([move('0101', '0102')])
    const long = endOf([move('0101', '0102', '0103')])
    expect(long).toBeGreaterThan(short)
    expect(endOf([move(...Array.from({ length: 30 }, (_, nth) => `01${nth}`))])).toBe(450)
  })

  test('a fireball and its losses are over within 700 ms', () => {
    expect(endOf([fire, fall])).toBeLessThanOrEqual(700)
  })

  test('the tempo stretches all of it alike', () => {
    expect(endOf([fire, fall], 2)).toBe(2 * endOf([fire, fall]))
    expect(endOf([fire, fall], 0.5)).toBe(endOf([fire, fall]) / 2)
  })

  test('what falls does so once the fire has struck', () => {
    const [flight, losses] = scheduled([fire, fall], 1)
    expect(losses?.start).toBeGreaterThan(0)
    expect(losses?.start).toBeLessThan(flight?.duration ?? 0)
  })
})

describe('dice', () => {
  const dice: BoardEffect = { kind: 'dice', throws: [] }

  test('have landed before what they decide is seen, and stand on beside it', () => {
    const [fell, burnt] = scheduled([dice, fall], 1)
    expect(burnt?.start).toBeGreaterThan(LANDED_MS)
    expect(burnt?.start).toBeLessThan(900)
    expect(fell?.duration).toBeGreaterThan((burnt?.start ?? 0) + (burnt?.duration ?? 0))
  })

  test('keep what falls covered until then', () => {
    const losses = scheduled([dice, fall], 1)[1]
    expect(losses?.cover?.until).toBe(losses?.start)
  })
})

describe('covers', () => {
  test('the end of a path is covered by what stood there until the counters arrive', () => {
    const [one] = scheduled([move('0101', '0102', '0202')], 1)
    expect(one?.cover).toEqual({ stack: { hex: '0202', counters: [] }, until: one?.duration })
  })

  test('a stack is covered by what it was until its counters begin to fall', () => {
    const losses = scheduled([fire, fall], 1)[1]
    expect(losses?.cover?.until).toBe(losses?.start)
  })

  test('fire covers nothing', () => {
    expect(scheduled([fire], 1)[0]?.cover).toBeNull()
  })
})
