import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  budgetOf,
  type Clock,
  clockOf,
  handedTo,
  leftOf,
  runFor,
  type RunningClock,
  timeText,
  usedBy,
  warningBetween,
} from '@/engine/table/clock'

const MINUTE = 60_000

const still = (clock: Clock): RunningClock => ({ clock, running: null })
const counting = clockOf({ kind: 'used' })
const budget = clockOf(budgetOf(20, 10))

describe('a clock', () => {
  test('counts for one side at a time, and for nobody between', () => {
    const west = runFor(still(counting), 'west', 1000)
    const nobody = runFor(west, null, 4000)
    const east = runFor(nobody, 'east', 9000)
    expect(usedBy(east, 'west', 9500)).toBe(3000)
    expect(usedBy(east, 'east', 9500)).toBe(500)
    expect(runFor(east, null, 10_000).clock.used).toEqual({ west: 3000, east: 1000 })
  })

  test('takes nothing away when the time it is told goes backwards', () => {
    const west = runFor(still(counting), 'west', 5000)
    expect(usedBy(west, 'west', 1000)).toBe(0)
    expect(runFor(west, null, 1000).clock.used).toEqual({ west: 0 })
  })

  test('that only counts leaves no budget', () => {
    expect(leftOf(still(counting), 'west', 0)).toBeNull()
  })

  test('goes below nothing once a budget is used up, and no side is stopped', () => {
    const west = runFor(still(budget), 'west', 0)
    expect(leftOf(west, 'west', 19 * MINUTE)).toBe(MINUTE)
    expect(leftOf(west, 'west', 21 * MINUTE)).toBe(-MINUTE)
    expect(leftOf(west, 'east', 21 * MINUTE)).toBe(20 * MINUTE)
  })

  test('of other terms goes on from what was used, and tells anew of time that is up', () => {
    const used: Clock = { ...budget, used: { west: 21 * MINUTE }, over: { west: 'settled' } }
    const longer = clockOf(budgetOf(30, 0), used)
    expect(leftOf(still(longer), 'west', 0)).toBe(9 * MINUTE)
    expect(longer.over).toEqual({})
  })
})

describe('a hand-over', () => {
  test('gives the side that is to decide its bonus, but none to the first of the game', () => {
    const first = handedTo(budget, 'west', 0)
    expect(first.added).toEqual({})
    const second = handedTo(first, 'east', 4)
    expect(second.added).toEqual({ east: 10_000 })
    expect(leftOf(still(second), 'east', 0)).toBe(20 * MINUTE + 10_000)
    expect(handedTo(second, 'west', 6).added).toEqual({ east: 10_000, west: 10_000 })
  })

  test('is none while the same side is asked again', () => {
    const first = handedTo(budget, 'west', 0)
    expect(handedTo(first, 'west', 5)).toBe(first)
  })

  test('that is taken back and played again gives nothing', () => {
    const east = handedTo(handedTo(budget, 'west', 0), 'east', 4)
    const back = handedTo(east, 'west', 3)
    const again = handedTo(back, 'east', 4)
    expect(again.added).toEqual({ east: 10_000 })
    expect(handedTo(again, 'west', 5).added).toEqual({ east: 10_000, west: 10_000 })
  })

  test('adds nothing where time is only counted', () => {
    expect(handedTo(handedTo(counting, 'west', 0), 'east', 4).added).toEqual({ east: 0 })
  })
})

test.each([
  ['at five minutes', 6 * MINUTE, 5 * MINUTE, 'five'],
  ['at one minute', 61_000, 59_000, 'one'],
  ['at the end', 500, -500, 'none'],
  ['the last of several that went by at once', 6 * MINUTE, 30_000, 'one'],
  ['nothing between', 4 * MINUTE, 3 * MINUTE, undefined],
  ['nothing of a budget that begins there', 5 * MINUTE, 5 * MINUTE - 1000, undefined],
  ['nothing beyond the end', -1000, -2000, undefined],
] as const)('A clock says %s', (_, before, now, said) => {
  expect(warningBetween(before, now)).toBe(said)
})

test.each([
  [20, 10, { minutes: 20, bonus: 10 }],
  [0, -5, { minutes: 1, bonus: 0 }],
  [10_000, 10_000, { minutes: 600, bonus: 600 }],
  [Number.NaN, Number.NaN, { minutes: 1, bonus: 0 }],
  [12.4, 7.6, { minutes: 12, bonus: 8 }],
])('A budget of %s minutes and %s seconds is kept within bounds', (minutes, bonus, expected) => {
  expect(budgetOf(minutes, bonus)).toEqual({ kind: 'budget', ...expected })
})

test.each([
  [0, 'left', '0:00'],
  [1, 'left', '0:01'],
  [999, 'used', '0:00'],
  [65_000, 'used', '1:05'],
  [59 * MINUTE + 59_001, 'left', '1:00:00'],
  [60 * MINUTE, 'used', '1:00:00'],
  [-12_000, 'left', '−0:12'],
  [-400, 'left', '0:00'],
] as const)('%i milliseconds %s read %s', (milliseconds, counts, text) => {
  expect(timeText(milliseconds, counts)).toBe(text)
})

describe('whatever happens at a table', () => {
  /** Who runs from a moment on, and how long that lasts. */
  const spans = fc.array(
    fc.record({
      seat: fc.constantFrom('west', 'east', null),
      lasts: fc.integer({ min: 0, max: 10 * MINUTE }),
    }),
    { maxLength: 60 },
  )

  test('each side has used what ran for it, no more and no less', () => {
    fc.assert(
      fc.property(spans, (played) => {
        const expected = { west: 0, east: 0 }
        let now = 0
        let state = still(counting)
        for (const { seat, lasts } of played) {
          state = runFor(state, seat, now)
          now += lasts
          if (seat) expected[seat] += lasts
        }
        for (const seat of ['west', 'east'] as const) {
          expect(usedBy(state, seat, now)).toBe(expected[seat])
          expect(usedBy(runFor(state, null, now), seat, now + MINUTE)).toBe(expected[seat])
        }
      }),
    )
  })

  test('what was used, left and added to a side accounts for its whole budget', () => {
    const turns = fc.array(
      fc.record({ seat: fc.constantFrom('west', 'east'), steps: fc.nat(50), lasts: fc.nat(MINUTE) }),
    )
    fc.assert(
      fc.property(turns, (played) => {
        let now = 0
        let state = still(budget)
        for (const { seat, steps, lasts } of played) {
          state = runFor({ ...state, clock: handedTo(state.clock, seat, steps) }, seat, now)
          now += lasts
        }
        for (const seat of ['west', 'east']) {
          const left = leftOf(state, seat, now) ?? Number.NaN
          const added = state.clock.added[seat] ?? 0
          expect(left + usedBy(state, seat, now) - added).toBe(20 * MINUTE)
          expect(added % 10_000).toBe(0)
          expect(added).toBeLessThanOrEqual(10_000 * played.filter((turn) => turn.seat === seat).length)
        }
      }),
    )
  })

  test('a side can be told of its time no more than once for each mark', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3 * MINUTE), { maxLength: 40 }), (spent) => {
        const said: string[] = []
        let left = 7 * MINUTE
        for (const span of spent) {
          const warning = warningBetween(left, left - span)
          if (warning) said.push(warning)
          left -= span
        }
        expect(new Set(said).size).toBe(said.length)
      }),
    )
  })
})
