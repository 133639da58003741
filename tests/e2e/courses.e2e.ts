import { expect } from 'vitest'
import type { Lesson, LessonChapter } from '@/engine/lesson/lesson'
import { COURSE as ARENA } from '@/games/arena/teaching/lessons'
import { COURSE as ARCHMAGI } from '@/games/archmagi/teaching/lessons'
import { COURSE as ARRAKHAR } from '@/games/arrakhar/teaching/lessons'
import { COURSE as WIZARD_KINGS } from '@/games/wizard-kings/teaching/lessons'
import { byClass } from '../support/class-selector'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { doAsTold, type Told, toldIn } from './support/told'

/** Longer than any lesson takes to answer. */
const ANSWER_MS = 4_000
/** Longer than a whole course takes on a busy machine. */
const COURSE_MS = 600_000

test.for([
  ['arena', ARENA.lessons()],
  ['arrakhar', ARRAKHAR.lessons()],
  ['archmagi', ARCHMAGI.lessons()],
  ['wizard-kings', WIZARD_KINGS.lessons()],
] as const)(
  'the course of %s comes to its goals by doing what its texts tell, and nothing else',
  { timeout: COURSE_MS },
  async ([game, lessons], { visit }) => {
    const table = await visit()
    const troubles: string[] = []
    for (const [name, address, chapter] of chaptersOf(game, lessons)) {
      await goTo(table, address)
      await walked(table, chapter).catch((error: unknown) => {
        troubles.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      })
    }
    expect(troubles).toEqual([])
  },
)

/** Every chapter with its name and its address. */
function chaptersOf(
  game: string,
  lessons: readonly Lesson[],
): readonly (readonly [string, string, LessonChapter])[] {
  return lessons.flatMap(({ id, chapters }) =>
    chapters.map(
      (chapter, nth) =>
        [`${id}/${nth + 1} ${chapter.title}`, `#/lesson/${game}/${id}/${nth}`, chapter] as const,
    ),
  )
}

/** Another chapter, without asking for the page anew. */
async function goTo({ page }: GameTable, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address)
}

async function walked(table: GameTable, chapter: LessonChapter): Promise<void> {
  await table.page.getByRole('heading', { level: 2, name: chapter.title, exact: true }).waitFor()
  await table.page.locator('[data-part="world"]').waitFor()
  switch (chapter.kind) {
    case 'reading':
      return readingWalked(table)
    case 'demonstration':
      return demonstrationWalked(table)
    case 'task':
      return taskWalked(table)
  }
}

/** Nothing is to be reached here; each key that is named must do something. */
async function readingWalked({ page }: GameTable): Promise<void> {
  for (const told of await toldIn(page.locator(byClass('.lesson-panel__text')))) {
    const before = await page.locator('main').innerHTML()
    await doAsTold(page, told)
    await expect.poll(() => page.locator('main').innerHTML(), { message: told.name }).not.toBe(before)
  }
}

/** Goes on by every way in turn that the prompt names, to the last step. */
async function demonstrationWalked(table: GameTable): Promise<void> {
  const { page } = table
  const ways = await toldIn(page.locator(byClass('.lesson-panel__prompt')))
  const progress = page.locator(byClass('.step-bar__at'))
  const count = Number(/of (\d+)/.exec(await progress.innerText())?.[1])
  for (let step = 1; step <= count; step++) {
    const way = ways[step % ways.length]
    if (!way) throw new Error('The prompt names no way on.')
    await doAsTold(page, way)
    await page.getByText(`Step ${step} of ${count}`, { exact: true }).first().waitFor({ timeout: ANSWER_MS })
  }
  expect(await page.locator(byClass('.lesson-card--bad')).count(), 'the demonstration goes to its end').toBe(
    0,
  )
}

/** By the text, and again by all hints, whichever of them name what to do; one of them must. */
async function taskWalked(table: GameTable): Promise<void> {
  const { page } = table
  const inText = await toldIn(page.locator(byClass('.lesson-panel__text')))
  const hint = page.getByRole('button', { name: /^(Hint|Next hint)/ })
  while (await hint.isVisible()) await hint.click()
  const inHints = await toldIn(page.locator(byClass('.lesson-panel__answers')))
  if (inText.length + inHints.length === 0) throw new Error('Nobody tells what to do.')
  if (inText.length > 0) await reached(table, inText, 'its text')
  if (inText.length > 0 && inHints.length > 0) await table.press('Start over')
  if (inHints.length > 0) await reached(table, inHints, 'its hints')
}

async function reached({ page }: GameTable, all: readonly Told[], where: string): Promise<void> {
  const done: string[] = []
  const verdict = page.locator('[data-verdict]')
  const trouble = (why: string) => new Error(`${where}, after ${done.join(', ') || 'nothing'}: ${why}`)
  for (const told of all) {
    const state = await verdict.getAttribute('data-verdict')
    if (state !== 'open') throw trouble(`${told.name} is told, and the task is ${state ?? 'gone'}`)
    await doAsTold(page, told).catch((error: unknown) => {
      throw trouble(error instanceof Error ? error.message : String(error))
    })
    done.push(told.name)
  }
  await page
    .locator('[data-verdict="reached"]')
    .waitFor({ timeout: ANSWER_MS })
    .catch(async () => {
      const refused = await page.locator(byClass('.lesson-card--bad')).allInnerTexts()
      throw trouble(`the goal is not reached. ${refused.join(' ')}`)
    })
}
