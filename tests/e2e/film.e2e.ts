import { decode } from 'modern-gif'
import { describe, expect } from 'vitest'
import { fileOf, recordedFile } from '../corpus/kept'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

/** Recorded games, of whose middle turn a picture is made. */
const GAMES = [
  ['arrakhar', fileOf('long', 'turn-limit')],
  ['arena', recordedFile('arena', 'machines-and-monsters-medium')],
  ['archmagi', recordedFile('archmagi', 'four-medium')],
] as const

async function openFilm({ page, home }: GameTable, [id, file]: (typeof GAMES)[number]): Promise<void> {
  await page.goto(`${home}#/study/${id}`)
  await page.locator('main input[type="file"]').setInputFiles(file)
  const slider = page.getByRole('slider', { name: 'Step' })
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  await slider.fill(String(Math.floor(last / 2)))
  await page.getByRole('button', { name: 'Picture…' }).click()
  await page.getByRole('dialog', { name: 'Animated picture' }).waitFor()
}

describe('An animated picture of a turn', () => {
  test.for(GAMES)('%s: can be opened anywhere, and is small enough to be sent', async (game, { visit }) => {
    const table = await visit()
    const { page } = table
    // Longer than it takes on a busy machine.
    page.setDefaultTimeout(180_000)
    await openFilm(table, game)
    const begun = Date.now()
    const file = await downloaded(page, () => table.press('Save as animated picture'))
    expect(file.subarray(0, 6).toString()).toBe('GIF89a')
    const { width, height, frames } = decode(new Uint8Array(file))
    console.info(`${game[0]}: ${frames.length} frames, ${file.length} bytes, ${Date.now() - begun} ms`)
    expect([width, height]).toEqual([1280, 720])
    expect(frames.length).toBeGreaterThan(1)
    expect(file.length).toBeLessThanOrEqual(2_000_000)
  })

  test('is not saved once it was cancelled', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    let saved = 0
    page.on('download', () => saved++)
    await openFilm(table, GAMES[0])
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
