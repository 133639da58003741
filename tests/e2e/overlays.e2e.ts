import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeInSight } from './support/map'
import { saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

const FIELD = { '0806': '2 elf', '0707': 'barbarian', '1206': '3 orc', '0808': 'sorcerer' }

async function openField(table: GameTable): Promise<void> {
  await table.open(saveAt('wizard movement', FIELD))
  await table.takeMouse('Wizard')
  await table.button('Overlays').waitFor()
}

/** The kinds of areas that are drawn on the board. */
async function zones({ page }: GameTable): Promise<readonly string[]> {
  return page
    .locator(byClass('.board .zone'))
    .evaluateAll((drawn) => drawn.map(({ classList }) => classList[1]?.replace(/_-.*/, '') ?? ''))
}

test('an enemy stack that is pointed at shows its reach, and T who can hit a hex', async ({ visit }) => {
  const table = await visit()
  await openField(table)
  await table.page.keyboard.press('o')
  await table.page.getByRole('checkbox', { name: 'Reach' }).check()
  await table.describe('1206')
  await table.sees(/hexes, 3 orcs at 1206/)
  await expect.poll(() => zones(table)).toEqual(['zone--reach'])

  await table.describe('0806')
  await table.page.keyboard.press('t')
  const card = table.page.getByRole('region', { name: 'Who can hit 0806 next turn' })
  await expect.poll(() => card.innerText()).toContain('3 orcs at 1206: attack from 0906 after 4 hexes')
  await expect.poll(() => card.innerText()).toContain('1 sorcerer at 0808: fireball without moving')
  await table.page.keyboard.press('t')
  await card.waitFor({ state: 'hidden' })

  await table.page.keyboard.press('o')
  await table.page.getByRole('list', { name: 'Shown on the board' }).waitFor()
})

test('what is picked is let go by the right button, by Escape and by another click on it', async ({
  visit,
}) => {
  const table = await visit()
  await openField(table)
  const { page } = table
  const panel = page.getByRole('region', { name: 'What to do now' })
  const isIdle = async () => (await panel.getAttribute('data-idle')) !== null
  const { x, y } = await placeInSight(page, '0806')
  const letGo = [
    () => page.mouse.click(x, y, { button: 'right' }),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(x, y),
  ]
  for (const act of letGo) {
    await page.mouse.click(x, y)
    await expect.poll(isIdle).toBe(false)
    await act()
    await expect.poll(isIdle).toBe(true)
  }
})

test('N and Shift+N go round the stacks that can act, and say which', async ({ visit }) => {
  const table = await visit()
  await openField(table)
  const { page } = table
  const spoken = page.locator(byClass('.overlays [role="status"]')).first()
  const says = (words: string) => expect.poll(() => spoken.textContent()).toContain(words)
  await page.keyboard.press('n')
  await says('1 of 2 that can act')
  await page.keyboard.press('n')
  await says('2 of 2 that can act')
  await page.keyboard.press('n')
  await says('1 of 2 that can act')
  await page.keyboard.press('Shift+N')
  await says('2 of 2 that can act')
})

test('Ctrl+Enter ends the segment, but asks where stacks have not moved', async ({ visit }) => {
  const table = await visit()
  await openField(table)
  await table.sees('Optional: 2 stacks can still move')
  await table.page.keyboard.press('Control+Enter')
  await table.page.getByRole('group', { name: '2 stacks can still move.' }).waitFor()
  await table.press('Show me')
  await table.button('End anyway').waitFor({ state: 'hidden' })
  await table.page.keyboard.press('Control+Enter')
  await table.page.getByRole('checkbox', { name: 'Do not ask again' }).check()
  await table.press('End anyway')
  await expect.poll(() => table.moment()).not.toBe('Turn 3, Wizard: Movement')
  const settings = await table.page.evaluate(() => localStorage.getItem('hexhearth-settings'))
  expect(settings).toContain('"warnsAtEnd":false')
})
