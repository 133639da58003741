// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { library, sessionStore } from '@/app/table-session'
import { coinRules } from '../../support/coin-game'
import { coin } from '../../support/coin-manifest'
import { memoryLibrary } from '../../support/memory-library'
import { beginGame, chooseInMenu, click, settle, visit } from '../hall'
import '../../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

// Cut off from the network, and with nothing kept of the program, these do not come.
vi.mock('@/app/failure/FailureNotice', () => Promise.reject(new TypeError('Failed to fetch')))
vi.mock('@/app/failure/ErrorReport', () => Promise.reject(new TypeError('Failed to fetch')))
vi.mock('@/app/TermsDialog', () => Promise.reject(new TypeError('Failed to fetch')))
vi.mock('@/app/KeysSheet', () => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const SECRET = 'The coin is in the left hand'

test('A fault is said in plain words where its notice does not come, and the table stays', async () => {
  await beginGame()
  await click('note')
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(SECRET) }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke')
  await click('Dismiss')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sessionStore.getState().failure).toBeNull()
  expect(screen.getByText('Notes 1')).toBeDefined()
})

test.each([/^This game/, /^Keys/])(
  'A dialog that does not come is closed, and that is said: %s',
  async (item) => {
    await beginGame()
    for (let nth = 0; nth < 2; nth++) {
      await chooseInMenu(item)
      await screen.findByText(/^A part of this page could not be shown/)
      await click('Dismiss')
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    await click('note')
    expect(screen.getByText('Notes 1')).toBeDefined()
  },
)

test('A page that does not come says nothing of what broke', async () => {
  vi.spyOn(coin, 'loadTable').mockRejectedValue(new Error(SECRET))
  await visit('#/play/coin')
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke')
  expect(document.body.textContent).not.toContain('left')
})

test('A kept game at which the rules break is offered as a file', async () => {
  await beginGame()
  await click('note')
  vi.spyOn(coinRules.commands.note, 'perform').mockImplementation(() => {
    throw new Error(SECRET)
  })
  await visit('#/play/coin')
  await screen.findByText(/^The program broke as it opened this game/)
  expect(document.body.textContent).not.toContain('left')
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
  await click('Download the save')
  await settle()
  expect(saved).toHaveBeenCalledTimes(1)
})
