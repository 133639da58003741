import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright-core'

import { ensureBrowser } from './browser.mjs'
import { ROOT } from './dependencies.mjs'

/** The pictures for tabs and home screens, drawn from public/icon.svg. */
const PICTURES = [
  { file: 'icon-64.png', size: 64, drawn: 1, ground: 'transparent' },
  { file: 'icon-192.png', size: 192, drawn: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, drawn: 1, ground: 'transparent' },
  // A system cuts its own shape out of this one: all that counts lies in a circle of four fifths of its width.
  { file: 'icon-maskable-512.png', size: 512, drawn: 0.72, ground: '#efe3c8' },
]

const svg = readFileSync(join(ROOT, 'public', 'icon.svg'), 'utf8')

function pageOf({ size, drawn, ground }) {
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return (
    `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${ground}">` +
    `<img src="${image}" width="${size * drawn}" height="${size * drawn}">`
  )
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const picture of PICTURES) {
  await page.setViewportSize({ width: picture.size, height: picture.size })
  await page.setContent(pageOf(picture), { waitUntil: 'load' })
  await page.screenshot({ path: join(ROOT, 'public', picture.file), omitBackground: true })
}
await browser.close()
