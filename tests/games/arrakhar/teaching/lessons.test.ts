import { describe, expect, test } from 'vitest'
import type { AnyCommand, AnyGameRules, Json } from '@/engine/kernel/game'
import { CLAUSES } from '@/games/arrakhar/clauses'
import { arrakharRules } from '@/games/arrakhar/rules'
import { COURSE } from '@/games/arrakhar/teaching/lessons'
import { NAMES } from '@/games/arrakhar/teaching/names'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import { tasksOf, testCourse } from '../../../support/course'
import { walkIn } from '../../../support/lesson-walk'
import { advance, attack, END, move, resolve } from '../../../support/orders'

const rules = arrakharRules as unknown as AnyGameRules
const { walk } = walkIn(rules)
const LESSONS = COURSE.lessons()

testCourse({ rules, course: COURSE, rulebook: RULEBOOK, names: NAMES, clauses: CLAUSES })

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
    if (task.solution.some(({ type }) => type === END.type)) return
    const { refused, failed, reachedAt } = walk(task, [END])
    expect(reachedAt).toBeNull()
    expect(refused ?? failed?.clause).toMatch(/^AR-/)
  })
})

/** Other ways than the solution, which must do as well. */
const OTHER_WAYS: readonly (readonly [string, readonly AnyCommand[]])[] = [
  [
    'wand/3',
    [move('barbarian-1 barbarian-2', '0612'), move('barbarian-1', '0512 0412 0313 0212 0112', '0612')],
  ],
  ['odds/2', [attack('elf-1 elf-2 dwarf-1 dwarf-2', '1111', 'ghoul-1 ghoul-2')]],
  ['puzzles/1', [attack('elf-1 elf-2', '1111', 'ghoul-4'), resolve(1)]],
  [
    'puzzles/3',
    [
      move('dwarf-1 dwarf-2', '0909 1009 1110'),
      move('elf-1 elf-2 elf-3 elf-4', '1109 1009 0909 0809'),
      move('dwarf-3 dwarf-4', '0909 1009 1110'),
      END,
    ],
  ],
  [
    'puzzles/6',
    [
      attack(
        'demon-1 demon-2 demon-3 demon-4 orc-1 orc-2 orc-3 ghoul-1 ghoul-2 ghoul-3',
        '1111',
        'barbarian-1',
      ),
      resolve(1),
    ],
  ],
  [
    'first-game/14',
    [
      END,
      move('elf-1 elf-2 elf-3 elf-4', '0406 0407'),
      END,
      END,
      attack('elf-1 elf-2 elf-3 elf-4', '0508', 'ghoul-1 ghoul-2'),
      resolve(1),
      advance('elf-1 elf-2', '0508'),
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
