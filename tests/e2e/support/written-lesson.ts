import { expect } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { scene } from '../../support/arena-scene'
import { byClass } from '../../support/class-selector'
import { expectNoViolations } from './axe'
import type { GameTable } from './game-table'
import { saveAt } from './saves'

/** A lesson that is written by playing: a task with a solution, another, and a wrong answer. */
export interface Written {
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
export const GHOUL: Written = {
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
export const OGRE: Written = {
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

/** Goes to an address of the site: what stands behind the '#', or a whole link to it. */
export async function goTo({ page, home }: GameTable, hash: string): Promise<void> {
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
  await table.press('Add a hint')
  await page.getByLabel('Hint 1', { exact: true }).fill('Click who is to move, then where to.')
  await page.getByLabel('Praise').fill('That is the way around.')
  await table.press('Record a wrong answer')
  await seesBoard(table, lesson)
  await table.clickHexes(...lesson.wrong)
  await table.press(`Keep: refused by ${clause}`)
  await table.sees(`Refused by ${clause}`)
}

/** Writes a lesson at the author, until it is in order. */
export async function write(author: GameTable, lesson: Written): Promise<void> {
  await goTo(author, `#/author/${lesson.game}`)
  await author.press('New lesson')
  await writeTask(author, lesson)
  await recordTask(author, lesson)
  await author.sees('Everything is in order: a learner can finish this lesson.')
  await expectNoViolations(author, 'the author')
}

/** A learner whose lesson is open goes wrong, and finds two ways. */
export async function solve(learner: GameTable, lesson: Written): Promise<void> {
  const { game, clause } = lesson
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
