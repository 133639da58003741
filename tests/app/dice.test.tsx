import { setTyped } from '@/store/occasional-actions'
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showDice } from '@/app/play/dice-shown'
import { library, sessionStore, table } from '@/app/session/table-session'
import type { CoinCommand } from '../support/coin-game'
import { memoryLibrary } from '../support/memory-library'
import { beginGame, chooseInMenu, settle } from './hall'
import '../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
})
afterEach(() => vi.restoreAllMocks())

/** Throws dice by hand. */
async function thrown(...values: readonly number[]): Promise<void> {
  setTyped(sessionStore, true)
  table.play({ type: 'toss' })
  table.provideRolls(values)
  await settle()
}

async function openDice(): Promise<HTMLElement> {
  await chooseInMenu('Statistics of dice…')
  return screen.findByRole('dialog', { name: 'The dice of this game' })
}

test('Dice are counted by side, those thrown by hand apart', async () => {
  await beginGame()
  for (let nth = 0; nth < 30; nth++) await thrown(1)
  setTyped(sessionStore, false)
  table.play({ type: 'toss' })
  await settle()
  const dialog = within(await openDice())
  const typed = within(await dialog.findByRole('region', { name: 'Hider: thrown by hand' }))
  const [, ...rows] = typed.getAllByRole('row')
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    '30',
    ...Array.from({ length: 5 }, () => '0'),
  ])
  expect(typed.getByText('1.00 (fair dice: 3.5)')).toBeDefined()
  expect(typed.getByText('150.00 with 5 degrees of freedom')).toBeDefined()
  expect(typed.getByText('less than 0.001')).toBeDefined()
  expect(typed.getByText(/^Very unusual: .* fewer than 1 of 1000/)).toBeDefined()
  const seeded = within(dialog.getByRole('region', { name: 'Hider: rolled here' }))
  expect(seeded.getByText(/too few to tell anything.*from 30 dice on/)).toBeDefined()
})

test('Dice up to a line of the log are counted without telling how many steps were hidden', async () => {
  await beginGame()
  const hide: CoinCommand = { type: 'hide', hand: 'left' }
  table.play(hide)
  await thrown(1)
  await thrown(2)
  act(() => showDice(2))
  const dialog = within(await screen.findByRole('dialog', { name: 'The dice of this game' }))
  expect(
    await dialog.findByText('Every die that all sides had seen by the chosen line of the log.'),
  ).toBeDefined()
  expect(dialog.getByText('1.00 (fair dice: 3.5)')).toBeDefined()
})

test('Nothing rolled is said, too', async () => {
  await beginGame()
  const dialog = within(await openDice())
  expect(await dialog.findByText('No die has been rolled yet.')).toBeDefined()
})
