import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from '../e2e/support/fixtures'
import type { GameTable } from '../e2e/support/game-table'
import { settle } from './scene'

/** What the cards of the start page show: the middle of the board, by day. */
const FOLDER = 'public/boards'
const SIZE = { width: 720, height: 540 }
const QUALITY = 0.55
const WINDOW = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1.4,
  colorScheme: 'light',
} as const

/** The ready-made games that are shown, and how much of their boards. */
const STARTS = {
  arrakhar: { start: /^First clash/, share: 0.74 },
  arena: { start: /^First Clash/, share: 1 },
  archmagi: { start: /^First Duel/, share: 0.9 },
  'wizard-kings': { start: /^Sand and Snow/, share: 0.5 },
}

for (const [id, { start, share }] of Object.entries(STARTS))
  test(`the board of ${id} on its card`, async ({ visit }) => {
    const table = await visit(WINDOW)
    await table.page.goto(`${table.home}#/new/${id}`)
    await table.press(start)
    await table.sitDown()
    const picture = await boardOf(table, share)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${FOLDER}/${id}.webp`, await packed(table.page, picture))
  })

/** The middle of the board, without what lies over it. */
async function boardOf({ page }: GameTable, share: number): Promise<Buffer> {
  const board = page.locator('[role="application"]')
  await settle(page)
  await board.evaluate((element: HTMLElement) => {
    document.body.style.visibility = 'hidden'
    element.style.visibility = 'visible'
  })
  const box = await board.boundingBox()
  if (!box) throw new Error('The board is not to be seen.')
  const width = share * Math.min(box.width, (box.height * SIZE.width) / SIZE.height)
  const height = (width * SIZE.height) / SIZE.width
  const clip = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  return page.screenshot({ clip })
}

/** A picture as WebP, which no test's browser saves by itself. */
async function packed(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`
  const url = await page.evaluate(
    async ({ source, width, height, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality)
    },
    { source, quality: QUALITY, ...SIZE },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
