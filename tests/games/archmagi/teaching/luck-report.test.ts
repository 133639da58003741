import { expect, test } from 'vitest'
import type { Event } from '@/games/archmagi/events'
import { LUCK_REPORT } from '@/games/archmagi/teaching/luck-report'
import type { View } from '@/games/archmagi/queries/view'
import { clause } from '../../../support/clause'

const luckOf = (...events: readonly Event[]) =>
  LUCK_REPORT.luckOf({ number: 1, seat: 'one', events, rolls: [], typed: false }, {} as View)

const rolled = (about: string) =>
  ({
    ...{ type: 'diceRolled', about, hex: 'D4', spell: null },
    dice: [
      { id: 'A', seat: 'one', value: 6 },
      { id: 'D', seat: 'two', value: 2 },
    ],
  }) as unknown as Event

clause('AM-12.1', () => {
  test('each die that is added to a sum is luck for its seat, beside three and a half', () => {
    const die = { measure: 'battle', owed: 3.5, variance: 35 / 12, clause: 'AM-12.1' }
    const both = [
      { ...die, seat: 'one', given: 6 },
      { ...die, seat: 'two', given: 2 },
    ]
    expect(luckOf(rolled('battle'))).toEqual(both)
    expect(luckOf(rolled('area'))).toEqual(both)
  })
  test('dice that decide by themselves are not counted', () => {
    expect(luckOf(rolled('guard'), rolled('theft'), rolled('maze'))).toEqual([])
  })
})
