// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalog } from '@/app/session/catalog'
import { botStates } from '@/app/bots/bot-states'
import { library, sessionStore } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { fakeWorker, type FakeWorker } from '../../support/fake-worker'
import { memoryLibrary } from '../../support/memory-library'
import { chooseInMenu, click, settle, visit } from '../hall'
import '../../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../../support/coin-manifest')
  // Whether there is a bot is all that the page asks; the worker, which loads it, is a test's own.
  const withBot = { ...coin, loadBot: () => Promise.reject(new Error('loaded by workers only')) }
  return { GAMES: [withBot], gameOf: (id: string) => (id === coin.id ? withBot : undefined) }
})

let worker: FakeWorker

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  vi.stubGlobal('Worker', function startWorker() {
    worker = fakeWorker()
    return worker
  })
  botStates.setState({ speed: 'atOnce' })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Begins a coin game in which a bot plays one seat. */
async function beginAgainst(seat: 'Hider' | 'Seeker'): Promise<void> {
  await visit('#/new/coin')
  await userEvent.selectOptions(screen.getByLabelText(`${seat}: played by`), 'A bot: medium')
  await click('start')
}

/** Has the bot play what it was asked last. */
async function answer(...types: readonly string[]): Promise<void> {
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  const { number } = present(worker.asked.at(-1), 'question')
  act(() =>
    worker.think(number, { commands: types.map((type) => ({ type })), chance: 0.5, reasons: [], nodes: 0 }),
  )
  await settle()
}

test('a person plays, looks on while the bot plays, and plays again', async () => {
  await beginAgainst('Seeker')
  await screen.findByText('Seeker: medium bot')
  await click('hide')
  await click('pass')
  await screen.findByText('Seat hider')
  await click('note')
  expect(sessionStore.getState().session?.history.steps, 'a click while the bot is asked').toHaveLength(2)
  await answer('note', 'pass')
  expect(screen.getByText('Notes 1')).toBeDefined()
  await click('note')
  expect(await screen.findByText('Notes 2')).toBeDefined()
})

test('what the bot hides is not in the page, and whoever takes its seat lifts the curtain first', async () => {
  await beginAgainst('Hider')
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  const { number } = present(worker.asked.at(-1), 'question')
  const commands = [{ type: 'hide', hand: 'left' }]
  act(() => worker.think(number, { commands, chance: 0.5, reasons: [], nodes: 0 }))
  await settle()
  expect(screen.getByText('Seat seeker')).toBeDefined()
  expect(screen.getByText('Hidden somewhere')).toBeDefined()
  await click('Stop')
  await chooseInMenu('Who plays…')
  await userEvent.selectOptions(await screen.findByLabelText('Hider: played by'), 'A person here')
  await click('Play on so')
  expect(screen.queryByText('Hidden left')).toBeNull()
  await click('I’m Hider')
  expect(await screen.findByText('Hidden left')).toBeDefined()
})

test('a worker that does not come is told, and a person plays on', async () => {
  vi.stubGlobal('Worker', function noWorker() {
    throw new Error('No workers here')
  })
  await beginAgainst('Hider')
  await screen.findAllByText('The bot could not think: No workers here')
  await click('Play this segment myself')
  expect(await screen.findByText('Seat hider')).toBeDefined()
})
