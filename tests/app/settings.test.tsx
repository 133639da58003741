// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalog } from '@/app/session/catalog'
import { library } from '@/app/session/table-session'
import { changeSettings, settingsStore } from '@/store/settings'
import { memoryLibrary } from '../support/memory-library'
import { beginGame, click, settle, visit } from './hall'
import { System } from './system'
import '../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

let system: System

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  settingsStore.setState(settingsStore.getInitialState(), true)
  system = new System()
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const page = document.documentElement
const kept = (): unknown => JSON.parse(localStorage.getItem('hexhearth-settings') ?? '{}')
const dialog = () => screen.findByRole('dialog', { name: 'Settings' })

async function openSettings(): Promise<void> {
  await visit('#/')
  await click('Settings')
  await dialog()
}

async function choose(role: 'radio' | 'switch', name: string): Promise<void> {
  await userEvent.setup().click(screen.getByRole(role, { name }))
  await settle()
}

describe('the settings', () => {
  test('hold at once and are remembered', async () => {
    await openSettings()
    await choose('radio', 'Dark')
    expect(page.dataset['theme']).toBe('dark')
    await choose('radio', 'Slow')
    expect(page.dataset['pace']).toBe('slow')
    await choose('switch', 'Sound')
    await choose('switch', 'Ask before giving something up')
    await choose('switch', 'Show what happened while away')
    await choose('switch', 'Pass for a side that can do nothing')
    await choose('switch', 'Skip a phase with nothing to do')
    await choose('switch', 'Bots concede a lost game')
    await choose('switch', 'Turn the table to the player')
    const chosen = {
      theme: 'dark',
      pace: 'slow',
      sound: true,
      warnsAtEnd: false,
      recaps: false,
      passesIdle: false,
      skipsEmpty: false,
      botsConcede: false,
      turnsTable: true,
    }
    expect(kept()).toEqual(chosen)
  })

  test('are radio groups and switches, each with its name and a line about it', async () => {
    await openSettings()
    const groups = [...(await dialog()).querySelectorAll('fieldset')].slice(0, 2)
    expect(groups.map((group) => within(group).getAllByRole('radio').length)).toEqual([4, 4])
    for (const element of [...groups, ...screen.getAllByRole('switch')]) {
      const hint = document.getElementById(element.getAttribute('aria-describedby') ?? '')
      expect(hint?.textContent).toMatch(/\.$/)
    }
  })

  test('can be chosen by keyboard alone, and the focus comes back to the button', async () => {
    await openSettings()
    const user = userEvent.setup()
    screen.getByRole('radio', { name: 'Auto' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(settingsStore.getState().theme).toBe('light')
    screen.getByRole('switch', { name: 'Sound' }).focus()
    await user.keyboard(' ')
    expect(settingsStore.getState().sound).toBe(true)
    await user.keyboard('{Escape}')
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }))
  })

  test('open from the menu of a table too', async () => {
    await beginGame()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-haspopup')).toBe('menu'),
    )
    await click('Menu')
    await userEvent.setup().click(await screen.findByRole('menuitem', { name: 'Settings…' }))
    await settle()
    await choose('radio', 'High contrast')
    expect(page.dataset['theme']).toBe('contrast')
  })

  test('say that the system keeps everything still', async () => {
    await openSettings()
    expect(screen.queryByText(/reduced motion/)).toBeNull()
    act(() => system.ask('(prefers-reduced-motion: reduce)', true))
    expect(screen.getByText(/reduced motion/)).toBeDefined()
    expect(page.dataset['pace']).toBe('none')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true)
  })
})

describe('automatic colors', () => {
  test('leave light and dark to the styles, and follow a system that wants more contrast', async () => {
    await visit('#/')
    expect(page.dataset['theme']).toBeUndefined()
    act(() => system.ask('(prefers-contrast: more)', true))
    expect(page.dataset['theme']).toBe('contrast')
    act(() => changeSettings({ theme: 'light' }))
    expect(page.dataset['theme']).toBe('light')
    act(() => changeSettings({ theme: 'auto' }))
    act(() => system.ask('(prefers-contrast: more)', false))
    expect(page.dataset['theme']).toBeUndefined()
  })
})

describe('a table that turns', () => {
  test('faces whoever is asked, the curtain included, and nobody once it is left', async () => {
    changeSettings({ turnsTable: true })
    await beginGame()
    await click('hide')
    expect(page.dataset['facing']).toBe('near')
    await click('pass')
    expect(screen.getByRole('dialog', { name: 'Pass the device to Seeker' })).toBeDefined()
    expect(page.dataset['facing']).toBe('far')
    await click('I’m Seeker')
    expect(page.dataset['facing']).toBe('far')
    await click('Home')
    expect(page.dataset['facing']).toBeUndefined()
  })

  test('stays where it is unless that is wanted', async () => {
    await beginGame()
    await click('hide')
    await click('pass')
    expect(page.dataset['facing']).toBeUndefined()
  })
})
