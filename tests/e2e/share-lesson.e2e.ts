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

test('a lesson is written, shared by link and QR code, opened elsewhere, and solved wrongly and rightly', async ({
  visit,
}) => {
  const author = await visit({ bypassCSP: true })
  await write(author, OGRE)
  const link = await linkShown(author, OGRE.title)

  const learner = await visit({ bypassCSP: true })
  await goTo(learner, link)
  await learner.page.getByRole('heading', { name: OGRE.title }).waitFor()
  await learner.press('Open the lesson')
  await solve(learner, OGRE)
})
