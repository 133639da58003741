import { expect } from 'vitest'
import type { HauntId } from '@/games/arrakhar/content/units'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { bringOrcs } from './support/play'
import { assign, beginGame, buy, hideWand, placeHaunt } from './support/set-up'
import { differences, snapshotOf } from './support/snapshot'

/** What the sorcerer keeps from the wizard. */
interface Secret {
  readonly wand: HauntId
  readonly pool: { readonly demon: number; readonly orc: number; readonly ghoul: number }
  /** Haunts the wand is hidden in before the sorcerer thinks better of it. */
  readonly changesOfMind: readonly HauntId[]
}

/** In the first game two demons are all there are; in the second the sorcerer has eight and lets two come. */
const SECRETS: readonly [Secret, Secret] = [
  { wand: 'T1', pool: { demon: 2, orc: 9, ghoul: 11 }, changesOfMind: [] },
  { wand: 'C2', pool: { demon: 8, orc: 4, ghoul: 5 }, changesOfMind: ['R1', 'T2'] },
]

const HAUNTS = { T1: '0512', T2: '1706', R1: '0808', R2: '0305', C1: '1304', C2: '1114' } as const
/** Two sorcerers beside temple T1, two beside crypt C2. */
const NEAR = '0611'
const FAR = '1213'
/** Words and signs that stand only before the sorcerer's eyes. */
const SECRET_SIGNS = /Peek|Pool:|which hides the wand|wand is hidden in|place-secret/

type Pair = readonly [GameTable, GameTable]

test('two games that differ only in secrets show the wizard the same pages', async ({ visit }) => {
  const pair: Pair = [await visit(), await visit()]
  await together(pair, (table) => beginGame(table, 'short', 'Advanced Play'))
  await setUp(pair)
  await together(pair, summonTwoDemons)
  await firstWizardPhase(pair)
  await together(pair, summonOneGhoul)
  await secondWizardPhase(pair)
  await awayFromTheTable(pair)
})

async function setUp(pair: Pair): Promise<void> {
  await together(pair, designSorcerer)
  await expectSameCurtain(pair)
  await together(pair, (table) => table.takeMouse('Wizard'))
  await expectSame(pair, 'wizard’s design')
  await together(pair, async (table) => {
    await buy(table, { wizard: 2, barbarian: 1, elf: 3 })
    await table.press('Finish design')
  })
  await together(pair, placeSorcerer)
  await expectDifferent(pair)
  await together(pair, (table) => table.press('Finish placement'))
  await expectSameCurtain(pair)
  await together(pair, (table) => table.takeMouse('Wizard'))
  await expectSame(pair, 'wizard’s placement')
  await together(pair, async (table) => {
    for (const hex of Object.values(HAUNTS)) await table.describe(hex)
    await assign(table, 'A', { wizard: 1, barbarian: 1 })
    await assign(table, 'B', { wizard: 1, elf: 3 })
  })
  await expectSame(pair, 'wizard’s placement, done')
  await together(pair, (table) => table.press('Finish placement'))
}

async function designSorcerer(table: GameTable, { pool }: Secret): Promise<void> {
  await table.takeMouse('Sorcerer')
  await table.throwDiceByHand()
  await buy(table, { sorcerer: 4, ...pool })
  await table.press('Finish design')
}

async function placeSorcerer(table: GameTable, { wand, changesOfMind }: Secret): Promise<void> {
  await table.takeMouse('Sorcerer')
  for (const [haunt, hex] of Object.entries(HAUNTS)) await placeHaunt(table, haunt as HauntId, hex)
  for (const haunt of changesOfMind) await hideWand(table, haunt)
  await hideWand(table, wand)
  await table.press('At a time: more')
  await table.clickHexes(NEAR, FAR)
  await table.sees('Everything is placed.')
}

/** The roll allows four; who has no more than two is told so, alone. */
async function summonTwoDemons(table: GameTable, { pool, wand }: Secret): Promise<void> {
  await table.takeMouse('Sorcerer')
  await bringOrcs(table, 1)
  await table.clickHexes(NEAR, HAUNTS.T1)
  await table.press('Summon demons at T1')
  await table.enterDice(6)
  if (pool.demon < 4) {
    await table.press('Place 4 demons')
    expect(await table.refusal()).toMatch(/AR-6\.6$/)
  }
  await table.press('Peek')
  await table.sees(`The wand is hidden in ${wand === 'T1' ? 'Temple' : 'Crypt'} ${wand}.`)
  await table.press('Place 2 demons')
  await table.endSegmentsUntil('The table passes to the Wizard')
}

async function summonOneGhoul(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await bringOrcs(table, 2)
  await table.clickHexes(FAR, HAUNTS.C2)
  await table.press('Summon ghouls at C2')
  await table.enterDice(4)
  await table.press('Place 1 ghoul')
  await table.endSegmentsUntil('The table passes to the Wizard')
}

/** Every segment, with something done in each; ruin R2 is found empty. */
async function firstWizardPhase(pair: Pair): Promise<void> {
  await expectSameCurtain(pair)
  await together(pair, (table) => table.takeMouse('Wizard'))
  await expectSame(pair, 'first haste')
  await together(pair, moveAndTakeBack)
  await expectSame(pair, 'a move taken back, another refused')
  await together(pair, moveOn)
  await expectSame(pair, 'movement')
  await together(pair, (table) => castAt(table, '0412', HAUNTS.T1))
  await expectSame(pair, 'fireball')
  await together(pair, (table) => attackFrom(table, '0513', HAUNTS.T1))
  await expectSame(pair, 'combat')
  await together(pair, (table) => table.endSegmentsUntil('Turn 1, Wizard: Haunt check'))
  await expectSame(pair, 'haunt check')
  await together(pair, (table) => table.endSegment())
}

