import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { Fingers } from './support/fingers'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { byClass } from '../support/class-selector'

async function openEditor({ page }: GameTable): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/edit/arrakhar'
  })
  await page.getByRole('heading', { name: 'Position editor' }).waitFor()
  await page.locator('[data-part="world"]').waitFor()
}

async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex)
  await page.mouse.click(x, y)
}

/** Picks a tool of the palette by its name. */
async function pick(page: Page, name: string): Promise<void> {
  await page.locator(byClass(`.palette__item[title="${name}"]`)).click()
}

const status = ({ page }: GameTable) =>
  page.locator(byClass('.editor-page [role="status"]')).filter({ hasText: /wrong/ })

test('units are put down, what is listed as wrong is put right, and the game goes on from there', async ({
  visit,
}) => {
  const table = await visit()
  const { page } = table
  await openEditor(table)
  await pick(page, 'Elf')
  for (const hex of ['0806', '0806', '0806', '0806', '0806']) await clickHex(page, hex)
  await pick(page, 'Orc')
  await clickHex(page, '0807')
  await expect.poll(() => status(table).innerText()).toBe('One thing is wrong')
  const fault = page.locator(byClass('.faults__one'))
  await expect.poll(() => fault.innerText()).toContain('0806 holds 5 units; four may stay')
  await expect
    .poll(() => fault.getByRole('link', { name: 'AR-7.6' }).getAttribute('href'))
    .toBe('#/rules/arrakhar/AR-7.6')
  await expect.poll(() => table.button('Play from here').isDisabled()).toBe(true)
  await expectNoViolations(table, 'position editor with a fault')

  await pick(page, 'Hand')
  await clickHex(page, '0806')
  await page.getByRole('button', { name: 'Elves: less' }).click()
  await expect.poll(() => status(table).innerText()).toContain('Nothing is wrong')
  await expectNoViolations(table, 'position editor')
  await page.reload()
  await page.getByRole('radio', { name: 'Elf 4 / 20' }).waitFor()

  await table.button('Play from here').click()
  await table.takeMouse('Wizard')
  await table.describe('0806')
  await table.sees(/0806, clear, 4 elves/)
})

test('by keyboard alone: a piece is picked, put down and taken away', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openEditor(table)
  await page.getByRole('radio', { name: /^Ghoul/ }).focus()
  await page.keyboard.press('Space')
  await page.locator('[data-part="surface"]').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Ghoul 2 / 20' }).waitFor()
  await page.keyboard.press('Delete')
  await page.getByRole('radio', { name: 'Ghoul 1 / 20' }).waitFor()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.locator(byClass('.drawing--green[data-kind="arrow"]')).waitFor({ state: 'attached' })
  await page.keyboard.press('u')
  await page.getByRole('radio', { name: 'Ghoul 2 / 20' }).waitFor()
})

test('pieces are dragged onto the map and across it', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openEditor(table)
  const dwarf = await page.locator(byClass('.palette__item'), { hasText: 'Dwarf' }).boundingBox()
  const [first, second] = [await placeOf(page, '0806'), await placeOf(page, '1007')]
  if (!dwarf) throw new Error('There is no dwarf.')
  await page.mouse.move(dwarf.x + 20, dwarf.y + 20)
  await page.mouse.down()
  await page.mouse.move(first.x, first.y, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('radio', { name: 'Dwarf 1 / 20' }).waitFor()
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(second.x, second.y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toContain('1007 1 dwarf')
})

test('a position is pasted as lines, told what is wrong by line, and taken over', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openEditor(table)
  const text = page.getByRole('textbox', { name: 'The position as lines' })
  await text.fill('turn 2 wizard combat\n0806 T1, 3 trolls\nwand hidden in T1')
  await table.button('Load position').click()
  await page.getByText('line 2').waitFor()
  await text.fill('turn 2 wizard combat\n0806 T1, 3 elves\nwand hidden in T1')
  await table.button('Load position').click()
  await page.getByRole('radio', { name: 'Elf 3 / 20' }).waitFor()
  await page.getByRole('button', { name: 'JSON' }).click()
  const json = page.getByRole('textbox', { name: 'The position as JSON' })
  expect(JSON.parse(await json.inputValue())).toMatchObject({ turn: 2, haunts: { T1: '0806' } })
})

test('pictures stand on their own', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openEditor(table)
  await pick(page, 'Demon')
  await clickHex(page, '0806')
  const saved = (name: string) => downloaded(page, () => table.press(name))
  const svg = String(await saved('Save as SVG'))
  expect(svg).not.toMatch(/class=|style=|var\(|https?:\/\/(?!www\.w3\.org\/2000\/svg)|<image|<use|<script/)
  const referred = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address ?? '')
  expect(referred.length).toBeGreaterThan(0)
  for (const address of referred) expect(svg).toContain(`id="${address.replace('#', '')}"`)
  expect(svg).toMatch(/fill="rgb\(\d+, \d+, \d+\)"/)

  const png = await saved('Save as PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2904, 2668])
})

test('on a phone pieces are tapped down, and a finger draws', async ({ visit }) => {
  const table = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = table
  const fingers = new Fingers(table)
  await openEditor(table)
  await page.locator(byClass('.palette__item[title="Wizard"]')).tap()
  const board = page.locator('[data-part="surface"]')
  const shown = async (hex: string) => {
    await board.scrollIntoViewIfNeeded()
    return placeOf(page, hex)
  }
  // The first tap comes nearer, where a finger would cover several hexes.
  const far = await shown('1209')
  await page.touchscreen.tap(far.x, far.y)
  const near = await shown('1209')
  await page.touchscreen.tap(near.x, near.y)
  await page.getByRole('radio', { name: 'Wizard 1 / 20' }).waitFor()

  await fingers.tap('Draw on the map')
  await fingers.drag(await shown('1209'), await shown('1210'))
  await page.locator(byClass('.drawing--green[data-kind="arrow"]')).waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Wizard 1 / 20' }).waitFor()
})
