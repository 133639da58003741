import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { TERRAINS } from '@/games/arena/tables/names'
import { ENTERS, TERRAIN_STEPS } from '@/games/arena/tables/terrain'
import { arena } from './on-the-table'

const guards = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }

clause('AA-4.1', () => {
  test('there are five terrains, and that of the kings', () => {
    expect(TERRAINS).toEqual(['Grass', 'Rocky', 'Forest', 'River', 'Water', 'King'])
  })
})

clause('AA-4.2', () => {
  test.each([
    ['orc', 'Rocky Grass River'],
    ['elf', 'Forest Grass River'],
    ['human-soldier', 'Grass River'],
    ['giant', 'Rocky Forest Grass River'],
    ['merfolk', 'Water River'],
    ['frogman', 'Rocky Forest Grass River Water'],
  ])('%s may enter %s and nothing else', (card, grounds) => {
    const open = grounds.split(' ')
    for (const terrain of TERRAINS.filter((one) => one !== 'King')) {
      const game = arena('movement', { u: `${card} 0 C4` }, { hexes: { B4: { terrain } } })
      const refusal = game.refusal(0, 'walk', { unit: 'u', path: ['B4'] })
      expect(refusal, terrain).toBe(open.includes(terrain) ? undefined : 'AA-9.2')
    }
  })
  test('King ground is open to every class', () => {
    expect(Object.values(ENTERS).every((grounds) => grounds.includes('King'))).toBe(true)
  })
})

clause('AA-4.3', () => {
  test('steps lead both ways', () => {
    for (const from of TERRAINS)
      for (const to of TERRAIN_STEPS[from]) expect(TERRAIN_STEPS[to], `${to} to ${from}`).toContain(from)
  })
  test.each([
    ['Grass', 'Water'],
    ['River', 'Rocky'],
    ['Forest', 'River'],
    ['Grass', 'Grass'],
    ['Grass', 'King'],
  ])('%s does not become %s in one step', (terrain, to) => {
    const game = arena('terrain', {}, { budget: 20, hexes: { B3: { terrain } } })
    expect(game.refusal(0, 'changeTerrain', { hex: 'B3', to })).toBe('AA-4.3')
  })
})

clause('AA-4.4', () => {
  test('the budget is the number of hexes controlled when the phase begins', () => {
    const hexes = { B6: { control: 1 }, B7: { control: 1 } }
    const game = arena('equip2', guards, { hexes }).play(0, 'endPhase')
    expect(game.position.now).toMatchObject({ phase: 'terrain', budget: 3 })
  })
  test('what is left is not kept for a later turn', () => {
    const game = arena('terrain', guards, { budget: 30 }).play(0, 'endPhase')
    expect(game.position.now).toEqual({ phase: 'equip1' })
  })
})

clause('AA-4.5', () => {
  test.each([
    [0, 4],
    [null, 6],
    [1, 8],
  ])('a step in a hex of %s costs %i', (control, cost) => {
    const hexes = { B3: { control } }
    const order = { hex: 'B3', to: 'Forest' }
    const game = arena('terrain', {}, { budget: cost, hexes })
    expect(game.play(0, 'changeTerrain', order).position.now).toMatchObject({ budget: 0 })
    const poor = arena('terrain', {}, { budget: cost - 1, hexes })
    expect(poor.refusal(0, 'changeTerrain', order)).toBe('AA-4.5')
  })
})

clause('AA-4.6', () => {
  test('a hex is changed several times in a phase if each step is paid', () => {
    const game = arena('terrain', {}, { budget: 12, hexes: { B3: { terrain: 'Rocky', control: 0 } } })
    const flooded = ['Grass', 'River', 'Water'].reduce(
      (so, to) => so.play(0, 'changeTerrain', { hex: 'B3', to }),
      game,
    )
    expect(flooded.hex('B3').terrain).toBe('Water')
    expect(flooded.refusal(0, 'changeTerrain', { hex: 'B3', to: 'River' })).toBe('AA-4.5')
  })
})

clause('AA-4.7', () => {
  test.each(['C1', 'C9'])('king hex %s may not be changed', (hex) => {
    const game = arena('terrain', {}, { budget: 39 })
    expect(game.refusal(0, 'changeTerrain', { hex, to: 'Grass' })).toBe('AA-4.7')
  })
})

clause('AA-4.8', () => {
  test('a hex with creatures in it may be changed under their feet', () => {
    const game = arena('terrain', { w: 'wolf 1 B3' }, { budget: 20 })
    const changed = game.play(0, 'changeTerrain', { hex: 'B3', to: 'Rocky' })
    expect(changed.creature('w').at).toBe('B3')
    expect(changed.hex('B3').fresh).toBe(true)
  })
})

clause('AA-4.9', () => {
  test('a storm comes and goes for the price of a step', () => {
    const game = arena('terrain', {}, { budget: 12 })
    const stormy = game.play(0, 'setStorm', { hex: 'B3', on: true })
    expect(stormy.position.now).toMatchObject({ budget: 6 })
    const calm = stormy.play(0, 'setStorm', { hex: 'B3', on: false })
    expect(calm.hex('B3').storm).toBeNull()
    expect(calm.position.now).toMatchObject({ budget: 0 })
  })
  test('a storm may stand over a king hex', () => {
    const game = arena('terrain', {}, { budget: 4 }).play(0, 'setStorm', { hex: 'C1', on: true })
    expect(game.hex('C1').storm).toBe(7)
  })
  test('where there is none, none may be removed', () => {
    const game = arena('terrain', {}, { budget: 20 })
    expect(game.refusal(0, 'setStorm', { hex: 'B3', on: false })).toBe('AA-4.9')
  })
})

clause('AA-4.10', () => {
  test('nothing flies into the air of a storm, and the ground below is as open as before', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4' }, { hexes: { C5: { storm: 6 } } })
    expect(game.refusal(0, 'fly', { unit: 'b', path: ['C5'], land: false })).toBe('AA-10.5')
    expect(game.refusal(0, 'walk', { unit: 'b', path: ['C5'] })).toBeUndefined()
  })
})

clause('AA-4.11', () => {
  test('a storm made in turn 5 is gone when turn 8 begins', () => {
    const storm = arena('equip2', guards, { hexes: { B3: { storm: 7 } }, turn: 6, active: 1 })
    const third = storm.play(1, 'endPhase')
    expect(third.hex('B3').storm).toBe(7)
    const end = arena('equip2', guards, { hexes: { B3: { storm: 7 } }, turn: 7 }).play(0, 'endPhase')
    expect(end.hex('B3').storm).toBeNull()
    expect(end.events).toContainEqual({ type: 'stormPassed', hex: 'B3' })
  })
})
