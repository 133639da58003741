import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, newArena } from './on-the-table'

clause('AA-25.1', () => {
  const variants = { terrainPool: true }
  const step = { hex: 'B3', to: 'Forest' }
  test('points are set aside when the army is drawn up', () => {
    const game = newArena({ points: [20, 20], firstPlayer: 0, variants })
      .play(0, 'buildArmy', { creatures: ['orc'], items: [], spells: [], terrainPool: 10 })
      .play(0, 'lockArmy')
      .play(1, 'buildArmy', { creatures: ['elf'], items: [], spells: [] })
      .play(1, 'lockArmy')
    expect(game.position.terrainPools).toEqual({ west: 10, east: 0 })
    expect(game.position.pools).toEqual({ west: 7, east: 17 })
  })
  test('no more than is left, and none without the variant', () => {
    const list = { creatures: ['orc'], items: [], spells: [] }
    const game = newArena({ points: [20, 20], variants })
    expect(game.refusal(0, 'buildArmy', { ...list, terrainPool: 18 })).toBe('AA-25.1')
    expect(game.refusal(0, 'buildArmy', { ...list, terrainPool: 17 })).toBeUndefined()
    const plain = newArena({ points: [20, 20] })
    expect(plain.refusal(0, 'buildArmy', { ...list, terrainPool: 1 })).toBe('AA-25.1')
  })
  test('it pays what the budget does not', () => {
    const game = arena('terrain', {}, { variants, budget: 1, terrainPools: [9, 0] })
    const paid = game.play(0, 'changeTerrain', step)
    expect(paid.position.terrainPools.west).toBe(4)
    expect(paid.position.now).toMatchObject({ budget: 0, pooled: 5 })
  })
  test('at most 8 of it in a turn', () => {
    const game = arena('terrain', {}, { variants, budget: 0, terrainPools: [30, 0] })
    const once = game.play(0, 'changeTerrain', step)
    expect(once.refusal(0, 'changeTerrain', { hex: 'B4', to: 'Forest' })).toBe('AA-4.5')
    expect(once.position.terrainPools.west).toBe(24)
  })
  test('without the variant it pays nothing', () => {
    const game = arena('terrain', {}, { budget: 0, terrainPools: [30, 0] })
    expect(game.refusal(0, 'changeTerrain', step)).toBe('AA-4.5')
  })
})

clause('AA-25.2', () => {
  const mount = { rider: 'p', mount: 'e' }
  const alone = { p: 'human-pilot 0 C4', e: 'elephant 0 C4' }
  test('the wild are mounted by sides of at least their Power', () => {
    const game = arena('equip1', alone, { variants: { wild: true } })
    expect(game.refusal(0, 'mount', mount)).toBe('AA-25.2')
    const strong = arena('equip1', { ...alone, g: 'ogre 0 C4' }, { variants: { wild: true } })
    expect(strong.refusal(0, 'mount', mount)).toBeUndefined()
  })
  test('without the variant by anybody', () => {
    expect(arena('equip1', alone).refusal(0, 'mount', mount)).toBeUndefined()
  })
  test('the tame by anybody', () => {
    const creatures = { p: 'human-pilot 0 C4', e: 'tank 0 C4' }
    expect(
      arena('equip1', creatures, { variants: { wild: true } }).refusal(0, 'mount', mount),
    ).toBeUndefined()
  })
})
