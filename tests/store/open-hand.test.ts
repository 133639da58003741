import { expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { eyesIn, openHandIn } from '@/store/curtain'
import { giveSeats } from '@/store/occasional-actions'
import { isCovered } from '@/store/session'
import { createSessionStore } from '@/store/session-store'
import { coinGame, coinRules, coinStart, type CoinPosition } from '../support/coin-game'
import { memoryLibrary } from '../support/memory-library'

/** The coin game at a table where all that is decided after an odd number of notes is decided with everybody looking on. */
function tableWith(changes: Partial<CoinPosition>) {
  const rules: typeof coinRules = {
    ...coinRules,
    openHand: (position, seat) =>
      position.notes % 2 === 1 ? { ...coinRules.viewOf(position, 'table'), viewer: seat } : undefined,
  }
  const store = createSessionStore(memoryLibrary())
  store.actions.start({ ...coinGame, rules }, coinStart(changes), [])
  return { actions: store.actions, store, session: () => present(store.getState().session, 'session') }
}

const SECRET = { hidden: 'left', notes: 1 } as const

test('no curtain falls before what is decided with everybody looking on, whoever held the mouse', () => {
  const { actions, session } = tableWith(SECRET)
  expect([isCovered(session()), session().holder]).toEqual([false, 'hider'])
  expect(actions.play({ type: 'pass' })).toBeUndefined()
  expect([isCovered(session()), session().holder]).toEqual([false, 'seeker'])
})

test('meanwhile the table is seen by the eyes of all, and no secret of the seat that decides', () => {
  const { session } = tableWith(SECRET)
  expect(eyesIn(session())).toBe('table')
  expect(openHandIn(session())).toMatchObject({ viewer: 'hider', hidden: null })
})

test('the curtain falls before secrets again, for the seat that held the mouse last, too', () => {
  const { actions, session } = tableWith(SECRET)
  expect(actions.play({ type: 'note' })).toBeUndefined()
  expect(isCovered(session())).toBe(true)
  actions.takeMouse('hider')
  expect([eyesIn(session()), openHandIn(session())]).toEqual(['hider', undefined])
})

test('nor does it stay up when a step back leads to secrets', () => {
  const { actions, session } = tableWith({ ...SECRET, notes: 0 })
  actions.takeMouse('hider')
  expect(actions.play({ type: 'note' })).toBeUndefined()
  expect(isCovered(session())).toBe(false)
  expect(actions.undo()).toBeUndefined()
  expect([session().history.cursor, isCovered(session())]).toEqual([0, true])
})

test('who plays against bots alone sees its own all the time', () => {
  const { store, session } = tableWith(SECRET)
  giveSeats(store, { seeker: 'easy' })
  expect([eyesIn(session()), openHandIn(session())]).toEqual(['hider', undefined])
})
