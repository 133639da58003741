import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { PHASES } from '@/games/arena/state/position'
import { arenaPlay } from '@/games/arena/play'
import { arena } from './on-the-table'

const guards = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }

clause('AA-3.1', () => {
  test('a turn has nine phases, each told as it begins', () => {
    const turn = [1, 2, 3, 4, 5].reduce<{ game: ReturnType<typeof arena>; told: string[] }>(
      ({ game, told }) => {
        const next = game.play(0, 'endPhase')
        const begun = next.events.flatMap((event) =>
          event.type === 'phaseBegun' && event.turn === 5 ? [event.phase] : [],
        )
        return { game: next, told: [...told, ...begun] }
      },
      { game: arena('terrain', guards), told: [] },
    )
    expect(['terrain', ...turn.told]).toEqual(PHASES)
  })
})

clause('AA-3.2', () => {
  test('seats take turns, which are counted across both', () => {
    const east = arena('equip2', guards).play(0, 'endPhase')
    expect([east.position.turn, east.position.active]).toEqual([6, 'east'])
    const west = arena('equip2', guards, { turn: 6, active: 1 }).play(1, 'endPhase')
    expect([west.position.turn, west.position.active]).toEqual([7, 'west'])
  })
})

clause('AA-3.3', () => {
  test.each([
    ['terrain', 'equip1'],
    ['equip1', 'movement'],
    ['movement', 'combat'],
    ['combat', 'equip2'],
    ['equip2', 'terrain'],
  ] as const)('%s ends by hand; then comes %s, and what runs by itself is passed', (phase, next) => {
    expect(arena(phase, guards).play(0, 'endPhase').position.now.phase).toBe(next)
  })
})

clause('AA-3.4', () => {
  test('the marks of the last turn are cleared on both sides', () => {
    const used = { moved: true, fired: true, instantUsed: true, castBegun: true, fought: true, from: 'C3' }
    const creatures = { o: ['orc 0 C4', used], p: ['orc 1 C6', used] } as const
    const game = arena('equip2', creatures, { itemUses: { o: ['grenade'] } }).play(0, 'endPhase')
    const marks = { moved: false, fired: false, instantUsed: false, castBegun: false, fought: false }
    const clear = { ...marks, cameFrom: null }
    expect(game.creature('o')).toMatchObject(clear)
    expect(game.creature('p')).toMatchObject(clear)
    expect(game.position.itemUses).toEqual({})
  })
})

clause('AA-3.6', () => {
  test('dice of a phase that runs by itself are rolled in the order of its steps', () => {
    const hexes = { B4: { control: 0 }, B5: { control: 0 }, C3: { control: 0 } }
    const creatures = { ...guards, a: 'orc 0 C4', b: 'orc 0 C4', g: 'giant 1 C4' }
    const fought = arena('combat', creatures, { hexes: { ...hexes, B3: { control: 0 } } }).play(
      0,
      'resolve',
      { space: 'C4' },
      [2],
    )
    // The one orc left draws one of three own hexes around C4.
    expect(fought.play(0, 'endPhase', {}, [3]).creature('a').at).toBe('C3')
  })
})

clause('AA-3.7', () => {
  test('who has not the decision gives no command, not even to give up', () => {
    const game = arena('movement', { o: 'orc 0 C4', p: 'orc 1 C6' })
    expect(game.refusal(1, 'walk', { unit: 'p', path: ['C7'] })).toBe('AA-3.7')
    expect(game.refusal(1, 'concede')).toBe('AA-3.7')
  })
  test('when the game is over nobody has', () => {
    const game = arena('movement', guards).play(0, 'concede')
    expect(game.refusal(1, 'endPhase')).toBe('AA-3.7')
    expect(arenaPlay.askedSeat(game.position)).toBeNull()
  })
})

clause('AA-3.8', () => {
  test.each([
    ['equip1', 'changeTerrain', { hex: 'B3', to: 'Forest' }],
    ['movement', 'setStorm', { hex: 'B3', on: true }],
    ['terrain', 'equip', { creature: 'guard0', item: 's' }],
    ['terrain', 'drop', { creature: 'guard0', item: 's' }],
    ['combat', 'mount', { rider: 'guard0', mount: 'guard0' }],
    ['movement', 'dismount', { rider: 'guard0' }],
    ['combat', 'walk', { unit: 'guard0', path: ['C2'] }],
    ['equip2', 'fly', { unit: 'guard0', path: ['C2'], land: true }],
    ['terrain', 'buildArmy', { creatures: ['orc'], items: [], spells: [] }],
    ['terrain', 'lockArmy', {}],
    ['terrain', 'placeBasic', { creature: 'guard0', hex: 'A1' }],
  ] as const)('in %s there is no %s', (phase, cmd, args) => {
    const items = [{ id: 's', type: 'magic-sword', at: 'C1' }]
    expect(arena(phase, guards, { items }).refusal(0, cmd, args)).toBe('AA-3.8')
  })
})

clause('AA-3.9', () => {
  test.each([
    ['terrain', 'changeTerrain', { hex: 'Z1', to: 'Forest' }],
    ['terrain', 'setStorm', { hex: 'Z1', on: true }],
    ['equip1', 'equip', { creature: 'guard0', item: 'zz' }],
    ['equip1', 'drop', { creature: 'zz', item: 'zz' }],
    ['equip1', 'mount', { rider: 'guard1', mount: 'zz' }],
    ['equip1', 'dismount', { rider: 'zz' }],
    ['movement', 'walk', { unit: 'zz', path: ['C2'] }],
    ['movement', 'fly', { unit: 'zz', path: ['C2'], land: true }],
  ] as const)('in %s, %s names what is in play', (phase, cmd, args) => {
    expect(arena(phase, guards).refusal(0, cmd, args)).toBe('AA-3.9')
  })
})

clause('AA-3.10', () => {
  test.each([
    ['equip1', 'equip', { creature: 'guard1', item: 's' }],
    ['equip1', 'drop', { creature: 'guard1', item: 's' }],
    ['equip1', 'mount', { rider: 'guard1', mount: 'guard0' }],
    ['equip1', 'dismount', { rider: 'guard1' }],
    ['movement', 'walk', { unit: 'guard1', path: ['C8'] }],
    ['movement', 'fly', { unit: 'guard1', path: ['C8'], land: true }],
  ] as const)('in %s, %s is given to one’s own', (phase, cmd, args) => {
    const items = [{ id: 's', type: 'magic-sword', at: 'C9' }]
    expect(arena(phase, guards, { items }).refusal(0, cmd, args)).toBe('AA-3.10')
  })
})

clause('AA-3.11', () => {
  test('there is always one seat that decides', () => {
    const phases = ['terrain', 'equip1', 'movement', 'combat', 'equip2'] as const
    for (const phase of phases) expect(arenaPlay.askedSeat(arena(phase, guards).position)).toBe('west')
  })
})
