import type { GameTable, SideName } from './game-table'
import { countUp } from './set-up'
import { byClass } from '../../support/class-selector'

/** What a side takes: how often by a card's name, and names of spells. */
interface Purchase {
  readonly creatures: Readonly<Record<string, number>>
  readonly items?: Readonly<Record<string, number>>
  readonly spells?: readonly string[]
}

/** Sets up a game of Arena from the home page, West having the first turn. */
export async function beginArena(table: GameTable, ruleset: 'Advanced' | 'Basic'): Promise<void> {
  const { page } = table
  await page.getByRole('link', { name: 'New game of Arena' }).click()
  await page
    .getByText(ruleset, { exact: true })
    .and(page.locator(byClass('.choice__name')))
    .click()
  await page.getByLabel('First player').selectOption('West')
  await table.press('Start')
}

/** Takes cards of the catalogue, shelf by shelf. */
export async function take(
  table: GameTable,
  { creatures, items = {}, spells = [] }: Purchase,
): Promise<void> {
  for (const [name, count] of Object.entries(creatures)) await countUp(table, name, count)
  if (Object.keys(items).length > 0) await table.press('Items')
  for (const [name, count] of Object.entries(items)) await countUp(table, name, count)
  if (spells.length > 0) await table.press('Spells')
  for (const name of spells) await table.page.getByRole('checkbox', { name: `List ${name}` }).check()
}

/** A side sits down, draws up its army behind the curtain and makes it final. */
export async function drawUp(table: GameTable, side: SideName, purchase: Purchase): Promise<void> {
  await table.takeMouse(side)
  await take(table, purchase)
  await table.press('Make it final')
}
