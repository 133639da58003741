// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soundOffer } from '@/app/play/sound-offer'
import { catalog } from '@/app/session/catalog'
import { library } from '@/app/session/table-session'
import { changeSettings, settingsStore } from '@/store/settings'
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
  settingsStore.setState(settingsStore.getInitialState(), true)
  soundOffer.setState({ isOffered: false, in: null })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const offer = () => screen.queryByRole('group', { name: 'Sound' })
const isOn = () => settingsStore.getState().sound

/** Loads the page anew, which then knows only what the browser keeps. */
async function reload(): Promise<void> {
  soundOffer.setState({ isOffered: localStorage.getItem('hexhearth-sound-offered') !== null, in: null })
  await visit('#/play/coin')
}

describe('Sound is offered', () => {
  test('at the first roll of the first game, and is off until then', async () => {
    await beginGame()
    await click('note')
    expect(offer()).toBeNull()
    await click('toss')
    await screen.findByRole('group', { name: 'Sound' })
    expect(isOn()).toBe(false)
    // It waits where it stands, whatever is played meanwhile.
    await click('note')
    expect(offer()).not.toBeNull()
  })

  test('and turned on by an answer, which leaves the focus at the table', async () => {
    await beginGame()
    await click('toss')
    await click(/^Turn on/)
    expect(isOn()).toBe(true)
    expect(offer()).toBeNull()
    expect(document.activeElement?.tagName).toBe('MAIN')
    await beginGame()
    await click('toss')
    expect(offer()).toBeNull()
  })

  test('never again once it was declined, by keys here', async () => {
    await beginGame()
    await click('toss')
    const no = await screen.findByRole('button', { name: /^No thanks/ })
    no.focus()
    await userEvent.keyboard('{Enter}')
    await settle()
    expect([offer(), isOn()]).toEqual([null, false])
    await click('toss')
    expect(offer()).toBeNull()
    await reload()
    await click('toss')
    expect(offer()).toBeNull()
  })

  test('never again once it was ignored for a game', async () => {
    await beginGame()
    await click('toss')
    await screen.findByRole('group', { name: 'Sound' })
    await beginGame()
    await click('toss')
    await settle()
    expect(offer()).toBeNull()
    await reload()
    await click('toss')
    expect([offer(), isOn()]).toEqual([null, false])
  })

  test('to nobody who has another game here, or has sound already', async () => {
    await beginGame()
    await beginGame()
    await click('toss')
    await waitFor(() => expect(soundOffer.getState().isOffered).toBe(true))
    expect(offer()).toBeNull()
    soundOffer.setState({ isOffered: false, in: null })
    changeSettings({ sound: true })
    await beginGame()
    await click('toss')
    await settle()
    expect([offer(), soundOffer.getState().isOffered]).toEqual([null, false])
  })
})
