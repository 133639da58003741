import { SCENARIOS, type ScenarioId } from '@/games/arrakhar/tables/scenarios'
import { capitalized } from '@/engine/basics/phrases'
import { hauntName } from '@/games/arrakhar/tables/command-text'
import { type HauntId, UNIT_NAMES, type UnitType } from '@/games/arrakhar/tables/units'
import type { GameTable } from './game-table'
import { byClass } from '../../support/class-selector'

type SomeCounts = Readonly<Partial<Record<UnitType, number>>>

/** Sets up a game of one's own from the home page: scenario, then `options` by their names. */
export async function beginGame(
  table: GameTable,
  scenario: ScenarioId,
  ...options: readonly string[]
): Promise<void> {
  const { page } = table
  await page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).click()
  await page
    .getByText(SCENARIOS[scenario].name, { exact: true })
    .and(page.locator(byClass('.choice__name')))
    .click()
  for (const option of options) await page.getByRole('checkbox', { name: option }).click()
  await table.press('Start')
}

/** Presses a button that counts up. */
export async function countUp(table: GameTable, what: string, times: number): Promise<void> {
  if (times > 0) await table.button(`${what}: more`).click({ clickCount: times })
}

/** Buys a force unit by unit. */
export async function buy(table: GameTable, counts: SomeCounts): Promise<void> {
  for (const [type, count] of Object.entries(counts)) await countUp(table, manyOf(type as UnitType), count)
}

/** Takes a haunt in hand and puts it on the board. */
export async function placeHaunt(table: GameTable, haunt: HauntId, hex: string): Promise<void> {
  await table.press(new RegExp(`^${hauntName(haunt)} ?in hand`))
  await table.clickHex(hex)
  await table.button(new RegExp(`^${hauntName(haunt)} ?at ${hex}`)).waitFor()
}

/** Chooses the haunt that hides the wand. */
export async function hideWand(table: GameTable, haunt: HauntId): Promise<void> {
  await table.page.getByRole('radio', { name: hauntName(haunt) }).click({ force: true })
}

/** Puts units of a type into the entry hex with this letter. */
export async function assign(table: GameTable, letter: string, counts: SomeCounts): Promise<void> {
  for (const [type, count] of Object.entries(counts))
    await countUp(table, `${manyOf(type as UnitType)} at ${letter}`, count)
}

function manyOf(type: UnitType): string {
  return capitalized(UNIT_NAMES[type].many)
}
