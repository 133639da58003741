// @vitest-environment happy-dom
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { library } from '@/app/session/table-session'
import { markMissing, tellMissing } from '@/widgets/missing'
import { coinRules } from '../../support/coin-game'
import { coin } from '../../support/coin-manifest'
import { memoryLibrary } from '../../support/memory-library'
import { beginGame, click, settle, visit } from '../hall'
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
})
afterEach(() => vi.restoreAllMocks())

const SECRET = 'The coin is in the left hand'

/** As when the build's loader finds that a part, or its style sheet, cannot be fetched. */
function missing(): TypeError {
  const error = new TypeError('Failed to fetch')
  markMissing(error)
  return error
}

/** Whether the host answers. */
const host = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
const SILENT = () => Promise.reject(new TypeError('Failed to fetch'))

test('A page that does not come says so, and is loaded again once its host can be reached', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(coin, 'loadTable').mockRejectedValue(missing())
  await visit('#/play/coin')
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  host(SILENT)
  await click('Load again')
  await screen.findByText(/^The program could not be reached/)
  expect(reload).not.toHaveBeenCalled()
  const asked = host(() => Promise.resolve(new Response('')))
  await click('Load again')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(asked).toHaveBeenLastCalledWith('./', expect.objectContaining({ cache: 'reload' }))
})

test('Another address brings another page after one that has not come', async () => {
  vi.spyOn(coin, 'loadTeaching').mockRejectedValue(missing())
  await visit('#/charts/coin')
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  location.hash = '#/about'
  await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name: /could not be loaded/ }))
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull()
})

test('A part of the table that does not come is told beside it, and the game goes on', async () => {
  await beginGame()
  act(tellMissing)
  await screen.findByText('A part of this page could not be loaded.')
  await click('Dismiss')
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull()
  await click('note')
  expect(screen.getByText('Notes 1')).toBeDefined()
})

test('A game that is not kept is not given up for a part that has not come, unless a player says so twice', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  host(() => Promise.resolve(new Response('')))
  vi.spyOn(library, 'write').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  await beginGame()
  act(tellMissing)
  await click('Load again')
  await screen.findByText(/^This browser does not keep your game/)
  expect(reload).not.toHaveBeenCalled()
  await click('Load again')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('A page that breaks says nothing of what broke', async () => {
  vi.spyOn(coin, 'loadTable').mockRejectedValue(new Error(SECRET))
  await visit('#/play/coin')
  await screen.findByRole('heading', { name: 'Something broke' })
  expect(document.body.textContent).not.toContain(SECRET)
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
