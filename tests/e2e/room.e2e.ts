import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { HALF } from '@/board/layers/counter-shape'
import { byClass } from '../support/class-selector'
import { beginArena } from './support/arena'
import { Fingers } from './support/fingers'
import { test, type Visit } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { arenaSaveAt, saveAt } from './support/saves'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const TABLET = { viewport: { width: 1024, height: 768 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
interface Screen extends BrowserContextOptions {
  readonly hasTouch?: boolean
}
const SCREENS: readonly (readonly [string, Screen])[] = [
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
]

/** In the movement of a side that can pick the stack named, and may be asked whether it has done. */
const GAMES = [
  {
    game: 'Arrakhar’s Wand',
    save: saveAt('wizard movement', {
      '0806': '2 elf',
      '0707': 'barbarian',
      '1206': '3 orc',
      '1810': 'sorcerer',
    }),
    stack: '0806',
    phases: 10,
    counter: 2 * HALF,
  },
  {
    game: 'Arena',
    save: arenaSaveAt(['movement', ['west orc B2', 'west gargoyle B4^', 'west orc C4', 'east orc E5']]),
    stack: 'B2',
    phases: 9,
    // Each counter is drawn a little smaller where there are two layers.
    counter: 2 * HALF * 0.92,
  },
] as const
type Played = (typeof GAMES)[number]

async function playing(visit: Visit, { save }: Played, screen: Screen): Promise<GameTable> {
  const table = await visit(screen)
  await table.open(save)
  await table.sitDown()
  await table.endButton.waitFor()
  return table
}

describe.each(GAMES)('$game', (played) => {
  describe.each(SCREENS)('on a %s', (_, screen) => {
    test('the button that ends a segment stays where it is, whatever stands above it', async ({ visit }) => {
      const table = await playing(visit, played, screen)
      const { page } = table
      const boxes = async () =>
        Promise.all(['.segment-end > button:last-child', '.turn-track', '.board'].map(boxOf(page)))
      const before = await boxes()
      await pick(table, played, screen)
      expect(await boxes()).toEqual(before)
      await table.endButton.click()
      const question = page.getByRole('group', { name: /can (still )?move/ })
      await question.waitFor()
      expect(await boxes()).toEqual(before)
      const { y, height } = present(await question.boundingBox(), 'the question')
      expect(y + height).toBeLessThanOrEqual(before[0]?.y ?? 0)
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })
      expect(await boxes()).toEqual(before)
    })

    test('counters are large enough at first, and the whole map is a key away', async ({ visit }) => {
      const table = await playing(visit, played, screen)
      const fingers = new Fingers(table)
      const first = await fingers.scale()
      expect(first * played.counter).toBeGreaterThanOrEqual(screen.hasTouch ? 43.9 : 35.9)
      const board = present(await table.page.locator('[data-part="surface"]').boundingBox(), 'the board')
      const { x, y } = await placeOf(table.page, played.stack)
      expect(x > board.x && x < board.x + board.width).toBe(true)
      expect(y > board.y && y < board.y + board.height).toBe(true)
      await table.page.keyboard.press('0')
      await expect.poll(() => isWhole(table.page)).toBe(true)
    })
  })

  test('all of the turn is seen above a board of 704 pixels', async ({ visit }) => {
    const { page } = await playing(visit, played, TABLET)
    const track = page.locator(byClass('.turn-track'))
    expect(await track.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    const { x, width } = present(await track.boundingBox(), 'the track')
    const phases = await track.getByRole('listitem').all()
    expect(phases).toHaveLength(played.phases)
    for (const phase of phases) {
      const box = present(await phase.boundingBox(), 'a phase')
      expect(box.x + box.width).toBeLessThanOrEqual(x + width)
      expect(await phase.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    }
  })

  test('on a low screen log and forces take turns, and the choice outlasts the table', async ({ visit }) => {
    const table = await playing(visit, played, TABLET)
    const { page } = table
    const log = page.getByRole('region', { name: 'Log' })
    const forces = page.getByRole('group', { name: 'Forces' })
    await log.waitFor()
    expect(await forces.isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'Log' }).press('ArrowRight')
    await forces.waitFor()
    expect(await log.isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'Forces', selected: true }).waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Hexhearth' }).waitFor()
    await table.open(played.save)
    await table.sitDown()
    await forces.waitFor()
    await page.setViewportSize(DESKTOP.viewport)
    await log.waitFor()
    expect(await forces.isVisible()).toBe(true)
  })
})

test('the catalogue stands still: no card grows when it is scrolled to, and no click meets another card', async ({
  visit,
}) => {
  const table = await visit({ viewport: PHONE.viewport })
  await beginArena(table, 'Advanced')
  await table.takeMouse('West')
  const cards = table.page.locator(byClass('.card'))
  const heightOfAll = async (): Promise<number> => {
    const first = present(await cards.first().boundingBox(), 'the first card')
    const last = present(await cards.last().boundingBox(), 'the last card')
    return last.y - first.y
  }
  await cards.first().waitFor()
  const before = await heightOfAll()
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  expect(await heightOfAll()).toBe(before)
})

test('no name on a card of the catalogue is broken within a word', async ({ visit }) => {
  const table = await visit(TABLET)
  await beginArena(table, 'Advanced')
  await table.takeMouse('West')
  const names = table.page.locator(byClass('.card__name'))
  await names.first().waitFor()
  const linesAndWords = await names.evaluateAll((all) =>
    all.map((name) => {
      // The name comes after its picture, which has figures of its own.
      const text = name.lastChild ?? name
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const said = String(text.textContent)
      return { said, lines, words: said.split(/[ -]/).length }
    }),
  )
  expect(linesAndWords.filter(({ lines, words }) => lines > words)).toEqual([])
})

const boxOf = (page: Page) => (selector: string) => page.locator(byClass(selector)).boundingBox()

async function pick(table: GameTable, { stack }: Played, { hasTouch }: Screen): Promise<void> {
  if (hasTouch) await new Fingers(table).tapHexes(stack)
  else await table.clickHex(stack)
  await table.page.locator(byClass('.action-panel:not([data-idle])')).waitFor()
}

/** Whether all of the drawing is within the board. */
function isWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const boxes = ['surface', 'world'].map((part) =>
      document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    )
    const [board, map] = boxes
    return board !== undefined && map !== undefined && map.width <= board.width && map.height <= board.height
  })
}
