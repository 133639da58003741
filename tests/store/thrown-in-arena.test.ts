import { expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { present, problemsText } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import { setTyped } from '@/store/occasional-actions'
import { createSessionStore } from '@/store/session-store'
import { scene } from '../support/arena-scene'
import { memoryLibrary } from '../support/memory-library'

test('a fight of Arena waits for a die thrown by hand, and its roll is marked', () => {
  const creatures = ['west giant B4', 'west human-grunt C1', 'east orc B4', 'east kobold B4', 'east orc C9']
  const loaded = readSave(rules, saveAt('arena', scene('combat', creatures), diceStateOf(1)))
  if (!loaded.ok) throw new Error(problemsText(loaded.problems))
  const store = createSessionStore(memoryLibrary())
  const writePosition = (position: object) => rules.writePosition(position as Position)
  store.actions.open(
    { rules, summaryOf: () => ({ scenario: 'Arena', moment: 'Turn' }), writePosition },
    loaded.value,
  )
  const session = () => present(store.getState().session, 'session')
  store.actions.takeMouse('west')
  setTyped(store, true)
  const settle = { type: 'resolve', seat: 'west', space: 'B4' }
  expect(store.actions.play(settle)).toBeUndefined()
  expect(session().awaited).toMatchObject({ request: { count: 1, faces: 2 }, had: [] })
  expect(session().history.cursor).toBe(0)
  store.actions.provideRolls([2])
  const [step] = session().history.steps
  expect(step?.entry).toMatchObject({ typed: true, rolls: [{ values: [2] }] })
})
