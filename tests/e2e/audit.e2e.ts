import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect } from 'vitest'
import { CLAUSES as ARCHMAGI } from '@/games/archmagi/clauses'
import { CLAUSES as ARENA } from '@/games/arena/clauses'
import { CLAUSES as ARRAKHAR } from '@/games/arrakhar/clauses'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'

interface Audited {
  readonly game: string
  readonly name: string
  readonly clauses: Readonly<Record<string, string>>
  /** The first section, what a ruling decides, and a clause with a ruling and a test that holds it. */
  readonly first: string
  readonly ruling: string
  readonly clause: string
  readonly held: string
}

const GAMES: readonly Audited[] = [
  {
    game: 'arrakhar',
    name: 'Arrakhar’s Wand',
    clauses: ARRAKHAR,
    first: 'The pieces and the valley',
    ruling: 'Advance after all attacks',
    clause: 'AR-10.10',
    held: 'attackers enter the hex that they emptied',
  },
  {
    game: 'arena',
    name: 'Arena',
    clauses: ARENA,
    first: 'Board and spaces',
    ruling: 'There is no stacking limit.',
    clause: 'AA-11.3',
    held: 'ARV-067 The ogre with the sword has Power 4',
  },
  {
    game: 'archmagi',
    name: 'Archmagi',
    clauses: ARCHMAGI,
    first: 'Terms of the game',
    ruling: 'Every modifier from every source counts, unless a clause sets a cap.',
    clause: 'AM-0.15',
    held: 'two Generals, two spells, an aura and a home are five bonuses',
  },
]

const numbered = ({ clauses }: Audited) => Object.entries(clauses).map(([id, title]) => `${id} ${title}`)

/** One page for every game: at the desktop’s size it is looked at with one, on a phone with each. */
const SIZES: readonly (readonly [string, readonly Audited[], BrowserContextOptions])[] = [
  ['desktop', GAMES.slice(0, 1), { viewport: { width: 1440, height: 900 }, bypassCSP: true }],
  ['phone', GAMES, { viewport: { width: 390, height: 844 }, bypassCSP: true }],
]

describe.each(SIZES)('the rules audit: %s', (_size, games, options) => {
  test.for(games)('of $name lists all clauses, filters them and opens at one', async (audited, { visit }) => {
    const table = await visit(options)
    const { page } = table
    const clauses = page.getByRole('heading', { level: 3 })
    await page.goto(`${table.home}#/audit/${audited.game}`)
    await page.getByRole('heading', { name: audited.first }).waitFor()
    await expect.poll(() => clauses.allInnerTexts()).toEqual(numbered(audited))
    await expectNoViolations(table, 'audit')

    await table.press(/^Rulings/)
    await expect.poll(() => clauses.count()).toBeLessThan(numbered(audited).length)
    await table.sees(audited.ruling)
    await expectNoViolations(table, 'audit, rulings')

    await page.goto(`${table.home}#/audit/${audited.game}/${audited.clause}`)
    const clause = page.locator('[aria-current="location"]')
    await clause.getByText(audited.held).waitFor()
    await expectNoViolations(table, 'audit at a clause', 'section:has([aria-current="location"])')
    await clause.getByRole('link', { name: new RegExp(`^${audited.clause}`) }).click()
    await page.getByRole('heading', { name: `Rules of ${audited.name}` }).waitFor()
  })
})
