// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { results } from '@/app/results/kept-results'
import { catalog } from '@/app/session/catalog'
import { library, sessionStore, table } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { colorOf } from '@/store/catalog/player-colors'
import { giveSeats } from '@/store/occasional-actions'
import { memoryLibrary, type MemoryLibrary } from '../support/memory-library'
import { click, settle, visit } from './hall'
import '../support/patient'

let memory: MemoryLibrary

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

beforeEach(() => {
  memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  vi.spyOn(catalog, 'name').mockImplementation(memory.name)
  vi.spyOn(results, 'all').mockImplementation(memory.results.all)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The signs of players on the page, each with the words that it stands beside. */
const signs = () =>
  Array.from(document.querySelectorAll('svg[data-color]'), (sign) => [
    sign.getAttribute('data-color'),
    sign.parentElement?.textContent,
  ])

/** Begins a game between Ann and Ben, Ann in violet. */
async function begin(): Promise<void> {
  await visit('#/new/coin')
  await userEvent.type(screen.getByLabelText('Hider: player’s name'), 'Ann')
  await userEvent.type(screen.getByLabelText('Seeker: player’s name'), 'Ben')
  await userEvent.selectOptions(screen.getByLabelText('Hider: player’s color'), '★ Violet')
  await click('start')
}

test('a color stands beside its player’s name in the bar, and comes with the name again', async () => {
  await begin()
  expect(signs()).toEqual([['violet', 'Ann (Hider)']])
  await visit('#/new/coin')
  await userEvent.type(screen.getByLabelText('Seeker: player’s name'), 'Ann')
  expect(screen.getByLabelText<HTMLSelectElement>('Seeker: player’s color').value).toBe('violet')
})

test('the curtain shows the sign of whoever takes over, and only that', async () => {
  await begin()
  act(() => {
    table.play({ type: 'hide', hand: 'left' } as never)
    table.play({ type: 'pass' })
  })
  await screen.findByRole('dialog', { name: 'Pass the device to Ben (Seeker)' })
  expect(signs()).toEqual([])
  await click('I’m Ben')
  await click('pass')
  await screen.findByRole('dialog', { name: 'Pass the device to Ann (Hider)' })
  expect(signs()).toEqual([['violet', '']])
})

test('a result shows it beside whoever played, and not beside a bot in that seat', async () => {
  await begin()
  const session = present(sessionStore.getState().session, 'session')
  const result = {
    saveId: session.saveId,
    origin: session.saveId,
    gameId: 'coin',
    scenario: 'One coin',
    moment: 'Note 1',
    result: 'hider',
    how: '',
    players: { hider: 'Ann', seeker: 'Ben' },
    isTyped: false,
    isUndone: false,
    endedAt: 1,
  }
  memory.ends.set('one', result)
  memory.ends.set('two', { ...result, saveId: 'two', origin: 'two', bots: { hider: 'easy' } })
  await visit('#/results')
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
  expect(signs()).toEqual([['violet', 'Hider: Ann']])
})

test('a player is given another color in the list of games', async () => {
  await begin()
  await visit('#/games')
  await click('Rename: Heads & Hands')
  await userEvent.selectOptions(await screen.findByLabelText('Hider: player’s color'), '■ Blue')
  await userEvent.selectOptions(screen.getByLabelText('Seeker: player’s color'), '▲ Green')
  await click('Keep the names')
  await settle()
  expect([colorOf('Ann'), colorOf('Ben')]).toEqual(['blue', 'green'])
})

test('a bot that takes a player’s seat takes no sign', async () => {
  await begin()
  act(() => giveSeats(sessionStore, { hider: 'easy' }))
  expect(signs()).toEqual([])
})
