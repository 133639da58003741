import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { readCode } from './support/qr'
import { goTo, OGRE, solve, write } from './support/written-lesson'

/** Makes the link of the lesson at the author, and reads it off its QR code in every theme. */
async function linkShown(author: GameTable, title: string): Promise<string> {
  await author.press('Share…')
  const dialog = author.page.getByRole('dialog', { name: 'Share this lesson' })
  const link = await dialog.getByRole('textbox', { name: /^Link, / }).inputValue()
  const code = dialog.getByRole('img', { name: `QR code of the link that opens ${title}` })
  for (const colorScheme of ['light', 'dark'] as const) {
    await author.page.emulateMedia({ colorScheme })
    expect(await readCode(code), `the code in the ${colorScheme} theme`).toBe(link)
  }
  await dialog.getByText('Show it on a web page').click()
  await dialog.getByRole('textbox', { name: 'HTML code' }).waitFor()
  await expectNoViolations(author, 'the dialog that shares')
  return link
}

/** Shows the lesson at the author to a class, and comes back. */
async function present(author: GameTable): Promise<void> {
  await author.page.getByRole('link', { name: 'Present' }).click()
  await author.page.getByRole('group', { name: 'Presentation' }).waitFor()
  await author.sees(OGRE.text.split('\n')[0] ?? '')
  await author.page.keyboard.press('Escape')
  await author.page.getByRole('heading', { name: 'Lesson author' }).waitFor()
}

/** Hands in as somebody; gives back the link that goes to the teacher. */
async function handIn(learner: GameTable, name: string): Promise<string> {
  await learner.press(`Hand in: ${OGRE.title}`)
  const dialog = learner.page.getByRole('dialog', { name: 'Hand in' })
  await dialog.getByLabel('Your name').fill(name)
  const field = dialog.getByRole('textbox', { name: /^Link, / })
  await field.waitFor()
  await expectNoViolations(learner, 'handing in')
  expect(await readCode(dialog.getByRole('img', { name: /^QR code/ }))).toBe(await field.inputValue())
  return field.inputValue()
}

/** Gathers what came by a link that is opened, and by a chat that is pasted. */
async function gather(teacher: GameTable, link: string): Promise<void> {
  const { page } = teacher
  await goTo(teacher, link)
  await teacher.sees('A hand-in')
  await teacher.press('Add to your class')
  const row = page.getByRole('row', { name: /^Ann/ })
  await row.waitFor()
  expect(await row.getByRole('cell').first().innerText()).toMatch(/alone/)
  await page.getByRole('textbox', { name: 'Links and codes' }).fill(`Ann writes: ${link} :-)`)
  await teacher.press('Add to the table')
  await teacher.sees(/^Ann handed in again/)
  expect(await page.getByRole('row', { name: /^Ann/ }).count()).toBe(1)
  await page.getByRole('link', { name: new RegExp(`^${OGRE.clause} `) }).waitFor()
  await expectNoViolations(teacher, 'the class')
}

test('a lesson is written, presented, shared by link and QR code, opened elsewhere, solved wrongly and rightly, handed in and gathered', async ({
  visit,
}) => {
  const author = await visit({ bypassCSP: true })
  await write(author, OGRE)
  await present(author)
  const link = await linkShown(author, OGRE.title)

  const learner = await visit({ bypassCSP: true })
  await goTo(learner, link)
  await learner.page.getByRole('heading', { name: OGRE.title }).waitFor()
  await learner.press('Open the lesson')
  await solve(learner, OGRE)
  await gather(author, await handIn(learner, 'Ann'))
})
