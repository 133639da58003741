import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, type Game, newArena } from './on-the-table'

const CREATURES = { o: 'orc 0 C4', e: 'orc 1 C6', p: 'pegasus 0 C4' }

clause('AA-3.9', () => {
  test.each([
    ['walks', { unit: 'o', mode: 'walk', path: ['Z9'] }],
    ['walks too far', { unit: 'o', mode: 'walk', path: ['C5', 'C6', 'C7', 'Z9'] }],
    ['flies', { unit: 'p', mode: 'fly', path: ['C5', 'Z9'], land: true }],
    ['is the other side’s', { unit: 'e', mode: 'walk', path: ['Z9'] }],
  ])('a hex that the board has not is told before all that follows: a unit that %s', (_, args) => {
    expect(arena('movement', CREATURES).refusal(0, 'move', args)).toBe('AA-3.9')
  })

  test('nobody is placed where the board has no hex', () => {
    const game = newArena({ preset: 'basic' })
    const [first] = game.position.creatures
    expect(game.refusal(0, 'placeBasic', { creature: first?.id, hex: 'Z9' })).toBe('AA-3.9')
  })
})

clause('AA-23.5', () => {
  const targeted = arena('combat', {
    s: ['swordmaster 0 C5', { from: 'C4' }],
    g: ['giant 0 C5', { from: 'C4' }],
    k: 'kobold 1 C5',
    m: 'kobold 1 C5',
  }).play(0, 'resolve', { space: 'C5' })
  const magic = {
    pools: [0, 9],
    spells: [[], ['bless']],
  }
  const rows: readonly (readonly [string, Game, number])[] = [
    ['while armies are drawn up', newArena({}), 0],
    ['while creatures are placed', newArena({ preset: 'basic' }), 0],
    ...(['terrain', 'equip1', 'movement', 'combat', 'equip2'] as const).map(
      (phase) => [`in ${phase}`, arena(phase, CREATURES), 0] as const,
    ),
    [
      'in the other seat’s bout',
      arena('equip1', { ...CREATURES, h: 'high-priest 1 C7' }, magic).play(0, 'endPhase'),
      1,
    ],
    ['while a casualty is to be chosen', targeted, 0],
  ]

  test.each(rows)('the seat that is asked may give up %s, the other may not', (_, game, seat) => {
    expect(game.refusal(1 - seat, 'concede')).toBe('AA-3.7')
    expect(game.play(seat, 'concede').position.ending).toEqual({
      winner: seat === 0 ? 'east' : 'west',
      by: 'concession',
    })
  })
})
