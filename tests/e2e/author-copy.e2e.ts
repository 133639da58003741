import { expect } from 'vitest'
import { AUTHOR_TEXT, DRAWINGS_TEXT, RECORDER_TEXT } from '@/teach/author/author-text'
import { LESSON_TEXT } from '@/teach/learn/learn-text'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { goTo } from './support/written-lesson'

const ARROW = 'green arrow from 0406 to 0507'
const DETOUR = 'That leaves the ghouls alone.'

/** The chapter in which a learner moves first, counted from nought. */
const MOVING = 3

async function copied(table: GameTable): Promise<void> {
  await goTo(table, `#/lesson/arrakhar/first-game/${MOVING}`)
  await table.press(LESSON_TEXT.copy)
  await table.page.waitForURL(/#\/author\/arrakhar\/first-game-2\/3$/)
  await table.sees(AUTHOR_TEXT.copied('Your first game', 'first-game-2'))
  await table.sees(AUTHOR_TEXT.checkGood)
}

async function drawn(table: GameTable): Promise<void> {
  const { page } = table
  const before = await page.getByRole('button', { name: /^Arrows and circles \(|^Draw arrows/ }).count()
  expect(before).toBe(1)
  await page.getByRole('button', { name: /^Arrows and circles \(|^Draw arrows/ }).click()
  await page.getByLabel(DRAWINGS_TEXT.kind).selectOption('text')
  await page.getByLabel(DRAWINGS_TEXT.hex, { exact: true }).fill('0709')
  await page.getByLabel(DRAWINGS_TEXT.words).fill('Here')
  await table.press(DRAWINGS_TEXT.add)
  await table.sees('green text “Here” at 0709')
  await page.getByLabel(DRAWINGS_TEXT.kind).selectOption('arrow')
  await page.getByLabel(DRAWINGS_TEXT.from).fill('0406')
  await page.getByLabel(DRAWINGS_TEXT.to).fill('9999')
  await table.press(DRAWINGS_TEXT.add)
  await table.sees(DRAWINGS_TEXT.noHex('9999'))
  await page.getByLabel(DRAWINGS_TEXT.to).fill('0507')
  await table.press(DRAWINGS_TEXT.add)
  await table.button(DRAWINGS_TEXT.remove(ARROW)).waitFor()
}

test('a copy of a lesson is changed, and a learner is told what its author wrote', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await copied(table)
  await drawn(table)
  await expectNoViolations(table, 'the author who draws')

  // A change is taken back and made again, by key and by button.
  await table.press(AUTHOR_TEXT.turns(AUTHOR_TEXT.undo, 'drawings of chapter 4'))
  await expect.poll(() => table.button(DRAWINGS_TEXT.remove(ARROW)).count()).toBe(0)
  await table.button(AUTHOR_TEXT.turns(AUTHOR_TEXT.redo, 'drawings of chapter 4')).focus()
  await page.keyboard.press('Control+y')
  await table.button(DRAWINGS_TEXT.remove(ARROW)).waitFor()

  // What misses the point is recorded; the check asks for its words and leads to them.
  await table.press(AUTHOR_TEXT.recordDetour)
  await page.locator('[data-part="surface"]').waitFor()
  await table.clickHexes('0407', '0508')
  await table.press(RECORDER_TEXT.keep(1))
  await table.press(AUTHOR_TEXT.inChapter(MOVING + 1))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field^="detours."]') !== null))
    .toBe(true)
  await page.keyboard.type(DETOUR)
  await table.sees(AUTHOR_TEXT.checkGood)

  // The learner sees what is drawn, is told, and takes it back.
  await page.getByRole('link', { name: AUTHOR_TEXT.preview }).click()
  await page.getByRole('link', { name: LESSON_TEXT.backToAuthor }).waitFor()
  await page.locator('[data-part="drawing"][data-kind="text"]').waitFor()
  await table.clickHexes('0407', '0508')
  await table.sees(LESSON_TEXT.task.failed)
  await table.sees(DETOUR)
  await table.press(LESSON_TEXT.task.undo)
  await expect.poll(() => page.getByText(DETOUR).count()).toBe(0)
  await page.locator('[data-part="drawing"][data-kind="text"]').waitFor()

  // The lesson itself is as it was, and changes are still known on the way back.
  await page.getByRole('link', { name: LESSON_TEXT.backToAuthor }).click()
  await table.button(AUTHOR_TEXT.turns(AUTHOR_TEXT.undo, '“not this way” of chapter 4')).waitFor()
  await goTo(table, `#/lesson/arrakhar/first-game/${MOVING}`)
  await page.locator('[data-part="surface"]').waitFor()
  await table.button(LESSON_TEXT.copy).waitFor()
  await expect.poll(() => page.locator('[data-part="drawing"][data-kind="text"]').count()).toBe(0)
})
