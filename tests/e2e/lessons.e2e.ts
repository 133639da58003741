import { expect } from 'vitest'
import type { Lesson } from '@/engine/lesson/lesson'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { byClass } from '../support/class-selector'
import { GHOUL, goTo, OGRE, solve, write, type Written } from './support/written-lesson'

/** A lesson as its author has made it, as a file. */
async function saved(author: GameTable, lesson: Written): Promise<string> {
  await write(author, lesson)
  const text = String(await downloaded(author.page, () => author.press('Save to a file')))
  const [chapter] = (JSON.parse(text) as Lesson).chapters
  expect(chapter).toMatchObject({ kind: 'task', mistakes: [{ clause: lesson.clause }] })
  return text
}

/** A learner elsewhere opens the file and solves the lesson. */
async function solveFile(learner: GameTable, lesson: Written, text: string): Promise<void> {
  const { game, title } = lesson
  await goTo(learner, `#/learn/${game}`)
  const file = { name: 'enemy.lesson.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await learner.page.locator('input[aria-label="Open a lesson file"]').setInputFiles(file)
  await learner.sees(`“${title}” has been opened.`)
  await expectNoViolations(learner, 'the course')
  await learner.page.getByRole('link', { name: `Start: ${title}` }).click()
  await solve(learner, lesson)
}

test('a lesson is written by playing, saved, opened elsewhere, and solved in two ways', async ({ visit }) => {
  const text = await saved(await visit({ bypassCSP: true }), GHOUL)
  await solveFile(await visit({ bypassCSP: true }), GHOUL, text)
})

test('a lesson of the second game is written, saved, opened elsewhere, and solved in two ways', async ({
  visit,
}) => {
  const text = await saved(await visit({ bypassCSP: true }), OGRE)
  await solveFile(await visit({ bypassCSP: true }), OGRE, text)
})

test('a lesson of the second game is read, watched and solved on its board', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await goTo(table, '#/learn/arena')
  await page.getByRole('link', { name: 'Start: Flying over the enemy' }).click()
  await page.getByRole('heading', { name: 'The second layer' }).waitFor()
  await expectNoViolations(table, 'a reading')
  await table.press(/^Next chapter/)
  for (const step of [1, 2, 3]) {
    await table.press(/^Next step/)
    await table.sees(`Step ${step} of 3`)
  }
  await table.press(/^Next chapter/)
  await page.getByText('Who can move').waitFor()

  // Too far: the clause is named and leads to the rules.
  await table.clickHexes('C4', 'D7')
  await table.sees('Not allowed')
  const clause = page.locator(byClass('.lesson-panel')).getByRole('link', { name: /^AA-/ }).last()
  await expect.poll(() => clause.getAttribute('href')).toMatch(/^#\/rules\/arena\/AA-\d/)
  await expectNoViolations(table, 'a task of the second game')

  await table.press('Start over')
  await table.clickHexes('C4', 'D6')
  await table.press(/land/)
  await table.sees('Well done!')
  await table.press(/^Finish the lesson/)
  await table.sees('Done')
})

test('a file that is no lesson, or a newer one, is refused in words', async ({ visit }) => {
  const table = await visit()
  await goTo(table, '#/learn/arrakhar')
  const give = (text: string) =>
    table.page.locator('input[aria-label="Open a lesson file"]').setInputFiles({
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await table.page.getByRole('button', { name: 'Open a lesson file' }).waitFor()
  await give('not json')
  await table.sees(/The file is not JSON/)
  await give(JSON.stringify({ format: 'hexhearth-lesson', version: 3 }))
  await table.sees(/a newer program wrote this lesson; update/)
  await give(JSON.stringify({ format: 'hexhearth-save', version: 1 }))
  await table.sees(/this is not a lesson of this program/)
})
