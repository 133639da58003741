import { expect, test } from 'vitest'
import { attackOf, rangedOf } from '@/games/arena/queries/values'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const at = (space: string) => ({ space })
const deaths = ({ events }: Game) =>
  events.flatMap((event) => (event.type === 'died' ? [event.creature as string] : []))
const retreats = ({ events }: Game) =>
  events.flatMap((event) => (event.type === 'retreated' ? [event.unit as string] : []))

clause('AA-11.2', () => {
  test('all of a side fight, and a vehicle without a pilot does not', () => {
    const sides = { g: 'ogre 0 C5', o: 'orc 1 C5', p: 'orc 1 C5', v: 'elephant 1 C5' }
    const game = arena('combat', { ...sides, ...home }).play(0, 'resolve', at('C5'), [1])
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'fought', attack: 3, defense: 2 }))
    expect(deaths(game)).toEqual(['o'])
    expect(game.creature('v').at).toBe('C5')
  })
})

clause('AA-11.8', () => {
  test('first the totals, then the loser’s casualty, then poison', () => {
    const sides = { n: 'giant-snake 0 C5', s: 'giant-spider 0 C5', g: 'ogre 1 C5' }
    const game = arena('combat', { ...sides, ...home }).play(0, 'resolve', at('C5'), [2])
    expect(game.events[0]).toMatchObject({ type: 'fought', attack: 2, defense: 3 })
    expect(deaths(game)).toEqual(['s', 'g'])
  })
})

clause('AA-12.1', () => {
  const game = arena('combat', { f: 'fire-engine 0 C5', s: 'sniper 0 C5', o: 'orc 0 C5', ...home })
  const types = (id: string) => [
    attackOf(game.position, game.creature(id)),
    rangedOf(game.position, game.creature(id))?.attack,
  ]
  test('Power and ranged Power each have a type of their own; Standard is the default', () => {
    expect([types('f'), types('s'), types('o')]).toEqual([
      ['Standard', 'Blunt'],
      ['Standard', 'Targeted'],
      ['Standard', undefined],
    ])
  })
})

clause('AA-13.8', () => {
  test('on a tie with poison on both sides both lose a creature, the attackers first', () => {
    const sides = { d: 'giant-snake 1 C5', a: 'giant-snake 0 C5' }
    expect(deaths(arena('combat', { ...sides, ...home }).play(0, 'resolve', at('C5')))).toEqual(['a', 'd'])
  })
})

clause('AA-14.4', () => {
  const sides = { a: 'archer 0 C4', v: 'jeep 1 C5', o: 'orc 1 B4', f: 'orc 0 B3' }
  const game = arena('combat', { ...sides, ...home })
  const refusal = (target: string) => game.refusal(0, 'fire', { shooter: 'a', target })
  test('a space with an enemy may be fired into, an empty one and one of friends may not', () => {
    expect([refusal('B4'), refusal('C3'), refusal('B3')]).toEqual([undefined, 'AA-14.4', 'AA-14.4'])
  })
  test('a vehicle without a pilot is attacked in its own way', () => {
    const destroyed = game.play(0, 'attackVehicle', { vehicle: 'v', attackers: ['a'] })
    expect(deaths(destroyed)).toEqual(['v'])
  })
})

clause('AA-15.1', () => {
  test('the active side retreats first, whatever the numbers', () => {
    const creatures = {
      ...{ k: 'orc 1 C7', l: 'kobold 1 C7', b: 'orc 1 C5' },
      a: ['orc 0 C5', { from: 'C4' }],
      g: ['ogre 0 C7', { from: 'B6' }],
      ...home,
    } as const
    const more = { hexes: { C8: { control: 1 } } }
    const fought = arena('combat', creatures, more)
      .play(0, 'resolve', at('C7'), [1])
      .play(0, 'resolve', at('C5'))
    expect(retreats(fought.play(0, 'endPhase'))).toEqual(['a', 'l'])
  })
})

clause('AA-15.10', () => {
  test('who has retreated below an enemy is in no other fight', () => {
    const creatures = {
      a: ['orc 0 C5', { from: 'C4' }],
      b: 'orc 1 C5',
      f: 'gargoyle 1 C4^',
      ...home,
    } as const
    const after = arena('combat', creatures).play(0, 'resolve', at('C5')).play(0, 'endPhase')
    expect(after.creature('a').at).toBe('C4')
    expect(after.position.now.phase).toBe('equip2')
    expect(deaths(after)).toEqual([])
  })
})

clause('AA-15.11', () => {
  test('control is settled when the retreats are over, not before', () => {
    const creatures = { g: 'ogre 0 C5', k: 'orc 1 C5', l: 'kobold 1 C5', ...home }
    const more = { hexes: { C5: { control: 1 }, C6: { control: 1 } } }
    const fought = arena('combat', creatures, more).play(0, 'resolve', at('C5'), [1])
    expect(fought.hex('C5').control).toBe('east')
    const after = fought.play(0, 'endPhase')
    expect(after.hex('C5').control).toBe('west')
    const order = after.events.map(({ type }) => type)
    expect(order.indexOf('retreated')).toBeLessThan(order.indexOf('controlChanged'))
  })
})

clause('AA-15.12', () => {
  test('a retreat never ends among enemies', () => {
    const creatures = { g: 'ogre 0 C5', k: 'orc 1 C5', l: 'kobold 1 C5', x: 'kobold 0 C6', ...home }
    const fought = (hexes: object) =>
      arena('combat', creatures, { hexes }).play(0, 'resolve', at('C5'), [1]).play(0, 'endPhase')
    expect(deaths(fought({ C6: { control: 1 } }))).toEqual(['l'])
    expect(fought({ C6: { control: 1 }, B5: { control: 1 } }).creature('l').at).toBe('B5')
  })
})
