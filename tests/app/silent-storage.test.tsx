// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { library, sessionStore } from '@/app/session/table-session'
import { tellDeleted } from '@/app/session/tabs'
import { present } from '@/engine/kernel/refusal'
import { silence } from '@/store/lasting-store'
import { memoryLibrary } from '../support/memory-library'
import { beginGame, click, visit } from './hall'
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

const idAtTable = () => present(sessionStore.getState().session, 'session').saveId

test('A game of which the storage tells nothing is not said to be gone, and can be asked for again', async () => {
  await beginGame()
  await click('note')
  const saveId = idAtTable()
  vi.spyOn(library, 'read').mockRejectedValueOnce(silence())
  await visit(`#/play/coin/${saveId}`)
  await screen.findByRole('heading', { name: 'This browser’s storage does not answer' })
  for (const name of ['New game', 'Home']) expect(screen.getByRole('link', { name })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Open a file…' })).toBeDefined()
  expect(location.hash).toBe(`#/play/coin/${saveId}`)
  await click('Try again')
  expect(await screen.findByText('Notes 1')).toBeDefined()
})

test('A game that another tab deletes says so, and is kept again', async () => {
  await beginGame()
  await click('note')
  await act(async () => {
    tellDeleted(idAtTable())
    await expect.poll(() => sessionStore.getState().saveStatus.state).toBe('failed')
  })
  await screen.findByText('Not saved: this game was deleted in another tab')
  expect(screen.getByRole('button', { name: 'Save to a file' })).toBeDefined()
  await click('Keep it again')
  expect(sessionStore.getState().saveStatus).toEqual({ state: 'saved' })
  expect(screen.queryByText(/^Not saved/)).toBeNull()
  expect(await library.read('coin', idAtTable())).toBeDefined()
})
