// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { library, sessionStore } from '@/app/session/table-session'
import { giveSeats } from '@/store/occasional-actions'
import { areSealed } from '@/engine/kernel/dice-seals'
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
})

afterEach(() => vi.restoreAllMocks())

/** The hider has handed over by mistake, and the seeker has the mouse. */
async function handedOver(): Promise<void> {
  await beginGame()
  await click('hide')
  await click('pass')
  await click('I’m Seeker')
}

const page = () => document.documentElement.innerHTML

describe('Where undo stops at a hand-over', () => {
  test('its key asks, the other side grants behind a curtain, and the log tells it after a reload, too', async () => {
    await handedOver()
    fireEvent.keyDown(document.body, { key: 'u' })
    const dialog = await screen.findByRole('dialog', { name: 'Ask to take back' })
    expect(dialog.textContent).toContain('Undo stops here. The mouse has passed to another side.')
    expect(dialog.textContent).toContain('the end of Note 0, Phase of the hider.')
    expect(dialog.textContent).toContain('What has been seen stays seen.')
    await click('Ask Hider')
    const asking = await screen.findByRole('dialog', { name: 'Pass the device to Hider' })
    expect(asking.textContent).toContain('Seeker asks to take back: the end of Note 0, Phase of the hider.')
    expect(document.querySelector('main')).toBeNull()
    await click('Grant')
    expect(page()).not.toContain('left')
    await click('I’m Hider')
    await screen.findByText('Hider agreed: it is taken back.')
    const told = 'Taken back: the end of Note 0, Phase of the hider. Seeker asked, Hider agreed.'
    expect(screen.getByText(told)).toBeDefined()
    expect(screen.getByText('Hidden left')).toBeDefined()
    await visit('#/play/coin')
    await click('I’m Hider')
    expect(screen.getByText(told)).toBeDefined()
  })

  test('a refusal is told, and the mouse goes back to whoever asked', async () => {
    await handedOver()
    await click('Undo')
    await click('Ask Hider')
    await expect.poll(() => document.activeElement?.textContent).toBe('Refuse')
    await click('Refuse')
    await click('I’m Seeker')
    await screen.findByText('Hider refuses: nothing is taken back.')
    expect(screen.getByText('Seat seeker')).toBeDefined()
  })

  test('a request is dropped by a reload', async () => {
    await handedOver()
    await click('Undo')
    await click('Ask Hider')
    await screen.findByRole('button', { name: 'Grant' })
    await visit('#/play/coin')
    expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull()
    await click('I’m Seeker')
  })

  test('whoever cancels has asked nothing, and the button has the focus again', async () => {
    await handedOver()
    await click('Undo')
    await click('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo')
  })
})

test('Whoever plays alone beside a bot takes a roll back by one confirmation', async () => {
  await beginGame()
  await expect.poll(() => areSealed(sessionStore.getState().session?.diceSeals ?? [])).toBe(true)
  giveSeats(sessionStore, { seeker: 'easy' })
  await settle()
  await click('toss')
  await click('Undo')
  expect((await screen.findByRole('dialog', { name: 'Take back' })).textContent).toContain(
    'whatever is rolled next shows the same faces',
  )
  await click('Take it back')
  expect(await screen.findByText(/^Taken back: the end of Note 0/)).toBeDefined()
  expect(sessionStore.getState().session).toMatchObject({ holder: 'hider', history: { steps: [] } })
})
