import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect } from 'vitest'
import { CLAUSES } from '@/games/arrakhar/content/clauses'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'

const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop', { viewport: { width: 1440, height: 900 }, bypassCSP: true }],
  ['phone', { viewport: { width: 390, height: 844 }, bypassCSP: true }],
]

const NUMBERED = Object.entries(CLAUSES).map(([id, title]) => `${id} ${title}`)

describe.each(SIZES)('the rules audit: %s', (_size, options) => {
  test('lists all clauses, filters them and opens at one', async ({ visit }) => {
    const table = await visit(options)
    const { page } = table
    const clauses = page.getByRole('heading', { level: 3 })
    await page.goto(`${table.home}#/audit/arrakhar`)
    await page.getByRole('heading', { name: 'The pieces and the valley' }).waitFor()
    expect(await clauses.allInnerTexts()).toEqual(NUMBERED)
    await expectNoViolations(table, 'audit')

    await table.press(/^Rulings/)
    await expect.poll(() => clauses.count()).toBeLessThan(NUMBERED.length)
    await table.sees('Advance after all attacks')
    await expectNoViolations(table, 'audit, rulings')

    await page.goto(`${table.home}#/audit/arrakhar/AR-10.10`)
    const clause = page.locator('[aria-current="location"]')
    await clause.getByText('attackers enter the hex that they emptied').waitFor()
    await expectNoViolations(table, 'audit at a clause')
    await clause.getByRole('link', { name: /^AR-10.10/ }).click()
    await page.getByRole('heading', { name: 'Rules of Arrakhar’s Wand' }).waitFor()
  })
})
