// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { botStates } from '@/app/bots/bot-states'
import { catalog } from '@/app/session/catalog'
import { library, sessionStore } from '@/app/session/table-session'
import type { AnyGame } from '@/contract/manifest'
import { present } from '@/engine/kernel/refusal'
import { giveSeats } from '@/store/occasional-actions'
import { fakeWorker } from '../../support/fake-worker'
import { memoryLibrary } from '../../support/memory-library'
import { chooseInMenu, click, settle, visit } from '../hall'
import '../../support/patient'

/** How often anything of a table was drawn. */
const drawn = vi.hoisted(() => ({ times: 0 }))

vi.mock('@/games', async () => {
  const { coin, COIN_TABLE } = await import('../../support/coin-manifest')
  const concession = () => ({ type: 'guess' as const, hand: 'right' as const })
  const rules = { ...COIN_TABLE.rules, concession }
  function Table(props: Parameters<typeof COIN_TABLE.Table>[0] & { readonly timeUsed?: string }) {
    return (
      <Profiler id="table" onRender={() => (drawn.times += 1)}>
        <COIN_TABLE.Table {...props} />
        <p>{props.timeUsed ?? 'The game goes on'}</p>
      </Profiler>
    )
  }
  const clocked = {
    ...coin,
    loadBot: () => Promise.reject(new Error('loaded by workers only')),
    loadTable: () => Promise.resolve({ ...COIN_TABLE, rules, Table }),
  } as unknown as AnyGame
  return { GAMES: [clocked], gameOf: (id: string) => (id === coin.id ? clocked : undefined) }
})

const MINUTE = 60_000

