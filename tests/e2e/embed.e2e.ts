import { expect } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { unsealed, writeSave } from '@/engine/save/save'
import { arenaRules } from '@/games/arena/rules'
import { FRAME_SIZES, type FrameSize } from '@/teach/links/embed-code'
import { gameLinkOf } from '@/teach/links/game-link'
import { openAddress } from '@/teach/links/link-address'
import { pack } from '@/teach/links/payload'
import { randomPlay } from '../properties/random-play'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

const SIZES = Object.keys(FRAME_SIZES) as readonly FrameSize[]

async function replayed(): Promise<string> {
  const history = randomPlay(arenaRules, { seed: 4, settings: { points: [40, 40] }, commands: 120 })
  const save = writeSave(arenaRules, unsealed(history, diceStateOf(3)))
  const json = gameLinkOf(save, { withDice: false })
  const made = await pack({ kind: 'game', json, place: { step: 100 } })
  if (!made.ok) throw new Error('The game is too long for a link.')
  return openAddress('arena', made.value)
}

/** The page for frames, as large as a frame is. */
async function show({ page, home }: GameTable, address: string): Promise<void> {
  // Another address of the page already there would be no visit.
  await page.goto('about:blank')
  await page.goto(`${home}embed.html${address}`)
}

/** Nothing reaches beyond the frame, where it could not be seen. */
async function expectWhole({ page }: GameTable): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [scrollWidth - innerWidth, scrollHeight - innerHeight]
    })
  await expect.poll(excess).toEqual([0, 0])
}

test.for(SIZES)('a frame shows a replay, a lesson and a damaged link: %s', async (size, { visit }) => {
  const table = await visit({ viewport: FRAME_SIZES[size], bypassCSP: true })
  const { page } = table
  const address = await replayed()
  await show(table, address)
  // Of steps that a side has taken in secret the frame tells nothing: they are no stops.
  await table.sees('98 of 118')
  await expectNoViolations(table, 'a replay in a frame')
  await expectWhole(table)
  await page.getByRole('slider', { name: 'Step' }).fill('3')
  await table.sees(/^3 of/)
  await page.keyboard.press('ArrowRight')
  await table.sees(/^4 of/)
  const way = page.getByRole('link', { name: 'Open in Hexhearth' })
  expect(await way.evaluate((link: HTMLAnchorElement) => [link.href, link.target, link.rel])).toEqual([
    table.home + address,
    '_blank',
    'noopener',
  ])

  await show(table, '#/lesson/arena/first-game/3')
  await table.sees('You are West.')
  await expectNoViolations(table, 'the text of a task in a frame')
  await table.press('To the board')
  await table.clickHexes('C4', 'A1')
  await table.sees('Not allowed')
  await expectNoViolations(table, 'a task in a frame')
  await expectWhole(table)

  await show(table, address.slice(0, -9))
  await table.sees('This link is damaged: 9 characters missing, most likely at its end.')
  await expectNoViolations(table, 'a damaged link in a frame')
  await show(table, '#/about')
  await table.sees('There is nothing to show at this address.')
})

test('what a frame leads to opens whole beside it, and nothing of a lesson is kept', async ({ visit }) => {
  const table = await visit({ viewport: FRAME_SIZES.wide })
  const { page } = table
  await show(table, '#/lesson/arena/first-game/3')
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'AA-9.3 Stop at an enemy' }).click(),
  ])
  await expect.poll(() => rules.url()).toBe(`${table.home}#/rules/arena/AA-9.3`)
  await rules.close()
  await table.press('To the board')
  await table.clickHexes('C4', 'D5')
  await table.sees('Well done!')
  expect(await page.evaluate(() => localStorage.getItem('hexhearth-lessons'))).toBeNull()
})

test('a link that names a step is studied from there on', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.goto(table.home + (await replayed()))
  await table.press('Study it')
  const slider = page.getByRole('slider', { name: 'Step' })
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^98 of 118/)
})
