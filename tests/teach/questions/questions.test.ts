// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { positionOf } from '@/engine/kernel/history'
import { refusalOf } from '@/engine/kernel/play'
import type { AnyCommand } from '@/engine/kernel/game'
import { GAMES } from '@/games'
import { originsIn, questionFrom, questionsAgain, QUIZ_LENGTH, quizOf } from '@/teach/questions/choose'
import { keyOf, type Origin, type Question, type Shelved } from '@/teach/questions/question'
import { logWriter } from '@/store/log'
import { loadStage, type Stage } from '@/teach/stage/stage'
import { WHOLE_GAMES } from '../../support/whole-games'

const SEEDS = [1, 2, 3]
/** Every lesson is played through several times. */
const PATIENT = 120_000

describe.each(GAMES.map((game) => [game.id, game] as const))('The questions of %s', (id, game) => {
  let stage: Stage
  let shelf: readonly Shelved[]
  let all: readonly Question[]
  beforeAll(async () => {
    stage = await loadStage(game)
    shelf = stage.teaching.lessons.map((lesson) => ({ addressId: lesson.id, lesson }))
    all = SEEDS.flatMap((seed) => {
      const random = seededRandom(seed)
      return originsIn(shelf).flatMap((origin) => questionFrom(stage, origin, random) ?? [])
    })
  }, PATIENT)

  test('have two to four answers, none twice, and one that is right', () => {
    expect(all.length).toBeGreaterThan(WHOLE_GAMES.includes(id) ? QUIZ_LENGTH * SEEDS.length : 0)
    for (const { answers, right, origin, words } of all) {
      expect([2, 3, 4], keyOf(origin)).toContain(answers.length)
      expect(new Set(answers).size, keyOf(origin)).toBe(answers.length)
      expect(answers[right], keyOf(origin)).toBeDefined()
      expect(words, keyOf(origin)).not.toBe('')
    }
  })

  test('hold as right what the log of the replay tells, and nothing else', () => {
    for (const question of all.filter(({ asks }) => asks === 'outcome')) {
      const told = toldIn(stage, question)
      const held = question.answers.filter((answer) => isToldIn(told, answer))
      expect(held, `${keyOf(question.origin)}: ${told}`).toEqual([question.answers[question.right]])
    }
  })

  test('show the faces that the replay rolls', () => {
    for (const { asks, after, faces, origin } of all) {
      if (asks === 'allowed') continue
      const rolls = after.steps.at(after.cursor - 1)?.entry.rolls ?? []
      expect(
        rolls.flatMap(({ values }) => values),
        keyOf(origin),
      ).toEqual(faces)
    }
  })

  test('hold as allowed what the rules do not refuse', () => {
    for (const question of all.filter(({ asks }) => asks === 'allowed')) {
      const refusal = refusalOf(stage.rules, positionOf(question.before), commandOf(question.origin))
      expect(question.right, keyOf(question.origin)).toBe(refusal ? 1 : 0)
      expect(question.clauses, keyOf(question.origin)).toEqual(refusal ? [refusal.clause] : [])
    }
  })

  test('never say the same of what is allowed and of what is not', () => {
    const verdicts = new Map<string, number>()
    for (const { asks, origin, words, before, right } of all) {
      if (asks !== 'allowed') continue
      const asked = `${origin.lesson.id} ${origin.nth} ${words} ${JSON.stringify(positionOf(before))}`
      expect(verdicts.get(asked) ?? right, asked).toBe(right)
      verdicts.set(asked, right)
    }
  })

  test('are the same by the same seed, others by another, and each at most once', () => {
    const keys = (seed: number) => quizOf(stage, shelf, seed).map(({ origin }) => keyOf(origin))
    expect(keys(7)).toEqual(keys(7))
    expect(keys(7)).not.toEqual(keys(8))
    // A short lesson has fewer to ask.
    const available = new Set(all.map(({ origin }) => keyOf(origin))).size
    expect(keys(7)).toHaveLength(Math.min(QUIZ_LENGTH, available))
    expect(new Set(keys(7)).size).toBe(keys(7).length)
  })

  test('are found again by their names', () => {
    const keys = quizOf(stage, shelf, 5).map(({ origin }) => keyOf(origin))
    expect(questionsAgain(stage, shelf, keys, 9).map(({ origin }) => keyOf(origin))).toEqual(keys)
    expect(questionsAgain(stage, shelf, [`${id}/9/step-0`], 9)).toEqual([])
  })
})

/** What the log says of the step to whoever looks. */
function toldIn({ rules, teaching }: Stage, { viewer, before, after }: Question): string {
  const line = logWriter(rules, viewer)(after).at(-1)
  return line ? teaching.story.said(line, rules.viewOf(positionOf(before), viewer)).join(' ') : ''
}

/** Whether every part of an answer stands in the log, whole. */
function isToldIn(told: string, answer: string): boolean {
  return answer
    .split(/, |; /)
    .every((part) => new RegExp(`(?<![\\w+])${part.replace(/[+]/g, '\\$&')}(?!\\w)`, 'i').test(told))
}

function commandOf({ lesson, nth, part }: Origin): AnyCommand {
  const chapter = lesson.chapters[nth]
  if (chapter?.kind !== 'task') throw new Error('no task')
  const at = Number(part.split('-')[1])
  const command = part.startsWith('solution') ? chapter.solution[0] : chapter.mistakes[at]?.commands.at(-1)
  if (!command) throw new Error('no command')
  return command
}
