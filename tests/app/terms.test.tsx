// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { library, sessionStore, table } from '@/app/session/table-session'
import type { DiceSeal } from '@/engine/kernel/dice-seals'
import { present } from '@/engine/kernel/refusal'
import type { CoinCommand } from '../support/coin-game'
import { memoryLibrary } from '../support/memory-library'
import { beginGame, chooseInMenu, settle } from './hall'
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

const HIDE: CoinCommand = { type: 'hide', hand: 'left' }

test.each([1, 4])('Dice are sealed after so many open steps, %i hidden ones not counted', async (hidden) => {
  await beginGame()
  const commands = [{ type: 'note' }, ...Array<CoinCommand>(hidden).fill(HIDE), { type: 'note' }]
  act(() => commands.forEach((command) => table.play(command)))
  // The program seals them once.
  await settle()
  const sealAt = (from: number): DiceSeal => ({
    digest: `digest ${from}`,
    nonce: '',
    seed: [1, 2, 3, 4],
    from,
    until: null,
  })
  const session = present(sessionStore.getState().session, 'session')
  const diceSeals = [0, 1, 1 + hidden, 2 + hidden].map(sealAt)
  act(() => sessionStore.setState({ session: { ...session, diceSeals } }))
  await chooseInMenu(/^This game/)
  const { textContent } = await screen.findByRole('dialog', { name: 'This game' })
  const told = textContent.matchAll(/(From the beginning|After [\w ]+): digest/g)
  expect([...told].map(([, from]) => from)).toEqual([
    'From the beginning',
    'After the first open step',
    'After the first open step',
    'After 2 open steps',
  ])
})
