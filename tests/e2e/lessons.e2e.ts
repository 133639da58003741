import { expect } from 'vitest'
import type { Lesson } from '@/engine/lesson/lesson'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

/** Two elves that could go around the ghoul beside them, but not into its hex. */
const POSITION = saveAt('wizard movement', {
  '0509': 'sorcerer',
  '0710': 'ghoul',
  '0709': '2 elf',
  '0708': 'wizard',
}).body.initial

/** The page once the board of a lesson, or of the recorder, can be played on. */
async function seesBoard({ page }: GameTable): Promise<void> {
  await page.locator('[data-part="surface"]').waitFor()
  await page.getByText('Stacks that can move').waitFor()
}

async function goTo({ page, home }: GameTable, hash: string): Promise<void> {
  await page.goto(new URL(hash, home).href)
}

async function writeTask(table: GameTable): Promise<void> {
  const { page } = table
  await page.getByLabel('Title', { exact: true }).fill('Around the ghoul')
  await page.getByLabel('Id', { exact: true }).fill('Around the ghoul!')
  await table.press('Rename')
  await page.waitForURL(/around-the-ghoul$/)
  await page.getByLabel('Summary', { exact: true }).fill('How to pass an enemy.')
  await page.getByLabel('Title of the chapter').fill('Pass')
  await page.getByLabel('Plays a task').check()
  await page
    .getByLabel('Text', { exact: true })
    .fill('Bring both elves to 0809.\n\nNobody enters an enemy’s hex: [[AR-7.2]].')
  await page.getByText('Position as JSON').first().click()
  await page.getByRole('textbox', { name: 'Position as JSON' }).fill(JSON.stringify(POSITION))
  await table.press('Use what is pasted')
  await table.sees(/The position can be put on the board/)
}

async function recordTask(table: GameTable): Promise<void> {
  const { page } = table
  await table.press('Record the solution')
  await seesBoard(table)
  await table.clickHexes('0709', '0809')
  await table.sees(/2 elves move/)
  await expectNoViolations(table, 'the recorder')
  await table.press('Keep this move')
  await page.getByLabel('These 2 elves are at 0809').check()
  await page.getByLabel('Hints').fill('Click the elves, then 0809.')
  await table.press('Record a wrong answer')
  await seesBoard(table)
  await table.clickHexes('0709', '0710')
  await table.press('Keep: refused by AR-7.2')
  await table.sees(/^Refused by AR-7\.2/)
}

test('a lesson is written by playing, saved, opened elsewhere, and solved in two ways', async ({ visit }) => {
  const author = await visit({ bypassCSP: true })
  await goTo(author, '#/author/arrakhar')
  await author.press('New lesson')
  await writeTask(author)
  await recordTask(author)
  await author.sees('Everything is in order: a learner can finish this lesson.')
  await expectNoViolations(author, 'the author')
  const text = String(await downloaded(author.page, () => author.press('Save to a file')))
  const [chapter] = (JSON.parse(text) as Lesson).chapters
  expect(chapter).toMatchObject({ kind: 'task', mistakes: [{ clause: 'AR-7.2' }] })

  const learner = await visit({ bypassCSP: true })
  await goTo(learner, '#/learn/arrakhar')
  const file = { name: 'ghoul.lesson.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await learner.page.locator('input[aria-label="Open a lesson file"]').setInputFiles(file)
  await learner.sees('“Around the ghoul” has been opened.')
  await expectNoViolations(learner, 'the course')
  await learner.page.getByRole('link', { name: 'Start: Around the ghoul' }).click()
  await seesBoard(learner)
  await expectNoViolations(learner, 'a task')

  // Wrong: the clause is named and leads to the rules.
  await learner.clickHexes('0709', '0710')
  const clause = learner.page
    .locator(byClass('.lesson-panel'))
    .getByRole('link', { name: /^AR-7\.2/ })
    .last()
  await expect.poll(() => clause.getAttribute('href')).toBe('#/rules/arrakhar/AR-7.2')
  await learner.sees('Not allowed')

  // As the author did it.
  await learner.press('Start over')
  await learner.clickHexes('0709', '0809')
  await learner.sees('Well done!')

  // And step by step another way.
  await learner.press('Start over')
  await learner.clickHexes('0709', '0808')
  await learner.sees(/2 elves move/)
  // The group is still in hand.
  await learner.clickHex('0809')
  await learner.sees('Well done!')
  await learner.press(/^Finish the lesson/)
  await learner.sees('Done')
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
  await give(JSON.stringify({ format: 'hexhearth-lesson', version: 2 }))
  await table.sees(/a newer program wrote this lesson; update/)
  await give(JSON.stringify({ format: 'hexhearth-save', version: 1 }))
  await table.sees(/this is not a lesson of this program/)
})