/** The page's time, which stands still unless a test lets it pass. */
let now = 0
/** What the page does every second. */
let ticks: Set<() => void>

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  for (const deed of ['cards', 'name', 'remove', 'putBack'] as const)
    vi.spyOn(catalog, deed).mockImplementation(memory[deed])
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  ticks = new Set()
  const [begin, end] = [setInterval, clearInterval]
  vi.stubGlobal('setInterval', (tick: () => void, delay: number) => {
    if (delay !== 1000) return begin(tick, delay)
    ticks.add(tick)
    return tick
  })
  vi.stubGlobal('clearInterval', (timer: never) => {
    if (!ticks.delete(timer)) end(timer)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Lets time pass on the page, to the second. */
function pass(milliseconds: number): void {
  now += milliseconds
  act(() => [...ticks].forEach((tick) => tick()))
}

const saveId = () => present(sessionStore.getState().session, 'session').saveId
const clock = () => screen.findByRole('group', { name: 'Clock' })
const times = async () => (await clock()).querySelector('p')?.textContent
const said = async () => (await clock()).querySelector('[role=status]')?.textContent

/** Begins a game by a clock as the form has it: of 20 minutes, and 10 seconds for a hand-over. */
async function begin(kind: 'A budget for each side' | 'Time used: only counts'): Promise<void> {
  await visit('#/new/coin')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Clock' }), kind)
  if (kind === 'A budget for each side') {
    const minutes = screen.getByLabelText('Minutes for each side')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '20')
  }
  await click('start')
}

describe('A clock', () => {
  test('is off unless the players agree on one', async () => {
    await visit('#/new/coin')
    await click('start')
    expect(screen.queryByRole('group', { name: 'Clock' })).toBeNull()
  })

  test('counts for whoever decides, stops at the curtain, adds for a hand-over and outlasts a reload', async () => {
    await begin('A budget for each side')
    expect(await times()).toBe('Hider: 20:00 left, Seeker: 20:00 left')
    pass(65_000)
    expect(await times()).toBe('Hider: 18:55 left, Seeker: 20:00 left')
    await click('hide')
    await click('pass')
    expect(screen.queryByRole('group', { name: 'Clock' })).toBeNull()
    pass(10 * MINUTE)
    await click('I’m Seeker')
    expect(await times()).toBe('Hider: 18:55 left, Seeker: 20:10 left')
    pass(5000)
    await visit('#/play/coin')
    pass(10 * MINUTE)
    await click('I’m Seeker')
    expect(await times()).toBe('Hider: 18:55 left, Seeker: 20:05 left')
  })

  test('loses no more than five seconds where the browser is killed', async () => {
    await begin('Time used: only counts')
    await clock()
    for (let second = 0; second < 12; second++) pass(1000)
    const kept = JSON.parse(localStorage.getItem(`hexhearth-clock/${saveId()}`) ?? '') as {
      readonly used: Readonly<Record<string, number>>
    }
    expect(kept.used['hider']).toBeGreaterThanOrEqual(7000)
  })

  test('stops while it is paused, and while the tab is out of sight', async () => {
    await begin('Time used: only counts')
    pass(3000)
    await click('Pause the clock')
    pass(MINUTE)
    expect(await times()).toBe('Hider: 0:03 used, Seeker: 0:00 used')
    await click('Start the clock')
    pass(2000)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    pass(MINUTE)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    pass(1000)
    expect(await times()).toBe('Hider: 0:06 used, Seeker: 0:00 used')
  })

  test('runs on under a dialog of the page', async () => {
    await begin('Time used: only counts')
    await clock()
    await chooseInMenu('Settings…')
    await screen.findByRole('dialog', { name: 'Settings' })
    pass(4000)
    await userEvent.keyboard('{Escape}')
    await settle()
    expect(await times()).toBe('Hider: 0:04 used, Seeker: 0:00 used')
  })

  test('draws nothing of the table as time goes by', async () => {
    await begin('A budget for each side')
    await clock()
    const before = drawn.times
    expect(before).toBeGreaterThan(0)
    for (let second = 1; second <= 12; second++) pass(1000)
    expect(await times()).toBe('Hider: 19:48 left, Seeker: 20:00 left')
    expect(drawn.times).toBe(before)
  })

  test('is agreed on, changed and switched off later, and keeps what was used', async () => {
    await visit('#/new/coin')
    await click('start')
    const agree = async (kind: string) => {
      await chooseInMenu('Clock…')
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Clock' }), kind)
      await click('Use this clock')
    }
    await agree('Time used: only counts')
    await clock()
    pass(90_000)
    await agree('A budget for each side')
    expect(await times()).toBe('Hider: 38:30 left, Seeker: 40:00 left')
    await agree('Off')
    expect(screen.queryByRole('group', { name: 'Clock' })).toBeNull()
    expect(localStorage.getItem(`hexhearth-clock/${saveId()}`)).toBeNull()
  })

  test('is begun anew by a rematch', async () => {
    await begin('A budget for each side')
    pass(MINUTE)
    await click('rematch')
    expect(await times()).toBe('Hider: 20:00 left, Seeker: 20:00 left')
  })

  test('goes with its game when that is deleted, and comes back with it', async () => {
    await begin('Time used: only counts')
    pass(7000)
    const key = `hexhearth-clock/${saveId()}`
    await visit('#/games')
    await click(/^Delete: /)
    expect(localStorage.getItem(key)).toBeNull()
    await click('Undo')
    expect(localStorage.getItem(key)).toContain('"hider":7000')
  })

  test('that makes no sense is none', async () => {
    await begin('Time used: only counts')
    await clock()
    const key = `hexhearth-clock/${saveId()}`
    await visit('#/')
    localStorage.setItem(key, '{"terms":{"kind":"budget","minutes":"1e9"}}')
    await visit('#/play/coin')
    await screen.findByText('Seat hider')
    expect(screen.queryByRole('group', { name: 'Clock' })).toBeNull()
  })

  test('tells at the end how long each side took', async () => {
    await begin('Time used: only counts')
    pass(61_000)
    await click('hide')
    await click('pass')
    await click('I’m Seeker')
    await clock()
    pass(5000)
    expect(screen.getByText('The game goes on')).toBeDefined()
    await click('guess')
    expect(await screen.findByText('Time used: Hider 1:01 · Seeker 0:05')).toBeDefined()
    pass(MINUTE)
    expect(screen.getByText('Time used: Hider 1:01 · Seeker 0:05')).toBeDefined()
  })
})

describe('Beside a bot', () => {
  async function botPlaysSeeker(): Promise<void> {
    vi.stubGlobal('Worker', fakeWorker)
    act(() => giveSeats(sessionStore, { seeker: 'easy' }))
    await click('hide')
    await click('pass')
  }

  test('a clock that only counts counts its thinking', async () => {
    await begin('Time used: only counts')
    await clock()
    await botPlaysSeeker()
    await waitFor(() => expect(botStates.getState().phase).toBe('thinking'))
    pass(9000)
    expect(await times()).toBe('Hider: 0:00 used, Seeker: 0:09 used')
  })

  test('a budget is the person’s alone', async () => {
    await begin('A budget for each side')
    pass(MINUTE)
    await botPlaysSeeker()
    await waitFor(() => expect(botStates.getState().phase).toBe('thinking'))
    pass(MINUTE)
    expect(await times()).toBe('Hider: 19:00 left')
  })
})

describe('Time that runs low', () => {
  test('is said at five minutes and at one, and nothing is said between', async () => {
    await begin('A budget for each side')
    await clock()
    pass(14 * MINUTE)
    expect(await said()).toBe('')
    pass(MINUTE)
    expect(await said()).toBe('5 minutes left for Hider.')
    pass(MINUTE)
    expect(await said()).toBe('5 minutes left for Hider.')
    pass(3 * MINUTE)
    expect(await said()).toBe('1 minute left for Hider.')
  })

  test('ends nothing: it is told once, and both sides may play on', async () => {
    await begin('A budget for each side')
    await clock()
    pass(20 * MINUTE + 5000)
    await screen.findByText(/^Time is up for Hider\./)
    expect(await times()).toBe('Hider: −0:05 left, Seeker: 20:00 left')
    await click('note')
    expect(screen.getByText('Notes 1')).toBeDefined()
    await click('Time is up…')
    const dialog = await screen.findByRole('dialog', { name: 'Time is up for Hider' })
    // The hider cannot lose by the command that gives this game up.
    expect(dialog.textContent).toContain('Seeker can claim the game while Hider is to decide.')
    await click('Play on')
    expect(screen.queryByRole('button', { name: 'Time is up…' })).toBeNull()
    pass(MINUTE)
    await settle()
    expect(screen.queryByRole('button', { name: 'Time is up…' })).toBeNull()
    await visit('#/play/coin')
    await clock()
    pass(MINUTE)
    expect(screen.queryByRole('button', { name: 'Time is up…' })).toBeNull()
  })

  test('lets the other side claim the game, by the command that gives it up', async () => {
    await begin('A budget for each side')
    await click('hide')
    await click('pass')
    await click('I’m Seeker')
    await clock()
    pass(21 * MINUTE)
    await click('Time is up…')
    await screen.findByText(/it ends as if Seeker had conceded/)
    await click('Hider claims the game')
    expect(sessionStore.getState().session?.history.steps.at(-1)?.entry.command).toMatchObject({
      type: 'guess',
    })
    expect(await screen.findByText(/^Time used: Hider 0:00 · Seeker 21:00$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Time is up…' })).toBeNull()
  })

  test('is nothing that a bot could claim', async () => {
    await begin('A budget for each side')
    await clock()
    act(() => giveSeats(sessionStore, { seeker: 'easy' }))
    await clock()
    pass(21 * MINUTE)
    await click('Time is up…')
    await screen.findByRole('dialog', { name: 'Time is up for Hider' })
    expect(screen.queryByText(/claim/)).toBeNull()
  })
})
