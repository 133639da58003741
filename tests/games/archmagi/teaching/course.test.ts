import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { CLAUSES } from '@/games/archmagi/clauses'
import { archmagiRules } from '@/games/archmagi/rules'
import { COURSE } from '@/games/archmagi/teaching/lessons'
import { NAMES } from '@/games/archmagi/teaching/names'
import { RULEBOOK } from '@/games/archmagi/teaching/rulebook'
import { tasksOf, testCourse } from '../../../support/course'

const rules = archmagiRules as unknown as AnyGameRules
const LESSONS = COURSE.lessons()

testCourse({ rules, course: COURSE, rulebook: RULEBOOK, names: NAMES, clauses: CLAUSES })

test('begins with a first game, and takes one thing after the other from there', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([
    'first-game',
    ...['artifacts', 'spells', 'battle-magic', 'scouts'],
  ])
})

describe.each(tasksOf(LESSONS))('%s', (_, task) => {
  test('is looked at by a seat that acts in it', () => {
    expect(task.solution.map((command) => (command as { seat?: unknown }).seat)).toContain(task.viewer)
  })
})
