import { expect } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { scene } from '../support/arena-scene'
import { byClass } from '../support/class-selector'

/** A lesson that is written by playing: a task with a solution, another, and a wrong answer. */
interface Written {
  readonly game: string
  /** What the panel of its table says while a side can move. */
  readonly canMove: string
  readonly title: string
  readonly id: string
  readonly text: string
  readonly position: Json
  readonly solution: readonly [string, string]
  /** What is logged of the solution's first move, and the goal that it offers. */
  readonly told: RegExp
  readonly goal: string
  readonly wrong: readonly [string, string]
  readonly clause: string
  /** Another way, move by move. */
  readonly another: (table: GameTable) => Promise<void>
}

/** Two elves that could go around the ghoul beside them, but not into its hex. */
const GHOUL: Written = {
  game: 'arrakhar',
  canMove: 'Stacks that can move',
  title: 'Around the ghoul',
  id: 'around-the-ghoul',
  text: 'Bring both elves to 0809.\n\nNobody enters an enemy’s hex: [[AR-7.2]].',
  position: saveAt('wizard movement', {
    '0509': 'sorcerer',
    '0710': 'ghoul',
    '0709': '2 elf',
    '0708': 'wizard',
  }).body.initial,
  solution: ['0709', '0809'],
  told: /2 elves move/,
  goal: 'These 2 elves are at 0809',
  wrong: ['0709', '0710'],
  clause: 'AR-7.2',
  async another(table) {
    await table.clickHexes('0709', '0808')
    await table.sees(/2 elves move/)
    // The group is still in hand.
    await table.clickHex('0809')
  },
}

/** A centaur that can go past an ogre, but not through its hex, and an orc that is as near to the goal. */
const OGRE: Written = {
  game: 'arena',
  canMove: 'Who can move',
  title: 'Past the ogre',
  id: 'past-the-ogre',
  text: 'Take D5.\n\nWho runs into an enemy has to stop: [[AA-9.3]].',
  position: scene('movement', [
    'west centaur C4',
    'west orc D4',
    'east ogre C5',
    'west human-grunt C1',
    'east human-grunt C9',
  ]),
  solution: ['C4', 'D5'],
  told: /Centaur 1 walks from C4 to D5/,
  goal: 'West controls D5',
  wrong: ['C4', 'C6'],
  clause: 'AA-9.3',
  async another(table) {
    await table.clickHexes('D4', 'D5')
  },
}

/** The page once the board of a lesson, or of the recorder, can be played on. */
async function seesBoard({ page }: GameTable, { canMove }: Pick<Written, 'canMove'>): Promise<void> {
  await page.locator('[data-part="surface"]').waitFor()
  await page.getByText(canMove).waitFor()
}

async function goTo({ page, home }: GameTable, hash: string): Promise<void> {
  await page.goto(new URL(hash, home).href)
}

async function writeTask(table: GameTable, { title, id, text, position }: Written): Promise<void> {
  const { page } = table
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Id', { exact: true }).fill(`${title}!`)
  await table.press('Rename')
  await page.waitForURL(new RegExp(`${id}$`))
  await page.getByLabel('Summary', { exact: true }).fill('How to pass an enemy.')
  await page.getByLabel('Title of the chapter').fill('Pass')
  await page.getByLabel('Plays a task').check()
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.getByText('Position as JSON').first().click()
  await page.getByRole('textbox', { name: 'Position as JSON' }).fill(JSON.stringify(position))
  await table.press('Use what is pasted')
  await table.sees(/The position can be put on the board/)
}

async function recordTask(table: GameTable, lesson: Written): Promise<void> {
  const { page } = table
  const { clause } = lesson
  await table.press('Record the solution')
  await seesBoard(table, lesson)
  await table.clickHexes(...lesson.solution)
  await table.sees(lesson.told)
  await expectNoViolations(table, 'the recorder')
  await table.press('Keep this move')
  await page.getByLabel(lesson.goal).check()
  await page.getByLabel('Hints').fill('Click who is to move, then where to.')
  await table.press('Record a wrong answer')
  await seesBoard(table, lesson)
  await table.clickHexes(...lesson.wrong)
  await table.press(`Keep: refused by ${clause}`)
  await table.sees(`Refused by ${clause}`)
}

/** A lesson as its author has made it, as a file. */
async function authored(author: GameTable, lesson: Written): Promise<string> {
  await goTo(author, `#/author/${lesson.game}`)
  await author.press('New lesson')
  await writeTask(author, lesson)
  await recordTask(author, lesson)
  await author.sees('Everything is in order: a learner can finish this lesson.')
  await expectNoViolations(author, 'the author')
  const text = String(await downloaded(author.page, () => author.press('Save to a file')))
  const [chapter] = (JSON.parse(text) as Lesson).chapters
  expect(chapter).toMatchObject({ kind: 'task', mistakes: [{ clause: lesson.clause }] })
  return text
}

/** A learner elsewhere opens the file, goes wrong, and finds two ways. */
async function solve(learner: GameTable, lesson: Written, text: string): Promise<void> {
  const { game, title, clause } = lesson
  await goTo(learner, `#/learn/${game}`)
  const file = { name: 'enemy.lesson.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await learner.page.locator('input[aria-label="Open a lesson file"]').setInputFiles(file)
  await learner.sees(`“${title}” has been opened.`)
  await expectNoViolations(learner, 'the course')
  await learner.page.getByRole('link', { name: `Start: ${title}` }).click()
  await seesBoard(learner, lesson)
  await expectNoViolations(learner, 'a task')

  // Wrong: the clause is named and leads to the rules.
  await learner.clickHexes(...lesson.wrong)
  const link = learner.page.locator(byClass('.lesson-panel')).getByRole('link', { name: clause }).last()
  await expect.poll(() => link.getAttribute('href')).toBe(`#/rules/${game}/${clause}`)
  await learner.sees('Not allowed')

  // As the author did it.
  await learner.press('Start over')
  await learner.clickHexes(...lesson.solution)
  await learner.sees('Well done!')

  // And another way.
  await learner.press('Start over')
  await lesson.another(learner)
  await learner.sees('Well done!')
  await learner.press(/^Finish the lesson/)
  await learner.sees('Done')
}

test('a lesson is written by playing, saved, opened elsewhere, and solved in two ways', async ({ visit }) => {
  const text = await authored(await visit({ bypassCSP: true }), GHOUL)
  await solve(await visit({ bypassCSP: true }), GHOUL, text)
})

test('a lesson of the second game is written, saved, opened elsewhere, and solved in two ways', async ({
  visit,
}) => {
  const text = await authored(await visit({ bypassCSP: true }), OGRE)
  await solve(await visit({ bypassCSP: true }), OGRE, text)
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
