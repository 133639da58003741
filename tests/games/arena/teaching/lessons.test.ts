import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { CLAUSES } from '@/games/arena/clauses'
import { arenaRules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import { COURSE } from '@/games/arena/teaching/lessons'
import { NAMES } from '@/games/arena/teaching/names'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'
import { present } from '@/engine/kernel/refusal'
import { tasksOf, testCourse } from '../../../support/course'
import { walkIn } from '../../../support/lesson-walk'

const rules = arenaRules as unknown as AnyGameRules
const LESSONS = COURSE.lessons()

testCourse({ rules, course: COURSE, rulebook: RULEBOOK, names: NAMES, clauses: CLAUSES })

test('begins with a first game and has a lesson for every mechanic that the ready games show', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([
    'first-game',
    ...['flight', 'storms', 'targeted', 'blunt', 'poison', 'missiles', 'mounts', 'vehicles', 'airship'],
    ...['grenade', 'half-turn', 'answering', 'order', 'repeats', 'dragon'],
    'demo-turn',
  ])
})

test('ends with a lesson to be presented, in which every phase comes to pass', () => {
  const { demonstrate, positionIn } = walkIn(rules)
  const last = LESSONS.at(-1)?.chapters.find((chapter) => chapter.kind === 'demonstration')
  const { position, steps } = present(last, 'a demonstration')
  const phases = steps.map((_, nth) => {
    const { now } = demonstrate(positionIn(position), steps.slice(0, nth)) as Position
    return now.phase
  })
  expect([...new Set(phases)]).toEqual([
    ...['terrain', 'equip1', 'magic1', 'movement', 'magic2', 'combat', 'equip2'],
  ])
  const { creatures, active } = demonstrate(positionIn(position), steps) as Position
  expect(active).toBe('east')
  expect(creatures.map(({ card, at }) => `${card} ${at}`)).toEqual(
    expect.arrayContaining(['ogre C6', 'zombie B3', 'giant C5']),
  )
  expect(creatures.map(({ card }) => card)).not.toContain('dwarf')
})

describe.each(tasksOf(LESSONS))('%s', (_, task) => {
  test('is looked at by the side that moves', () => {
    expect(task.solution.map((command) => (command as { seat?: unknown }).seat)).toContain(task.viewer)
  })
})

test('a task may be solved in another way than its author did', () => {
  const [, task] = present(
    tasksOf(LESSONS).find(([name]) => name === 'first-game/6 Two are more than one'),
    'a task',
  )
  const walks = [
    { type: 'walk', seat: 'west', unit: 'human-grunt-1', path: ['C2'] },
    { type: 'walk', seat: 'west', unit: 'orc-1', path: ['C6'] },
    { type: 'walk', seat: 'west', unit: 'ogre-1', path: ['C6'] },
  ]
  const fight = [
    { type: 'endPhase', seat: 'west' },
    { type: 'resolve', seat: 'west', space: 'C6' },
  ]
  const commands = [...walks, ...fight]
  expect(commands).not.toEqual(task.solution)
  expect(walkIn(rules).walk(task, commands)).toMatchObject({ reachedAt: 5, refused: null, failed: null })
})
