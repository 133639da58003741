import { describe, expect, test } from 'vitest'

import type { BoardCounter, BoardStack } from '@/board/board-props'
import { present } from '@/engine/kernel/refusal'
import { inkLayersOfHex } from '@/board/field/hex-ink-layers'
import { HEX_INNER } from '@/board/geometry'
import { HALF } from '@/board/layers/counter-shape'
import { bystanderSlot, facingIn, facingSlots, strengthOf } from '@/board/layers/facing'
import type { InkLayer } from '@/board/layers/ink-layers'
import { lettering } from '@/board/layers/lettering'
import { areSameStack } from '@/board/layers/same-stack'
import { inkLayersOfStack } from '@/board/layers/stack-ink-layers'
import { SIDES } from '@/widgets/side'

const HEX = '0101' as BoardStack['hex']
const CENTER = { x: 0, y: 0 }

function counter(
  side: BoardCounter['side'],
  strength?: number,
  more: Partial<BoardCounter> = {},
): BoardCounter {
  return {
    id: `${side} ${strength}`,
    icon: { path: 'M0 0h256' },
    side,
    factors: '2-1',
    label: side,
    flipped: false,
    spent: false,
    badges: [],
    ...(strength === undefined ? {} : { strength }),
    ...more,
  }
}

describe('a stack', () => {
  test('of one side alone faces nobody, whatever of neither side lies beside it', () => {
    expect(facingIn({ counters: [counter('first', 2), counter('none')] })).toBeUndefined()
  })

  test('of both sides adds up each, the first side’s first', () => {
    const counters = [counter('second', 4), counter('first', 2), counter('none'), counter('first', 1)]
    const facing = facingIn({ counters })
    expect(facing?.factions.map(({ side, size, strength }) => [side, size, strength])).toEqual([
      ['first', 2, 3],
      ['second', 1, 4],
    ])
    expect(facing?.bystanders).toHaveLength(1)
  })

  test('of three sides adds up each, and nobody for the side that is not in it', () => {
    const counters = [counter('fourth', 3), counter('first', 1), counter('third', 2), counter('fourth', 1)]
    const facing = facingIn({ counters, support: { second: 9, third: 1 } })
    expect(facing?.factions.map(({ side, strength }) => [side, strength])).toEqual([
      ['first', 1],
      ['third', 3],
      ['fourth', 4],
    ])
  })

  test('counts those who ride, whose strength their mount tells', () => {
    const rider = counter('first', 2)
    const [first] = facingIn({ counters: [counter('first', 5, { riders: [rider] }), counter('second', 1)] })
      ?.factions ?? [undefined]
    expect(first).toMatchObject({ size: 2, strength: 5 })
  })

  test('is helped by what comes from outside', () => {
    const counters = [counter('first', 2), counter('second', 4)]
    const strengths = facingIn({ counters, support: { first: 3 } })?.factions.map(({ strength }) => strength)
    expect(strengths).toEqual([5, 4])
  })

  test('adds up nothing where no counter tells its strength', () => {
    expect(strengthOf([counter('first')])).toBeUndefined()
    expect(
      facingIn({ counters: [counter('first'), counter('second')] })?.factions[0]?.strength,
    ).toBeUndefined()
  })

  test('looks otherwise with another strength, or other help', () => {
    const stack = (strength: number, support: BoardStack['support'] = {}): BoardStack => ({
      hex: HEX,
      support,
      counters: [counter('first', strength, { id: 'a' }), counter('second', 1)],
    })
    expect(areSameStack(stack(2), stack(2))).toBe(true)
    expect(areSameStack(stack(2), stack(3))).toBe(false)
    expect(areSameStack(stack(2), stack(2, { second: 1 }))).toBe(false)
    expect(areSameStack(stack(2), stack(2, { fourth: 1 }))).toBe(false)
  })
})

