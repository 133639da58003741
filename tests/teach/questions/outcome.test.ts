// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { seededRandom, streamSeed } from '@/engine/kernel/dice'
import { questionFrom, yieldsQuestions } from '@/teach/questions/choose'
import type { Origin } from '@/teach/questions/question'
import { loadStage, type Stage } from '@/teach/stage/stage'
import { QUIZ_GAME, QUIZ_LESSON } from '../../support/coin-quiz'

const TOSS: Origin = { addressId: 'hands', lesson: QUIZ_LESSON, nth: 0, part: 'step-1' }
const SEEDS = Array.from({ length: 30 }, (_, nth) => streamSeed(7, nth, 0))

const stage = () => loadStage(QUIZ_GAME)
const asked = (at: Stage, origin = TOSS) =>
  SEEDS.flatMap((seed) => questionFrom(at, origin, seededRandom(seed)) ?? [])

test('a step is asked about with every fall that can be played with as many dice, and no other', async () => {
  const questions = asked(await stage())
  expect(questions).toHaveLength(SEEDS.length)
  // An even one would want two dice more.
  expect(new Set(questions.map(({ faces }) => faces.join()))).toEqual(new Set(['1', '3', '5']))
  for (const { answers, right, faces, before, after } of questions) {
    expect(answers).toEqual(['High', 'Low'])
    expect(answers[right]).toBe((faces[0] ?? 0) > 3 ? 'High' : 'Low')
    expect([before.cursor, after.cursor]).toEqual([1, 2])
  }
})

test('what the viewer of the chapter is not told is not asked', async () => {
  const open = await stage()
  const veiled: Stage = { ...open, rules: { ...open.rules, audienceOf: () => ['seeker'] } }
  expect(asked(veiled)).toEqual([])
  const seen = { ...QUIZ_LESSON.chapters[0], viewer: 'seeker' } as (typeof QUIZ_LESSON.chapters)[number]
  expect(asked(veiled, { ...TOSS, lesson: { ...QUIZ_LESSON, chapters: [seen] } })).not.toEqual([])
})

test('a step whose dice change nothing, or say nothing, is not asked about', async () => {
  const open = await stage()
  const saying = (means?: string): Stage => {
    const thrown: Stage['teaching']['story']['thrown'] = (step, view) =>
      open.teaching.story
        .thrown(step, view)
        .map((one) => ({ ...one, means: means ?? `${one.faces.join()} rolled` }))
    return { ...open, teaching: { ...open.teaching, story: { ...open.teaching.story, thrown } } }
  }
  expect(asked(saying('always'))).toEqual([])
  expect(asked(saying(''))).toEqual([])
  // Words that only repeat the faces.
  expect(asked(saying())).toEqual([])
})

test('a lesson that is only read yields no questions', async () => {
  const open = await stage()
  expect(yieldsQuestions(open, TOSS)).toBe(true)
  expect(yieldsQuestions(open, { addressId: 'hands', lesson: { ...QUIZ_LESSON, chapters: [] } })).toBe(false)
})
