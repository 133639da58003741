// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Report, reportOf } from '@/app/failure/report'
import { library, sessionStore, table } from '@/app/table-session'
import { failureOf } from '@/store/failure'
import { NO_SESSION } from '@/store/session-store'
import { coinGame, coinStart, type CoinCommand, type Hand } from '../../support/coin-game'
import { memoryLibrary } from '../../support/memory-library'
import { beginGame, click, settle } from '../hall'
import '../../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sessionStore.setState(NO_SESSION)
})
afterEach(() => vi.restoreAllMocks())

/** The report of a bug that says what is hidden, after a coin was hidden in a hand. */
async function reportAfter(hand: Hand): Promise<Report> {
  table.start(coinGame, coinStart(), [])
  const commands: readonly CoinCommand[] = [{ type: 'note' }, { type: 'hide', hand }, { type: 'note' }]
  for (const command of commands) table.play(command)
  const error = new Error(`The coin is in the ${hand} hand`)
  error.stack = `Error: The coin is in the ${hand} hand\n    at look (https://play.example/core-1.js:1:20)`
  return reportOf(failureOf(error, { during: 'command', command: 'guess' }, null))
}

test('A report does not change when the secret does', async () => {
  const left = await reportAfter('left')
  const right = await reportAfter('right')
  expect(JSON.stringify(right)).toBe(JSON.stringify(left))
  expect(left).toMatchObject({
    format: 'hexhearth-report',
    version: 1,
    failure: { name: 'Error', message: null, stack: ['look https://play.example/core-1.js:1:20'] },
    commands: ['note', 'note'],
    game: { game: 'coin', masked: true, commands: 3, replay: null },
  })
})

test('A report tells what a bug says where nothing is hidden, and the whole game', async () => {
  table.start(coinGame, coinStart(), [])
  table.play({ type: 'note' })
  table.play({ type: 'crash' })
  const { failure } = sessionStore.getState()
  const report = await reportOf(failure)
  expect(report).toMatchObject({
    failure: { during: 'command', command: 'crash', times: 1, message: 'A bug in the rules' },
    game: { masked: false, replay: { body: { entries: [{ command: { type: 'note' } }] } } },
  })
})

test('Rules that cannot even tell what lies open leave the game out', async () => {
  table.start(coinGame, coinStart(), [])
  vi.spyOn(coinGame.rules, 'viewOf').mockImplementation(() => {
    throw new Error('blind')
  })
  expect(await reportOf(null)).toMatchObject({ failure: null, game: null, commands: [] })
})

test('The players see what a report holds before it is saved', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
  await beginGame()
  await click('note')
  await click('crash')
  await click('Save a report…')
  const dialog = await screen.findByRole('dialog', { name: 'A report of a fault' })
  const parts = within(dialog).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('the version of the program'),
    expect.stringContaining('the fault'),
    'the kinds of the last 1 commands',
    'the game, to be played again',
  ])
  expect(saved).not.toHaveBeenCalled()
  await click('Save the report')
  await settle()
  const [blob] = saved.mock.calls[0] as [Blob]
  expect(JSON.parse(await blob.text())).toMatchObject({ format: 'hexhearth-report', page: 'play' })
})
