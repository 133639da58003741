import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { test } from './support/fixtures'
import { arenaSaveAt, saveAt } from './support/saves'
import { beginGame, buy } from './support/set-up'

describe('no part is dressed by the sheet of another', () => {
  test('beside each haunt of the wand its name is seen, also after the form of a new game', async ({
    visit,
  }) => {
    const table = await visit()
    await beginGame(table, 'short')
    await table.takeMouse('Sorcerer')
    await buy(table, { sorcerer: 6, demon: 5, orc: 8, ghoul: 8 })
    await table.press('Finish design')
    await table.takeMouse('Wizard')
    await buy(table, { wizard: 5, barbarian: 5, dwarf: 7, elf: 8 })
    await table.press('Finish design')
    await table.takeMouse('Sorcerer')
    const choices = table.page.locator('label:has([name="wand-haunt"])')
    await choices.first().waitFor()
    for (const choice of await choices.all()) {
      const radio = await boxOf(choice.locator('input'))
      const name = await boxOf(choice.locator('[aria-hidden]'))
      expect(radio.x + radio.width).toBeLessThanOrEqual(name.x)
      expect(Math.abs(radio.y + radio.height / 2 - (name.y + name.height / 2))).toBeLessThan(4)
    }
  })

  test('the fight of Arena has a bar for whoever may die', async ({ visit }) => {
    const table = await visit()
    await table.open(
      arenaSaveAt([
        'combat',
        ['west swordmaster B4', 'east human-grunt C9', 'east orc B4', 'east kobold B4'],
      ]),
    )
    await table.clickHex('B4')
    const bars = table.page.locator('dl[aria-label] dd span[aria-hidden]')
    await bars.first().waitFor({ state: 'attached' })
    for (const bar of await bars.all()) {
      const { width, height } = await boxOf(bar)
      expect(width).toBeGreaterThan(40)
      expect(height).toBeGreaterThan(8)
    }
  })
})

test('what a part says of its buttons stands above what all buttons share: signs fit on a phone', async ({
  visit,
}) => {
  const table = await visit({ viewport: { width: 390, height: 844 } })
  await table.open(saveAt('sorcerer wanderingOrcs', { '0509': '2 sorcerer', '0709': '2 elf' }))
  await table.takeMouse('Sorcerer')
  for (const name of ['In words', 'Overlays', 'Planner', 'Hint']) {
    const sign = await boxOf(table.page.getByRole('button', { name, exact: true }).locator('svg'))
    expect(sign.width).toBeGreaterThan(14)
  }
})

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return present(await part.boundingBox(), 'a box on the page')
}
