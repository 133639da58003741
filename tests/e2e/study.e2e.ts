import { describe, expect } from 'vitest'
import { diceStateOf, type Roll, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import type { Entry } from '@/engine/kernel/history'
import { playInPlace, recorded } from '@/engine/kernel/play'
import { type OpenSave, saveAt } from '@/engine/save/save'
import type { OpenStudyBody, StudyFile } from '@/engine/study/study-file'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Position } from '@/games/arrakhar/state/position'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { byClass } from '../support/class-selector'

const RULES: AnyGameRules = arrakharRules

/** A game played at random, as far as asked for. */
function savedGame(most = Infinity, turns: number[] = []): OpenSave {
  const begun = RULES.newGame({ scenario: 'basic', turnLimit: 8 })
  if (!begun.ok) throw new Error('no game')
  const position = structuredClone(begun.value)
  const choices = seededRandom(3)
  const dice = seededDice(diceStateOf(3))
  const entries: Entry<AnyCommand>[] = []
  for (;;) {
    const command = entries.length < most ? RULES.sampleCommand(position, choices) : undefined
    if (!command) break
    const rolls: Roll[] = []
    turns.push((position as Position).turn)
    playInPlace(RULES, position, command, recorded(dice, rolls))
    entries.push({ command, rolls })
  }
  const initial = RULES.writePosition(begun.value)
  const save = saveAt('arrakhar', initial, null)
  return { ...save, body: { ...save.body, entries, cursor: entries.length } }
}

const TURNS: number[] = []
const GAME = savedGame(Infinity, TURNS)
const LENGTH = GAME.body.entries.length
/** In a movement of the last turn but one. */
const MIDDLE =
  GAME.body.entries.findIndex(({ command }, nth) => TURNS[nth] === 7 && command.type === 'move') + 1

async function openStudy({ page, home }: GameTable, file: object): Promise<void> {
  await page.goto(`${home}#/study/arrakhar`)
  await page.getByRole('heading', { name: 'Study: Arrakhar’s Wand' }).waitFor()
  await page.locator('main input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.getByRole('slider', { name: 'Step' }).waitFor()
}

function slider({ page }: GameTable) {
  return page.getByRole('slider', { name: 'Step' })
}

async function expectAt(table: GameTable, step: number | string): Promise<void> {
  await expect.poll(() => slider(table).inputValue()).toBe(String(step))
}

/** Presses a key as somebody does who has nothing in focus. */
async function key({ page }: GameTable, name: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press(name)
}

async function savedStudy(table: GameTable): Promise<StudyFile<OpenStudyBody>> {
  const file = await downloaded(table.page, () => table.press('Save study…'))
  return JSON.parse(String(file)) as StudyFile<OpenStudyBody>
}

async function drawArrow({ page }: GameTable, from: string, to: string): Promise<void> {
  const start = await placeOf(page, from)
  const end = await placeOf(page, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up({ button: 'right' })
}

describe('A study of a finished game', () => {
  test('counts the dice of a finished game', async ({ visit }) => {
    const table = await visit({ viewport: { width: 1024, height: 768 } })
    await openStudy(table, GAME)
    await table.press('Statistics of dice…')
    const dialog = table.page.getByRole('dialog', { name: 'The dice of this game' })
    await dialog.getByText('Every die of this line.').waitFor()
    await dialog.getByRole('region', { name: 'Wizard: rolled here' }).waitFor()
    await expectNoViolations(table, 'the dice of a study')
  })

  test('is stepped through, played on differently, annotated, saved and opened again', async ({ visit }) => {
    const table = await visit({ bypassCSP: true })
    const { page } = table
    await openStudy(table, GAME)
    await stepThrough(table)
    await branch(table)
    await annotate(table)
    await expectNoViolations(table, 'a study')
    const file = await savedStudy(table)
    expect(file.body.chapters[0]?.lines.map(({ entries }) => entries.length)).toEqual([LENGTH, 1])
    expect(file.body.chapters[0]?.lines[0]?.entries).toEqual(JSON.parse(JSON.stringify(GAME.body.entries)))
    await page.reload()
    await page.getByRole('button', { name: /^Trap/ }).waitFor()
    await table.press('Studies')
    await openStudy(table, file)
    await page.getByRole('button', { name: /^Trap/ }).click()
    await table.press('To its end')
    await expect.poll(() => page.getByLabel('Comment on this step').inputValue()).toContain('[[AR-7.6]]')
    await page.getByRole('link', { name: 'AR-7.6' }).waitFor()
    await page.locator(byClass('[data-kind="arrow"]')).waitFor({ state: 'attached' })
  })
})

async function stepThrough(table: GameTable): Promise<void> {
  const { page } = table
  await slider(table).fill(String(MIDDLE))
  await expectAt(table, MIDDLE)
  await key(table, 'ArrowRight')
  await expectAt(table, MIDDLE + 1)
  await key(table, 'ArrowLeft')
  await expectAt(table, MIDDLE)
  await key(table, 'PageUp')
  await page.getByText('Turn 7 · Sorcerer · Wandering orcs').first().waitFor()
  await key(table, 'PageDown')
  await page.getByText('Turn 8 · Sorcerer · Wandering orcs').first().waitFor()
  await key(table, 'Shift+ArrowRight')
  await page
    .getByText(/Turn 8 · Sorcerer · (Summon|Movement)/)
    .first()
    .waitFor()
  await key(table, 'End')
  await expectAt(table, LENGTH)
  await page.getByText('Replay: nothing here changes the game. The game is over here.').waitFor()
  await key(table, 'Home')
  await expectAt(table, 0)
  await slider(table).fill(String(MIDDLE))
  await page.getByText('Replay: nothing here changes the game.').waitFor()
}

async function branch(table: GameTable): Promise<void> {
  const { page } = table
  await table.press('Play on from here')
  await page.getByText('What if: Branch 1.').waitFor()
  await table.press('Rename Branch 1')
  await page.getByLabel('Name of the branch').fill('Trap')
  await page.keyboard.press('Enter')
  await table.press(/^End movement/)
  await table.press('End anyway')
  await page.getByRole('button', { name: 'Trap 1 step' }).waitFor()
  await expectAt(table, MIDDLE + 1)
}

async function annotate(table: GameTable): Promise<void> {
  const { page } = table
  await page.getByLabel('Comment on this step').fill('Too early: see [[AR-7.6]].')
  await drawArrow(table, '0710', '1210')
  await table.button('Wipe the drawings').waitFor()
}

describe('A study of a running game', () => {
  test('shows what lies open until both players agree', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    await openStudy(table, savedGame(MIDDLE))
    await page.getByText('The game goes on: only what lies open is shown.').waitFor()
    await expect.poll(() => table.button('Play on from here').count()).toBe(0)
    await expect
      .poll(() => page.getByLabel('Point of view').locator('option').allInnerTexts())
      .toEqual(['Public view'])
    await table.press('Show everything…')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('I play the Sorcerer').check()
    const show = dialog.getByRole('button', { name: 'Show everything' })
    await expect.poll(() => show.getAttribute('aria-disabled')).toBe('true')
    await dialog.getByLabel('I play the Wizard').check()
    await show.click()
    await table.button('Play on from here').waitFor()
    await expect.poll(() => page.getByLabel('Point of view').inputValue()).toBe('referee')
  })
})
