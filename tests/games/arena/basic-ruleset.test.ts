import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { given, newArena } from './on-the-table'

const basic = (phase: string, creatures: Readonly<Record<string, string>>, more: object = {}) =>
  given({
    ruleset: 'basic',
    map: 'basic',
    phase,
    creatures: Object.entries(creatures).map(([id, text]) => {
      const [type, owner, at] = text.split(' ')
      return { id, type, owner: Number(owner), at }
    }),
    ...more,
  })
const guards = { o: 'orc 0 A2', p: 'orc 1 C5' }

clause('AA-24.2', () => {
  const game = newArena({ ruleset: 'basic' })
  const army = (
    creatures: readonly string[],
    items: readonly string[] = [],
    spells: readonly string[] = [],
  ) => ({
    creatures,
    items,
    spells,
  })
  test.each(['orc', 'centaur', 'elf', 'giant', 'zombie'])('%s may be bought', (card) => {
    expect(game.refusal(0, 'buildArmy', army([card]))).toBeUndefined()
  })
  test.each(['pegasus', 'giant-snake', 'archer', 'druid', 'troll', 'warhorse', 'swordmaster', 'robber'])(
    '%s may not',
    (card) => {
      expect(game.refusal(0, 'buildArmy', army(['orc', card]))).toBe('AA-24.2')
    },
  )
  test('nor may items and spells', () => {
    expect(game.refusal(0, 'buildArmy', army(['orc'], ['grenade']))).toBe('AA-24.2')
    expect(game.refusal(0, 'buildArmy', army(['orc'], [], ['bless']))).toBe('AA-24.2')
  })
  test('there are no storms', () => {
    expect(basic('terrain', guards, { budget: 9 }).refusal(0, 'setStorm', { hex: 'A3', on: true })).toBe(
      'AA-24.2',
    )
  })
})

clause('AA-24.3', () => {
  test('Terrain Change, Movement, Combat: the others are skipped', () => {
    const movement = basic('terrain', guards).play(0, 'endPhase')
    expect(movement.position.now.phase).toBe('movement')
    const combat = movement.play(0, 'endPhase')
    expect(combat.position.now.phase).toBe('combat')
    const next = combat.play(0, 'endPhase')
    expect([next.position.turn, next.position.now.phase]).toEqual([6, 'terrain'])
  })
})

clause('AA-24.4', () => {
  const begun = newArena({ ruleset: 'basic', points: [30, 30], firstPlayer: 1 })
    .play(0, 'buildArmy', { creatures: ['orc', 'sea-serpent'], items: [], spells: [] })
    .play(0, 'lockArmy')
    .play(1, 'buildArmy', { creatures: ['elf'], items: [], spells: [] })
    .play(1, 'lockArmy')
  test('the first player places all, then the other', () => {
    expect(begun.position.active).toBe('east')
    const other = begun.play(1, 'placeBasic', { creature: 'elf-3', hex: 'A6' })
    expect(other.position.active).toBe('west')
  })
  test('on hexes next to the own king area, on ground that suits', () => {
    expect(begun.refusal(1, 'placeBasic', { creature: 'elf-3', hex: 'A5' })).toBe('AA-24.4')
    const west = begun.play(1, 'placeBasic', { creature: 'elf-3', hex: 'A6' })
    expect(west.refusal(0, 'placeBasic', { creature: 'sea-serpent-2', hex: 'A1' })).toBe('AA-24.4')
    expect(west.refusal(0, 'placeBasic', { creature: 'elf-3', hex: 'A1' })).toBe('AA-3.10')
    expect(west.refusal(0, 'placeBasic', { creature: 'zz', hex: 'A1' })).toBe('AA-3.9')
  })
  test('any number in one hex, each once', () => {
    const west = begun
      .play(1, 'placeBasic', { creature: 'elf-3', hex: 'A6' })
      .play(0, 'placeBasic', { creature: 'orc-1', hex: 'B2' })
    expect(west.refusal(0, 'placeBasic', { creature: 'orc-1', hex: 'A1' })).toBe('AA-24.4')
    const all = west.play(0, 'placeBasic', { creature: 'sea-serpent-2', hex: 'B2' })
    expect([all.position.turn, all.position.active, all.position.now.phase]).toEqual([1, 'east', 'terrain'])
    expect(all.hex('B2').control).toBe('west')
  })
  test('king areas are no part of the budget', () => {
    const game = basic('combat', guards, { hexes: { A6: { control: 1 } } }).play(0, 'endPhase')
    expect(game.position.now).toMatchObject({ phase: 'terrain', budget: 2 })
  })
  test('whoever enters a king area does not control it', () => {
    const game = basic('movement', { ...guards, q: 'orc 0 A6' }).play(0, 'walk', { unit: 'q', path: ['B7'] })
    expect(game.hex('B7').control).toBeNull()
  })
})

clause('AA-24.5', () => {
  test('a side does not enter its own king area', () => {
    const game = basic('movement', { ...guards, q: 'orc 0 A1' })
    expect(game.refusal(0, 'walk', { unit: 'q', path: ['B1'] })).toBe('AA-24.5')
  })
  test('but that of the other, and wins', () => {
    const game = basic('movement', { ...guards, q: 'orc 0 A6' }).play(0, 'walk', { unit: 'q', path: ['B7'] })
    const end = game.play(0, 'endPhase').play(0, 'endPhase')
    expect(end.position.ending).toEqual({ winner: 'west', by: 'king' })
  })
})

clause('AA-24.6', () => {
  test('terrain, movement and control are as in the advanced game', () => {
    const game = basic('terrain', guards, { budget: 6 }).play(0, 'changeTerrain', { hex: 'A3', to: 'Forest' })
    const moving = game.play(0, 'endPhase')
    expect(moving.refusal(0, 'walk', { unit: 'o', path: ['A3'] })).toBe('AA-9.2')
    const moved = moving.play(0, 'walk', { unit: 'o', path: ['B3'] })
    expect(moved.hex('B3').control).toBe('west')
  })
})
