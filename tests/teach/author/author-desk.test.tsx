// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DemonstrationChapter, Lesson, LessonChapter, TaskChapter } from '@/engine/lesson/lesson'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { AuthorPage } from '@/teach/author/AuthorPage'
import { AUTHOR_TEXT as TEXT, DRAWINGS_TEXT } from '@/teach/author/author-text'
import { draftLessons } from '@/teach/learn/own-lessons'
import { loadStage } from '@/teach/stage/stage'
import '../../support/patient'

const game = present(gameOf('arrakhar'), 'game')
const stage = await loadStage(game)
const course = present(stage.teaching.lessons[0], 'a lesson')
const nth = course.chapters.findIndex(({ kind }) => kind === 'task')
const task = course.chapters[nth] as TaskChapter

let drafts = 0

/** A draft with one task; each test has its own, for changes are remembered by its name. */
async function open(changes: Partial<TaskChapter> = {}, chapter: LessonChapter = task) {
  drafts += 1
  const id = `draft-${drafts}`
  const lesson: Lesson = { ...course, id, chapters: [{ ...chapter, ...changes } as LessonChapter] }
  draftLessons.keep(lesson)
  render(<AuthorPage game={game} rest={[id]} />)
  await screen.findByRole('heading', { name: TEXT.check })
  return () => draftLessons.all().find((draft) => draft.id === id)?.chapters[0] as TaskChapter
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('hints are moved by buttons, and the focus goes along', async () => {
  const kept = await open({ hints: ['One.', 'Two.', 'Three.'] })
  await click(TEXT.moveItem('hint', 1, 1))
  expect(kept().hints).toEqual(['Two.', 'One.', 'Three.'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: TEXT.moveItem('hint', 2, 1) }))
  await userEvent.keyboard('{Enter}')
  expect(kept().hints).toEqual(['Two.', 'Three.', 'One.'])
  await click(TEXT.moveItem('hint', 3, 1))
  expect(kept().hints).toEqual(['Two.', 'Three.', 'One.'])
  await click(TEXT.removeItem('hint', 2))
  await click(TEXT.addHint)
  await userEvent.type(screen.getByRole('textbox', { name: TEXT.hint(3) }), 'Last.')
  expect(kept().hints).toEqual(['Two.', 'One.', 'Last.'])
})

test('every change is taken back and made again, by button and by key, and fields show it', async () => {
  const kept = await open()
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: TEXT.text })
  const before = text().value
  await userEvent.clear(text())
  await userEvent.type(text(), 'New.')
  await userEvent.selectOptions(screen.getByLabelText(TEXT.viewer), 'referee')
  await click(`${TEXT.undo}: point of view of chapter 1`)
  expect(kept().viewer).toBe(task.viewer)
  expect(text().value).toBe('New.')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(kept().text).toEqual(task.text)
  expect(text().value).toBe(before)
  expect(screen.getByRole('button', { name: TEXT.undo }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Control>}y{/Control}{Control>}y{/Control}')
  expect(kept().viewer).toBe('referee')
  expect(text().value).toBe('New.')
  // A change of the same draft is still known when its author comes back to it.
  cleanup()
  render(<AuthorPage game={game} rest={[`draft-${drafts}`]} />)
  await screen.findByRole('heading', { name: TEXT.check })
  await click(`${TEXT.undo}: point of view of chapter 1`)
  expect(kept().viewer).toBe(task.viewer)
})

test('marks are named, and faults of the names are told', async () => {
  const kept = await open({ drawings: [] })
  await click(DRAWINGS_TEXT.open(0))
  const fill = async (label: string, text: string) => {
    await userEvent.clear(screen.getByRole('textbox', { name: label }))
    await userEvent.type(screen.getByRole('textbox', { name: label }), text)
  }
  const add = () => click(DRAWINGS_TEXT.add)
  await add()
  expect(screen.getByText(DRAWINGS_TEXT.noHex(''))).toBeTruthy()
  await fill(DRAWINGS_TEXT.from, '0407')
  await fill(DRAWINGS_TEXT.to, '9999')
  await add()
  expect(screen.getByText(DRAWINGS_TEXT.noHex('9999'))).toBeTruthy()
  await fill(DRAWINGS_TEXT.to, '0407')
  await add()
  expect(screen.getByText(DRAWINGS_TEXT.noArrow)).toBeTruthy()
  await fill(DRAWINGS_TEXT.to, '0709')
  await userEvent.selectOptions(screen.getByLabelText(DRAWINGS_TEXT.ink), 'red')
  await add()
  await userEvent.selectOptions(screen.getByLabelText(DRAWINGS_TEXT.kind), 'text')
  await add()
  expect(screen.getByText(DRAWINGS_TEXT.noWords)).toBeTruthy()
  await fill(DRAWINGS_TEXT.words, 'Here')
  await add()
  const arrow = { kind: 'arrow', from: '0407', to: '0709', ink: 'red' }
  const text = { kind: 'text', hex: '0407', text: 'Here', ink: 'red' }
  expect(kept().drawings).toEqual([arrow, text])
  await click(DRAWINGS_TEXT.remove('red arrow from 0407 to 0709'))
  expect(kept().drawings).toEqual([text])
  expect(draftLessons.all()[0]?.version).toBe(2)
  await click(DRAWINGS_TEXT.remove('red text “Here” at 0407'))
  expect(kept()).not.toHaveProperty('drawings')
  expect(draftLessons.all()[0]?.version).toBe(1)
})

test('each step has drawings of its own, which go along when it is moved', async () => {
  const shown = present(
    course.chapters.find((chapter) => chapter.kind === 'demonstration' && chapter.steps.length === 2),
    'a demonstration',
  ) as DemonstrationChapter
  const steps = shown.steps.map(({ command, text = '' }) => ({ command, text }))
  const kept = await open({}, { ...shown, steps })
  const keptSteps = () => (kept() as LessonChapter as DemonstrationChapter).steps
  const second = within(present(screen.getByText(TEXT.stepText(2)).closest('li'), 'a step'))
  await userEvent.click(second.getByRole('button', { name: DRAWINGS_TEXT.open(0) }))
  await userEvent.selectOptions(second.getByLabelText(DRAWINGS_TEXT.kind), 'circle')
  await userEvent.type(second.getByRole('textbox', { name: DRAWINGS_TEXT.hex }), '0709')
  await userEvent.click(second.getByRole('button', { name: DRAWINGS_TEXT.add }))
  const drawings = [{ kind: 'circle', hex: '0709', ink: 'green' }]
  expect(keptSteps()).toEqual([steps[0], { ...steps[1], drawings }])
  await click(TEXT.moveItem('step', 2, -1))
  expect(keptSteps()).toEqual([{ ...steps[1], drawings }, steps[0]])
  await click(`${TEXT.undo}: demonstration of chapter 1`)
  expect(keptSteps()).toEqual([steps[0], { ...steps[1], drawings }])
})

test('the check leads to the field that is meant', async () => {
  await open({ praise: '', hints: ['One.', '[[XX-9.9]]'], goal: { all: [] } })
  const faults = within(screen.getByRole('region', { name: TEXT.check }))
  const goTo = (part: string) => {
    const fault = faults.getAllByRole('listitem').find(({ textContent }) => textContent.includes(part))
    return userEvent.click(within(present(fault, part)).getByRole('button'))
  }
  await goTo('praise')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: TEXT.praise }))
  await goTo('hints.1')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: TEXT.hint(2) }))
  await goTo('goal')
  expect(document.activeElement?.closest('[data-field="goal"]')).not.toBeNull()
})
