import { expect } from 'vitest'
import type { GameTable } from './game-table'

/** Rolls for wandering orcs, enters the die, and places each orc on the last hex offered by a click on the board. */
export async function bringOrcs(table: GameTable, die: number): Promise<void> {
  await table.press('Roll for wandering orcs')
  await table.enterDice(die)
  const due = table.page.getByText(/\d orcs? still to be placed/)
  await due.waitFor()
  for (let left = await orcsDue(table); left > 0; left = await orcsDue(table)) {
    const offers = table.page.getByRole('region', { name: 'Place one at' }).getByRole('button')
    await table.clickHex((await offers.last().innerText()).slice(0, 4))
    await expect.poll(() => orcsDue(table)).toBeLessThan(left)
  }
}

/** Orcs still to be placed; none once the segment is over. */
async function orcsDue({ page }: GameTable): Promise<number> {
  const texts = await page.getByText(/\d orcs? still to be placed/).allInnerTexts()
  return Number(texts[0]?.match(/\d+/)?.[0] ?? 0)
}