describe('facing stacks', () => {
  const places = (['ground', 'air'] as const).flatMap((layer) =>
    [false, true].map((isShared) => [layer, isShared] as const),
  )

  test.each(places)(
    'lie side by side on the %s and do not cover each other (shared: %s)',
    (layer, isShared) => {
      const slots = facingSlots(layer, isShared, 2)
      const [left, right] = [present(slots[0], 'slot'), present(slots[1], 'slot')]
      expect(left.at.x + HALF * left.scale).toBeLessThan(0)
      expect(right.at.x - HALF * right.scale).toBeGreaterThan(0)
      expect(right.at.y).toBe(left.at.y)
      // Those under the top lean outward.
      expect([left.rim.x < 0, right.rim.x > 0]).toEqual([true, true])
      expect(bystanderSlot(slots).y).toBeLessThan(left.at.y)
    },
  )

  test.each(places.flatMap((place) => [3, 4].map((sides) => [...place, sides] as const)))(
    'of more than two sides lie within the hex and do not cover each other (%s, shared: %s, %i)',
    (layer, isShared, sides) => {
      const slots = facingSlots(layer, isShared, sides)
      expect(slots).toHaveLength(sides)
      const halfOf = ({ scale }: (typeof slots)[number]) => HALF * scale
      for (const [nth, one] of slots.entries()) {
        expect(Math.abs(one.at.x) + halfOf(one)).toBeLessThan(HEX_INNER)
        expect(Math.abs(one.plate.y)).toBeLessThan(HEX_INNER)
        for (const other of slots.slice(nth + 1)) {
          const apart = Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y))
          expect(apart).toBeGreaterThan(halfOf(one) + halfOf(other))
        }
      }
      expect(bystanderSlot(slots).y).toBeLessThan(Math.min(...slots.map(({ at }) => at.y)))
    },
  )

  test('in the air lie above those on the ground', () => {
    const [ground, air] = (['ground', 'air'] as const).map((layer) => facingSlots(layer, true, 2)[0])
    expect(air?.plate.y).toBeLessThan(ground?.at.y ?? 0)
  })

  const numbers = (prints: readonly InkLayer[], ink: string) =>
    prints
      .filter((print) => print.ink.split(' ').includes(ink))
      .map(({ path }) => path.replace(/[^a-z]/gi, ''))
  const lettered = (...words: readonly string[]) =>
    words.map((word) => lettering(word, CENTER, 10).replace(/[^a-z]/gi, ''))
  const counters = [counter('first', 0.5), counter('first', 2), counter('second', 7)]

  test('tell their numbers and strengths, halves as one sign, on plates of two shapes', () => {
    const prints = inkLayersOfStack({ hex: HEX, counters }, CENTER)
    expect(numbers(prints, 'counter-size__text')).toEqual(lettered('2'))
    expect(numbers(prints, 'counter-strength__text')).toEqual(lettered('2½', '7'))
    const [cut, round] = numbers(prints, 'counter-strength')
    expect(cut).not.toBe(round)
  })

  test('of four sides tell four strengths on plates of four shapes', () => {
    const four = SIDES.map((side, nth) => counter(side, nth + 1))
    const prints = inkLayersOfStack({ hex: HEX, counters: four }, CENTER)
    expect(numbers(prints, 'counter-strength__text')).toEqual(lettered('1', '2', '3', '4'))
    expect(new Set(numbers(prints, 'counter-strength')).size).toBe(4)
  })

  test('are drawn alike in both layers of a field, and one side alone tells no strength', () => {
    const { groundRiders, airRiders, air } = inkLayersOfHex(
      [
        { hex: HEX, layer: 'ground', counters },
        { hex: HEX, layer: 'air', counters: [counter('first', 3)] },
      ],
      CENTER,
    )
    expect(numbers(groundRiders, 'counter-strength__text')).toEqual(lettered('2½', '7'))
    expect(numbers([...air, ...airRiders], 'counter-strength__text')).toEqual([])
  })

  test('leave room for what belongs to neither', () => {
    const faces = inkLayersOfStack({ hex: HEX, counters: [...counters, counter('none')] }, CENTER).filter(
      ({ level }) => level === 'face',
    )
    expect(faces).toHaveLength(3)
  })
})
