import { describe, expect } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import { type OpenSave, saveAt as saveOfPosition } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import type { Command } from '@/games/arena/commands'
import { arenaRules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import type { SessionGame } from '@/store/session'
import { createSessionStore } from '@/store/session-store'
import { memoryLibrary } from '../support/memory-library'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { takeInHand } from './support/scripted/game'

/**
 * What players count: the clicks that it takes to do something, with those that answer a question of the table or lift
 * a curtain. `most` is what is reached, and may only come down; `goal` is where it should come to.
 */
interface Budget {
  readonly goal: number
  readonly most: number
}

const ACTIONS = {
  'move a counter': { goal: 2, most: 2 },
  'move a group': { goal: 2, most: 2 },
  'declare and roll an attack': { goal: 3, most: 3 },
  'advance after it': { goal: 1, most: 1 },
  'aim and roll fireballs': { goal: 3, most: 3 },
  'summon and place': { goal: 2, most: 2 },
} satisfies Readonly<Record<string, Budget>>

/** Five ordinary turns each, in which up to three counters march; those of the sorcerer bring orcs. */
const TURNS = {
  arena: { goal: 12, most: [11, 11, 10, 11, 10], curtains: 0 },
  wand: { goal: 12, most: [8, 9, 8, 10, 8], curtains: 5 },
} as const

/** Counts clicks on the page, whatever they hit. */
async function countClicks({ page }: GameTable): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement.dataset
    addEventListener('click', () => (root['clicks'] = String(Number(root['clicks'] ?? 0) + 1)), true)
  })
}

async function clicksSoFar({ page }: GameTable): Promise<number> {
  return Number((await page.evaluate(() => document.documentElement.dataset['clicks'])) ?? 0)
}

/** The clicks that something takes. */
async function clicksOf(table: GameTable, play: () => Promise<void>): Promise<number> {
  const before = await clicksSoFar(table)
  await play()
  return (await clicksSoFar(table)) - before
}

describe('A single action takes so many clicks', () => {
  const counted = async (table: GameTable, name: keyof typeof ACTIONS, play: () => Promise<void>) => {
    const { goal, most } = ACTIONS[name]
    const clicks = await clicksOf(table, play)
    console.log(`${name}: ${clicks} clicks, goal ${goal}`)
    expect(clicks, name).toBeLessThanOrEqual(most)
  }

  test('a counter and a group move', async ({ visit }) => {
    const table = await visit()
    await table.open(saveAt('wizard movement', { '0407': '4 elf', '1306': 'dwarf' }, {}, { seed: 5 }))
    await table.sitDown()
    await countClicks(table)
    await counted(table, 'move a counter', async () => {
      await table.clickHexes('1306', '1305')
      await table.expectLogged('1 dwarf moves')
    })
    await counted(table, 'move a group', async () => {
      await takeInHand(table, '0407')
      await table.clickHex('0709')
      await table.expectLogged('4 elves move')
    })
  })

  test('an attack and the advance after it', async ({ visit }) => {
    const table = await visit()
    await table.open(saveAt('wizard combat', { '0709': '4 elf', '0808': 'ghoul' }, {}, { seed: 5 }))
    await table.sitDown()
    await countClicks(table)
    await counted(table, 'declare and roll an attack', async () => {
      await table.clickHexes('0709', '0808')
      await table.press('Declare and roll')
      await table.expectLogged('1 ghoul')
    })
    await counted(table, 'advance after it', async () => {
      await table.press('Advance with 4 elves')
      await table.expectLogged('4 elves advance into 0808')
    })
  })

  test('fireballs', async ({ visit }) => {
    const table = await visit()
    await table.open(saveAt('wizard fireball', { '0608': '2 wizard', '0808': '2 ghoul' }, {}, { seed: 5 }))
    await table.sitDown()
    await countClicks(table)
    await counted(table, 'aim and roll fireballs', async () => {
      await table.clickHex('0608')
      await table.press('Aim 2 fireballs')
      await table.press('Resolve all')
      await table.sees('0 to roll')
    })
  })

  test('a summoning', async ({ visit }) => {
    const table = await visit()
    const pool = { pool: { demon: 5 } }
    await table.open(saveAt('sorcerer summon', { '0509': 'sorcerer', '1810': 'elf' }, pool, { seed: 5 }))
    await table.sitDown()
    await countClicks(table)
    await counted(table, 'summon and place', async () => {
      await table.clickHex('0508')
      await table.press('Summon and place all')
      await table.expectLogged('at 0508')
    })
  })
})

/** What was played by hand where the table stood. */
interface Given {
  readonly position: Position
  readonly command: Command
}

const CLASH: OpenSave = (() => {
  const first = arenaRules.newGame({ preset: 'first-clash' })
  if (!first.ok) throw new Error(problemsText(first.problems))
  return saveOfPosition('arena', arenaRules.writePosition(first.value), diceStateOf(3))
})()

/** Up to three creatures of a turn walk towards the enemy; everything else is ended. */
function marchOf(position: Position, walked: number): Command {
  const legal = arenaRules.legalCommands(position)
  const walks = legal.filter((command) => command.type === 'walk')
  // A click takes the first in a hex who can walk.
  const units = new Set(walks.map(({ unit }) => unit))
  const able = position.creatures.filter(({ id }) => units.has(id))
  const takenUp = able.filter(({ id, at }) => able.find((one) => one.at === at)?.id === id)
  const ahead = (hex: string) => Number(hex.slice(1)) * (position.active === 'west' ? 1 : -1)
  const [best] = walks
    .filter(({ unit }) => takenUp.some(({ id }) => id === unit))
    .sort((a, b) => ahead(present(b.path.at(-1), 'end')) - ahead(present(a.path.at(-1), 'end')))
  if (best && walked < 3) return best
  return present(
    legal.find(({ type }) => type === 'endPhase' || type === 'passMagic'),
    'end of the phase',
  )
}

