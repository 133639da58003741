import { decode } from 'modern-gif'
import { describe, expect } from 'vitest'
import { diceStateOf, type Roll, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import type { Entry } from '@/engine/kernel/history'
import { playInPlace, recorded } from '@/engine/kernel/play'
import { type OpenSave, saveAt } from '@/engine/save/save'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

const GAMES: readonly (readonly [string, AnyGameRules, object])[] = [
  ['arrakhar', arrakharRules, { scenario: 'basic', turnLimit: 8 }],
  ['arena', arenaRules, { preset: 'first-clash' }],
]

/** So many commands lead into the middle of a game. */
const STEPS = 120

/** The beginning of a game, played at random. */
function savedGame(id: string, rules: AnyGameRules, settings: object): OpenSave {
  const begun = rules.newGame(settings)
  if (!begun.ok) throw new Error('no game')
  const position = structuredClone(begun.value)
  const choices = seededRandom(3)
  const dice = seededDice(diceStateOf(3))
  const entries: Entry<AnyCommand>[] = []
  while (entries.length < STEPS) {
    const command = rules.sampleCommand(position, choices)
    if (!command) break
    const rolls: Roll[] = []
    playInPlace(rules, position, command, recorded(dice, rolls))
    entries.push({ command, rolls })
  }
  const save = saveAt(id, rules.writePosition(begun.value), null)
  return { ...save, body: { ...save.body, entries, cursor: entries.length } }
}

async function openFilm({ page, home }: GameTable, id: string, file: OpenSave): Promise<void> {
  await page.goto(`${home}#/study/${id}`)
  await page.locator('main input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  const slider = page.getByRole('slider', { name: 'Step' })
  await slider.waitFor()
  await slider.press('End')
  await page.getByRole('button', { name: 'Picture…' }).click()
  await page.getByRole('dialog', { name: 'Animated picture' }).waitFor()
}

describe('An animated picture of a turn', () => {
  test.for(GAMES)('%s: can be opened anywhere, and is small enough to be sent', async (game, { visit }) => {
    const [id, rules, settings] = game
    const table = await visit()
    const { page } = table
    page.setDefaultTimeout(120_000)
    await openFilm(table, id, savedGame(id, rules, settings))
    const begun = Date.now()
    const file = await downloaded(page, () => table.press('Save as animated picture'))
    expect(file.subarray(0, 6).toString()).toBe('GIF89a')
    const { width, height, frames } = decode(new Uint8Array(file))
    console.info(`${id}: ${frames.length} frames, ${file.length} bytes, ${Date.now() - begun} ms`)
    if (process.env['KEEP_FILMS']) (await import('node:fs')).writeFileSync(`/tmp/media-${id}.gif`, file)
    expect([width, height]).toEqual([1280, 720])
    expect(frames.length).toBeGreaterThan(1)
    expect(file.length).toBeLessThanOrEqual(2_000_000)
  })

  test('is not saved once it was cancelled', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    let saved = 0
    page.on('download', () => saved++)
    await openFilm(
      table,
      'arrakhar',
      savedGame('arrakhar', arrakharRules, { scenario: 'basic', turnLimit: 8 }),
    )
    await expectNoViolations(table, 'the dialog of animated pictures')
    await table.press('Save as animated picture')
    await expect.poll(() => page.workers().length).toBe(1)
    await table.press('Cancel')
    await page.getByText('Stopped. Nothing was saved.').waitFor()
    await expect.poll(() => page.workers().length).toBe(0)
    await page.getByRole('button', { name: 'Save as animated picture' }).waitFor()
    expect(saved).toBe(0)
  })
})
