// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TimeUpDialog } from '@/app/clock/TimeUpDialog'
import { results } from '@/app/results/kept-results'
import { catalog } from '@/app/session/catalog'
import { library, sessionStore } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { giveSeats } from '@/store/occasional-actions'
import { changeSettings, settingsStore } from '@/store/settings'
import { fakeWorker } from '../support/fake-worker'
import { memoryLibrary } from '../support/memory-library'
import { ring } from '../support/ring-manifest'
import { chooseInMenu, click, settle, visit } from './hall'
import { render } from '@testing-library/react'
import '../support/patient'

vi.mock('@/games', async () => {
  const { ring: only } = await import('../support/ring-manifest')
  return { GAMES: [only], gameOf: (id: string) => (id === only.id ? only : undefined) }
})

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  for (const deed of ['cards', 'name'] as const) vi.spyOn(catalog, deed).mockImplementation(memory[deed])
  vi.spyOn(results, 'all').mockImplementation(memory.results.all)
  settingsStore.setState(settingsStore.getInitialState(), true)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** A game of so many; the second seat begins. */
async function begin(count: number): Promise<void> {
  await visit('#/new/ring')
  await click(`begin with ${count}`)
}

const session = () => present(sessionStore.getState().session, 'session')
const curtain = (seat: string) => screen.findByRole('dialog', { name: `Pass the device to ${seat}` })
const named = () => screen.getAllByLabelText(/: player’s name$/).map((field) => field.id)
const players = () => screen.getAllByLabelText(/: played by$/)

describe('a new game of fewer than all seats', () => {
  test('asks who plays for those seats alone, as the form has it', async () => {
    await visit('#/new/ring')
    expect([named().length, players().length]).toEqual([4, 4])
    await click('agree on 3')
    expect([named().length, players().length]).toEqual([3, 3])
  })

  test('keeps no name and no bot of a seat that is not in play', async () => {
    await visit('#/new/ring')
    await userEvent.type(screen.getByLabelText('South: player’s name'), 'Ann')
    await userEvent.type(screen.getByLabelText('West: player’s name'), 'Ben')
    await userEvent.selectOptions(screen.getByLabelText('West: played by'), 'A bot: easy')
    await click('begin with 3')
    await waitFor(() => expect(session().labels.players).toEqual({ south: 'Ann' }))
    expect(session().labels.bots ?? {}).toEqual({})
  })
})

describe('the curtain of three', () => {
  test('names who is to play and all others, in the colors of that seat', async () => {
    await begin(3)
    await click('I’m East')
    await click('end')
    const shown = await curtain('South')
    expect(shown.textContent).toContain('South’s secrets are about to show. North and East, look away.')
    expect(shown.dataset.side).toBe('third')
  })

  test('tells no bot to look away', async () => {
    fakeWorker()
    await begin(3)
    act(() => giveSeats(sessionStore, { north: 'easy' }))
    await click('I’m East')
    await click('end')
    expect((await curtain('South')).textContent).toContain('East, look away.')
    expect((await curtain('South')).textContent).not.toContain('North')
  })

  test('does not turn the table, which two do who sit face to face', async () => {
    changeSettings({ turnsTable: true })
    const facing = () => document.documentElement.dataset.facing
    await begin(3)
    await waitFor(() => expect(facing()).toBe('near'))
    await begin(2)
    await waitFor(() => expect(facing()).toBe('far'))
  })
})

describe('what one of three asks to take back', () => {
  const asked = async () => {
    await begin(3)
    await click('I’m East')
    await click('end')
    await click('I’m South')
    await click('Undo')
    await click('Ask North and East')
  }

  test('is granted by each of the others behind a curtain of their own', async () => {
    await asked()
    expect((await curtain('North')).dataset.side).toBe('first')
    await click('Grant')
    const second = await curtain('East')
    expect(document.activeElement).toBe(within(second).getByRole('button', { name: 'Refuse' }))
    expect(session().history.cursor).toBe(1)
    await click('Grant')
    await click('I’m East')
    await screen.findByText('North and East agreed: it is taken back.')
    expect(session().history.cursor).toBe(0)
  })

  test('stands once one of them refuses, who is named', async () => {
    await asked()
    await click('Grant')
    await click('Refuse')
    await click('I’m South')
    await screen.findByText('East refuses: nothing is taken back.')
    expect(session().history.cursor).toBe(1)
  })
})

describe('time that is up', () => {
  const dialogOf = async (count: number) => {
    await begin(count)
    await click('I’m East')
    render(<TimeUpDialog game={ring} seat="east" onClose={vi.fn()} />)
    return screen.findByRole('dialog', { name: 'Time is up for East' })
  }

  test('of one of three lets the others go on without that side', async () => {
    const dialog = await dialogOf(3)
    expect(dialog.textContent).toContain('Or the others go on without East, as if East had conceded.')
    within(dialog).getByRole('button', { name: 'Go on without East' })
  })

  test('of one of two lets the other claim the game', async () => {
    within(await dialogOf(2)).getByRole('button', { name: 'North claims the game' })
  })
})

describe('the table of three', () => {
  test('asks who plays from now on for its own seats', async () => {
    await begin(3)
    await click('I’m East')
    await chooseInMenu('Who plays…')
    await screen.findByRole('dialog', { name: 'Who plays?' })
    expect(players().length).toBe(3)
  })

  test('is told on the page of results by those who played', async () => {
    await begin(3)
    await click('I’m East')
    await click('win')
    await settle()
    await visit('#/results')
    const list = await screen.findByRole('region', { name: 'Ring: finished games' })
    expect(within(list).getByText(/^East: /)).toBeDefined()
    expect(within(list).queryByText(/^West: /)).toBeNull()
    const tally = screen.getByRole('table', { name: 'Ring: games by side' })
    expect(
      within(tally)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['North', 'East', 'South'])
  })
})
