// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { Lesson } from '@/engine/lesson/lesson'
import { gameOf } from '@/games'
import { HandoutPage } from '@/teach/handout/HandoutPage'
import { ownLessons } from '@/teach/learn/own-lessons'
import '../../support/patient'

const arena = present(gameOf('arena'), 'Arena')

/** A lesson from a file: the only task of the course's second lesson. */
async function quiz(): Promise<Lesson> {
  const { lessons } = await arena.loadTeaching()
  const [lesson] = lessons
  const chapters = present(lesson, 'lesson')
    .chapters.filter(({ kind }) => kind === 'task')
    .slice(0, 1)
  return { ...present(lesson, 'lesson'), id: 'quiz', title: 'A quiz', chapters }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a lesson of one’s own is handed out, its answers only if they are wanted', async () => {
  ownLessons.keep(await quiz())
  render(<HandoutPage game={arena} rest={['own.quiz']} />)
  await screen.findByRole('heading', { name: 'Handout: A quiz' })
  expect(screen.getByText('Your answer:')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Answers' }).textContent).toContain('Centaur 1 walks')
  await userEvent.click(screen.getByRole('checkbox', { name: /answers/ }))
  expect(screen.queryByRole('region', { name: 'Answers' })).toBeNull()
  expect(document.body.textContent).not.toContain('Centaur 1 walks from')
  expect(document.title).toContain('A quiz')
})

test('a lesson that is not there is told of', async () => {
  render(<HandoutPage game={arena} rest={['own.gone']} />)
  expect(await screen.findByRole('heading', { name: 'There is no such lesson here.' })).toBeTruthy()
})
