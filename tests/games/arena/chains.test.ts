import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const ids = ({ position }: Game) => position.creatures.map(({ id }) => id as string)
const deaths = ({ events }: Game) =>
  events.flatMap((event) => (event.type === 'died' ? [[event.creature as string, event.cause]] : []))

/** West’s sorcerer in C4 kills a creature of Power 0. */
function sparked(creature: string, creatures: Readonly<Record<string, string>>, more: object = {}): Game {
  const books = { pools: [4, 0], spells: [['spark'], []], ...more }
  const spark = { caster: 'c', spell: 'spark', target: { creature } }
  return arena('magic1', { c: 'sorcerer 0 C4', ...creatures, ...home }, books)
    .play(0, 'declareSpell', spark)
    .play(0, 'passMagic')
}

clause('AA-6.8', () => {
  test('what a dead flyer carried lies on the ground of the hex', () => {
    const items = [{ id: 'ring', type: 'helm-of-will', by: 'i' }]
    const game = sparked('i', { i: 'imp 1 C5^' }, { items })
    expect(game.position.items).toMatchObject([{ id: 'ring', place: { at: 'C5' } }])
  })
})

clause('AA-7.8', () => {
  const ridden = { h: 'warhorse 0 C5', s: 'human-soldier 0 C5 on h' }
  test('mount and rider each add their own Power', () => {
    const game = arena('combat', { ...ridden, o: 'orc 1 C5', ...home }).play(0, 'resolve', { space: 'C5' })
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'fought', attack: 2, defense: 1 }))
  })
  test('either may be the one that dies', () => {
    const game = arena('combat', { ...ridden, g: 'ogre 1 C5', ...home })
    const lost = [1, 2].map((roll) => deaths(game.play(0, 'resolve', { space: 'C5' }, [roll])))
    expect(lost).toEqual([[['h', 'combat']], [['s', 'combat']]])
  })
})

clause('AA-7.9', () => {
  test('the rider of a mount that dies on the ground stands there on its own feet', () => {
    const creatures = { h: 'warhorse 0 C5', s: 'human-soldier 0 C5 on h', g: 'ogre 1 C5', ...home }
    const game = arena('combat', creatures).play(0, 'resolve', { space: 'C5' }, [1])
    expect(ids(game)).not.toContain('h')
    expect(game.creature('s')).toMatchObject({ on: null, at: 'C5' })
  })
})

clause('AA-7.10', () => {
  const flight = { d: 'drake 0 C5^', k: 'kobold 0 C5^ on d', f: 'giant-wasp 0 C5^ on d' }
  const creatures = { ...flight, x: 'dragon 1 C5^', ...home }
  test('riders that cannot fly die with a mount that dies in the air; who can has spent a turn there', () => {
    const game = arena('combat', creatures).play(0, 'resolve', { space: 'C5^' }, [1])
    expect(deaths(game)).toEqual([
      ['d', 'combat'],
      ['k', 'fall'],
    ])
    expect(game.creature('f')).toMatchObject({ on: null, at: 'C5^', airTurns: 1 })
  })
  test('nothing that saves from combat death saves from a fall', () => {
    const items = [{ id: 'ring', type: 'ring-of-regeneration', by: 'k' }]
    const game = arena('combat', creatures, { items }).play(0, 'resolve', { space: 'C5^' }, [1])
    expect(deaths(game)).toContainEqual(['k', 'fall'])
  })
})

clause('AA-8.5', () => {
  test('a vehicle without its pilot stays; its passengers get off and retreat by themselves', () => {
    const crew = { j: 'jeep 1 C5', p: 'human-pilot 1 C5 on j', d: 'wolf 1 C5 on j' }
    const more = { hexes: { C6: { control: 1 } } }
    const game = arena('combat', { g: 'ogre 0 C5', ...crew, ...home }, more).play(
      0,
      'resolve',
      { space: 'C5' },
      [2],
    )
    expect(deaths(game)).toEqual([['p', 'combat']])
    expect(game.creature('j').controller).toBeNull()
    expect(game.creature('d').on).toBeNull()
    const after = game.play(0, 'endPhase')
    expect([after.creature('j').at, after.creature('d').at]).toEqual(['C5', 'C6'])
  })
})

clause('AA-8.6', () => {
  const crew = { h: 'helicopter 1 C5^', p: 'human-pilot 1 C5^ on h' }
  test('in the air a vehicle that loses its last pilot crashes, and its passengers fall', () => {
    expect(deaths(sparked('p', { ...crew, d: 'wolf 1 C5^ on h' }))).toEqual([
      ['p', 'magic'],
      ['h', 'crash'],
      ['d', 'fall'],
    ])
  })
  test('passengers that can fly stay up', () => {
    const game = sparked('p', { ...crew, f: 'giant-wasp 1 C5^ on h' })
    expect(ids(game)).not.toContain('h')
    expect(game.creature('f')).toMatchObject({ at: 'C5^', on: null, airTurns: 1 })
  })
  test('with a second pilot it flies on', () => {
    const game = sparked('p', { ...crew, q: 'human-pilot 1 C5^ on h' })
    expect(deaths(game)).toEqual([['p', 'magic']])
    expect(game.creature('h')).toMatchObject({ at: 'C5^', controller: 'east' })
  })
})

clause('AA-8.7', () => {
  const attack = (...attackers: readonly string[]) => ({ vehicle: 'v', attackers })
  const creatures = { g: 'ogre 0 C5', a: 'archer 0 C4', b: 'city-guard 0 C5', v: 'elephant 1 C5', ...home }
  const game = arena('combat', creatures)
  const dies = (...attackers: readonly string[]) =>
    !ids(game.play(0, 'attackVehicle', attack(...attackers))).includes('v')
  test('an empty vehicle is destroyed by more than its Power, shots within range added', () => {
    expect(dies('g')).toBe(false)
    expect(dies('g', 'a')).toBe(true)
  })
  test('Blunt Power destroys nothing', () => {
    expect(dies('g', 'b')).toBe(false)
  })
  test('it may not be attacked while an enemy stands beside it', () => {
    const guarded = arena('combat', { ...creatures, o: 'orc 1 C5' })
    expect(guarded.refusal(0, 'attackVehicle', attack('g'))).toBe('AA-8.7')
  })
  test('who has attacked it attacks nothing else', () => {
    const done = arena('combat', { ...creatures, u: 'jeep 1 C5' }).play(0, 'attackVehicle', attack('g'))
    expect(done.refusal(0, 'attackVehicle', { vehicle: 'u', attackers: ['g'] })).toBe('AA-11.12')
  })
})

clause('AA-16.4', () => {
  test('what follows from a death happens at once: its item falls, its horse is nobody’s', () => {
    const items = [{ id: 'club', type: 'helm-of-will', by: 'k' }]
    const game = sparked('k', { h: 'warhorse 1 C5', k: 'kobold 1 C5 on h' }, { items })
    expect(game.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['died', 'itemFell', 'controllerChanged']),
    )
    expect(game.creature('h')).toMatchObject({ at: 'C5', controller: null })
    expect(game.position.items).toMatchObject([{ place: { at: 'C5' } }])
  })
})
