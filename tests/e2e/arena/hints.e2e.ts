import { expect } from 'vitest'
import type { AnyThought, Reason } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import { expectNoViolations } from '../support/axe'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { arenaSaveAt } from '../support/saves'
import { letBotThink } from '../support/stand-in-bot'
import { byClass } from '../../support/class-selector'

/** A walk and a flight over a hex with somebody in it, and one of the other side. */
const FIELD = arenaSaveAt(['movement', ['west orc B2', 'west gargoyle B4^', 'west orc C4', 'east orc E5']])

const WALK = { type: 'walk', seat: 'west', unit: 'orc-1', path: ['B3'] }
const FLY = { type: 'fly', seat: 'west', unit: 'gargoyle-1', path: ['C4'], land: false }
const COMMANDS: readonly object[] = [WALK, FLY, { type: 'endPhase', seat: 'west' }]
const PLAN = {
  commands: COMMANDS as readonly AnyCommand[],
  chance: 0.62,
  reasons: [{ type: 'march', hex: 'C4', distance: 5 } as Reason],
  nodes: 1,
} satisfies AnyThought

/** Sprites over the board now, and stacks that stand in for others. */
const moving = ({ page }: GameTable) => page.locator(byClass('.sprite, .effects > svg')).count()

test('a hint says what and why, draws it on the board, and can be played', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  await letBotThink(table, PLAN)
  await table.open(FIELD)
  await table.endButton.waitFor()
  await table.page.keyboard.press('m')
  await table.button('Play it').waitFor()
  const card = table.page.getByRole('region', { name: 'Hint' })
  await card.getByText('Fly with Gargoyle 2 from B4 (air) to the air over C4').first().waitFor()
  await card.getByText('Five hexes from the enemy’s king hex, at C4.').waitFor()
  await expect
    .poll(() => table.page.locator(byClass('[data-part="drawing"][data-kind="arrow"]')).count())
    .toBe(2)
  await expectNoViolations(table, 'a hint at the table of Arena')

  await table.press('Play it')
  await table.expectLogged('Gargoyle 2 flies from B4 (air)')
  // Nobody is near enough to fight.
  await table.expectMoment('Turn 5, West: Equip again')
  await expect.poll(() => card.count()).toBe(0)
  await expect.poll(() => table.page.locator(byClass('.board [data-part="drawing"]')).count()).toBe(0)
})

test('what moves leaves nothing behind', async ({ visit }) => {
  const table = await visit({ reducedMotion: 'no-preference', bypassCSP: true })
  await letBotThink(table, PLAN)
  await table.open(FIELD)
  await table.page.locator(byClass('.effects')).waitFor({ state: 'attached' })
  await table.press('Hint')
  await table.press('Play it')
  await table.expectLogged('Gargoyle 2 flies from B4 (air)')
  await expect.poll(() => moving(table)).toBe(0)
  await expect.poll(() => table.describe('C4')).toContain('in the air West’s Gargoyle 2')
})
