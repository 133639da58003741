import { expect } from 'vitest'
import { test } from './support/fixtures'
import { byClass } from '../support/class-selector'

/** Every letter that the sheet of keys may list for one game and not for another. */
const LETTERS = ['P', 'O', 'T', 'M'] as const

/** The keys of those that the controls on the table answer to, as their buttons say; T has none before O is pressed. */
const ANSWERED = ['P', 'O', 'M']

test.for([
  ['arrakhar', ANSWERED, LETTERS],
  ['arena', ANSWERED, LETTERS],
  // Nothing is planned in odds there, and nothing lies over its board.
  ['archmagi', ['M'], ['M']],
] as const)(
  'the sheet of %s lists the letters that its table answers to',
  async ([game, answered, told], { visit }) => {
    const table = await visit()
    const { page } = table
    await page.goto(`${table.home}#/new/${game}`)
    await page.locator(byClass('.quick-start')).first().click()
    await table.sitDown()
    const shortcuts = async () => {
      const all = await page
        .locator('[aria-keyshortcuts]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-keyshortcuts')))
      return LETTERS.filter((letter) => all.includes(letter))
    }
    await expect.poll(shortcuts).toEqual(answered)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' }).locator('kbd')
    await keys.first().waitFor()
    const listed = await keys.allInnerTexts()
    expect(LETTERS.filter((letter) => listed.includes(letter))).toEqual([...told])
  },
)

test('every page has a title of its own, also after a lesson', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  const go = async (hash: string) => {
    await page.goto(`${table.home}${hash}`)
    await expect.poll(() => page.locator('main').count()).toBeGreaterThan(0)
  }
  const titled = (title: string | RegExp) => expect.poll(() => page.title()).toMatch(title)
  await titled(/^Hexhearth$/)
  await go('#/lesson/arena/first-game/0')
  await titled(/ · .* · Hexhearth$/)
  for (const [hash, title] of [
    ['#/learn/arena', 'Learn · Arena · Hexhearth'],
    ['#/lesson/arrakhar/first-game/0', null],
    ['#/rules/arrakhar', 'Rules · Arrakhar’s Wand · Hexhearth'],
    ['#/charts/arrakhar', 'Charts and tables · Arrakhar’s Wand · Hexhearth'],
    ['#/study/arena', 'Study · Arena · Hexhearth'],
    ['#/edit/arena', 'Position editor · Arena · Hexhearth'],
    ['#/present/arena', 'Presentation · Arena · Hexhearth'],
    ['#/author/arena', 'Lesson author · Arena · Hexhearth'],
    ['#/handout/arena/first-game', /^Handout · .* · Hexhearth$/],
    ['#/paper/arena', 'Map and counters · Arena · Hexhearth'],
    ['#/new/arena', 'New game · Arena · Hexhearth'],
    ['#/about', 'Credits and licenses · Hexhearth'],
    ['#/games', 'Your games · Hexhearth'],
    ['#/results', 'Results · Hexhearth'],
    ['#/', 'Hexhearth'],
  ] as const) {
    await go(hash)
    if (title === null) await titled(/ · .* · Hexhearth$/)
    else if (typeof title === 'string') await expect.poll(() => page.title()).toBe(title)
    else await titled(title)
    // A page may say more of itself in its address, and never where another one is asked for.
    expect(await page.evaluate(() => location.hash || '#/')).toContain(hash)
  }
})