async function moveAndTakeBack(table: GameTable): Promise<void> {
  await table.endSegmentsUntil('Turn 1, Wizard: Movement')
  await table.clickHexes('0402', HAUNTS.R2)
  await table.expectLogged(`moves 0402–${HAUNTS.R2}`)
  await table.page.keyboard.press('Control+z')
  await table.page.keyboard.press('Control+z')
  await table.page.keyboard.press('Control+z')
  await table.sees('Undo stops here.')
}

async function moveOn(table: GameTable): Promise<void> {
  await table.endSegmentsUntil('Turn 1, Wizard: Movement')
  await table.page.keyboard.press('Escape')
  await table.clickHexes('0112', '0412')
  await table.clickHexes('0112', '0513')
  await table.expectLogged('1 barbarian moves 0112–0513')
  await table.clickHex('0402')
  await table.page.getByRole('region', { name: 'Elves at 0402' }).getByRole('button', { name: 'All' }).click()
  await table.clickHex(HAUNTS.R2)
  await table.expectLogged(`3 elves move 0402–${HAUNTS.R2}`)
  for (const hex of Object.values(HAUNTS)) await table.describe(hex)
}

async function castAt(table: GameTable, from: string, to: string): Promise<void> {
  await table.endSegmentsUntil('Turn 1, Wizard: Fireball')
  await table.clickHexes(from, to)
  await table.press('Designate 1 fireball')
  await table.press(/^Roll:/)
  await table.enterDice(1, 1)
  await table.sees('no effect')
}

async function attackFrom(table: GameTable, from: string, to: string): Promise<void> {
  await table.endSegmentsUntil('Turn 1, Wizard: Combat')
  await table.clickHexes(from, to)
  await table.press(`Designate attack on ${to}`)
  await table.press(/^Roll:/)
  await table.enterDice(1)
  await table.expectLogged('Attack at')
}

async function secondWizardPhase(pair: Pair): Promise<void> {
  await together(pair, (table) => table.takeMouse('Wizard'))
  await together(pair, (table) => table.expectLogged('Ruin R2 at 0305 is destroyed.'))
  await together(pair, (table) => table.expectLogged('1 ghoul comes forth'))
  await expectSame(pair, 'after one summoning cut short by need and one by choice')
  await together(pair, (table) => table.reload())
  await expectSameCurtain(pair)
  await together(pair, (table) => table.takeMouse('Wizard'))
  await expectSame(pair, 'after a reload')
}

/** Where saved games are shown: the home page and the list of games; and what is kept to show them by. */
async function awayFromTheTable(pair: Pair): Promise<void> {
  await together(pair, (table) => table.goHome())
  await together(pair, (table) => table.sees('Turn 2'))
  await expectSame(pair, 'home')
  await together(pair, async (table) => {
    await table.page.getByRole('link', { name: 'All your games (1)' }).click()
    await table.sees('Wizard: Haste')
  })
  await expectSame(pair, 'list of games')
  const [one, other] = await Promise.all(pair.map(({ page }) => page.evaluate(keptCards)))
  expect(one).toMatch(/"map"/)
  expect(other).toEqual(one)
}

/** Runs in the page: all that is kept of games beside their saves, but for ids and dates. */
async function keptCards(): Promise<string> {
  const database = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('hexhearth')
    request.onsuccess = () => done(request.result)
  })
  const cards = await new Promise<unknown[]>((done) => {
    const request = database
      .transaction('library')
      .objectStore('library')
      .getAll(IDBKeyRange.bound('card/', 'card0'))
    request.onsuccess = () => done(request.result as unknown[])
  })
  database.close()
  return JSON.stringify(cards, (key, value: unknown) =>
    ['saveId', 'savedAt', 'revision'].includes(key) ? undefined : value,
  )
}

/** Does the same at both tables, each with its own secret. */
async function together(
  [first, second]: Pair,
  act: (table: GameTable, secret: Secret) => Promise<void>,
): Promise<void> {
  await Promise.all([act(first, SECRETS[0]), act(second, SECRETS[1])])
}

/** Both pages are the same to the last attribute, and hold no sign of a secret. */
async function expectSame([first, second]: Pair, when: string): Promise<void> {
  const [one, other] = await Promise.all([snapshotOf(first.page), snapshotOf(second.page)])
  expect.soft(differences(one, other), when).toEqual([])
  expect.soft(SECRET_SIGNS.exec(one.document + one.spoken)?.[0], when).toBeUndefined()
  expect.soft(one.document.length, when).toBeGreaterThan(1000)
}

/** Before the sorcerer's own eyes the games do differ, or comparing them would prove nothing. */
async function expectDifferent([first, second]: Pair): Promise<void> {
  const [one, other] = await Promise.all([snapshotOf(first.page), snapshotOf(second.page)])
  expect(differences(one, other)).not.toEqual([])
  expect(one.document).toMatch(SECRET_SIGNS)
}

/** The curtain is the same too, and nothing of the table is behind it. */
async function expectSameCurtain(pair: Pair): Promise<void> {
  await together(pair, (table) => table.page.getByRole('dialog', { name: /^The table passes/ }).waitFor())
  for (const { page } of pair)
    expect(await page.locator('main, svg, table, [role="application"], [role="list"]').count()).toBe(0)
  await expectSame(pair, 'curtain')
}
