import { expect, test } from 'vitest'
import { vehicleController } from '@/games/arena/effects/vehicles'
import { freePilotsOf, pilotsOf } from '@/games/arena/queries/creatures'
import { clause } from '../../support/clause'
import { arena } from './on-the-table'

clause('AA-8.1', () => {
  test('hands make a pilot, and passengers without them ride along', () => {
    const game = arena('movement', { a: 'airship 0 C4', o: 'orc 0 C4 on a', w: 'wolf 0 C4 on a' })
    expect(pilotsOf(game.position, game.creature('a')).map(({ id }) => id)).toEqual(['o'])
  })
  test('a vehicle is no pilot of another', () => {
    const game = arena('movement', { a: 'airship 0 C4', w: 'wolf 0 C4 on a' })
    expect(game.creature('a').controller).toBeNull()
  })
})

clause('AA-8.2', () => {
  const idle = { h: 'warhorse 0 C4', o: 'orc 1 C3' }
  test('without a pilot a vehicle does not move', () => {
    expect(arena('movement', idle).refusal(0, 'walk', { unit: 'h', path: ['C5'] })).toBe('AA-8.2')
  })
  test('nor does it stop anybody', () => {
    const creatures = { h: 'warhorse 0 C5', c: 'centaur 1 C4' }
    const game = arena('movement', creatures, { turn: 6, active: 1 })
    expect(game.refusal(1, 'walk', { unit: 'c', path: ['C5', 'C6'] })).toBeUndefined()
  })
})

clause('AA-8.3', () => {
  test('the pilot’s side has the vehicle, whoever owns it, until he gets off', () => {
    const game = arena('equip1', { h: 'warhorse 1 C4', o: 'orc 0 C4' })
    const up = game.play(0, 'mount', { rider: 'o', mount: 'h' })
    expect(up.creature('h').controller).toBe('west')
    expect(up.events).toContainEqual({ type: 'controllerChanged', creature: 'h', seat: 'west' })
    const down = up.play(0, 'dismount', { rider: 'o' })
    expect(down.creature('h').controller).toBeNull()
  })
})

clause('AA-8.3', () => {
  test('with pilots of both sides on it by magic, who has it keeps it', () => {
    const { position } = arena('movement', {
      j: 'jeep 1 C4',
      p: 'human-pilot 1 C4 on j',
      q: 'human-pilot 1 C4 on j',
    })
    const [jeep, first, second] = position.creatures
    if (!jeep || !first || !second) throw new Error('They are in play')
    const creatures = [jeep, { ...first, controller: 'west' as const }, second]
    const keeperOf = (controller: typeof jeep.controller) =>
      vehicleController({ creatures }, { ...jeep, controller })
    expect([keeperOf('west'), keeperOf('east'), keeperOf(null)]).toEqual(['west', 'east', 'west'])
  })
})

clause('AA-8.4', () => {
  test('a piloted vehicle is closed to the other side', () => {
    const game = arena('equip1', { a: 'airship 1 C4', p: 'human-pilot 1 C4 on a', o: 'orc 0 C4' })
    expect(game.refusal(0, 'mount', { rider: 'o', mount: 'a' })).toBe('AA-7.3')
  })
})

clause('AA-8.8', () => {
  const creatures = { h: 'warhorse 0 C4', n: 'necromancer 0 C4 on h', e: 'zombie 0 C5' }
  const cast = { id: 'k', caster: 'n', spell: 'slay', target: { creature: 'e' }, madeInTurn: 5, due: 7 }
  test('with its only pilot casting a vehicle keeps its side and stands still', () => {
    const game = arena('movement', creatures, { casts: [cast] })
    expect(game.creature('h').controller).toBe('west')
    expect(game.refusal(0, 'walk', { unit: 'h', path: ['C5'] })).toBe('AA-8.8')
    expect(freePilotsOf(game.position, game.creature('h'))).toEqual([])
  })
  test('a second pilot takes the reins', () => {
    const crew = { a: 'jeep 0 C4', n: 'necromancer 0 C4 on a', p: 'human-pilot 0 C4 on a', e: 'zombie 0 C5' }
    const game = arena('movement', crew, { casts: [cast] })
    expect(game.refusal(0, 'walk', { unit: 'a', path: ['C5'] })).toBeUndefined()
  })
  test('a held pilot cannot drive', () => {
    const enchantments = [{ id: 'x', name: 'hold', seat: 1, on: { creature: 'n' } }]
    const game = arena('movement', creatures, { enchantments })
    expect(game.refusal(0, 'walk', { unit: 'h', path: ['C5'] })).toBe('AA-8.8')
  })
})

clause('AA-8.9', () => {
  test('a vehicle drives in the turn in which its pilot gets on', () => {
    const creatures = { h: 'warhorse 0 C4', s: 'human-soldier 0 C4', e: 'orc 1 C9' }
    const game = arena('equip1', creatures).play(0, 'mount', { rider: 's', mount: 'h' }).play(0, 'endPhase')
    expect(game.refusal(0, 'walk', { unit: 'h', path: ['C5', 'C6'] })).toBeUndefined()
  })
})
