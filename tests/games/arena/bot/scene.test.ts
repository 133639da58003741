import { expect, test } from 'vitest'
import { sceneOf } from '@/games/arena/bot/scene'
import { clause } from '../../../support/clause'
import { arena } from '../on-the-table'

clause('AA-13.2', () => {
  test('the bot counts half the poison of a shot, which kills but does not win', () => {
    const creatures = { a: 'orcish-archer 0 C4', b: 'blowgun-hunter 0 B4', c: 'archer 0 B5' }
    const { own } = sceneOf(arena('combat', { ...creatures, o: 'orc 1 C6' }).position, 'west')
    expect(own.pieces.map(({ shots }) => shots.map(({ power }) => power))).toEqual([[1.5], [1], [1]])
  })
})
