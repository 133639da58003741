import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arenaPlay } from '@/games/arena/play'
import { worthOf } from '@/games/arena/effects/winning'
import { arena } from './on-the-table'

const kings = { o: 'orc 0 C9', p: 'orc 1 C5' }
const winner = (creatures: Readonly<Record<string, string>>, more: object = {}) =>
  arena('equip2', creatures, { ...more }).play(0, 'endPhase').position.ending

clause('AA-23.1', () => {
  test('who stands on the other king hex wins', () => {
    expect(winner(kings)).toEqual({ winner: 'west', by: 'king' })
  })
  test('the air above it does not count', () => {
    expect(winner({ g: 'gargoyle 0 C9^', o: 'orc 0 C4', p: 'orc 1 C5' })).toBeNull()
  })
  test('nor does an illusion', () => {
    expect(winner({ f: 'phantom 0 C9', o: 'orc 0 C4', p: 'orc 1 C5' })).toBeNull()
  })
  test('the active seat is looked at first', () => {
    expect(winner({ o: 'orc 0 C9', p: 'orc 1 C1' })?.winner).toBe('west')
    expect(winner({ o: 'orc 0 C5', p: 'orc 1 C1' })?.winner).toBe('east')
  })
})

test('the result of a game is who has won, or that it is drawn', () => {
  const resultOf = (creatures: Readonly<Record<string, string>>) =>
    arenaPlay.resultOf(arena('equip2', creatures).play(0, 'endPhase').position)
  expect(resultOf(kings)).toBe('west')
  expect(resultOf({ o: 'orc 0 C5', p: 'orc 1 C1' })).toBe('east')
  expect(resultOf({ o: 'orc 0 C4', p: 'orc 1 C5' })).toBeNull()
})

clause('AA-23.2', () => {
  test('being on the king hex before the Winning phase wins nothing yet', () => {
    const game = arena('movement', { o: 'orc 0 C8', p: 'orc 1 C5' }).play(0, 'walk', {
      unit: 'o',
      path: ['C9'],
    })
    expect(game.position.ending).toBeNull()
  })
})

clause('AA-23.3', () => {
  test('who has nothing left but vehicles and illusions loses', () => {
    expect(winner({ o: 'orc 0 C4', f: 'phantom 1 C6' })).toEqual({ winner: 'west', by: 'elimination' })
    expect(winner({ f: 'phantom 0 C4', o: 'orc 1 C6' })?.winner).toBe('east')
  })
  test('if neither side has anybody it is a draw', () => {
    expect(winner({ h: 'warhorse 0 C4', f: 'phantom 1 C6' })).toEqual({ winner: 'draw', by: 'elimination' })
  })
})

clause('AA-23.4', () => {
  const last = { turn: 20, active: 1, options: { turnLimit: 20 } }
  const atLimit = (creatures: Readonly<Record<string, string>>, more: object = {}) =>
    arena('equip2', creatures, { ...last, ...more }).play(1, 'endPhase').position.ending
  test('after the turn limit more hexes win', () => {
    const hexes = { B6: { control: 1 } }
    expect(atLimit({ o: 'giant 0 C4', p: 'orc 1 C6' }, { hexes })).toEqual({
      winner: 'east',
      by: 'turnLimit',
    })
  })
  test('then the dearer side', () => {
    expect(atLimit({ o: 'giant 0 C4', p: 'orc 1 C6' })?.winner).toBe('west')
  })
  test('with the items that its creatures carry', () => {
    const items = [{ id: 's', type: 'magic-sword', by: 'p' }]
    expect(atLimit({ o: 'orc 0 C4', p: 'orc 1 C6' }, { items })?.winner).toBe('east')
    const lying = [{ id: 's', type: 'magic-sword', at: 'C6' }]
    expect(atLimit({ o: 'orc 0 C4', p: 'orc 1 C6' }, { items: lying })?.winner).toBe('draw')
  })
  test('a vehicle without a pilot is worth nothing to anybody', () => {
    const { position } = arena('equip2', { h: 'tank 0 C4', o: 'orc 0 C4' })
    expect(worthOf(position, 'west')).toBe(3)
  })
  test('before the limit play goes on', () => {
    expect(winner({ o: 'orc 0 C4', p: 'orc 1 C6' }, { options: { turnLimit: 6 } })).toBeNull()
  })
})

clause('AA-23.5', () => {
  test.each(['terrain', 'equip1', 'movement', 'combat', 'equip2'] as const)(
    '%s: a seat may concede',
    (phase) => {
      const game = arena(phase, { o: 'orc 0 C4', p: 'orc 1 C6' }).play(0, 'concede')
      expect(game.position.ending).toEqual({ winner: 'east', by: 'concession' })
      expect(game.events.map(({ type }) => type)).toEqual(['conceded', 'gameEnded'])
    },
  )
})
