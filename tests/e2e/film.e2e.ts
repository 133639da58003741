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
  await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
}

/** The box of the drawing that an SVG shows. */
function boxOf(svg: string): readonly number[] {
  return (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
}

test('a step is saved whole or cropped, at a chosen size, and copied where the browser lets it', async ({
  visit,
}) => {
  const table = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = table
  await openFilm(table, GAMES[2])
  const whole = boxOf(String(await downloaded(page, () => table.press('Save as SVG'))))
  await page.getByLabel('What it shows').selectOption('Where something stands')
  await page.getByLabel('Width in pixels').selectOption('1280')
  const [, , across = 0, down = 0] = boxOf(String(await downloaded(page, () => table.press('Save as SVG'))))
  expect(across * down).toBeLessThan((whole[2] ?? 0) * (whole[3] ?? 0))
  const png = await downloaded(page, () => table.press('Save as PNG'))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, Math.round((down * 1280) / across)])
  await table.press('Copy the picture')
  await page.getByText('Copied.').waitFor()
  const kinds = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(kinds).toEqual(['image/png'])
})

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
