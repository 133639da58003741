// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LearnPage } from '@/teach/learn/LearnPage'
import { LessonPage } from '@/teach/learn/LessonPage'
import { QuizPage } from '@/teach/quiz/QuizPage'
import { QUIZ_GAME } from '../../support/coin-quiz'
import '../../support/patient'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const QUESTIONS = 3

async function open(...rest: readonly string[]): Promise<void> {
  render(<QuizPage game={QUIZ_GAME} rest={rest} />)
  await screen.findByRole('heading', { level: 2 })
}

/** The place of the right answer, by what is asked. */
function rightHere(): number {
  const heading = screen.getByRole('heading', { level: 2 }).textContent
  if (heading === 'What happens?') {
    const face = /\d/.exec(screen.getByRole('img', { name: /^die: / }).getAttribute('aria-label') ?? '')
    return answers().findIndex((words) => words.includes(Number(face?.[0]) > 3 ? 'High' : 'Low'))
  }
  return screen.queryByText('Hide') ? 0 : 1
}

const answers = () =>
  within(screen.getByRole('list', { name: 'Answers' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

async function answer(isRight: boolean): Promise<void> {
  const right = rightHere()
  await userEvent.keyboard(String((isRight ? right : 1 - right) + 1))
}

test('a quiz is answered by keys, tells right from wrong, and plays what was asked about', async () => {
  await open('hands', '1')
  for (let nth = 1; nth <= QUESTIONS; nth++) {
    expect(screen.getByText(`Question ${nth} of ${QUESTIONS}`)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
    const isToss = screen.queryByText('Toss') !== null
    const isRefused = screen.queryByText('Pass') !== null
    expect(screen.queryByText(/^Tossed \d/)).toBeNull()
    await answer(true)
    expect(screen.getByRole('status').textContent).toMatch(/✓ Right!/)
    if (isToss) expect(screen.getByText(/^Tossed \d/)).toBeTruthy()
    if (isRefused) expect(screen.getByRole('status').textContent).toMatch(/Hide the coin first\. ?C-2/)
    await userEvent.keyboard('{Enter}')
  }
  expect(screen.getByRole('heading', { name: '3 of 3 questions right' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Again: the missed ones' })).toBeNull()
})

test('an answer stands, and nothing is gone past unanswered', async () => {
  await open('hands', '1')
  await userEvent.keyboard('{Enter}9')
  expect(screen.getByText(`Question 1 of ${QUESTIONS}`)).toBeTruthy()
  await answer(false)
  expect(screen.getByRole('status').textContent).toMatch(/✗ Wrong\. ?Right is: /)
  await answer(true)
  expect(screen.getByRole('status').textContent).toMatch(/✗ Wrong/)
  expect(document.activeElement?.textContent).toMatch(/Next question/)
})

test('what was missed is listed with its lesson, asked again, and comes back another day', async () => {
  await open('hands', '1')
  await answer(false)
  await userEvent.keyboard('{Enter}')
  for (let nth = 2; nth <= QUESTIONS; nth++) {
    await answer(true)
    await userEvent.keyboard('{Enter}')
  }
  expect(screen.getByRole('heading', { name: '2 of 3 questions right' })).toBeTruthy()
  const missed = screen.getByRole('region', { name: 'Missed' })
  expect(within(missed).getAllByRole('listitem')).toHaveLength(1)
  expect(within(missed).getByRole('link').getAttribute('href')).toMatch(/^#\/lesson\/coin\/hands\/[01]$/)
  const kept = JSON.parse(localStorage.getItem('hexhearth-quizzes') ?? '{}') as Record<string, unknown>
  expect(kept['coin/hands']).toMatchObject({
    seed: 1,
    answers: [{ isRight: false }, { isRight: true }, { isRight: true }],
  })

  const boxes = JSON.parse(localStorage.getItem('hexhearth-answers') ?? '{}') as Record<
    string,
    { box: number; day: number }
  >
  const yesterday = Object.entries(boxes).map(([key, { box, day }]) => [key, { box, day: day - 1 }])
  localStorage.setItem('hexhearth-answers', JSON.stringify(Object.fromEntries(yesterday)))
  await userEvent.click(screen.getByRole('button', { name: 'Again: the missed ones' }))
  expect(screen.getByText('Question 1 of 1')).toBeTruthy()
  cleanup()

  render(<LearnPage game={QUIZ_GAME} rest={[]} />)
  const link = await screen.findByRole('link', { name: '1 quiz question' })
  expect(link.getAttribute('href')).toBe('#/quiz/coin/course.missed')
  cleanup()
  await open('course.missed')
  await answer(true)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: '1 of 1 question right' })).toBeTruthy()
  cleanup()
  render(<QuizPage game={QUIZ_GAME} rest={['course.missed']} />)
  expect(await screen.findByText('You have missed nothing that is due today.')).toBeTruthy()
})

test('a quiz is begun from the course and from a lesson that yields questions', async () => {
  render(<LearnPage game={QUIZ_GAME} rest={[]} />)
  expect((await screen.findByRole('link', { name: 'Take a quiz' })).getAttribute('href')).toBe(
    '#/quiz/coin/course.all',
  )
  cleanup()
  render(<LessonPage game={QUIZ_GAME} rest={['hands']} />)
  expect((await screen.findByRole('link', { name: 'Quiz' })).getAttribute('href')).toBe('#/quiz/coin/hands')
  cleanup()
  render(<QuizPage game={QUIZ_GAME} rest={['feet']} />)
  expect(await screen.findByText(/There is no such lesson here/)).toBeTruthy()
})
