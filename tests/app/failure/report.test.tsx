// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Report, reportOf } from '@/app/failure/report'
import { library, sessionStore, table } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { failureOf } from '@/store/failure'
import { NO_SESSION } from '@/store/session-store'
import { coinGame, coinStart, type CoinCommand, type Hand } from '../../support/coin-game'
import { memoryLibrary } from '../../support/memory-library'
import { coin } from '../../support/coin-manifest'
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

/** The report of a bug that says what is hidden, after a coin was hidden in one hand after another. */
async function reportAfter(...hands: readonly [Hand, ...Hand[]]): Promise<Report> {
  table.start(coinGame, coinStart(), [])
  const hand = hands.at(-1)
  const hidings = hands.map((one): CoinCommand => ({ type: 'hide', hand: one }))
  const commands: readonly CoinCommand[] = [{ type: 'note' }, ...hidings, { type: 'note' }]
  for (const command of commands) table.play(command)
  const error = new Error(`The coin is in the ${hand} hand`)
  error.stack = `Error: The coin is in the ${hand} hand\n    at look (https://play.example/core-1.js:1:20)`
  return reportOf(failureOf(error, { during: 'command', command: 'hide' }, null))
}

test('A report does not change when the secret does, nor with second thoughts about it', async () => {
  const left = await reportAfter('left')
  const right = await reportAfter('right')
  const thrice = await reportAfter('left', 'right', 'left')
  expect(JSON.stringify(right)).toBe(JSON.stringify(left))
  expect(JSON.stringify(thrice)).toBe(JSON.stringify(left))
  expect(left).toMatchObject({
    format: 'hexhearth-report',
    version: 1,
    failure: { name: 'Error', command: null, message: null, stack: ['look core-1.js:1:20'] },
    commands: ['note', 'note'],
    game: { game: 'coin', masked: true, commands: 2, replay: null },
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

test('A command is named while something is hidden if one of its type has lain open', async () => {
  table.start(coinGame, coinStart(), [])
  for (const command of [{ type: 'note' }, { type: 'hide', hand: 'left' }]) table.play(command)
  const { failure } = await reportOf(failureOf('x', { during: 'command', command: 'note' }, null))
  expect(failure).toMatchObject({ command: 'note', message: null })
})

test('Without a game nobody can say that nothing is hidden', async () => {
  const { failure, game } = await reportOf(failureOf('The left hand', { during: 'page' }, null))
  expect({ failure, game }).toMatchObject({ failure: { message: null }, game: null })
})

describe('Cut off from the files of the program', () => {
  test('a report does without the game', async () => {
    vi.spyOn(coin, 'loadTable').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await reportAfter('left')).toMatchObject({ failure: { name: 'Error' }, commands: [], game: null })
  })
})

test.each([
  [
    'Chromium',
    ['play', 'async Foo.bar [as baz]', '#hidden', 'new Deck', ''],
    `Error: It is in
the left hand (https://play.example/a/core-1.js:1:20)
    at play (https://play.example/a/core-1.js:1:20)
    at async Foo.bar [as baz] (https://play.example/a/core-1.js:1:20)
    at #hidden (https://play.example/a/core-1.js:1:20)
    at new Deck (https://play.example/a/core-1.js:1:20)
    at Array.map (<anonymous>)
    at https://play.example/a/core-1.js:1:20`,
  ],
  [
    'Firefox',
    ['perform/<', 'async*play', '#hidden', 'promise callback*then', ''],
    `perform/<@https://play.example/a/core-1.js:1:20
async*play@https://play.example/a/core-1.js:1:20
#hidden@https://play.example/a/core-1.js:1:20
promise callback*then@https://play.example/a/core-1.js:1:20
@https://play.example/a/core-1.js:1:20
`,
  ],
  [
    'Safari',
    ['play', 'module code', ''],
    `play@https://play.example/a/core-1.js?v=1/2:1:20
map@[native code]
module code@https://play.example/a/core-1.js:1:20
@file:///home/ann/core-1.js:1:20`,
  ],
])('A report names every function of the program that %s does, and no address', async (_, names, stack) => {
  const error = Object.assign(new Error('It is in\nthe left hand (https://play.example/a/core-1.js:1:20)'), {
    stack,
  })
  const { failure } = await reportOf(failureOf(error, { during: 'page' }, null))
  expect(failure?.stack).toEqual(names.map((name) => `${name} core-1.js:1:20`.trim()))
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
    expect.stringContaining('the fault: its kind'),
    'what the fault says',
    'the kind of command that it stopped',
    'the kind of the last open command',
    'the game, to be played again',
  ])
  expect(saved).not.toHaveBeenCalled()
  await click('Save the report')
  await settle()
  const [blob] = saved.mock.calls[0] as [Blob]
  expect(JSON.parse(await blob.text())).toMatchObject({ format: 'hexhearth-report', page: 'play' })
})

const tell = async (message: string) => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message) }))
  await settle()
}

test('A fault that strikes meanwhile does not take the place of the one that is reported', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
  await beginGame()
  await click('crash')
  await click('Save a report…')
  await tell('Another bug')
  await click('Save the report')
  const [blob] = saved.mock.calls[0] as [Blob]
  expect(JSON.parse(await blob.text())).toMatchObject({ failure: { message: 'A bug in the rules' } })
})

test('A report that cannot be gathered says so, and is not tried without end', async () => {
  await beginGame()
  await click('crash')
  const tried = vi.spyOn(window, 'devicePixelRatio', 'get').mockImplementation(() => {
    throw new Error('No screen')
  })
  await click('Save a report…')
  await screen.findByText('It could not be gathered. Close this, and try again.')
  await settle()
  expect(tried).toHaveBeenCalledTimes(1)
  expect(sessionStore.getState().failure?.error.message).toBe('A bug in the rules')
})

describe('The save', () => {
  /** Makes the game at the table unfit to be written. */
  const breakGame = () => {
    const session = present(sessionStore.getState().session, 'session')
    const writePosition = () => {
      throw new Error('A bug in the files')
    }
    sessionStore.setState({ session: { ...session, game: { ...session.game, writePosition } } })
  }
  const press = async () => {
    await click('crash')
    await click('Download the save')
  }

  test('is downloaded as it was kept where it can be written no more', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
    await beginGame()
    await click('note')
    breakGame()
    await press()
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const [blob] = saved.mock.calls[0] as [Blob]
    expect(JSON.parse(await blob.text())).toMatchObject({ format: 'hexhearth-save', game: 'coin' })
  })

  test('is not downloaded without a word where nothing is kept', async () => {
    await beginGame()
    breakGame()
    vi.spyOn(library, 'read').mockResolvedValue(undefined)
    await press()
    await screen.findByText('No game is kept here that could be downloaded.')
  })
})
