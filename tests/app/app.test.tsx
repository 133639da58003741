// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFile } from '@/app/files/opening'
import { catalog } from '@/app/session/catalog'
import { readAhead } from '@/app/session/kept-game'
import { library, sessionStore } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { openSaveOf } from '@/store/table'
import { setTyped } from '@/store/occasional-actions'
import { coin } from '../support/coin-manifest'
import { memoryLibrary } from '../support/memory-library'
import { beginGame, click, settle, visit } from './hall'
import '../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const fileOf = (content: unknown, name = 'game.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name)

/** Bugs that are wanted need not be told in the console. */
const silenceConsole = () => void vi.spyOn(console, 'error').mockImplementation(() => undefined)

const runningSave = () => openSaveOf(present(sessionStore.getState().session, 'session'))

describe('home', () => {
  test('lists the games to play and, not to be clicked, the games to come', async () => {
    await visit('#/')
    expect(screen.getByRole('heading', { name: 'Heads & Hands' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Raiders of Arcana' })).toBeDefined()
    expect(screen.getAllByText('Not yet')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: /Raiders/ })).toBeNull()
    expect(screen.queryByText('Continue')).toBeNull()
  })

  test('offers to continue, and says how far the game is and whose move, but nothing secret', async () => {
    await beginGame()
    await click('hide')
    await click('Home')
    const card = present(document.querySelector('.continue'), 'card')
    expect(card.textContent).toContain('One coin · Note 0 · Phase of the hider · The Hider is to play')
    expect(document.documentElement.innerHTML).not.toContain('left')
    await click(/^Continue Heads & Hands/)
    expect(screen.getByRole('dialog', { name: 'Pass the device to Hider' })).toBeDefined()
  })

  test('comes when somebody goes there while another page is on its way', async () => {
    await visit('#/new/coin', '#/')
    expect(screen.getByRole('heading', { name: 'Hexhearth' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'start' })).toBeNull()
  })

  test.each(['play', 'new', 'open', 'rules', 'study'])(
    'is offered where an address is of a game that is not here: %s',
    async (page) => {
      await visit(`#/${page}/ch%E2%80%AEess/x`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This game is not here')
      const named = present(screen.getByRole('main').querySelector('bdi'), 'the name')
      expect(named.textContent).toBe('ch\u202eess')
      expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('#/')
    },
  )

  test('credits those whose work it stands on', async () => {
    await visit('#/')
    await click('Credits and licenses')
    await screen.findByText(/Delapouite/)
  })
})

describe('a table', () => {
  test('without a game leads to the form for a new one', async () => {
    await visit('#/play/coin')
    await screen.findByRole('button', { name: 'start' })
    expect(location.hash).toBe('#/new/coin')
  })

  test('has a neutral title', async () => {
    await beginGame()
    expect(document.title).toBe('Heads & Hands · Hexhearth')
  })

  test('is not in the page while the curtain is down', async () => {
    await beginGame()
    await click('hide')
    expect(screen.getByText('Hidden left')).toBeDefined()
    await click('pass')
    expect(document.querySelector('.play')).toBeNull()
    expect(document.documentElement.innerHTML).not.toContain('left')
    await click('I’m Seeker')
    expect(screen.getByText('Seat seeker')).toBeDefined()
    expect(document.documentElement.innerHTML).not.toContain('left')
  })

  test('shows of its past what the viewer knew then, and nothing that was undone', async () => {
    await beginGame()
    await click('hide')
    await click('note')
    expect(screen.getByText('After one step left, at the end 1')).toBeDefined()
    await click('Undo')
    expect(screen.getByText('After one step left, at the end 0')).toBeDefined()
    await click('pass')
    await click('I’m Seeker')
    expect(screen.getByText('After one step unknown, at the end 0')).toBeDefined()
  })

  test('comes back after a reload, curtain first', async () => {
    await beginGame()
    await click('hide')
    await click('note')
    await visit('#/play/coin')
    await click('I’m Hider')
    expect(screen.getByText('Notes 1')).toBeDefined()
  })

  test('is laid once by an address that names no game, and completes it', async () => {
    await beginGame()
    readAhead(coin, undefined)
    const fetched = vi.spyOn(coin, 'loadTable')
    await visit('#/play/coin')
    expect(location.hash).toMatch(/^#\/play\/coin\/./)
    // Once to read what is kept, and once to lay the table.
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('shows everything when the game is over, and the seal that was checked', async () => {
    await beginGame()
    await click('hide')
    await click('pass')
    await click('I’m Seeker')
    expect(screen.getByText(/^Seal [0-9a-f]{64} closed null$/)).toBeDefined()
    await click('guess')
    expect(screen.getByText('Hidden left')).toBeDefined()
    expect(screen.getByText(/^Seal [0-9a-f]{64} [0-9a-f]{32} true$/)).toBeDefined()
    await click('rematch')
    expect(screen.getByText('Hidden somewhere')).toBeDefined()
  })

  test('opens again although the browser keeps nothing, and says so', async () => {
    vi.spyOn(library, 'write').mockRejectedValue(new Error('Storage is off'))
    await beginGame()
    await click('note')
    expect(await screen.findByText('Not saved: Storage is off')).toBeDefined()
    await click('Home')
    await click(/^Continue Heads & Hands/)
    expect(screen.getByText('Notes 1')).toBeDefined()
  })

  test('survives a bug, and shows what happened', async () => {
    silenceConsole()
    await beginGame()
    await click('note')
    await click('crash')
    expect((await screen.findByRole('alert')).textContent).toContain('A bug in the rules')
    expect(screen.getByText('Notes 1')).toBeDefined()
    await click('crash')
    expect(screen.getByRole('alert').textContent).toContain('It has struck 2 times now')
    await click('note')
    await click('Go on')
    expect(screen.getByText('Notes 2')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps to itself what a bug says while something is hidden', async () => {
    silenceConsole()
    await beginGame()
    await click('hide')
    await click('crash')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('it might tell something hidden')
    expect(alert.textContent).not.toContain('A bug in the rules')
  })

  test('goes back to what could be drawn when the table cannot be', async () => {
    silenceConsole()
    await beginGame()
    const save = runningSave()
    await openFile(
      fileOf({ ...save, body: { ...save.body, initial: { ...(save.body.initial as object), notes: 12 } } }),
    )
    await settle()
    await click('note')
    expect((await screen.findByRole('alert')).textContent).toContain('where it could last be seen')
    expect(screen.getByText('Notes 12')).toBeDefined()
    await click('pass')
  })

  test('tells of what is thrown on the page and caught by nobody, but not of an observer put off', async () => {
    await beginGame()
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('A handler broke') }))
    expect((await screen.findByRole('alert')).textContent).toContain('A handler broke')
    await click('Go on')
    await click('note')
    expect(screen.getByText('Notes 1')).toBeDefined()
  })

  test('a kept game that cannot be opened is told with its problems', async () => {
    await beginGame()
    vi.spyOn(library, 'read').mockResolvedValue({
      saveId: 'old',
      save: { ...runningSave(), version: 99 },
      revision: 1,
    })
    await visit('#/play/coin')
    await screen.findByText(/a newer program wrote this save/)
    expect(screen.getByRole('button', { name: 'Download the save' })).toBeDefined()
  })
})

describe('undo and redo', () => {
  test('by button; stopped, the button stays and says why', async () => {
    await beginGame()
    const undo = () => screen.getByRole('button', { name: 'Undo' })
    expect(undo().getAttribute('aria-disabled')).toBe('true')
    expect(undo().getAttribute('aria-description')).toContain('Nothing has been done yet.')
    await click('note')
    expect(undo().getAttribute('aria-disabled')).toBe('false')
    await click('Undo')
    await click('Redo')
    expect(screen.getByText('Notes 1')).toBeDefined()
    await click('toss')
    await click('Undo')
    expect(screen.getAllByText('Undo stops here. Dice were rolled.').length).toBeGreaterThan(0)
  })

  test('by keys', async () => {
    await beginGame()
    await click('note')
    const press = async (init: KeyboardEventInit, notes: number) => {
      fireEvent.keyDown(document.body, init)
      await settle()
      expect(screen.getByText(`Notes ${notes}`)).toBeDefined()
    }
    await press({ key: 'z', ctrlKey: true }, 0)
    await press({ key: 'Z', ctrlKey: true, shiftKey: true }, 1)
    await press({ key: 'u' }, 0)
    await press({ key: 'y', metaKey: true }, 1)
    await press({ key: 'u', altKey: true }, 1)
    await press({ key: 'u' }, 0)
    await press({ key: 'r' }, 1)
  })

  test('a question mark shows every key', async () => {
    await beginGame()
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    await settle()
    await screen.findByRole('dialog', { name: 'Keys' })
  })
})

describe('dice thrown by hand', () => {
  test('are asked for, typed digit by digit, and marked', async () => {
    await beginGame()
    setTyped(sessionStore, true)
    await click('toss')
    const user = userEvent.setup()
    await screen.findByRole('dialog', { name: 'First toss' })
    await user.click(screen.getByLabelText('Die 1'))
    await user.keyboard('94{Enter}')
    await settle()
    expect(screen.getByRole('dialog', { name: 'Second toss' })).toBeDefined()
    await user.click(screen.getByLabelText('Die 1'))
    await user.keyboard('61{Enter}')
    await settle()
    expect(screen.getByText('Tossed 4-6-1')).toBeDefined()
    expect(screen.getByText(/tossed typed/)).toBeDefined()
  })

  test('can be entered by their faces, and given up', async () => {
    await beginGame()
    setTyped(sessionStore, true)
    await click('toss')
    await screen.findByRole('dialog', { name: 'First toss' })
    await click('A 3')
    expect(screen.getByLabelText<HTMLInputElement>('Die 1').value).toBe('3')
    await click('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Tossed')).toBeDefined()
  })
})
