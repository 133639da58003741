import { test } from '../e2e/support/fixtures'
import type { GameTable } from '../e2e/support/game-table'
import { arenaSaveAt, saveAt } from '../e2e/support/saves'
import { picture, rollAnyway } from './scene'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: PHONE,
}
const THEMES = ['light', 'dark'] as const

/** A spell that the other side may stop, and a fight that ends the game. */
const SPELL = arenaSaveAt([
  'magic1',
  [
    'west human-grunt C1',
    'west sorcerer C4',
    'west orc B4',
    'east human-grunt C9',
    'east wizard C5',
    'east orc D5',
  ],
  { pools: [20, 20], spells: [['spark', 'fireball'], ['block-magic']] },
])
const LAST_FIGHT = arenaSaveAt([
  'combat',
  ['west giant C5', 'west orc C5', 'west human-grunt C1', 'east orc C5'],
])

/** Four elves and a ghoul, and what the dice make of it. */
const FIGHT = saveAt(
  'wizard combat',
  { '0709': '4 elf', '0710': '2 ghoul', '1110': '2 dwarf', '1111': 'orc', '1306': 'wizard' },
  {},
  { seed: 5 },
)

/** What a newcomer sees on the way through a first evening, each by its name. */
const PATH: Readonly<Record<string, (table: GameTable) => Promise<void>>> = {
  async start(table) {
    await table.goHome()
  },
  async 'first-game'(table) {
    await table.goHome()
    await table.page.getByRole('link', { name: /^Play now .* you play East$/ }).click()
    await table.endButton.waitFor()
  },
  async fight(table) {
    await table.open(FIGHT)
    await table.takeMouse('Wizard')
    await table.clickHexes('0709', '0710')
    await table.press('Declare attack on 0710')
    await table.press('Resolve all')
    await rollAnyway(table)
    await table.page.locator('[data-part="rolled"]').first().waitFor()
  },
  async spell(table) {
    await table.open(SPELL)
    await table.takeMouse('West')
    await table.clickHex('C4')
    await table.press(/^Spark/)
    await table.clickHex('C5')
    await table.press('Declare Spark')
    await table.press(/^Pass\b/)
    await table.takeMouse('East')
    await table.clickHex('C5')
  },
  async end(table) {
    await table.open(LAST_FIGHT)
    await table.press('Settle this fight: C5')
    await table.endSegmentsUntil('West wins')
  },
}

for (const [screen, window] of Object.entries(SCREENS))
  for (const theme of THEMES)
    test(`a newcomer’s path on a ${screen}, ${theme}`, async ({ visit }) => {
      const table = await visit({ ...window, colorScheme: theme })
      for (const [name, go] of Object.entries(PATH)) {
        await go(table)
        await picture(table.page, `newcomer/${name}-${screen}-${theme}`)
      }
    })
