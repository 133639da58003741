import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { CLAUSES } from '@/games/wizard-kings/clauses'
import { wizardKingsRules } from '@/games/wizard-kings/rules'
import { wizardKingsTeaching } from '@/games/wizard-kings/teaching'
import { COURSE } from '@/games/wizard-kings/teaching/lessons'
import { RULEBOOK } from '@/games/wizard-kings/teaching/rulebook'
import { tasksOf, testCourse } from '../../../support/course'

const rules = wizardKingsRules as unknown as AnyGameRules
const LESSONS = COURSE.lessons()

testCourse({
  ...{ rules, course: COURSE, rulebook: RULEBOOK },
  ...{ names: wizardKingsTeaching.names, clauses: CLAUSES },
})

test('begins with a first game, and takes one thing after the other from there', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([
    'first-game',
    ...['hexsides', 'by-sea', 'firing-order', 'retreats', 'wizards', 'recruiting', 'chaos'],
  ])
})

describe.each(tasksOf(LESSONS))('%s', (_, task) => {
  test('is looked at by a seat that acts in it', () => {
    expect(task.solution.map((command) => (command as { seat?: unknown }).seat)).toContain(task.viewer)
  })
})
