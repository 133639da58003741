import { describe, expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { arenaSaveAt, saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

/** Two moves at each table, as their lines of the log begin, and where they end. */
const GAMES = [
  {
    id: 'arrakhar',
    save: saveAt('wizard movement', { '0308': '4 elf', '0709': 'dwarf', '1607': 'orc' }),
    moves: [
      { from: '0308', to: '0508', told: '4 elves move' },
      { from: '0709', to: '0708', told: '1 dwarf moves' },
    ],
    who: ['4 elves', '1 dwarf'],
  },
  {
    id: 'arena',
    save: arenaSaveAt(['movement', ['west orc B3', 'west kobold C4', 'east orc C9']]),
    moves: [
      { from: 'B3', to: 'B4', told: 'Orc 1 walks' },
      { from: 'C4', to: 'C5', told: 'Kobold 2 walks' },
    ],
    who: ['Orc 1', 'Kobold 2'],
  },
] as const

type Game = (typeof GAMES)[number]

/** Both moves are made, one after the other. */
async function moved(table: GameTable, { save, moves }: Game): Promise<void> {
  await table.open(save)
  await table.sitDown()
  for (const { from, to, told } of moves) {
    await table.clickHexes(from, to)
    await table.expectLogged(told)
    // Who has moved might go on.
    await table.page.keyboard.press('Escape')
  }
}

async function ask(table: GameTable, line: string): Promise<void> {
  await table.page.locator(byClass('.log-list__line'), { hasText: line }).click()
  await table.page.getByRole('dialog', { name: 'From this line' }).waitFor()
}

describe.each(GAMES)('a line of the log of $id', (game) => {
  const { id, moves, who } = game
  const [first, second] = moves

  test('leads back to it, when undo may go there', async ({ visit }) => {
    const table = await visit({ bypassCSP: true })
    await moved(table, game)
    await ask(table, second.told)
    await table.sees('Nothing has been done since.')
    await table.page.keyboard.press('Escape')
    await ask(table, first.told)
    await expectNoViolations(table, 'a line of the log')
    await table.press('Undo to here')
    await expect.poll(() => table.describe(second.from)).toContain(who[1])
    await expect.poll(() => table.describe(first.to)).toContain(who[0])
  })

  test('opens the game as it stood then, in a study', async ({ visit }) => {
    const table = await visit()
    await moved(table, game)
    await ask(table, first.told)
    await table.press('Review from here')
    await table.page.getByRole('slider').first().waitFor()
    await expect.poll(() => table.page.url()).toContain(`#/study/${id}/`)
    await expect.poll(async () => (await table.log())[0]).toContain(first.told)
    expect((await table.log()).join('\n')).not.toContain(second.told)
  })
})
