// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnyCommand } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import type { AnyGame, AnyTeaching } from '@/contract/manifest'
import { LearnPage } from '@/teach/learn/LearnPage'
import { LessonPage } from '@/teach/learn/LessonPage'
import { coin } from '../../support/coin-manifest'
import { COIN_STORY } from '../../support/coin-quiz'
import '../../support/patient'

const LESSON: Lesson = {
  format: 'hexhearth-lesson',
  version: 1,
  game: 'coin',
  id: 'hands',
  title: 'Two hands',
  summary: 'Where coins hide.',
  minutes: 3,
  chapters: [
    {
      kind: 'demonstration',
      title: 'Toss',
      text: ['See [[C-2]].'],
      position: { notes: 0 },
      viewer: 'hider',
      steps: [
        { command: { type: 'note' }, text: 'One note.' },
        { command: { type: 'toss' }, dice: [5] },
      ],
    },
    {
      kind: 'task',
      title: 'Pass the coin',
      text: ['Hide it, then pass.'],
      position: { notes: 0 },
      viewer: 'hider',
      goal: { event: { type: 'passed' } },
      failures: [{ when: { event: { type: 'tossed' } }, text: 'Leave the dice alone.', clause: 'C-9' }],
      hints: ['First hide.', 'Then pass.'],
      solution: [{ type: 'hide', hand: 'left' } as { readonly type: string }, { type: 'pass' }],
      mistakes: [{ commands: [{ type: 'pass' }], clause: 'C-2' }],
      detours: [{ commands: [{ type: 'note' }], text: 'A note passes nothing.' }],
      praise: 'It is passed.',
    },
    {
      kind: 'task',
      title: 'Note once',
      text: ['Note once and pass.'],
      position: { notes: 0 },
      viewer: 'hider',
      goal: { all: [{ event: { type: 'passed' } }, { not: { commands: 2 } }] },
      hints: [],
      solution: [],
      mistakes: [],
      detours: [
        {
          commands: [{ type: 'hide', hand: 'left' } as AnyCommand, { type: 'note' }],
          text: 'Too late to note.',
        },
      ],
    },
  ],
}

const rulebook = {
  gameId: 'coin',
  title: 'Coins',
  glossary: [],
  sections: [
    {
      id: 'C',
      title: 'Coins',
      intro: '',
      diagram: null,
      clauses: [{ id: 'C-2', title: 'Passing', text: [] }],
    },
  ],
}
const game: AnyGame = {
  ...coin,
  // The pages of lessons ask for nothing else.
  loadTeaching: () =>
    Promise.resolve({ rulebook, lessons: [LESSON], story: COIN_STORY } as unknown as AnyTeaching),
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function open(chapter: number): Promise<void> {
  render(<LessonPage game={game} rest={['hands', String(chapter)]} />)
  await screen.findByRole('heading', { level: 2 })
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a demonstration is stepped through by buttons and by keys, both ways', async () => {
  await open(0)
  expect(screen.getByRole('link', { name: /C-2/ }).getAttribute('href')).toBe('#/rules/coin/C-2')
  expect(screen.getByText('Notes 0')).toBeTruthy()
  await click(/Next step/)
  expect(screen.getByText('Notes 1')).toBeTruthy()
  expect(screen.getByText('One note.')).toBeTruthy()
  await userEvent.keyboard('{PageDown}')
  expect(screen.getByText('Tossed 5')).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('Notes 0')).toBeTruthy()
  await click('note')
  expect(screen.getByText('Notes 0')).toBeTruthy()
})

test('a task is reached by its own rules, praised and kept as done', async () => {
  await open(1)
  await click('hide')
  await click('note')
  await click('pass')
  expect(screen.getByText('It is passed.')).toBeTruthy()
  cleanup()
  render(<LearnPage game={game} rest={[]} />)
  expect(await screen.findByText('1 of 3 chapters done')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go on: Two hands' }).getAttribute('href')).toBe(
    '#/lesson/coin/hands/0',
  )
  await click('Reset progress')
  expect(screen.getByRole('link', { name: 'Start here: Two hands' })).toBeTruthy()
  await click('Undo')
  expect(screen.getByRole('link', { name: 'Go on: Two hands' })).toBeTruthy()
})

test('a failure names its clause and lets the learner try again', async () => {
  await open(1)
  await click('Start over')
  await click('toss')
  expect(screen.getByText('Leave the dice alone.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'C-9' })).toBeTruthy()
  await click('Try again')
  expect(screen.queryByText('Leave the dice alone.', { exact: false })).toBeNull()
})

test('a goal that is out of reach is told at once, with the ways back', async () => {
  await open(2)
  await click('note')
  await click('note')
  expect(screen.getByText('The goal can no longer be reached.', { exact: false })).toBeTruthy()
  await click('note')
  expect(screen.getByText('Notes 2')).toBeTruthy()
  await click('Undo')
  expect(screen.queryByText('The goal can no longer be reached.', { exact: false })).toBeNull()
  await click('note')
  await click('Start over')
  expect(screen.getByText('Notes 0')).toBeTruthy()
})

test('what misses the point is told, and may be taken back or played on', async () => {
  await open(1)
  await click('Start over')
  await click('note')
  expect(screen.getByText('Not this way')).toBeTruthy()
  expect(screen.getByText('A note passes nothing.', { exact: false })).toBeTruthy()
  await click('Undo')
  expect(screen.queryByText('Not this way')).toBeNull()
  await click('note')
  await click('hide')
  expect(screen.queryByText('Not this way')).toBeNull()
  await click('pass')
  expect(screen.getByText('It is passed.')).toBeTruthy()
})

test('what puts the goal out of reach is told in its author’s words', async () => {
  await open(2)
  await click('Start over')
  await click('hide')
  await click('note')
  expect(screen.getByText('Too late to note.', { exact: false })).toBeTruthy()
  expect(screen.queryByText('The goal can no longer be reached.', { exact: false })).toBeNull()
})

test('hints come one by one, moves are taken back, and the solution is shown on request', async () => {
  await open(1)
  await click('Start over')
  await click('Hint')
  expect(screen.queryByText('Then pass.')).toBeNull()
  await click(/Next hint/)
  expect(screen.getByText('Then pass.')).toBeTruthy()
  await click('note')
  expect(screen.getByText('Notes 1')).toBeTruthy()
  await userEvent.keyboard('u')
  expect(screen.getByText('Notes 0')).toBeTruthy()
  await click('Show me')
  await click(/Next step/)
  expect(screen.getByText('Hidden left')).toBeTruthy()
  await click('Now try it yourself')
  expect(screen.getByText('Hidden somewhere')).toBeTruthy()
})

test('a lesson that there is not leads back to the course', async () => {
  render(<LessonPage game={game} rest={['nowhere']} />)
  expect((await screen.findByRole('link', { name: 'All lessons' })).getAttribute('href')).toBe('#/learn/coin')
})

test('whoever comes to teach lands on the tools for that', async () => {
  render(<LearnPage game={game} rest={['teach']} />)
  const heading = await screen.findByRole('heading', { name: 'For teachers' })
  expect(document.activeElement).toBe(heading)
})
