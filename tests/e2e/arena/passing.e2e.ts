import { expect } from 'vitest'
import { test } from '../support/fixtures'
import type { GameTable, SideName } from '../support/game-table'
import { arenaSaveAt } from '../support/saves'

/** Two armies far from each other, both with a caster and cards that nobody has seen. */
const FAR_APART = arenaSaveAt([
  'terrain',
  [
    'west human-grunt C1',
    'west sorcerer C2',
    'west kobold B2',
    'east human-grunt C9',
    'east wizard C8',
    'east kobold B8',
  ],
  {
    budget: 0,
    pools: [20, 20],
    spells: [
      ['spark', 'fireball'],
      ['spell-shield', 'block-magic'],
    ],
  },
])

/** By turn: who walks where. */
const WALKS: Readonly<Record<number, readonly [string, string]>> = {
  5: ['B2', 'B3'],
  6: ['B8', 'B7'],
  7: ['B3', 'B4'],
  8: ['B7', 'B6'],
}
const FIRST_TURN = 5
const TURNS = Object.keys(WALKS).length
const KEEP = /^Keep passing all game/

/** What a game has cost its players. */
interface Cost {
  /** In each turn, with the one at its end. */
  readonly curtains: readonly number[]
  readonly clicks: number
}

/** Plays to the end of the last march; both sides say at once that they pass, or pass each time. */
async function march(table: GameTable, keepsPassing: boolean): Promise<Cost> {
  await table.page.evaluate(() => {
    const count = () => (document.documentElement.dataset['clicks'] = String(clicksSoFar() + 1))
    const clicksSoFar = () => Number(document.documentElement.dataset['clicks'] ?? 0)
    addEventListener('click', count, true)
  })
  const curtains = Array.from({ length: TURNS }, () => 0)
  for (let turn = 0; ;) {
    // A curtain belongs to the turn in which somebody sat last.
    if (await table.asked.isVisible()) curtains[turn] = (curtains[turn] ?? 0) + 1
    await table.sitDown()
    turn = Number(/\d+/.exec(await table.moment())) - FIRST_TURN
    if (turn >= TURNS) break
    await playOn(table, keepsPassing)
  }
  const clicks = Number(await table.page.evaluate(() => document.documentElement.dataset['clicks']))
  return { curtains, clicks }
}

/** Does what is to be done at one moment of the game. */
async function playOn(table: GameTable, keepsPassing: boolean): Promise<void> {
  const moment = await table.moment()
  const walk = moment.endsWith('Movement') && WALKS[Number(/\d+/.exec(moment))]
  if (walk) await table.clickHexes(...walk)
  if (moment.includes('Magic') && keepsPassing) {
    await table.press(KEEP)
    await table.expectOtherMoment(moment)
  } else await table.endSegment()
}

test('a quiet turn of two sides that keep passing costs one hand-over', async ({ visit }) => {
  const costs: Cost[] = []
  for (const keepsPassing of [false, true]) {
    const table = await visit()
    await table.open(FAR_APART)
    await table.asked.waitFor()
    costs.push(await march(table, keepsPassing))
    const log = await table.log()
    expect(log.filter((line) => line.includes('walks'))).toHaveLength(TURNS)
  }
  const [each, kept] = costs
  console.log(`Four quiet turns, passing each time: ${inWords(each)}`)
  console.log(`Four quiet turns, keeping on passing: ${inWords(kept)}`)
  // In the first turn the game is opened, and each side is asked before it says that it passes.
  expect(each?.curtains).toEqual([6, 5, 5, 5])
  expect(kept?.curtains).toEqual([4, 1, 1, 1])
  expect(kept?.clicks).toBeLessThan(each?.clicks ?? 0)
})

function inWords(cost: Cost | undefined): string {
  return `curtains by turn ${cost?.curtains.join(', ')}; clicks ${cost?.clicks}`
}

/** Has a side keep passing from the first magic phase of West's turn on. */
async function keepPassing(table: GameTable, span: RegExp, side: SideName): Promise<void> {
  await table.takeMouse(side)
  await table.press(span)
}

test('who keeps passing sees it and takes it back; the other side sees nothing of it', async ({ visit }) => {
  const table = await visit()
  await table.open(FAR_APART)
  await table.takeMouse('West')
  // Nobody has anything to equip.
  await table.sees('next: Magic 1')
  await table.endSegment()
  await table.expectMoment('Turn 5, West: Magic 1')
  await table.press(/^Pass/)
  await keepPassing(table, KEEP, 'East')
  await table.takeMouse('West')
  await table.expectMoment('Turn 5, West: Movement')
  await table.expectLogged('Both pass.')
  expect(await table.page.getByRole('group', { name: 'Passing' }).count()).toBe(0)
  await table.endSegment()
  await table.expectMoment('Turn 5, West: Magic 2')
  await table.press(/^Pass/)
  await table.expectMoment('Turn 5, West: Equip again')
  await table.page.keyboard.press('Control+z')
  await table.expectMoment('Turn 5, West: Magic 2')
  await table.press(/^Pass/)
  await table.expectMoment('Turn 5, West: Equip again')
  await table.endSegment()
  // East passes in its own Magic 1, too, without taking the mouse; West is asked.
  await table.expectMoment('Turn 6, East: Magic 1')
  await table.press(/^Pass/)
  await table.takeMouse('East')
  await table.expectMoment('Turn 6, East: Movement')
  await table.sees(/^You pass all game/)
  await table.press('Ask me again')
  await expect.poll(() => table.page.getByRole('group', { name: 'Passing' }).count()).toBe(0)
  await table.endSegment()
  await table.expectMoment('Turn 6, East: Magic 2')
})
