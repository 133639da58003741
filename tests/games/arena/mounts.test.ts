import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena } from './on-the-table'

const mount = (rider: string, on: string) => ({ rider, mount: on })

clause('AA-7.1', () => {
  const creatures = { o: 'orc 0 C4', p: 'orc 0 C4', g: 'ogre 0 C4', far: 'ogre 0 C5' }
  test('a creature mounts a larger one in its space', () => {
    const game = arena('equip1', creatures).play(0, 'mount', mount('o', 'g'))
    expect(game.creature('o').on).toBe('g')
    expect(game.events).toEqual([{ type: 'mounted', rider: 'o', mount: 'g' }])
  })
  test.each([
    ['one of its size', 'p'],
    ['one elsewhere', 'far'],
  ])('it may not mount %s', (_, on) => {
    expect(arena('equip1', creatures).refusal(0, 'mount', mount('o', on))).toBe('AA-7.1')
  })
  test('who is mounted may not mount again, who is not may not dismount', () => {
    const game = arena('equip2', { ...creatures, e: 'elephant 0 C4' })
    expect(game.play(0, 'mount', mount('o', 'g')).refusal(0, 'mount', mount('o', 'e'))).toBe('AA-7.1')
    expect(game.refusal(0, 'dismount', { rider: 'o' })).toBe('AA-7.1')
  })
})

clause('AA-7.2', () => {
  test.each([
    ['warhorse', 'orc', 1],
    ['elephant', 'orc', 2],
    ['elephant', 'ogre', 1],
    ['airship', 'orc', 4],
    ['airship', 'ogre', 2],
    ['dragon', 'ogre', 4],
    ['dragon', 'giant', 2],
  ])('a %s carries so many of %s: %i', (carrier, rider, count) => {
    const ids = Array.from({ length: count }, (_, nth) => `r${nth}`)
    const riders = Object.fromEntries([...ids, 'more'].map((id) => [id, `${rider} 0 C4`]))
    const game = arena('equip1', { m: `${carrier} 0 C4`, ...riders })
    const full = ids.reduce((so, id) => so.play(0, 'mount', mount(id, 'm')), game)
    expect(full.refusal(0, 'mount', mount('more', 'm'))).toBe('AA-7.2')
  })
  test('riders of different sizes share the room', () => {
    const creatures = { a: 'airship 0 C4', g: 'ogre 0 C4', o: 'orc 0 C4', p: 'orc 0 C4', q: 'orc 0 C4' }
    const full = ['g', 'o', 'p'].reduce(
      (so, id) => so.play(0, 'mount', mount(id, 'a')),
      arena('equip1', creatures),
    )
    expect(full.refusal(0, 'mount', mount('q', 'a'))).toBe('AA-7.2')
  })
})

clause('AA-7.3', () => {
  test('nobody mounts a creature of the other side', () => {
    const game = arena('equip1', { o: 'orc 0 C4', g: 'giant 1 C4' })
    expect(game.refusal(0, 'mount', mount('o', 'g'))).toBe('AA-7.3')
  })
  test('a vehicle without a pilot is mounted by either side', () => {
    const game = arena('equip1', { o: 'orc 0 C4', h: 'warhorse 1 C4' })
    expect(game.play(0, 'mount', mount('o', 'h')).creature('h').controller).toBe('west')
  })
  test('but only where one of its creatures is', () => {
    const game = arena('equip1', { o: 'orc 0 C4', h: 'warhorse 1 C6' })
    expect(game.refusal(0, 'mount', mount('o', 'h'))).toBe('AA-8.2')
  })
})

clause('AA-7.4', () => {
  const creatures = { o: 'orc 0 C4', g: 'ogre 0 C4', e: 'giant 0 C4', d: 'dragon 0 C4' }
  test('who carries riders does not mount', () => {
    const game = arena('equip1', creatures).play(0, 'mount', mount('o', 'g'))
    expect(game.refusal(0, 'mount', mount('g', 'e'))).toBe('AA-7.4')
  })
  test('who is mounted is not mounted', () => {
    const game = arena('equip1', creatures).play(0, 'mount', mount('g', 'e'))
    expect(game.refusal(0, 'mount', mount('o', 'g'))).toBe('AA-7.4')
  })
})

clause('AA-7.5', () => {
  const creatures = { c: 'centaur 0 C4', k: 'wolf 0 C4 on c' }
  test('mount and riders move as one, with the Move and the ground of the mount', () => {
    const game = arena('movement', creatures, { hexes: { B4: { terrain: 'Rocky' } } })
    const moved = game.play(0, 'walk', { unit: 'c', path: ['B4', 'B5'] })
    expect(moved.creature('k').at).toBe('B5')
    expect(moved.creature('c').at).toBe('B5')
  })
  test('a rider does not move by itself', () => {
    expect(arena('movement', creatures).refusal(0, 'walk', { unit: 'k', path: ['B4'] })).toBe('AA-7.5')
  })
})

