import { describe, expect } from 'vitest'
import { expectNoViolations, SIZES, violationsOn } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { bringOrcs } from './support/play'
import { saveAt } from './support/saves'
import { assign, beginGame, buy, hideWand } from './support/set-up'

const CONTACT = {
  '0509': 'sorcerer',
  '0710': '2 ghoul',
  '0709': '2 elf',
  '0708': '2 wizard',
  '0508': '2 demon',
}

test.for(['light', 'dark', 'contrast'])(
  'axe finds what is too faint in the %s theme',
  async (theme, { visit }) => {
    const table = await visit({ bypassCSP: true })
    const faint = `:root[data-theme="${theme}"] footer a { color: #777; background: #888 }`
    await table.page.addStyleTag({ content: faint })
    expect(await violationsOn(table)).toEqual([
      expect.stringMatching(new RegExp(`^${theme}, color-contrast: .*<a `, 's')),
    ])
  },
)

describe.each(SIZES)('axe finds nothing: %s', (_size, options) => {
  test('from the home page through the set-up to the first turn', async ({ visit }) => {
    const table = await visit(options)
    await expectNoViolations(table, 'home')
    await table.page.getByRole('link', { name: 'Credits and licenses' }).click()
    await table.page.getByRole('heading', { name: 'Credits and licenses' }).waitFor()
    await expectNoViolations(table, 'credits')
    await table.goHome()
    await table.page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).click()
    await table.page.getByRole('heading', { name: 'A new game' }).waitFor()
    await expectNoViolations(table, 'new game')
    await figures(table)
    await table.goHome()
    await beginGame(table, 'short', 'Advanced Play')
    await designs(table)
    await placements(table)
    await orcs(table)
  })

  test('in play, with menus and dialogs open, to the end', async ({ visit }) => {
    const table = await visit(options)
    await table.open('{}', 'not-a-game.json')
    await table.page.getByRole('dialog', { name: 'This file cannot be opened' }).waitFor()
    await expectNoViolations(table, 'a refused file')
    await table.page.keyboard.press('Escape')
    await menus(table)
    await words(table)
    await fireballs(table)
    await combat(table)
    await resignation(table)
  })
})

/** Figures of the players' own in the form, one of them changed, and the map being drawn. */
async function figures(table: GameTable): Promise<void> {
  const { page } = table
  await page.getByText('Your own tables, costs and map').click()
  await page.getByRole('combobox', { name: '3, 2:1' }).selectOption('E')
  await expectNoViolations(table, 'own tables')
  await table.press('Draw the map')
  await page.getByRole('dialog', { name: 'Map' }).getByRole('application').waitFor()
  await expectNoViolations(table, 'a map being drawn')
  await page.keyboard.press('Escape')
}

async function designs(table: GameTable): Promise<void> {
  await table.curtain('Sorcerer').waitFor()
  await expectNoViolations(table, 'curtain')
  await table.takeMouse('Sorcerer')
  await table.throwDiceByHand()
  await buy(table, { sorcerer: 2, demon: 20 })
  await table.press('Finish design')
  await table.page.getByRole('alert').filter({ hasText: 'AR-2.1' }).waitFor()
  await expectNoViolations(table, 'sorcerer’s design with a refusal')
  await table.button('Demons: less').click({ clickCount: 4 })
  await table.press('Finish design')
  await table.takeMouse('Wizard')
  await expectNoViolations(table, 'wizard’s design')
  await buy(table, { wizard: 2, elf: 2 })
  await table.press('Finish design')
}

async function placements(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await table.clickHex('0101')
  await table.page.getByRole('alert').filter({ hasText: 'AR-3.2' }).waitFor()
  await expectNoViolations(table, 'sorcerer’s placement with a refusal')
  await table.press('Place the rest for me')
  await hideWand(table, 'T2')
  await table.sees('Everything is placed.')
  await expectNoViolations(table, 'sorcerer’s placement, done')
  await table.press('Finish placement')
  await table.takeMouse('Wizard')
  await assign(table, 'B', { wizard: 2, elf: 2 })
  await expectNoViolations(table, 'wizard’s placement')
  await table.press('Finish placement')
}

async function orcs(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await table.press('Roll for wandering orcs')
  await table.page.getByRole('dialog').waitFor()
  await expectNoViolations(table, 'dice being typed')
  await table.page.keyboard.press('Escape')
  await bringOrcs(table, 1)
  await expectNoViolations(table, 'summon')
}

async function menus(table: GameTable): Promise<void> {
  await table.open(saveAt('wizard movement', CONTACT, { haste: { 'elf-1': 4, 'elf-2': 4 } }, { seed: 5 }))
  await table.takeMouse('Wizard')
  await table.clickHex('0709')
  await expectNoViolations(table, 'movement, a stack picked')
  await table.press('Menu')
  await table.page.getByRole('menu').waitFor()
  await expectNoViolations(table, 'menu')
  await table.page.keyboard.press('Escape')
  await table.page.keyboard.press('Escape')
  await table.page.keyboard.press('?')
  await table.page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await expectNoViolations(table, 'keys')
  await table.page.keyboard.press('Escape')
  await table.chooseInMenu('Settings…')
  await table.page.getByRole('dialog').waitFor()
  await expectNoViolations(table, 'settings')
  await table.page.keyboard.press('Escape')
}

async function words(table: GameTable): Promise<void> {
  const { page } = table
  await page.keyboard.press('b')
  for (const name of ['Can act', 'Hexes', 'Units']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expectNoViolations(table, `in words: ${name}`)
  }
  await page.keyboard.press('b')
}

async function fireballs(table: GameTable): Promise<void> {
  await goOnWith(table, saveAt('wizard fireball', CONTACT, {}, { seed: 5 }))
  await table.clickHexes('0708', '0710')
  await expectNoViolations(table, 'fireball aimed')
  await table.press('Aim 2 fireballs')
  await table.press('Resolve all')
  await table.sees(/eliminated|no effect/)
  await expectNoViolations(table, 'fireballs resolved')
}

async function combat(table: GameTable): Promise<void> {
  await goOnWith(table, saveAt('wizard combat', CONTACT, {}, { seed: 5 }))
  await table.clickHexes('0709', '0710')
  await expectNoViolations(table, 'attack in hand')
  await table.press('Declare attack on 0710')
  await table.press('Resolve all')
  await expectNoViolations(table, 'attack resolved')
}

async function resignation(table: GameTable): Promise<void> {
  if (await table.page.getByRole('tab', { name: 'Log' }).isVisible()) {
    for (const tab of ['Log', 'Forces']) {
      await table.page.getByRole('tab', { name: tab }).click()
      await expectNoViolations(table, tab)
    }
  }
  await table.press('Draw and resignation')
  await table.page.getByRole('menuitem', { name: 'Resign…' }).click()
  await table.page.getByRole('dialog', { name: 'Resign as the wizard?' }).waitFor()
  await expectNoViolations(table, 'resignation')
  await table.press('Resign')
  await table.page.getByRole('heading', { name: 'Sorcerer wins' }).waitFor()
  await expectNoViolations(table, 'end')
}

/** Opens another game beside the one on the table. */
async function goOnWith(table: GameTable, save: Parameters<GameTable['open']>[0]): Promise<void> {
  await table.open(save)
  await table.takeMouse('Wizard')
}
