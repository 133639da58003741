import { expect, test } from 'vitest'
import type { Goal, TaskChapter } from '@/engine/lesson/lesson'
import { isLost, isTurnOver, type Outlook } from '@/engine/lesson/lesson-reach'
import type { AnyFileRules, AnyPlayRules } from '@/engine/kernel/game'
import { openChapter, playTask, verdictOf } from '@/engine/lesson/lesson-play'
import { coinRules } from '../support/coin-game'

const outlook = (events: Outlook['attempt']['events'], commands: number): Outlook => ({
  attempt: { position: { unit: null }, events, commands },
  first: { unit: 'elf' },
  facts: { isGone: (pattern) => JSON.stringify(pattern).includes('elf') },
})
const NOW = outlook([{ type: 'died' }], 3)

const ELF: Goal = { position: { unit: 'elf' } }
const OTHER: Goal = { position: { unit: 'orc' } }
const DEATH: Goal = { event: { type: 'died' } }

test.each<[string, Goal, boolean]>([
  ['a unit that is gone', ELF, true],
  ['a unit that may still come', OTHER, false],
  ['all, of which one is gone', { all: [OTHER, ELF] }, true],
  ['any, of which one may come', { any: [OTHER, ELF] }, false],
  ['any, of which all are gone', { any: [ELF, ELF] }, true],
  ['an event not to happen that has', { not: DEATH }, true],
  ['an event that may yet happen', { event: { type: 'won' } }, false],
  ['three moves or fewer, after three', { not: { commands: 4 } }, false],
  ['two moves or fewer, after three', { not: { commands: 3 } }, true],
  ['not a position', { not: ELF }, false],
])('a goal of %s', (_, goal, lost) => {
  expect(isLost(goal, NOW)).toBe(lost)
})

test('a turn that is over is told by its number', () => {
  expect(isTurnOver({ turn: 2 }, { turn: 3 })).toBe(true)
  expect(isTurnOver({ turn: 3 }, { turn: 3 })).toBe(false)
  expect(isTurnOver({ notes: 1 }, { turn: 3 })).toBe(false)
})

test('a task tells that its goal is out of reach, and no longer when the move is taken back', () => {
  const game = { rules: coinRules as unknown as AnyPlayRules, files: coinRules as unknown as AnyFileRules }
  const chapter: TaskChapter = {
    kind: 'task',
    title: 'Quick',
    text: ['Note.'],
    position: { notes: 0 },
    viewer: 'hider',
    goal: { all: [{ position: { notes: 3 } }, { not: { commands: 2 } }] },
    hints: [],
    solution: [],
    mistakes: [],
  }
  const opened = openChapter(game, chapter)
  if (!opened.ok) throw new Error('no position')
  const one = playTask(game, chapter, opened.value, { type: 'note' })
  if (!one.ok) throw new Error('not played')
  expect(verdictOf(game, chapter, one.history)).toEqual({ state: 'open' })
  const two = playTask(game, chapter, one.history, { type: 'note' })
  if (!two.ok) throw new Error('not played')
  expect(verdictOf(game, chapter, two.history)).toEqual({ state: 'lost', isOver: false })
  expect(verdictOf(game, chapter, { ...two.history, cursor: 1 })).toEqual({ state: 'open' })
})
