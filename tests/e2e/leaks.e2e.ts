import { expect } from 'vitest'
import type { HauntId } from '@/games/arrakhar/tables/units'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { Pair } from './support/pair'
import { bringOrcs } from './support/play'
import { assign, beginGame, buy, hideWand, placeHaunt } from './support/set-up'

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

type WandPair = Pair<Secret>

test('two games that differ only in secrets show the wizard the same pages', async ({ visit }) => {
  const pair = new Pair([await visit(), await visit()], SECRETS, SECRET_SIGNS)
  await pair.together((table) => beginGame(table, 'short', 'Advanced Play'))
  await setUp(pair)
  await pair.together(summonTwoDemons)
  await firstWizardPhase(pair)
  await pair.together(summonOneGhoul)
  await secondWizardPhase(pair)
  await awayFromTheTable(pair)
})

async function setUp(pair: WandPair): Promise<void> {
  await pair.together(designSorcerer)
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('Wizard'))
  await pair.expectSame('wizard’s design')
  await pair.together(async (table) => {
    await buy(table, { wizard: 2, barbarian: 1, elf: 3 })
    await table.press('Finish design')
  })
  await pair.together(placeSorcerer)
  await pair.expectDifferent()
  await pair.together((table) => table.press('Finish placement'))
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('Wizard'))
  await pair.expectSame('wizard’s placement')
  await pair.together(async (table) => {
    for (const hex of Object.values(HAUNTS)) await table.describe(hex)
    await assign(table, 'A', { wizard: 1, barbarian: 1 })
    await assign(table, 'B', { wizard: 1, elf: 3 })
  })
  await pair.expectSame('wizard’s placement, done')
  await pair.together((table) => table.press('Finish placement'))
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
    await expect.poll(() => table.refusal()).toMatch(/AR-6\.6$/)
  }
  await table.press('Peek')
  await table.sees(`The wand is hidden in ${wand === 'T1' ? 'Temple' : 'Crypt'} ${wand}.`)
  await table.press('Place 2 demons')
  await table.endSegmentsUntil('Pass the device to the Wizard')
}

async function summonOneGhoul(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await bringOrcs(table, 2)
  await table.clickHexes(FAR, HAUNTS.C2)
  await table.press('Summon ghouls at C2')
  await table.enterDice(4)
  await table.press('Place 1 ghoul')
  await table.endSegmentsUntil('Pass the device to the Wizard')
}

/** Every segment, with something done in each; ruin R2 is found empty. */
async function firstWizardPhase(pair: WandPair): Promise<void> {
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('Wizard'))
  await pair.expectSame('first haste')
  await pair.together(moveAndTakeBack)
  await pair.expectSame('a move taken back, another refused')
  await pair.together(moveOn)
  await pair.expectSame('movement')
  await pair.together((table) => castAt(table, '0412', HAUNTS.T1))
  await pair.expectSame('fireball')
  await pair.together((table) => attackFrom(table, '0513', HAUNTS.T1))
  await pair.expectSame('combat')
  await pair.together((table) => table.endSegmentsUntil('Turn 1, Wizard: Haunt check'))
  await pair.expectSame('haunt check')
  await pair.together((table) => table.endSegment())
}

async function moveAndTakeBack(table: GameTable): Promise<void> {
  await table.endSegmentsUntil('Turn 1, Wizard: Movement')
  await table.clickHexes('0402', HAUNTS.R2)
  await table.expectLogged(`moves 0402–${HAUNTS.R2}`)
  await table.page.keyboard.press('Control+z')
  await table.page.keyboard.press('Control+z')
  await table.page.keyboard.press('Control+z')
  await table.seesUndoStop('Undo stops here.')
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
  await table.press('Aim 1 fireball')
  await table.press(/^Roll:/)
  await table.enterDice(1, 1)
  await table.sees('no effect')
}

async function attackFrom(table: GameTable, from: string, to: string): Promise<void> {
  await table.endSegmentsUntil('Turn 1, Wizard: Combat')
  await table.clickHexes(from, to)
  await table.press(`Declare attack on ${to}`)
  await table.press(/^Roll:/)
  await table.enterDice(1)
  await table.expectLogged('Attack at')
}

async function secondWizardPhase(pair: WandPair): Promise<void> {
  await pair.together((table) => table.takeMouse('Wizard'))
  await pair.together((table) => table.expectLogged('Ruin R2 at 0305 is destroyed.'))
  await pair.together((table) => table.expectLogged('1 ghoul appears'))
  await pair.expectSame('after one summoning cut short by need and one by choice')
  await pair.together((table) => table.reload())
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('Wizard'))
  await pair.expectSame('after a reload')
}

/** Where saved games are shown: the home page and the list of games; and what is kept to show them by. */
async function awayFromTheTable(pair: WandPair): Promise<void> {
  await pair.together((table) => table.goHome())
  await pair.together((table) => table.sees('Turn 2'))
  await pair.expectSame('home')
  await pair.together(async (table) => {
    await table.page.getByRole('link', { name: 'All your games (1)' }).click()
    await table.sees('Wizard: Haste')
  })
  await pair.expectSame('list of games')
  await pair.expectSameCards()
}
