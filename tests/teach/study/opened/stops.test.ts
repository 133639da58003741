import { describe, expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import type { AnyPlayRules, Viewer } from '@/engine/kernel/game'
import { historyFrom, playOn } from '@/engine/kernel/history'
import type { StudyHistory } from '@/engine/study/study'
import type { StoryMoment } from '@/engine/table/table'
import { arrakharRules } from '@/games/arrakhar/rules'
import { STORY } from '@/games/arrakhar/teaching/story'
import { logWriter } from '@/store/log'
import { type Stop, stopAt, stopBeyond, stopsOf } from '@/teach/study/opened/stops'
import { stepName, stepNamed } from '@/teach/addresses/study-address'
import { design, placeHaunt, placeSorcerers } from '../../../support/orders'
import { newGame, SORCERER_FORCE, WIZARD_FORCE } from '../../../support/set-up-game'

function moment(text: string): StoryMoment {
  const [turn = '', phase = '', segment = ''] = text.split(' ')
  return { turn, phase, segment }
}

/** A stop for each word: turn, phase and segment by a letter or digit each. */
function stops(text: string): readonly Stop[] {
  return text.split(', ').map((one, nth) => ({ step: nth * 2, moment: moment(one) }))
}

const GAME = stops('1 a x, 1 a x, 1 a y, 1 b x, 1 b x, 2 a x, 2 a y, 2 a y')

describe('The stops of a line', () => {
  test('are found by a step, or by one after them', () => {
    expect(stopAt(GAME, 4)).toBe(2)
    expect(stopAt(GAME, 5)).toBe(2)
    expect(stopAt(GAME, 99)).toBe(7)
    expect(stopAt([], 3)).toBe(0)
  })
  test.each([
    ['command', 1, [1, 2, 3, 4, 5, 6, 7, 7]],
    ['command', -1, [0, 0, 1, 2, 3, 4, 5, 6]],
    ['segment', 1, [2, 2, 3, 5, 5, 6, 7, 7]],
    ['segment', -1, [0, 0, 0, 2, 3, 3, 5, 6]],
    ['phase', 1, [3, 3, 3, 5, 5, 7, 7, 7]],
    ['phase', -1, [0, 0, 0, 0, 3, 3, 5, 5]],
    ['turn', 1, [5, 5, 5, 5, 5, 7, 7, 7]],
    ['turn', -1, [0, 0, 0, 0, 0, 0, 5, 5]],
  ] as const)('lie a %s on or back (%i)', (unit, by, expected) => {
    expect(GAME.map((_, at) => stopBeyond(GAME, at, unit, by))).toEqual(expected)
  })
})

describe('The stops of a set-up', () => {
  const rules: AnyPlayRules = arrakharRules
  const commands = [
    design('sorcerer', SORCERER_FORCE),
    design('wizard', WIZARD_FORCE),
    placeHaunt('T1', '0508'),
    placeSorcerers('0709', 2),
  ]
  const history = commands.reduce<StudyHistory>(
    (before, command) => playOn(rules, before, { command, dice: handDice([]) }).history,
    historyFrom(newGame().position),
  )
  const stopsFor = (viewer: Viewer) =>
    stopsOf({ rules, story: STORY, viewer }, history, logWriter(rules, viewer)(history))

  test('are named one by one, as the set-up goes on', () => {
    const named = stopsFor('referee').map(({ moment: { turn, segment } }) => `${turn}: ${segment}`)
    expect(named).toEqual([
      'Set-up: Sorcerer’s force design',
      'Set-up: Wizard’s force design',
      'Set-up: Sorcerer’s placement',
      'Set-up: Sorcerer’s placement',
      'Set-up: Sorcerer’s placement',
    ])
  })
})

describe('A step in an address', () => {
  test('is counted from the end while secrets are kept', () => {
    expect(stepName(5, 12, false)).toBe('5')
    expect(stepName(5, 12, true)).toBe('end-7')
  })
  test.each([
    ['5', 5],
    ['end-7', 5],
    ['end-0', 12],
    ['end', NaN],
    ['', NaN],
  ])('%o is step %d of twelve', (name, step) => {
    expect(stepNamed(name, 12)).toBe(step)
  })
})
