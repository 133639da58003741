import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TYPES_OF } from '@/games/arrakhar/tables/units'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { costOf } from '@/games/arrakhar/queries/design'
import { sizedForce } from '@/games/arrakhar/queries/sized-force'
import { newGame, WIZARD_FORCE } from '../../support/set-up-game'

const { settings } = newGame().position
const { minimum } = settings.allowance.wizard
const MODEL = countsOf(WIZARD_FORCE)
const TYPES = TYPES_OF.wizard
const sized = (points: number, model = MODEL) => sizedForce(settings, 'wizard', model, points)

describe('A force of the make of a model, for a sum of points', () => {
  test('is the model for what the model costs', () => {
    expect(sized(costOf(settings, MODEL))).toEqual(MODEL)
  })
  test('keeps to points, minimums and counters, and spends what it can (AR-2.1 to AR-2.3)', () => {
    const least = costOf(settings, sized(0))
    fc.assert(
      fc.property(fc.integer({ min: least, max: 200 }), (points) => {
        const force = sized(points)
        const left = points - costOf(settings, force)
        expect(left).toBeGreaterThanOrEqual(0)
        for (const type of TYPES) {
          expect(force[type]).toBeGreaterThanOrEqual(minimum)
          expect(force[type]).toBeLessThanOrEqual(20)
          if (force[type] < 20) expect(settings.costs[type]).toBeGreaterThan(left)
        }
      }),
    )
  })
  test('has the minimums alone for no points, and adds what a model lacks of them', () => {
    for (const force of [sized(0), sized(0, countsOf({ elf: 9 }))])
      expect(TYPES.map((type) => force[type])).toEqual(TYPES.map(() => minimum))
  })
  test('adds nothing that the model has not', () => {
    const elves = sized(200, countsOf({ elf: 9 }))
    expect(elves).toEqual(countsOf({ wizard: minimum, barbarian: minimum, dwarf: minimum, elf: 20 }))
  })
  test('grows and shrinks where its share asks most for it', () => {
    const more = sized(2 * costOf(settings, MODEL))
    for (const type of TYPES) expect(Math.abs(more[type] - 2 * MODEL[type])).toBeLessThanOrEqual(1)
    const one = costOf(settings, MODEL) - settings.costs.elf
    expect(sized(one)).toEqual({ ...MODEL, elf: MODEL.elf - 1 })
  })
})
