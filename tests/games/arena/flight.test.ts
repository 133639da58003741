import { expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { flightsOf, isDeadly } from '@/games/arena/queries/flights'
import { clause } from '../../support/clause'
import { arena } from './on-the-table'

const guards = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }
const fly = (unit: string, path: readonly string[], land = false) => ({ unit, path, land })

clause('AA-10.1', () => {
  test('what has no wings does not fly', () => {
    const game = arena('movement', { o: 'orc 0 C4' })
    expect(game.refusal(0, 'fly', fly('o', ['C5']))).toBe('AA-10.1')
  })
})

clause('AA-10.2', () => {
  const game = arena('movement', { b: 'giant-bird 0 C4', p: 'pegasus 0 C4^' })
  test('a flight rises, goes from air to adjacent air and lands', () => {
    const flown = game.play(0, 'fly', fly('b', ['C5', 'B5', 'A5'], true))
    expect(flown.creature('b')).toMatchObject({ at: 'A5', airTurns: 0, moved: true })
    expect(flown.events[0]).toMatchObject({ type: 'flew', from: 'C4', landed: true })
  })
  test('taking off and landing use no speed', () => {
    expect(game.refusal(0, 'fly', fly('p', ['C5', 'C6'], true))).toBeUndefined()
  })
  test('a flyer in the air may land where it is, but not hang still', () => {
    expect(game.refusal(0, 'fly', fly('p', [], true))).toBeUndefined()
    expect(game.refusal(0, 'fly', fly('p', []))).toBe('AA-10.2')
  })
  test('a flight may not leave out a hex', () => {
    expect(game.refusal(0, 'fly', fly('b', ['C6']))).toBe('AA-10.2')
  })
})

clause('AA-10.3', () => {
  test('neither ground nor anybody on it hinders a flyer', () => {
    const hexes = { C5: { terrain: 'Water' } }
    const game = arena('movement', { b: 'giant-bird 0 C4', o: 'orc 1 C5' }, { hexes })
    expect(game.refusal(0, 'fly', fly('b', ['C5', 'C6'], true))).toBeUndefined()
  })
})

clause('AA-10.4', () => {
  test('who meets a flyer does not land before combat', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4', g: 'gargoyle 1 C5^' })
    expect(game.refusal(0, 'fly', fly('b', ['C5'], true))).toBe('AA-10.4')
    expect(game.refusal(0, 'fly', fly('b', ['C5']))).toBeUndefined()
  })
  test('who rises among enemies goes no farther', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4', g: 'gargoyle 1 C4^' })
    expect(game.refusal(0, 'fly', fly('b', ['C5']))).toBe('AA-10.4')
    expect(flightsOf(game.position, game.creature('b'))).toEqual([{ path: [], land: false }])
  })
  test('who starts beside an enemy in the air may leave or land', () => {
    const game = arena('movement', { b: 'giant-bird 0 C5^', g: 'gargoyle 1 C5^' })
    expect(game.refusal(0, 'fly', fly('b', ['C6']))).toBeUndefined()
    expect(game.refusal(0, 'fly', fly('b', [], true))).toBeUndefined()
  })
})

clause('AA-10.5', () => {
  test('a unit in a storm may land out of it', () => {
    const game = arena('movement', { b: 'giant-bird 0 C5^' }, { hexes: { C5: { storm: 6 } } })
    expect(game.refusal(0, 'fly', fly('b', [], true))).toBeUndefined()
  })
  test('a wall of thorns lets flyers through', () => {
    const enchantments = [{ id: 'x', name: 'wall-of-thorns', seat: 1, on: { edge: ['C4', 'C5'] } }]
    const game = arena('movement', { b: 'giant-bird 0 C4' }, { enchantments })
    expect(game.refusal(0, 'fly', fly('b', ['C5']))).toBeUndefined()
  })
})

clause('AA-10.6', () => {
  test('a unit lands among enemies and remembers the air above', () => {
    const game = arena('movement', { b: 'giant-bird 0 C4', o: 'orc 1 C5' })
    const landed = game.play(0, 'fly', fly('b', ['C5'], true))
    expect(landed.creature('b')).toMatchObject({ at: 'C5', cameFrom: 'C5^' })
  })
})

clause('AA-10.7', () => {
  test('the opponent’s turns do not count', () => {
    const creatures = { ...guards, m: 'manticore 0 C5^' }
    const game = arena('equip1', creatures, { turn: 6, active: 1 }).play(1, 'endPhase')
    expect(game.creature('m').airTurns).toBe(1)
  })
  test('landing resets the count', () => {
    const game = arena('movement', { m: ['manticore 0 C5^', { air: 2 }] })
    expect(game.play(0, 'fly', fly('m', ['C6'], true)).creature('m').airTurns).toBe(0)
  })
})

