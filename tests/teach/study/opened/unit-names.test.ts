import { expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { unitName, unitsOf } from '@/teach/study/opened/study-text'

const namesOf = (id: string) => {
  const { words } = present(gameOf(id), 'game')
  return unitsOf(words).map((unit) => unitName(unit, words))
}

test('a study steps by what the game itself calls its parts', () => {
  expect(namesOf('arrakhar')).toEqual(['command', 'segment', 'phase', 'game-turn'])
  // A turn of Arena belongs to one side, and its nine parts are phases.
  expect(namesOf('arena')).toEqual(['command', 'phase', 'turn'])
})
