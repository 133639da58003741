import { expect, test } from 'vitest'
import { turnMarks } from '@/teach/study/opened/turn-marks'
import { stopsAt } from '../../report/stops'

test('each game-turn is marked where it begins', () => {
  expect(turnMarks(stopsAt('1ax 1bx 2ax 2ax 3ax'))).toEqual([
    { at: 0, number: '1' },
    { at: 2, number: '2' },
    { at: 4, number: '3' },
  ])
})

test('a number is left out where it would run into the one before', () => {
  const stops = stopsAt(`1ax 2ax ${'3ax '.repeat(98)}4ax`)
  expect(turnMarks(stops)).toEqual([
    { at: 0, number: '1' },
    { at: 1, number: '' },
    { at: 2, number: '' },
    { at: 100, number: '4' },
  ])
})