clause('AA-7.6', () => {
  test('a rider gets off and onto something else in one phase', () => {
    const creatures = { h: 'giant 0 C4', o: 'orc 0 C4 on h', g: 'ogre 0 C4' }
    const game = arena('equip1', creatures).play(0, 'dismount', { rider: 'o' })
    expect(game.events).toEqual([{ type: 'dismounted', rider: 'o', mount: 'h' }])
    expect(game.play(0, 'mount', mount('o', 'g')).creature('o').on).toBe('g')
  })
  test('nobody gets off onto ground that is closed to him', () => {
    const creatures = { h: 'giant 0 B4', w: 'wolf 0 B4 on h' }
    const game = arena('equip1', creatures, { hexes: { B4: { terrain: 'Rocky' } } })
    expect(game.refusal(0, 'dismount', { rider: 'w' })).toBe('AA-7.6')
  })
  test('in the air a flyer gets off, and its air turns begin with 1', () => {
    const creatures = { d: ['dragon 0 B4^', { air: 3 }], i: 'imp 0 B4^ on d', o: 'orc 0 B4^ on d' } as const
    const game = arena('equip1', creatures)
    const off = game.play(0, 'dismount', { rider: 'i' })
    expect(off.creature('i')).toMatchObject({ on: null, airTurns: 1, at: 'B4^' })
    expect(game.refusal(0, 'dismount', { rider: 'o' })).toBe('AA-7.6')
  })
  test('the last pilot of a flying vehicle stays on board', () => {
    const lone = { h: 'helicopter 0 B4^', i: 'imp 0 B4^ on h' }
    expect(arena('equip1', lone).refusal(0, 'dismount', { rider: 'i' })).toBe('AA-7.6')
    const two = arena('equip1', { ...lone, p: 'human-pilot 0 B4^ on h' })
    expect(two.refusal(0, 'dismount', { rider: 'i' })).toBeUndefined()
  })
})

clause('AA-7.7', () => {
  test('a creature mounts once and dismounts once in a phase', () => {
    const creatures = { h: 'giant 0 C4', o: 'orc 0 C4', g: 'ogre 0 C4' }
    const off = arena('equip1', creatures)
      .play(0, 'mount', mount('o', 'h'))
      .play(0, 'dismount', { rider: 'o' })
    expect(off.refusal(0, 'mount', mount('o', 'g'))).toBe('AA-7.7')
    const on = arena('equip1', { ...creatures, o: 'orc 0 C4 on h' })
      .play(0, 'dismount', { rider: 'o' })
      .play(0, 'mount', mount('o', 'g'))
    expect(on.refusal(0, 'dismount', { rider: 'o' })).toBe('AA-7.7')
  })
})

clause('AA-7.11', () => {
  test('illusions do not carry', () => {
    const game = arena('equip1', { f: 'phantom 0 C4', o: 'orc 0 C4' })
    expect(game.refusal(0, 'mount', mount('o', 'f'))).toBe('AA-7.11')
  })
})

clause('AA-7.12', () => {
  const creatures = { g: 'giant 0 C4', h: 'riding-horse 0 C4', o: 'kobold 0 C4', c: 'elephant 0 C4' }
  test('a vehicle is carried by a creature with hands only', () => {
    const game = arena('equip1', creatures)
    expect(game.refusal(0, 'mount', mount('h', 'c'))).toBe('AA-7.12')
    expect(game.play(0, 'mount', mount('h', 'g')).creature('h').controller).toBe('west')
  })
  test('and only while it carries nobody', () => {
    const game = arena('equip1', creatures).play(0, 'mount', mount('o', 'h'))
    expect(game.refusal(0, 'mount', mount('h', 'g'))).toBe('AA-7.12')
  })
})

clause('AA-7.13', () => {
  test('a wall does not mount but may be mounted', () => {
    const creatures = { a: 'airship 0 C4', w: 'palisade 0 C4', o: 'orc 0 C4', p: 'human-pilot 0 C4' }
    const game = arena('equip1', creatures)
    expect(game.refusal(0, 'mount', mount('w', 'a'))).toBe('AA-7.13')
    expect(game.refusal(0, 'mount', mount('o', 'w'))).toBeUndefined()
  })
  test('what flies without walking is no wall', () => {
    const creatures = { d: 'dragon 0 C4', b: 'hot-air-balloon 0 C4' }
    expect(arena('equip1', creatures).refusal(0, 'mount', mount('b', 'd'))).toBe('AA-7.12')
  })
})