clause('AA-10.8', () => {
  test('a spent unit lands even among enemies', () => {
    const game = arena('movement', { d: ['dragon 0 C5^', { air: 1 }], o: 'orc 1 C5' }).play(0, 'endPhase')
    expect(game.creature('d')).toMatchObject({ at: 'C5', airTurns: 0, cameFrom: 'C5^' })
    expect(game.events).toContainEqual({ type: 'landed', unit: 'd', at: 'C5' })
  })
  test('a mount that dies so takes those riders along who cannot fly', () => {
    const creatures = { ...guards, d: 'dragon 0 C6^', o: 'orc 0 C6^ on d', i: 'imp 0 C6^ on d' }
    const game = arena('movement', creatures, { hexes: { C6: { terrain: 'Water' } } }).play(0, 'endPhase')
    expect(game.position.creatures.map(({ id }) => id)).toEqual(['guard0', 'guard1', 'i'])
    expect(game.creature('i')).toMatchObject({ at: 'C6^', on: null, airTurns: 1 })
  })
  test('the enemy’s spent units stay up', () => {
    const creatures = { ...guards, d: ['dragon 1 C6^', { air: 1 }] } as const
    expect(arena('movement', creatures).play(0, 'endPhase').creature('d').at).toBe('C6^')
  })
})

clause('AA-10.9', () => {
  test('a spent unit that shares the air with an enemy stays for the fight', () => {
    const creatures = { ...guards, d: ['dragon 0 C6^', { air: 1 }], g: 'gargoyle 1 C6^' } as const
    expect(arena('movement', creatures).play(0, 'endPhase').creature('d').at).toBe('C6^')
  })
})

clause('AA-10.10', () => {
  test('wings that are gone in the air let their bearer down', () => {
    const creatures = { ...guards, o: ['orc 0 C6^', { air: 1 }] } as const
    expect(arena('movement', creatures).play(0, 'endPhase').creature('o').at).toBe('C6')
  })
})

clause('AA-10.11', () => {
  test('riders fly with their mount, not by their own wings', () => {
    const creatures = { m: 'manticore 0 C4', i: 'imp 0 C4 on m' }
    const game = arena('movement', creatures)
    expect(game.refusal(0, 'fly', fly('i', ['C5']))).toBe('AA-7.5')
    expect(game.play(0, 'fly', fly('m', ['C5', 'C6'])).creature('i')).toMatchObject({ at: 'C6^', on: 'm' })
  })
})

clause('AA-10.12', () => {
  const balloon = { b: 'hot-air-balloon 0 C4^', p: 'human-pilot 0 C4^ on b' }
  test('speed 0 lands and stays, and goes nowhere', () => {
    const game = arena('movement', balloon)
    expect(game.refusal(0, 'fly', fly('b', [], true))).toBeUndefined()
    expect(game.refusal(0, 'fly', fly('b', ['C5']))).toBe('AA-10.2')
  })
})

clause('AA-10.13', () => {
  test('a unit in the air stays there through the opponent’s turn', () => {
    const creatures = { ...guards, p: 'pegasus 0 C5^' }
    const game = arena('terrain', creatures, { turn: 6, active: 1 })
    const later = [1, 2, 3, 4, 5].reduce((so) => so.play(1, 'endPhase'), game)
    expect(later.position.active).toBe('west')
    expect(later.creature('p')).toMatchObject({ at: 'C5^', airTurns: 1 })
  })
})

clause('AA-10.8', () => {
  /** Whether a pegasus that has been up for so many turns dies if it flies so. */
  const dies = (land: boolean, more: Readonly<Record<string, string>> = {}, terrain = 'Water', turns = 9) => {
    const game = arena('movement', { p: 'pegasus 0 C4^', ...more }, { hexes: { C5: { terrain } } })
    const pegasus = { ...game.creature('p'), airTurns: turns }
    return isDeadly(game.position, pegasus, { path: ['C5' as HexId], land })
  }
  test('who stays up over ground that it cannot enter, with its flight used up, is warned', () => {
    expect(dies(false)).toBe(true)
    expect(dies(true)).toBe(false)
    expect(dies(false, {}, 'Grass')).toBe(false)
    expect(dies(false, {}, 'Water', 0)).toBe(false)
    expect(dies(false, { g: 'gargoyle 1 C5^' })).toBe(false)
  })
})
