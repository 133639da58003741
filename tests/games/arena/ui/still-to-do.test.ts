import { expect, test } from 'vitest'
import { arenaPlay } from '@/games/arena/play'
import { stillToDo } from '@/games/arena/ui/play/still-to-do'
import { clause } from '../../../support/clause'
import { arena } from '../on-the-table'

clause('AA-8.7', () => {
  test.each([
    ['of the enemy may be forgotten', 'jeep 1 B2', '1 vehicle can be attacked', true],
    ['of the own army is left standing on purpose', 'jeep 0 B2', '', false],
  ])('a vehicle without a pilot %s', (_, jeep, text, isWorthAsking) => {
    const { position } = arena('combat', { o: 'orc 0 B2', j: jeep, e: 'orc 1 E7' })
    expect(stillToDo(arenaPlay.viewOf(position, 'west'))).toEqual({ text, isWorthAsking })
  })
})
