// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keptGame } from '@/app/session/kept-game'
import { library, sessionStore } from '@/app/session/table-session'
import { sitDown, turnAt } from '@/app/session/tabs'
import { holdName, isHeld } from '@/store/hold'
import { NO_SESSION } from '@/store/session-store'
import { coin } from '../support/coin-manifest'
import { fakeLocks } from '../support/fake-locks'
import { memoryLibrary } from '../support/memory-library'
import { settle } from './hall'

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  sessionStore.setState(NO_SESSION)
})

test('a game that its last tab is just letting go of is not seized, and comes by itself', async () => {
  let letGo: (() => void) | undefined
  void navigator.locks.request(holdName(coin.id), {}, () => new Promise<void>((done) => (letGo = done)))
  void keptGame(coin, coin.id)
  void sitDown(coin.id)
  await settle()
  expect(sessionStore.getState().elsewhere[coin.id]).toBe('open')
  turnAt(coin, coin.id)
  letGo?.()
  await settle()
  expect(isHeld(coin.id)).toBe(true)
  expect(sessionStore.getState().elsewhere[coin.id]).toBeUndefined()
})
