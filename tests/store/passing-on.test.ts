import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { setTyped } from '@/store/occasional-actions'
import { createSessionStore, type SessionStore } from '@/store/session-store'
import { type CoinCommand, coinGame, type CoinPosition, coinRules, coinStart } from '../support/coin-game'
import { memoryLibrary } from '../support/memory-library'

function sessionOf(store: SessionStore) {
  return present(store.getState().session, 'session')
}

/** A game in which both sides do nothing but pass to each other, or toss first. */
function passingOn(pass: CoinCommand) {
  const answers = {
    owed: () => ({ pass, isChallenged: false }),
    canAnswer: ({ asked }: CoinPosition) => asked === 'hider',
    turnOf: () => '',
  }
  const store = createSessionStore(memoryLibrary())
  const opening = [{ type: 'hide', hand: 'left' }]
  store.actions.start({ ...coinGame, rules: { ...coinRules, answers } }, coinStart(), opening)
  store.actions.takeMouse('hider')
  return store
}

describe('passing', () => {
  test('waits for the seat where it takes dice that are typed in', () => {
    const store = passingOn({ type: 'toss' })
    setTyped(store, true)
    store.actions.play({ type: 'pass' })
    expect(sessionOf(store).history.cursor).toBe(2)
    expect([sessionOf(store).awaited, sessionOf(store).holder]).toEqual([null, null])
    store.actions.takeMouse('seeker')
    store.actions.keepPassing('game')
    expect(sessionOf(store).awaited?.request.label).toBe('First toss')
    store.actions.cancelRolls()
    expect(sessionOf(store).standing).toEqual({})
  })

  test('ends where nothing but passes would follow upon each other', () => {
    const store = passingOn({ type: 'pass' })
    store.actions.keepPassing('game')
    expect(sessionOf(store).history.cursor).toBe(52)
  })
})
