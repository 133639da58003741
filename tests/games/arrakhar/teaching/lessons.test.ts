import { describe, expect, test } from 'vitest'
import type { AnyCommand, AnyGameRules, Json } from '@/engine/game'
import { CLAUSES } from '@/games/arrakhar/content/clauses'
import { arrakharRules } from '@/games/arrakhar/rules'
import { LESSONS } from '@/games/arrakhar/teaching/lessons'
import {
  advance,
  attack,
  END,
  ids,
  move,
  resolve,
  unit,
} from '@/games/arrakhar/teaching/lessons/writing/orders'
import { NAMES } from '@/games/arrakhar/teaching/names'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import { tasksOf, testCourse } from '../../../support/course'
import { walkIn } from '../../../support/lesson-walk'

const rules = arrakharRules as unknown as AnyGameRules
const { walk } = walkIn(rules)

testCourse({ rules, lessons: LESSONS, rulebook: RULEBOOK, names: NAMES, clauses: CLAUSES })

const tasks = tasksOf(LESSONS)

test('begins with a first game and has a lesson for every segment', () => {
  const lessons = LESSONS.map(({ id }) => id)
  expect(lessons[0]).toBe('first-game')
  expect(lessons).toEqual(
    expect.arrayContaining([
      ...['wandering-orcs', 'summon', 'sorcerer-movement', 'sorcerer-fireball', 'sorcerer-combat'],
      ...['haste', 'wizard-movement', 'wizard-fireball', 'wizard-combat', 'haunt-check'],
    ]),
  )
})

describe.each(tasks)('%s', (_, task) => {
  test('is looked at by the side that moves', () => {
    expect(task.viewer).toBe(sideOf(task.position))
  })

  test('is not left open by ending the segment in which it is to be done', () => {
    if (task.solution.includes(END)) return
    const { refused, failed, reachedAt } = walk(task, [END])
    expect(reachedAt).toBeNull()
    expect(refused ?? failed?.clause).toMatch(/^AR-/)
  })
})

/** Other ways than the solution, which must do as well. */
const OTHER_WAYS: readonly (readonly [string, readonly AnyCommand[]])[] = [
  [
    'wand/3',
    [move(ids('barbarian', 2), '0612'), move(ids('barbarian', 1), '0512 0412 0313 0212 0112', '0612')],
  ],
  ['odds/2', [attack([...ids('elf', 2), ...ids('dwarf', 2)], '1111', ids('ghoul', 2))]],
  ['puzzles/1', [attack(ids('elf', 2), '1111', [unit('ghoul-4')]), resolve(1)]],
  [
    'puzzles/3',
    [
      move(ids('dwarf', 2), '0909 1009 1110'),
      move(ids('elf', 4), '1109 1009 0909 0809'),
      move(ids('dwarf', 4, 3), '0909 1009 1110'),
      END,
    ],
  ],
  [
    'puzzles/6',
    [
      attack([...ids('demon', 4), ...ids('orc', 3), ...ids('ghoul', 3)], '1111', ids('barbarian', 1)),
      resolve(1),
    ],
  ],
  [
    'first-game/14',
    [
      END,
      move(ids('elf', 4), '0406 0407'),
      END,
      END,
      attack(ids('elf', 4), '0508', ids('ghoul', 2)),
      resolve(1),
      advance(ids('elf', 2), '0508'),
      END,
      END,
    ],
  ],
]

test.each(OTHER_WAYS)('%s can be solved in another way', (name, commands) => {
  const [, task] = tasks.find(([title]) => title.startsWith(`${name} `)) ?? []
  expect(task && walk(task, commands)).toMatchObject({
    reachedAt: commands.length,
    refused: null,
    failed: null,
  })
})

function sideOf(position: Json): Json | undefined {
  return (position as Readonly<Record<string, Json>>)['side']
}
