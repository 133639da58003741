import { expect, test } from 'vitest'
import { arenaPlay } from '@/games/arena/play'
import { sealedCards } from '@/games/arena/queries/sealed-cards'
import { viewOf } from '@/games/arena/state/view'
import { clause } from '../../support/clause'
import { arena, newArena } from './on-the-table'

const field = { p: 'high-priest 0 B2', o: 'orc 0 B3', e: 'orc 1 E7' }

clause('AA-17.6', () => {
  test('the spell cards of both sides are sealed together, revealed or not, and stay as they are', () => {
    const spells = [['bless', 'holy-word'], ['slay']]
    const game = arena('magic1', field, { spells, pools: [9, 0] })
    const text = 'west: bless holy-word; east: slay'
    expect(arenaPlay.sealedText(game.position)).toBe(text)
    const cast = game.play(0, 'declareSpell', { caster: 'p', spell: 'bless', target: { creature: 'o' } })
    expect(arenaPlay.sealedText(cast.position)).toBe(text)
    const over = cast.play(0, 'concede')
    expect(arenaPlay.sealedText(over.position)).toBe(text)
    const { west, east } = viewOf(over.position, 'east').spells
    expect(west && east && sealedCards({ west, east })).toBe(text)
  })
})

clause('AA-2.6', () => {
  test('nothing is sealed while armies are drawn up, nor where there are no spell cards', () => {
    expect(arenaPlay.sealedText(newArena({}).position)).toBeUndefined()
    expect(arenaPlay.sealedText(arena('terrain', field).position)).toBeUndefined()
  })
})
