import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { goTo } from './support/written-lesson'

/** What haste brings by each face of its die (AR-9.3). */
const HASTE = ['+2', '+2', '+4', '+4', '+6', '+6'] as const

/** The key of the right answer to what haste brings with the die that is shown, and that of a wrong one. */
async function keysOf({ page }: GameTable): Promise<{ readonly right: string; readonly wrong: string }> {
  const die = page.getByRole('region', { name: 'What happens?' }).getByRole('img', { name: /^die: / })
  const face = Number((await die.getAttribute('aria-label'))?.replace('die: ', ''))
  const answers = await page.getByRole('list', { name: 'Answers' }).getByRole('button').allInnerTexts()
  const right = answers.findIndex((words) => words.includes(HASTE[face - 1] ?? 'none'))
  expect(right, answers.join(', ')).toBeGreaterThanOrEqual(0)
  return { right: String(right + 1), wrong: String(((right + 1) % answers.length) + 1) }
}

/** Answers the first question of a lesson about haste wrongly, the others as well as can be. */
async function answerAll(learner: GameTable): Promise<{ readonly right: number; readonly all: number }> {
  const { page } = learner
  const verdict = page.getByRole('status').filter({ hasText: /Right!|Wrong\./ })
  const all = Number((await page.getByText(/^Question 1 of \d+$/).innerText()).split(' ').at(-1))
  let right = 0
  for (let nth = 1; nth <= all; nth++) {
    await page.getByText(`Question ${nth} of ${all}`).waitFor()
    const isDie = await page.getByRole('heading', { name: 'What happens?' }).isVisible()
    const keys = isDie ? await keysOf(learner) : { right: '1', wrong: '2' }
    await page.keyboard.press(nth === 1 ? keys.wrong : keys.right)
    await verdict.waitFor()
    const isRight = (await verdict.innerText()).includes('Right!')
    if (isDie) expect(isRight).toBe(nth !== 1)
    if (nth === 1) {
      await page.getByRole('link', { name: /^AR-9\.3 / }).waitFor()
      await expectNoViolations(learner, 'a question that was missed')
    }
    if (isRight) right += 1
    await page.keyboard.press('Enter')
  }
  return { right, all }
}

/** Hands in what came of the quiz; gives back the link that goes to the teacher. */
async function handIn(learner: GameTable, name: string): Promise<string> {
  await learner.press('Hand in…')
  const dialog = learner.page.getByRole('dialog', { name: 'Hand in' })
  await dialog.getByLabel('Your name').fill(name)
  const field = dialog.getByRole('textbox', { name: /^Link, / })
  await field.waitFor()
  return field.inputValue()
}

test('a quiz is begun from the course, answered by keyboard, handed in, and gathered by the teacher', async ({
  visit,
}) => {
  const learner = await visit({ bypassCSP: true })
  const { page } = learner
  await goTo(learner, '#/learn/arrakhar')
  await page.getByRole('link', { name: 'Take a quiz' }).click()
  await learner.sees('Question 1 of 10')
  await expect.poll(() => page.url()).toMatch(/#\/quiz\/arrakhar\/course\.all\/\d+$/)
  await expectNoViolations(learner, 'a question')

  await goTo(learner, '#/lesson/arrakhar/haste')
  await page.getByRole('link', { name: 'Quiz', exact: true }).click()
  const { right, all } = await answerAll(learner)
  await page.getByRole('heading', { name: `${right} of ${all} questions right` }).waitFor()
  await page.getByRole('region', { name: 'Missed' }).getByText('Roll for haste').first().waitFor()
  await expectNoViolations(learner, 'the end of a quiz')
  const link = await handIn(learner, 'Ann')

  const teacher = await visit({ bypassCSP: true })
  await goTo(teacher, '#/class/arrakhar')
  await teacher.page.getByRole('textbox', { name: 'Links and codes' }).fill(link)
  await teacher.press('Add to the table')
  const row = teacher.page.getByRole('row', { name: /^Ann/ })
  await row.getByRole('cell', { name: `${right} of ${all} no.` }).waitFor()
  await expectNoViolations(teacher, 'the class')
})
