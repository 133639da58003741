import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { fileOf } from '../corpus/kept'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { arenaSaveAt, saveAt } from './support/saves'
import { FOUR_WIZARDS } from './support/scripted/four-wizards'
import { saveBefore } from './support/scripted/moments'
import { SKIRMISH } from './support/scripted/skirmish'
import { buy } from './support/set-up'
import { byClass } from '../support/class-selector'

/** The smallest board on which a hex can still be found. */
const LEAST_BOARD = 200
const STACKS = { '0509': 'sorcerer', '0710': '2 ghoul', '0709': '2 elf' }

/** A fight of each game, and whether a button ends what goes on there. */
const FIGHTS = [
  ['Arrakhar’s Wand', saveAt('wizard combat', STACKS, {}, { seed: 5 }), true],
  [
    'Arena',
    arenaSaveAt([
      'combat',
      ['west swordmaster B3', 'west archer C4', 'east orc B3', 'east kobold B3', 'east giant C9'],
      { spells: [['spark'], ['venom']] },
    ]),
    true,
  ],
  ['Archmagi', saveBefore(FOUR_WIZARDS, 'plan'), true],
  ['Wizard Kings', saveBefore(SKIRMISH, 'cast'), false],
] as const

const SCREENS = [
  ['desktop', { width: 1440, height: 900 }],
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const

describe.each(SCREENS)('with text at twice its size on a %s', (_screen, viewport) => {
  test('nothing runs out of the screen or its button, from home to the placement', async ({ visit }) => {
    const table = await visit({ viewport })
    await enlarge(table)
    await expectRoom(table, 'home')
    await table.press('Settings')
    await table.page.getByRole('dialog', { name: 'Settings' }).waitFor()
    await expectRoom(table, 'settings')
    await table.page.keyboard.press('Escape')
    await table.page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).click()
    await table.page.getByRole('heading', { name: 'A new game' }).waitFor()
    await expectRoom(table, 'new game')
    await table.page.getByRole('checkbox', { name: 'Advanced Play' }).click()
    await table.press('Start')
    await table.curtain('Sorcerer').waitFor()
    await expectRoom(table, 'curtain')
    await table.takeMouse('Sorcerer')
    await expectRoom(table, 'design')
    await buy(table, { sorcerer: 1, demon: 1 })
    await table.press('Finish design')
    await table.takeMouse('Wizard')
    await buy(table, { wizard: 1, elf: 1 })
    await table.press('Finish design')
    await table.takeMouse('Sorcerer')
    await expectRoom(table, 'placement')
    await expectBoard(table)
  })

  test.for(FIGHTS)('a fight of %s can be played', async ([, save, isEnded], { visit }) => {
    const table = await visit({ viewport })
    await enlarge(table)
    await table.open(save)
    await table.sitDown()
    await table.page.keyboard.press('n')
    await expectRoom(table, 'combat')
    await expectBoard(table)
    const ends = await table.stageEnd.all()
    expect(ends).toHaveLength(isEnded ? 1 : 0)
    for (const button of ends) {
      const end = present(await button.boundingBox(), 'the button')
      expect(end.y + end.height).toBeLessThanOrEqual(viewport.height)
    }
    await table.page.keyboard.press('m')
    await table.button('Play this move').waitFor()
    await expectRoom(table, 'hint')
    await table.page.keyboard.press('Escape')
    await table.page.keyboard.press('?')
    await table.page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await expectRoom(table, 'keys')
    await table.page.keyboard.press('Escape')
    await table.press('Menu')
    await table.page.getByRole('menu').waitFor()
    await expectRoom(table, 'menu')
  })
})

