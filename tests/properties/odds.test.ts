import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ODDS_COLUMNS, type OddsColumn, TABLES } from '@/games/arrakhar/tables/tables'
import { TYPES_OF, type UnitType } from '@/games/arrakhar/tables/units'
import { attackForecast } from '@/games/arrakhar/queries/forecast/attack'
import { salvo } from '@/games/arrakhar/queries/forecast/salvo'
import { columnResults, oddsOf } from '@/games/arrakhar/queries/odds'
import { hexOf } from '../support/orders'
import { situation } from '../support/situation'

const attackersOf = (side: 'wizard' | 'sorcerer') =>
  fc.array(fc.constantFrom(...TYPES_OF[side].filter((type) => type !== side)), {
    minLength: 1,
    maxLength: 12,
  })
/** One to four units of one type, as in a hex. */
const defendersOf = (side: 'wizard' | 'sorcerer') =>
  fc
    .tuple(fc.constantFrom(...TYPES_OF[side]), fc.integer({ min: 1, max: 4 }))
    .map(([type, count]) => Array.from({ length: count }, () => type))

const rank = (column: OddsColumn | null) => (column === null ? -1 : ODDS_COLUMNS.indexOf(column))
const WORTH = { '-': 0, '1': 1, E: 2 } as const

describe('Odds', () => {
  test('never fall when an attacker joins', () => {
    fc.assert(
      fc.property(
        attackersOf('sorcerer'),
        defendersOf('wizard'),
        fc.constantFrom<UnitType>('orc', 'demon'),
        (by, on, more) => {
          expect(rank(oddsOf([...by, more], on).read)).toBeGreaterThanOrEqual(rank(oddsOf(by, on).read))
        },
      ),
    )
  })
  test('never fall when a defender falls, the bonus included', () => {
    fc.assert(
      fc.property(attackersOf('wizard'), defendersOf('sorcerer'), (by, on) => {
        if (on.length > 1)
          expect(rank(oddsOf(by, on.slice(1)).read)).toBeGreaterThanOrEqual(rank(oddsOf(by, on).read))
      }),
    )
  })
  test('do not depend on the order in which units are named', () => {
    fc.assert(
      fc.property(attackersOf('wizard'), defendersOf('sorcerer'), (by, on) => {
        expect(oddsOf([...by].reverse(), on)).toEqual(oddsOf(by, on))
      }),
    )
  })
  test('are rounded down: the column never promises more than the ratio', () => {
    fc.assert(
      fc.property(attackersOf('sorcerer'), defendersOf('wizard'), (by, on) => {
        const { attack, defense, column } = oddsOf(by, on)
        const [a = 0, b = 1] = (column ?? '0:1').split(':').map(Number)
        expect(a / b).toBeLessThanOrEqual(attack / defense)
        expect(column === null).toBe(attack / defense < 0.5)
      }),
    )
  })
  test('gain one column at most by the bonus, and never from nothing', () => {
    fc.assert(
      fc.property(attackersOf('wizard'), defendersOf('sorcerer'), (by, on) => {
        const { column, read, bonus } = oddsOf(by, on)
        expect(rank(read) - rank(column)).toBe(bonus && column !== null && column !== '6:1' ? 1 : 0)
      }),
    )
  })
})

const drawn = () => situation('wizard combat', { '1110': '4 ghoul', '1111': 'elf' }).position

describe('The Combat Table', () => {
  test('is better for the attacker column by column, and die by die', () => {
    for (const row of TABLES.combat)
      row
        .slice(1)
        .forEach((result, nth) => expect(WORTH[result]).toBeGreaterThanOrEqual(WORTH[row[nth] ?? '-']))
    for (const column of ODDS_COLUMNS) {
      const worths = columnResults(drawn(), column).map((result) => WORTH[result])
      expect(worths).toEqual([...worths].sort((a, b) => a - b))
    }
  })
  test.each(ODDS_COLUMNS)('at %s gives chances that add up to one', (column) => {
    const { none, one, all, losses } = attackForecast(drawn(), column, 3)
    expect(none + one + all).toBeCloseTo(1)
    expect(losses).toEqual([none, one, 0, all])
  })
  test('takes nobody where nobody stands', () => {
    expect(attackForecast(drawn(), '6:1', 0)).toMatchObject({ expected: 0, losses: [1] })
  })
})

describe('A fireball’s forecast', () => {
  test('adds up to one, and to its own average', () => {
    for (const kind of ['fireball', 'wand'] as const) {
      const { losses, expected } = salvo(drawn(), hexOf('1110'), [kind])
      expect(losses.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(losses.reduce((sum, chance, hits) => sum + hits * chance, 0)).toBeCloseTo(expected)
    }
  })
  test('of an empty hex is a waste', () => {
    expect(salvo(drawn(), hexOf('0507'), ['fireball']).steps[0]?.wasted).toBe(1)
  })
})
