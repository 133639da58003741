// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { results } from '@/app/results/kept-results'
import { catalog } from '@/app/session/catalog'
import { library } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import type { GameResult } from '@/store/library'
import { settingsStore } from '@/store/settings'
import { memoryLibrary, type MemoryLibrary } from '../../support/memory-library'
import { click, settle, visit } from '../hall'
import '../../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../../support/coin-manifest')
  const other = { ...coin, id: 'other', name: 'Tails' }
  const games = [coin, other]
  return { GAMES: games, gameOf: (id: string) => games.find((game) => game.id === id) }
})

let memory: MemoryLibrary

beforeEach(() => {
  memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  vi.spyOn(results, 'all').mockImplementation(memory.results.all)
  vi.spyOn(results, 'forget').mockImplementation(memory.results.forget)
  settingsStore.setState(settingsStore.getInitialState(), true)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

function ended(saveId: string, change: Partial<GameResult> = {}): void {
  const endedAt = Date.UTC(2026, 0, 1 + memory.ends.size, 12)
  const told = { scenario: 'One coin', moment: 'Note 3', how: '', isTyped: false, isUndone: false, endedAt }
  memory.ends.set(saveId, { saveId, origin: saveId, gameId: 'coin', result: 'seeker', ...told, ...change })
}

/** Three games of one kind and one of another. */
function fourGames(): void {
  ended('one', { players: { hider: 'Ann', seeker: 'Ben' }, how: 'The hand was opened.' })
  ended('two', { bots: { seeker: 'easy' }, players: { hider: 'Ann' }, result: 'hider', isTyped: true })
  ended('three', { scenario: 'Two coins', result: 'draw', isUndone: true })
  ended('four', { gameId: 'other' })
}

const count = () => screen.getByText(/games?$/, { selector: '[role="status"]' }).textContent
const tally = (game = 'Heads & Hands') =>
  within(screen.getByRole('table', { name: `${game}: games by side` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' '))
const list = (game = 'Heads & Hands') => screen.getByRole('region', { name: `${game}: finished games` })
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)
const question = (name: RegExp) => screen.findByRole('group', { name })

describe('the page of results', () => {
  test('without any says so, and how to begin', async () => {
    await visit('#/results')
    await screen.findByRole('heading', { name: 'No results yet' })
    expect(screen.getByRole('link', { name: 'New game of Heads & Hands' }).getAttribute('href')).toBe(
      '#/new/coin',
    )
    expect(screen.queryByRole('button', { name: 'Delete all results' })).toBeNull()
    expect(document.title).toBe('Results · Hexhearth')
  })

  test('is linked from the start page', async () => {
    fourGames()
    await visit('#/')
    await click('Results')
    await waitFor(() => expect(count()).toBe('4 games'))
    expect(location.hash).toBe('#/results')
  })

  test('tells each game’s wins by side, and every result with who played, how and when', async () => {
    fourGames()
    await visit('#/results')
    expect(tally()).toEqual(['Hider 3 1 1 1', 'Seeker 3 1 1 1'])
    expect(tally('Tails')).toEqual(['Hider 1 0 1 0', 'Seeker 1 1 0 0'])
    const rows = within(list()).getAllByRole('row').slice(1)
    const [third, second, first] = rows.map((row) => row.textContent)
    expect(first).toContain('Hider: Ann')
    expect(first).toContain('Seeker: Ben')
    expect(first).toContain('Seeker won')
    expect(first).toContain('The hand was opened.')
    expect(second).toContain('Seeker: computer, easy')
    expect(second).toContain('Some dice were thrown by hand.')
    expect(third).toContain('A draw')
    expect(third).toContain('Two coins')
    expect(third).toContain('Hider: a person')
    expect(third).toContain('Moves were taken back.')
  })

  test('is narrowed down by game, scenario, side, player and opponent', async () => {
    fourGames()
    await visit('#/results')
    await choose('Opponent', 'computer, easy')
    expect(count()).toBe('1 of 4 games')
    expect(tally()).toEqual(['Hider 1 1 0 0'])
    await choose('Player', 'Ben')
    await screen.findByText('No game fits all of this.')
    await click('Show all games')
    await choose('Player', 'Ann')
    expect(tally()).toEqual(['Hider 2 1 1 0'])
    await choose('Game', 'Tails')
    expect(count()).toBe('1 of 4 games')
    expect(screen.queryByText('Heads & Hands', { selector: 'h2' })).toBeNull()
    // Another game has other players: that wish has gone.
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Player' }).value).toBe('')
    await choose('Game', 'All games')
    await choose('Scenario', 'Two coins')
    expect(count()).toBe('1 of 4 games')
    await choose('Scenario', 'All scenarios')
    await choose('Side', 'Seeker')
    expect(tally()).toEqual(['Seeker 3 1 1 1'])
  })

  test('draws wins game by game, in words too, and reads them by keys', async () => {
    fourGames()
    await visit('#/results')
    const chart = screen.getByRole('figure', { name: 'Heads & Hands: games won so far' })
    expect(chart.textContent).toContain('Games won so far: Hider 1, Seeker 1.')
    const slider = within(chart).getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Game 3, .*A draw\..*Hider 1, Seeker 1\.$/)
    fireEvent.change(slider, { target: { value: '1' } })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Game 1, .*Seeker won\..*Hider 0, Seeker 1\.$/)
    // One game makes no line.
    expect(screen.queryByRole('figure', { name: 'Tails: games won so far' })).toBeNull()
  })

  test('lists the end of a copy, and does not count it', async () => {
    ended('one', { origin: 'same' })
    ended('two', { origin: 'same', result: 'hider' })
    await visit('#/results')
    expect(tally()).toEqual(['Hider 1 0 1 0', 'Seeker 1 1 0 0'])
    expect(within(list()).getAllByRole('row')[1]?.textContent).toContain('not counted')
  })

  test('shows a hostile name as what it is', async () => {
    ended('one', { players: { hider: '<img src=x onerror=alert(1)>', seeker: '\u202edoow' } })
    await visit('#/results')
    expect(document.querySelector('main img')).toBeNull()
    const row = present(within(list()).getAllByRole('row')[1], 'row').textContent
    expect(row).toContain('<img src=x onerror=alert(1)>')
    expect(row).toContain('Seeker: doow')
  })

  test('deletes one result after asking, the focus not lost', async () => {
    fourGames()
    await visit('#/results')
    await click(/^Delete: .*Two coins$/)
    await question(/Two coins\. Delete it\?$/)
    await click('Cancel')
    expect(memory.ends.size).toBe(4)
    await click(/^Delete: .*Two coins$/)
    await question(/Two coins/)
    await click('Delete')
    await screen.findByText('The result was deleted.')
    await waitFor(() => expect(count()).toBe('3 games'))
    expect(memory.ends.has('three')).toBe(false)
    await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
  })

  test('deletes all after asking', async () => {
    fourGames()
    await visit('#/results')
    await click('Delete all results')
    await question(/^4 results are gone for good\. Delete all\?$/)
    await click('Delete')
    await screen.findByRole('heading', { name: 'No results yet' })
    expect(memory.ends.size).toBe(0)
  })

  test('a question that is open goes when other games are wanted', async () => {
    fourGames()
    await visit('#/results')
    await click('Delete all results')
    await question(/Delete all\?$/)
    await choose('Side', 'Seeker')
    expect(screen.queryByRole('group')).toBeNull()
  })

  test('says why it was not done, or cannot be read', async () => {
    fourGames()
    await visit('#/results')
    memory.refuse('The disk is full')
    await click('Delete all results')
    await question(/Delete all\?$/)
    await click('Delete')
    await screen.findByText('Not deleted: The disk is full.')
    expect(count()).toBe('4 games')
    vi.spyOn(results, 'all').mockRejectedValue(new DOMException('', 'SecurityError'))
    await visit('#/results')
    await screen.findByText(
      'The results kept here cannot be read: this browser does not let the page keep anything.',
    )
  })

  test('shows what can be read beside what is damaged', async () => {
    ended('one')
    const read = await memory.results.all()
    vi.spyOn(results, 'all').mockResolvedValue({ ...read, unread: 2 })
    await visit('#/results')
    await screen.findByText('2 entries are damaged and left out.')
    expect(count()).toBe('1 game')
  })

  test('follows what another tab has done, once it is looked at again', async () => {
    ended('one')
    await visit('#/results')
    ended('two')
    fireEvent.focus(window)
    await settle()
    expect(count()).toBe('2 games')
  })
})
