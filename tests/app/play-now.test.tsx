// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalog } from '@/app/session/catalog'
import { library, sessionStore } from '@/app/session/table-session'
import { click, settle, visit } from './hall'
import { fakeWorker } from '../support/fake-worker'
import { memoryLibrary } from '../support/memory-library'
import '../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  const withBot = {
    ...coin,
    loadBot: () => Promise.reject(new Error('loaded by workers only')),
    firstSide: { seat: 'seeker', why: 'it only looks' },
  }
  return { GAMES: [withBot], gameOf: (id: string) => (id === coin.id ? withBot : undefined) }
})

const PLAY_NOW = 'Play now against the computer: you play Seeker'
const bots = () => sessionStore.getState().session?.labels.bots

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  vi.stubGlobal('Worker', function startWorker() {
    return fakeWorker()
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('one click begins the first ready game against an easy bot, and says whom one plays', async () => {
  await visit('#/')
  expect(screen.getByText(/Bot: easy/)).toBeDefined()
  await click(PLAY_NOW)
  expect(await screen.findByText('Seat seeker')).toBeDefined()
  expect(bots()).toEqual({ hider: 'easy' })
  expect(location.hash).toBe(`#/play/coin/${sessionStore.getState().session?.saveId}`)
})

test('the bot has the strength that was chosen last on this device', async () => {
  await visit('#/new/coin')
  await userEvent.selectOptions(screen.getByLabelText('Seeker: played by'), 'A bot: strong')
  await click('start')
  await visit('#/')
  expect(screen.getByText(/Bot: strong/)).toBeDefined()
  await click(PLAY_NOW)
  expect(bots()).toEqual({ hider: 'strong' })
})

test('a game that the browser does not keep is not lost for another at one click', async () => {
  vi.spyOn(library, 'write').mockRejectedValue(new Error('full'))
  await visit('#/new/coin')
  await click('start')
  const running = sessionStore.getState().session?.saveId
  location.hash = '#/begin/coin'
  await settle()
  await screen.findByText(/does not keep the game in progress/)
  expect(location.hash).toBe('#/new/coin')
  expect(sessionStore.getState().session?.saveId).toBe(running)
})

test('the new-game form says beside the side that is good for a first game, and why', async () => {
  await visit('#/new/coin')
  const seat = screen.getByLabelText('Seeker: played by')
  const hint = document.getElementById(seat.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Good for a first game: it only looks.')
  expect(screen.getByLabelText('Hider: played by').getAttribute('aria-describedby')).toBeNull()
})

test('a card shows the game’s sign, and no picture that the game does not have', async () => {
  await visit('#/')
  const [card] = screen.getAllByRole('article')
  expect(card?.querySelector('svg path[transform]')?.getAttribute('d')).toBe('M0 0H512V512Z')
  expect(card?.querySelector('img')).toBeNull()
})
