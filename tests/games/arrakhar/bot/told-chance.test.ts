import { describe, expect, test } from 'vitest'
import { arrakharBot } from '@/games/arrakhar/bot'
import type { Side } from '@/games/arrakhar/tables/units'
import { type Situation, situation } from '../../../support/situation'
import { END } from '../../../support/orders'

const FRONT = { '0709': '2 elf', '0710': 'wizard', '0808': '2 demon', '0809': '4 orc', '1110': '2 sorcerer' }

const told = (table: Situation, side: Side) => arrakharBot.chanceOf(table.viewFor('referee'), side)

describe('the chance that is told', () => {
  test('is one number, of which each side has what the other has not', () => {
    const table = situation('wizard movement', FRONT)
    expect(told(table, 'wizard') + told(table, 'sorcerer')).toBeCloseTo(1)
  })

  test('stays as it is where a turn ends', () => {
    const table = situation('wizard hauntCheck', FRONT)
    const before = told(table, 'wizard')
    const after = table.then(END)
    expect(after.viewFor('referee').side).toBe('sorcerer')
    expect(Math.abs(told(after, 'wizard') - before)).toBeLessThan(0.001)
  })

  test('is better with the move still to be made than with it made for nothing', () => {
    const [before, after] = [situation('wizard movement', FRONT), situation('wizard fireball', FRONT)]
    expect(told(before, 'wizard')).toBeGreaterThan(told(after, 'wizard'))
  })

  test('grows with the own force and shrinks with the other’s', () => {
    const even = told(situation('wizard movement', FRONT), 'wizard')
    const more = told(situation('wizard movement', { ...FRONT, '0612': '4 barbarian' }), 'wizard')
    const less = told(situation('wizard movement', { ...FRONT, '0808': '4 demon' }), 'wizard')
    expect(more).toBeGreaterThan(even)
    expect(less).toBeLessThan(even)
  })
})
