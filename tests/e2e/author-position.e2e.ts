import { expect } from 'vitest'
import { AUTHOR_TEXT } from '@/teach/author/author-text'
import { EDITOR_TEXT } from '@/teach/editor/editor-text'
import { LEARN_TEXT, LESSON_TEXT } from '@/teach/learn/learn-text'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'

/** Nothing that a new chapter would begin with. */
const POSITION = saveAt('wizard movement', { '0509': 'sorcerer', '0915': '3 elf' }).body.initial

async function writtenPosition({ page }: GameTable): Promise<string> {
  const field = page.getByRole('textbox', { name: AUTHOR_TEXT.positionPaste })
  if (!(await field.isVisible())) await page.getByText(AUTHOR_TEXT.positionPaste).first().click()
  return field.inputValue()
}

test('a chapter’s position is changed in the editor and taken back at the desk', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.goto(new URL('#/author/arrakhar', table.home).href)
  await table.press(AUTHOR_TEXT.create)
  await table.press(AUTHOR_TEXT.addChapter)
  await page.getByText(AUTHOR_TEXT.positionPaste).first().click()
  const field = page.getByRole('textbox', { name: AUTHOR_TEXT.positionPaste })
  await field.fill(JSON.stringify(POSITION))
  await table.press(AUTHOR_TEXT.positionUse)
  await expect.poll(() => writtenPosition(table)).toContain('0915')
  await expect.poll(() => table.button(AUTHOR_TEXT.positionLeft).count()).toBe(0)

  // The editor has it, also after a reload.
  await table.press(AUTHOR_TEXT.positionEdit)
  const lines = page.getByLabel(EDITOR_TEXT.textOf.lines)
  await expect.poll(() => lines.inputValue()).toContain('0915')
  await page.reload()
  await expect.poll(() => lines.inputValue()).toContain('0915')

  // Changed there, it is offered at the desk of the same chapter, also after a reload.
  await lines.fill((await lines.inputValue()).replaceAll('0915', '0916'))
  await table.press(EDITOR_TEXT.take)
  await page.getByRole('link', { name: EDITOR_TEXT.backToLesson }).click()
  await table.button(AUTHOR_TEXT.positionLeft).waitFor()
  await page.reload()
  await table.press(AUTHOR_TEXT.positionLeft)
  await expect.poll(() => writtenPosition(table)).toContain('0916')
  await expect.poll(() => table.button(AUTHOR_TEXT.positionLeft).count()).toBe(0)
  await page.reload()
  await expect.poll(() => writtenPosition(table)).toContain('0916')
  await expect.poll(() => table.button(AUTHOR_TEXT.positionLeft).count()).toBe(0)
})

test.for<readonly [game: string, before: string, after: string]>([
  ['arrakhar', '0402 4 barbarian', '0403 4 barbarian'],
  ['arena', 'human-grunt-2 C9', 'human-grunt-2 D9'],
  ['archmagi', '"hex": "E4"', '"hex": "D4"'],
])(
  'a lesson’s own position goes to the editor of %s and comes back',
  async ([game, before, after], { visit }) => {
    const table = await visit()
    const { page } = table
    await page.goto(new URL(`#/lesson/${game}/first-game/1`, table.home).href)
    await table.press(LESSON_TEXT.copy)
    await table.sees(AUTHOR_TEXT.checkGood)
    const first = await writtenPosition(table)
    await table.press(AUTHOR_TEXT.positionEdit)
    const lines = page.getByLabel(EDITOR_TEXT.textOf.lines)
    await expect.poll(() => lines.inputValue()).toContain(before)
    await lines.fill((await lines.inputValue()).replace(before, after))
    await table.press(EDITOR_TEXT.take)
    await page.getByRole('link', { name: EDITOR_TEXT.backToLesson }).click()
    await page.waitForURL(new RegExp(`#/author/${game}/first-game-2/1$`))
    await table.press(AUTHOR_TEXT.positionLeft)
    await expect.poll(() => writtenPosition(table)).not.toBe(first)
    await table.press(AUTHOR_TEXT.turns(AUTHOR_TEXT.undo, 'position of chapter 2'))
    await expect.poll(() => writtenPosition(table)).toBe(first)
  },
)

test('what is removed at the desk comes back', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.goto(new URL('#/author/arrakhar', table.home).href)
  await table.press(AUTHOR_TEXT.create)
  await page.getByLabel(AUTHOR_TEXT.lessonTitle, { exact: true }).fill('Short lived')
  await table.press(AUTHOR_TEXT.addChapter)
  await page.getByLabel(AUTHOR_TEXT.chapterTitle).fill('The second')
  await table.press(AUTHOR_TEXT.removeChapter)
  await table.sees(AUTHOR_TEXT.chapterRemoved(2, 'The second'))
  await expect.poll(() => table.button('2. The second').count()).toBe(0)
  await table.press(LEARN_TEXT.removal.undo)
  await table.button('2. The second').waitFor()
  await expect.poll(() => page.getByLabel(AUTHOR_TEXT.chapterTitle).inputValue()).toBe('The second')

  await page.getByRole('link', { name: AUTHOR_TEXT.allDrafts }).click()
  await table.press(AUTHOR_TEXT.removeNamed('Short lived'))
  await table.sees(LEARN_TEXT.removed('Short lived'))
  await table.press(LEARN_TEXT.removal.undo)
  await page.getByRole('link', { name: AUTHOR_TEXT.editNamed('Short lived') }).click()
  await table.button('2. The second').waitFor()
})
