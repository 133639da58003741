import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena } from './on-the-table'

clause('AA-5.1', () => {
  test('leaving a hex does not give it up', () => {
    const game = arena('movement', { o: 'orc 0 C4' }).play(0, 'walk', { unit: 'o', path: ['C5'] })
    expect(game.hex('C4').control).toBe('west')
  })
})

clause('AA-5.2', () => {
  test('a unit takes every hex that it passes through', () => {
    const game = arena('movement', { h: 'centaur 0 C4' }, { hexes: { C5: { control: 1 } } })
    const moved = game.play(0, 'walk', { unit: 'h', path: ['C5', 'C6'] })
    expect(moved.hex('C5').control).toBe('west')
    expect(moved.hex('C6').control).toBe('west')
    expect(moved.events).toContainEqual({ type: 'controlChanged', hex: 'C5', seat: 'west' })
  })
})

clause('AA-5.3', () => {
  test('taking off under nobody’s eyes takes the hex', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4' }, { hexes: { C4: { control: 1 } } })
    const risen = game.play(0, 'fly', { unit: 'b', path: [], land: false })
    expect(risen.hex('C4').control).toBe('west')
  })
  test('an enemy on the ground keeps the hex from a flyer', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4', o: 'orc 1 C5' })
    const over = game.play(0, 'fly', { unit: 'b', path: ['C5'], land: false })
    expect(over.hex('C5').control).toBe('east')
  })
})

clause('AA-5.4', () => {
  test('ground held by one side with the other overhead is that side’s', () => {
    const creatures = { o: 'orc 1 C5', b: 'giant-bird 0 C5^', g: 'human-grunt 0 C1', h: 'human-grunt 1 C9' }
    const game = arena('combat', creatures, { hexes: { C5: { control: 0 } } })
    expect(game.play(0, 'endPhase').hex('C5').control).toBe('east')
  })
})

clause('AA-5.5', () => {
  test('walking in on an enemy changes nothing yet', () => {
    const game = arena('movement', { o: 'orc 0 C4', p: 'orc 1 C5' })
    expect(game.play(0, 'walk', { unit: 'o', path: ['C5'] }).hex('C5').control).toBe('east')
  })
  test('nor does flying in on one', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4', g: 'gargoyle 1 C5^' })
    const met = game.play(0, 'fly', { unit: 'b', path: ['C5'], land: false })
    expect(met.hex('C5').control).toBe('east')
  })
})

clause('AA-5.6', () => {
  const hexes = { C5: { control: 1 }, D4: { control: 1 }, B3: { control: 1 } }
  const settled = arena(
    'combat',
    { o: 'orc 0 C5', b: 'giant-bird 0 D4^', guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' },
    { hexes },
  ).play(0, 'endPhase')
  test('after the retreats a hex belongs to the side that stands there alone', () => {
    expect(settled.hex('C5').control).toBe('west')
  })
  test('or flies there alone', () => {
    expect(settled.hex('D4').control).toBe('west')
  })
  test('and an empty hex to whom it belonged', () => {
    expect(settled.hex('B3').control).toBe('east')
  })
  test('a vehicle that changes hands outside combat takes its hex along', () => {
    const creatures = { h: 'warhorse 0 C5', k: 'kobold 1 C5' }
    const game = arena('equip1', creatures, { turn: 6, active: 1, hexes: { C5: { control: 0 } } })
    expect(game.play(1, 'mount', { rider: 'k', mount: 'h' }).hex('C5').control).toBe('east')
  })
})

clause('AA-5.7', () => {
  test('an illusion takes no hex that it walks into', () => {
    const game = arena('movement', { f: 'phantom 0 C4' }).play(0, 'walk', { unit: 'f', path: ['C5'] })
    expect(game.hex('C5').control).toBeNull()
  })
})

clause('AA-5.8', () => {
  test('a change of terrain and a storm leave control as it is', () => {
    const game = arena('terrain', {}, { budget: 16, hexes: { B3: { control: 1 } } })
      .play(0, 'changeTerrain', { hex: 'B3', to: 'Forest' })
      .play(0, 'setStorm', { hex: 'B3', on: true })
    expect(game.hex('B3').control).toBe('east')
  })
})
