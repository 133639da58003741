import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/game'
import { CLAUSES } from '@/games/arena/content/clauses'
import { arenaRules } from '@/games/arena/rules'
import { LESSONS } from '@/games/arena/teaching/lessons'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'
import { tasksOf, testCourse } from '../../../support/course'

const rules = arenaRules as unknown as AnyGameRules

testCourse({ rules, lessons: LESSONS, rulebook: RULEBOOK, clauses: CLAUSES })

test('begins with a first game and has a lesson for every mechanic that the ready games show', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([
    'first-game',
    ...['flight', 'storms', 'targeted', 'blunt', 'poison', 'missiles', 'mounts', 'vehicles', 'airship'],
    ...['grenade', 'half-turn', 'answering', 'order', 'repeats', 'dragon'],
  ])
})

describe.each(tasksOf(LESSONS))('%s', (_, task) => {
  test('is looked at by the side that moves', () => {
    expect(task.solution.map((command) => (command as { seat?: unknown }).seat)).toContain(task.viewer)
  })
})
