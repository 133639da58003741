import { expect, test } from 'vitest'
import { arenaPlay } from '@/games/arena/play'
import { lostBySettling, stillToDo } from '@/games/arena/ui/play/still-to-do'
import { clause } from '../../../support/clause'
import { arena } from '../on-the-table'

clause('AA-8.7', () => {
  test.each([
    ['of the enemy may be forgotten', 'jeep 1 B2', '1 vehicle can be attacked', true],
    ['of the own army is left standing on purpose', 'jeep 0 B2', '', false],
  ])('a vehicle without a pilot %s', (_, jeep, text, isWorthAsking) => {
    const { position } = arena('combat', { o: 'orc 0 B2', j: jeep, e: 'orc 1 E7' })
    expect(stillToDo(arenaPlay.viewOf(position, 'west'))).toEqual({ owed: '', optional: text, isWorthAsking })
  })
})

test('fights are owed; what else may be done in Combat is optional', () => {
  const { position } = arena('combat', { a: 'archer 0 B2', o: 'orc 0 B3', e: 'orc 1 B3', far: 'orc 1 E7' })
  expect(stillToDo(arenaPlay.viewOf(position, 'west'))).toEqual({
    owed: '1 fight to settle',
    optional: '1 creature can fire',
    isWorthAsking: true,
  })
})

clause('AA-14.2', () => {
  const lost = (creatures: Parameters<typeof arena>[1]) =>
    lostBySettling(arenaPlay.viewOf(arena('combat', creatures).position, 'west'))
  const fight = { o: 'orc 0 B3', e: 'orc 1 B3', far: 'orc 1 E7' }
  test.each([
    ['shots', { ...fight, a: 'archer 0 B2' }, '1 creature can fire'],
    [
      'attacks on vehicles from afar',
      { ...fight, a: 'archer 0 B1', j: 'jeep 1 C1' },
      '1 vehicle can be attacked',
    ],
    ['nothing that is done with hands', { ...fight, k: 'kobold 0 C1', j: 'jeep 1 C1' }, ''],
  ])('the first fight that is settled ends %s', (_, creatures, text) => {
    expect(lost(creatures)).toBe(text)
  })
})