/** What players give by hand in the first five turns of First Clash, as the table of the store plays it. */
function clashTurns(): readonly (readonly Given[])[] {
  const store = createSessionStore(memoryLibrary())
  const read = readSave(arenaRules, CLASH)
  if (!read.ok) throw new Error(problemsText(read.problems))
  const game: SessionGame = {
    rules: arenaRules,
    summaryOf: () => ({ scenario: '', moment: '' }),
    writePosition: (position) => arenaRules.writePosition(position as Position),
  }
  store.actions.open(game, read.value, { kept: { saveId: 'clash', revision: 1 } })
  const turns: Given[][] = [[], [], [], [], []]
  for (;;) {
    const position = positionOf(present(store.getState().session, 'session').history) as Position
    const turn = turns[position.turn - 1]
    if (!turn) return turns
    const command = marchOf(position, turn.filter(({ command: { type } }) => type === 'walk').length)
    turn.push({ position, command })
    const refusal = store.actions.play(command)
    if (refusal) throw new Error(refusal.message)
  }
}

async function playByMouse(table: GameTable, { position, command }: Given): Promise<void> {
  if (command.type !== 'walk') return table.endSegment()
  const start = present(position.creatures.find(({ id }) => id === command.unit)?.at, 'place')
  const end = present(command.path.at(-1), 'end')
  await takeInHand(table, start)
  await table.clickHex(end)
  await table.expectLogged(`walks from ${start} to ${end}.`)
}

test('five turns of First Clash take so many clicks, and no curtain', async ({ visit }) => {
  const { goal, most, curtains } = TURNS.arena
  const table = await visit()
  await table.open(CLASH)
  await table.menu.waitFor()
  await countClicks(table)
  const clicks: number[] = []
  for (const turn of clashTurns())
    clicks.push(
      await clicksOf(table, async () => {
        for (const given of turn) await playByMouse(table, given)
      }),
    )
  console.log(`First Clash, clicks by turn: ${clicks.join(', ')}; goal ${goal}; curtains ${curtains}`)
  clicks.forEach((count, nth) => expect(count, `turn ${nth + 1}`).toBeLessThanOrEqual(most[nth] ?? 0))
  expect(await table.asked.count()).toBe(curtains)
})

const MARCH = saveAt(
  'wizard movement',
  { '0710': '2 ghoul', '0708': 'orc', '1306': '2 dwarf', '1506': 'elf', '1810': '2 barbarian' },
  { options: { skipEmptySegments: true } },
  { seed: 12 },
)

/** Who marches where, a side's phase after the other's. */
const MARCHES: readonly (readonly (readonly [from: string, to: string])[])[] = [
  [
    ['1306', '1305'],
    ['1506', '1507'],
    ['1810', '1809'],
  ],
  [
    ['0710', '0709'],
    ['0708', '0608'],
  ],
  [
    ['1305', '1306'],
    ['1507', '1506'],
    ['1809', '1810'],
  ],
  [
    ['0709', '0710'],
    ['0608', '0708'],
  ],
  [
    ['1306', '1305'],
    ['1506', '1507'],
    ['1810', '1809'],
  ],
]

/** Rolls for wandering orcs and places those that come, where the segment has come. */
async function bringOrcs(table: GameTable): Promise<void> {
  if (!(await table.moment()).endsWith('Wandering orcs')) return
  const moment = await table.moment()
  await table.press('Roll for wandering orcs')
  const offers = table.page.getByRole('region', { name: 'Place one at' }).getByRole('button')
  for (;;) {
    await expect.poll(async () => (await offers.count()) > 0 || (await table.moment()) !== moment).toBe(true)
    if ((await table.moment()) !== moment) return
    const before = (await table.log()).length
    await offers.last().click()
    await expect.poll(async () => (await table.log()).length).not.toBe(before)
  }
}

test('five phases of Arrakhar’s Wand take so many clicks and curtains', async ({ visit }) => {
  const { goal, most, curtains } = TURNS.wand
  const table = await visit()
  await table.open(MARCH)
  await countClicks(table)
  const clicks: number[] = []
  let lifted = 0
  for (const moves of MARCHES)
    clicks.push(
      await clicksOf(table, async () => {
        await table.asked.or(table.menu).first().waitFor()
        if (await table.asked.isVisible()) lifted += 1
        await table.sitDown()
        await bringOrcs(table)
        for (const [from, to] of moves) {
          await takeInHand(table, from)
          await table.clickHex(to)
          await table.expectLogged(`${from}–${to}`)
        }
        await table.endSegment()
        await table.asked.waitFor()
      }),
    )
  console.log(`Arrakhar’s Wand, clicks by phase: ${clicks.join(', ')}; goal ${goal}; curtains ${lifted}`)
  clicks.forEach((count, nth) => expect(count, `phase ${nth + 1}`).toBeLessThanOrEqual(most[nth] ?? 0))
  expect(lifted).toBeLessThanOrEqual(curtains)
})