describe('with text at twice its size, on every screen', () => {
  test('a game can be studied', async ({ visit }) => {
    const table = await visit()
    await table.open(saveAt('wizard combat', STACKS, {}, { seed: 5 }))
    await table.takeMouse('Wizard')
    await table.page.goto(`${table.home}#/study/arrakhar/game`)
    await table.page.locator(byClass('.study [data-part="surface"]')).waitFor()
    await enlarge(table)
    await expectRoomOnAll(table, 'study', expectBoard)
  })

  test('a game can be reported on', async ({ visit }) => {
    const table = await visit()
    await table.open(readFileSync(fileOf('short', 'wizards-side-eliminated'), 'utf8'))
    await table.page.getByRole('link', { name: 'Game report' }).click()
    await table.page.getByRole('heading', { name: 'Turning points' }).waitFor()
    await enlarge(table)
    await expectRoomOnAll(table, 'report')
  })

  test('rules, charts and credits can be read', async ({ visit }) => {
    const table = await visit()
    await enlarge(table)
    for (const [hash, heading] of [
      ['rules/arena', 'Rules of Arena'],
      ['charts/arena', 'Charts of Arena'],
      ['about', 'Credits and licenses'],
    ] as const) {
      await table.page.goto(`${table.home}#/${hash}`)
      await table.page.getByRole('heading', { name: heading }).waitFor()
      await table.page.getByRole('heading', { level: 2 }).first().waitFor()
      await expectRoomOnAll(table, hash)
    }
  })

  test('lessons, maps and counters can be printed, results gathered', async ({ visit }) => {
    const table = await visit()
    await table.page.goto(`${table.home}#/handout/arena/first-game`)
    await table.page.getByRole('heading', { name: /^Handout/ }).waitFor()
    await enlarge(table)
    await expectRoomOnAll(table, 'handout')
    // The handout has the chapter's heading, too: the lesson is known by its tools.
    await table.page.goto(`${table.home}#/lesson/arena/first-game/0`)
    await table.page.getByRole('link', { name: 'Print a handout' }).waitFor()
    await expectRoomOnAll(table, 'lesson')
    await table.page.goto(`${table.home}#/paper/arena`)
    await table.page.getByRole('heading', { name: 'Arena on paper' }).waitFor()
    await expectRoomOnAll(table, 'paper')
    await table.page.goto(`${table.home}#/class/arena`)
    await table.page.getByRole('heading', { name: 'Your class: Arena' }).waitFor()
    await expectRoomOnAll(table, 'class')
  })

  test('a lesson can be rewritten and drawn upon', async ({ visit }) => {
    const table = await visit()
    await table.page.goto(`${table.home}#/author/arena`)
    await table.press('Change a copy')
    await table.page.getByText('This is a copy of').waitFor()
    await table.button(/^Arrows and circles \(|^Draw arrows/).click()
    await enlarge(table)
    await expectRoomOnAll(table, 'author')
  })

  test('games can be found, named and told apart', async ({ visit }) => {
    const table = await visit()
    await table.open(saveAt('wizard combat', STACKS, {}, { seed: 5 }))
    await table.takeMouse('Wizard')
    await table.page.goto(`${table.home}#/games`)
    await enlarge(table)
    await table.page.getByRole('article').first().waitFor()
    await expectRoomOnAll(table, 'games')
    await table.press(/^Rename/)
    await table.page.getByLabel('Title').waitFor()
    await expectRoomOnAll(table, 'names')
  })
})

/** As a browser does whose standard text is twice as large. */
async function enlarge({ page }: GameTable): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}

async function expectBoard({ page }: GameTable): Promise<void> {
  const surface = page.locator('[data-part="surface"]')
  const leastSide = async () => {
    const { width, height } = present(await surface.boundingBox(), 'the board')
    return Math.min(width, height)
  }
  await expect.poll(leastSide).toBeGreaterThanOrEqual(LEAST_BOARD)
}

/** The same of a page that was opened on one screen and comes to the others. */
async function expectRoomOnAll(
  table: GameTable,
  where: string,
  expectMore?: (table: GameTable) => Promise<void>,
): Promise<void> {
  for (const [screen, viewport] of SCREENS) {
    await table.page.setViewportSize(viewport)
    await expectRoom(table, `${where} on a ${screen}`)
    await expectMore?.(table)
  }
}

/** The page does not scroll sideways, and no control is cut off by its own edge or the screen's, once it stands. */
async function expectRoom({ page }: GameTable, where: string): Promise<void> {
  await expect.poll(() => faultsOn(page), { message: where }).toEqual([])
}

function faultsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null) =>
      element?.closest('[class*="visually-hidden_-"]') === null && element.getBoundingClientRect().width > 1
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (element.scrollWidth > element.clientWidth || scrollsSideways(element.parentElement))
    const wordsIn = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      const words = document.createRange()
      while (texts.nextNode()) {
        words.selectNodeContents(texts.currentNode)
        if (isShown(texts.currentNode.parentElement)) boxes.push(words.getBoundingClientRect())
      }
      return boxes.filter(({ width }) => width > 0)
    }
    const isCut = (control: Element) => {
      const { left, right } = control.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) return !scrollsSideways(control.parentElement)
      return wordsIn(control).some((words) => words.left < left - 1 || words.right > right + 1)
    }
    const controls = [...document.querySelectorAll<HTMLElement>('button, a, label, [role^="menuitem"]')]
    const cut = controls.filter((control) => isShown(control) && isCut(control))
    const isWide = document.documentElement.scrollWidth > innerWidth
    return [...(isWide ? ['the page scrolls sideways'] : []), ...cut.map(({ innerText }) => innerText)]
  })
}
