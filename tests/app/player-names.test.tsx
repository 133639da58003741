// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalog } from '@/app/session/catalog'
import { library, sessionStore, table } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { gameReport } from '@/store/game-report'
import { openSaveOf } from '@/store/table'
import { gameLinkOf } from '@/teach/links/game-link'
import type { CoinCommand } from '../support/coin-game'
import { coinRules } from '../support/coin-game'
import { memoryLibrary, type MemoryLibrary } from '../support/memory-library'
import { click, settle, visit } from './hall'
import '../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  const withBot = { ...coin, loadBot: () => Promise.reject(new Error('loaded by workers only')) }
  return { GAMES: [withBot], gameOf: (id: string) => (id === coin.id ? withBot : undefined) }
})

let memory: MemoryLibrary

beforeEach(() => {
  memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  vi.spyOn(catalog, 'name').mockImplementation(memory.name)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const session = () => present(sessionStore.getState().session, 'session')
const nameField = (seat: string) => screen.getByLabelText(`${seat}: player’s name`)
const header = () => present(document.querySelector('[data-play-header]'), 'header').textContent
const play = (...commands: readonly CoinCommand[]) => {
  act(() => commands.forEach((command) => table.play(command)))
}

/** Begins a game between players of these names. */
async function begin(names: Readonly<Record<string, string>>): Promise<void> {
  await visit('#/new/coin')
  for (const [seat, name] of Object.entries(names)) await userEvent.type(nameField(seat), name)
  await click('start')
}

describe('names of players', () => {
  test('stand in the header, the list and on the curtain', async () => {
    await begin({ Hider: ' Ann ', Seeker: 'ben' })
    expect(header()).toContain('Ann (Hider) · ben (Seeker)')
    expect(document.title).toBe('Heads & Hands · Hexhearth')
    play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    const curtain = await screen.findByRole('dialog', { name: 'Pass the device to ben (Seeker)' })
    expect(curtain.textContent).toContain('ben’s secrets are about to show. Ann, look away.')
    await click('I’m ben')
    expect(await screen.findByText('Seat seeker')).toBeDefined()
    expect(await memory.cards()).toMatchObject([{ players: { hider: 'Ann', seeker: 'ben' } }])
  })

  test('are not asked for: without any the curtain names the side', async () => {
    await begin({})
    expect(header()).not.toContain('(Hider)')
    play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    const curtain = await screen.findByRole('dialog', { name: 'Pass the device to Seeker' })
    expect(curtain.textContent).toContain('Seeker’s secrets are about to show. Hider, look away.')
    expect(screen.getByRole('button', { name: 'I’m Seeker' })).toBeDefined()
  })

  test('come back with the game, as the list calls them by then', async () => {
    await begin({ Seeker: 'Ben' })
    play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    await settle()
    const { saveId } = session()
    await memory.name(saveId, { players: { seeker: 'Benedict' } })
    await visit(`#/play/coin/${saveId}`)
    await screen.findByRole('dialog', { name: 'Pass the device to Benedict (Seeker)' })
  })

  test('given in the list hold at the table at once', async () => {
    await begin({ Seeker: 'Ben' })
    play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    location.hash = '#/games'
    await click('Rename: Heads & Hands')
    const field = await screen.findByLabelText('Who plays the Seeker')
    await userEvent.clear(field)
    await userEvent.type(field, 'Carol{Enter}')
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Carol (Seeker)'))
    location.hash = `#/play/coin/${session().saveId}`
    await screen.findByRole('dialog', { name: 'Pass the device to Carol (Seeker)' })
  })

  test('go on in a rematch', async () => {
    await begin({ Hider: 'Ann' })
    await click('rematch')
    expect(session().labels.players).toEqual({ hider: 'Ann' })
    expect(header()).toContain('Ann (Hider)')
  })

  test('are asked of persons only', async () => {
    await visit('#/new/coin')
    await userEvent.type(nameField('Seeker'), 'Ben')
    await userEvent.selectOptions(screen.getByLabelText('Seeker: played by'), 'A bot: easy')
    expect(screen.queryByLabelText('Seeker: player’s name')).toBeNull()
    await userEvent.type(nameField('Hider'), 'Ann')
    await click('start')
    expect(session().labels.players).toEqual({ hider: 'Ann' })
  })

  test('that turn the words beside them, or cannot be seen, do neither', async () => {
    await begin({ Hider: '\u202eAnn', Seeker: '\u200b' })
    expect(session().labels.players).toEqual({ hider: 'Ann' })
    play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    await screen.findByRole('dialog', { name: 'Pass the device to Seeker' })
  })

  test('written from right to left are set apart', async () => {
    await begin({ Seeker: 'דוד' })
    play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    const heading = await screen.findByRole('heading', { name: /Pass the device/ })
    expect(heading.textContent).toBe('Pass the device to \u2068דוד\u2069 (Seeker)')
  })

  test('are offered again on this device until they are forgotten', async () => {
    await begin({ Hider: 'Ann', Seeker: 'Ben' })
    await visit('#/new/coin')
    const options = () =>
      Array.from(document.querySelectorAll('datalist option'), (one) => one.getAttribute('value'))
    expect(options()).toEqual(['Ann', 'Ben'])
    await visit('#/')
    await click('Settings')
    const dialog = await screen.findByRole('dialog', { name: 'Settings' })
    within(dialog).getByText(/^2 names are offered/)
    await click('Forget names')
    within(dialog).getByText('No name is remembered on this device.')
    await expect.poll(() => document.activeElement?.textContent).toBe('Names of players')
    await visit('#/new/coin')
    expect(options()).toEqual([])
  })
})

describe('what leaves the table', () => {
  test('is a file with its players’ names, which opens with them', async () => {
    await begin({ Hider: 'Ann' })
    const save: unknown = JSON.parse(JSON.stringify(openSaveOf(session())))
    expect(save).toMatchObject({ version: 2, card: { players: { hider: 'Ann' } } })
    expect(readSave(coinRules, save)).toMatchObject({
      ok: true,
      value: { labels: { players: { hider: 'Ann' } } },
    })
  })

  test('is a link or a report without them', async () => {
    await begin({ Hider: 'Ann' })
    play({ type: 'note' })
    expect(JSON.stringify(gameLinkOf(openSaveOf(session()), { withDice: true }))).not.toContain('Ann')
    expect(JSON.stringify(gameReport(session(), coinRules, () => []))).not.toContain('Ann')
  })
})
