import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena } from './on-the-table'

const walk = (unit: string, ...path: readonly string[]) => ({ unit, path })

clause('AA-9.1', () => {
  test('a unit moves once in a phase', () => {
    const game = arena('movement', { c: 'centaur 0 C4' }).play(0, 'walk', walk('c', 'C5'))
    expect(game.creature('c').moved).toBe(true)
    expect(game.refusal(0, 'walk', walk('c', 'C6'))).toBe('AA-9.1')
  })
  test('units move one after another in any order', () => {
    const game = arena('movement', { o: 'orc 0 C4', p: 'orc 0 C3' }).play(0, 'walk', walk('p', 'B3'))
    expect(game.refusal(0, 'walk', walk('o', 'C5'))).toBeUndefined()
  })
})

clause('AA-9.2', () => {
  test.each([
    ['two hexes away', 'C6'],
    ['where it stands', 'C4'],
  ])('a step may not lead to a hex %s', (_, hex) => {
    expect(arena('movement', { o: 'orc 0 C4' }).refusal(0, 'walk', walk('o', hex))).toBe('AA-9.2')
  })
  test('a walk goes somewhere', () => {
    expect(arena('movement', { o: 'orc 0 C4' }).refusal(0, 'walk', walk('o'))).toBe('AA-9.2')
  })
})

clause('AA-9.3', () => {
  const creatures = { c: 'centaur 0 C4', o: 'orc 1 C5' }
  test('a unit stops where it meets an enemy', () => {
    const game = arena('movement', creatures)
    expect(game.refusal(0, 'walk', walk('c', 'C5', 'C6'))).toBe('AA-9.3')
    expect(game.refusal(0, 'walk', walk('c', 'C5'))).toBeUndefined()
  })
  test('one that starts beside an enemy in its own hex may leave', () => {
    const game = arena('movement', { ...creatures, o: 'orc 1 C4' })
    expect(game.refusal(0, 'walk', walk('c', 'C5', 'C6'))).toBeUndefined()
  })
})

clause('AA-9.4', () => {
  test('who flies above stops nobody below', () => {
    const game = arena('movement', { c: 'centaur 0 C4', g: 'gargoyle 1 C5^' })
    expect(game.refusal(0, 'walk', walk('c', 'C5', 'C6'))).toBeUndefined()
  })
})

clause('AA-9.5', () => {
  const creatures = { o: 'orc 0 C4' }
  test('nobody walks through a wall of thorns', () => {
    const enchantments = [{ id: 'x', name: 'wall-of-thorns', seat: 1, on: { edge: ['C5', 'C4'] } }]
    const game = arena('movement', creatures, { enchantments })
    expect(game.refusal(0, 'walk', walk('o', 'C5'))).toBe('AA-9.5')
    expect(game.refusal(0, 'walk', walk('o', 'B4'))).toBeUndefined()
  })
  test('a wall of wind lets walkers through', () => {
    const enchantments = [{ id: 'x', name: 'wall-of-wind', seat: 1, on: { edge: ['C5', 'C4'] } }]
    expect(arena('movement', creatures, { enchantments }).refusal(0, 'walk', walk('o', 'C5'))).toBeUndefined()
  })
})

clause('AA-9.6', () => {
  test('a unit in the air does not walk', () => {
    expect(arena('movement', { b: 'giant-bird 0 C4^' }).refusal(0, 'walk', walk('b', 'C5'))).toBe('AA-9.6')
  })
  test('a unit that has flown does not walk', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4' })
    const landed = game.play(0, 'fly', { unit: 'b', path: ['C5'], land: true })
    expect(landed.refusal(0, 'walk', walk('b', 'C6'))).toBe('AA-9.1')
  })
})

clause('AA-9.7', () => {
  test.each([
    ['printed Move 1', {}, 1],
    ['lasting changes', { dM: 1 }, 2],
    ['Move brought to 0', { dM: -1 }, 0],
    ['Move brought below 0', { dM: -3 }, 0],
  ])('%s', (_, change, reach) => {
    const game = arena('movement', { o: ['orc 0 C4', change] })
    const path = ['C5', 'C6', 'C7']
    expect(game.refusal(0, 'walk', walk('o', ...path.slice(0, reach + 1)))).toBe('AA-9.7')
    if (reach > 0) expect(game.refusal(0, 'walk', walk('o', ...path.slice(0, reach)))).toBeUndefined()
  })
})

clause('AA-9.8', () => {
  const held = (name: string) => ({ enchantments: [{ id: 'x', name, seat: 1, on: { creature: 'o' } }] })
  test.each(['hold', 'entangle'])('%s keeps a unit on its spot', (name) => {
    const game = arena('movement', { o: 'orc 0 C4' }, held(name))
    expect(game.refusal(0, 'walk', walk('o', 'C5'))).toBe('AA-9.8')
  })
  test('roots hold nobody in the air', () => {
    const game = arena('movement', { o: 'gargoyle 0 C4^' }, held('entangle'))
    expect(game.refusal(0, 'fly', { unit: 'o', path: ['C5'], land: false })).toBeUndefined()
  })
  test('a mount carries a casting rider along', () => {
    const creatures = { c: 'centaur 0 C4', n: 'necromancer 0 C4 on c', e: 'zombie 1 C9' }
    const cast = { id: 'k', caster: 'n', spell: 'slay', target: { creature: 'e' }, madeInTurn: 5, due: 7 }
    const game = arena('movement', creatures, { casts: [cast] })
    expect(game.play(0, 'walk', walk('c', 'C5')).creature('n').at).toBe('C5')
  })
})

clause('AA-9.9', () => {
  test('a stranded unit walks out, not on', () => {
    const hexes = { B5: { terrain: 'Water' }, B4: { terrain: 'Water' } }
    const game = arena('movement', { o: 'orc 0 B5' }, { hexes })
    expect(game.refusal(0, 'walk', walk('o', 'A5'))).toBeUndefined()
    expect(game.refusal(0, 'walk', walk('o', 'B4'))).toBe('AA-9.2')
  })
})

clause('AA-9.10', () => {
  test('going past enemies costs nothing and stops nobody', () => {
    const game = arena('movement', { c: 'centaur 0 C4', o: 'orc 1 B5', p: 'orc 1 D5' })
    expect(game.refusal(0, 'walk', walk('c', 'C5', 'C6'))).toBeUndefined()
  })
})

clause('AA-9.11', () => {
  test('a unit and its riders remember the last space before their own', () => {
    const game = arena('movement', { c: 'centaur 0 C4', o: 'orc 0 C4 on c' })
    const far = game.play(0, 'walk', walk('c', 'C5', 'C6'))
    expect(far.creature('c').cameFrom).toBe('C5')
    expect(far.creature('o').cameFrom).toBe('C5')
    const near = game.play(0, 'walk', walk('c', 'C5'))
    expect(near.creature('c').cameFrom).toBe('C4')
  })
})
