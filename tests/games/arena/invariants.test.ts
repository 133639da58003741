import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { Terrain } from '@/games/arena/tables/names'
import { leaksOf } from '@/games/arena/invariants'
import { arenaPlay } from '@/games/arena/play'
import { arenaRules } from '@/games/arena/rules'
import type { Creature, Item, Position, Space } from '@/games/arena/state/position'
import { summaryOf } from '@/games/arena/state/summary'
import { viewOf } from '@/games/arena/state/view'
import { arena, newArena } from './on-the-table'

const { position } = arena(
  'movement',
  {
    ...{ o: 'orc 0 C4', h: 'warhorse 0 C4', p: 'human-pilot 0 C4 on h', b: 'giant-bird 1 C6^' },
    n: 'necromancer 0 C3',
  },
  {
    casts: [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'b' }, madeInTurn: 5, due: 7 }],
    enchantments: [
      { id: 'mark', name: 'slow', seat: 0, on: { creature: 'o' } },
      { id: 'wall', name: 'wall-of-thorns', seat: 0, on: { edge: ['A1', 'A2'] } },
      { id: 'hush', name: 'anti-magic', seat: 0, on: { space: 'E1' } },
    ],
    items: [{ id: 's', type: 'grenade', by: 'o' }],
    spells: [['bless'], ['spark', 'venom']],
    revealed: [[], ['spark']],
    hexes: { B3: { storm: 6 } },
  },
)

const changed = (id: string, change: Partial<Creature>): Position => ({
  ...position,
  creatures: position.creatures.map((one) => ((one.id as string) === id ? { ...one, ...change } : one)),
})
const item = (change: Partial<Item>): Position => ({
  ...position,
  items: position.items.map((one) => ({ ...one, ...change })),
})
const cast = (change: object): Position => ({
  ...position,
  casts: position.casts.map((one) => ({ ...one, ...change })),
})
const enchanted = (id: string, on: object): Position => ({
  ...position,
  enchantments: position.enchantments.map((one) =>
    one.id === id ? { ...one, on: on as typeof one.on } : one,
  ),
})
const terrain = (hex: string, to: Terrain): Position => ({
  ...position,
  hexes: { ...position.hexes, [hex]: { ...position.hexes[hex as HexId], terrain: to } },
})
const withoutHex = (hex: string): Position => ({
  ...position,
  hexes: Object.fromEntries(Object.entries(position.hexes).filter(([id]) => id !== hex)),
})
const id = (text: string) => text as Creature['id']
const space = (text: string) => text as Space

describe('invariants', () => {
  test('a sound position breaks none', () => {
    expect(arenaRules.faultsOf(position)).toEqual([])
    expect(arenaRules.faultsOf(cast({ turn: 3, due: 5 }))).toEqual([])
  })
  test.each<readonly [string, Position]>([
    [
      'creatures.0.at must be a space; "hand" is for creatures still to be placed',
      changed('o', { at: null }),
    ],
    ['creatures.0.at the board has no hex Z9', changed('o', { at: space('Z9') })],
    ['creatures.0.air must be 0 on the ground and 1 or more in the air', changed('o', { at: space('C4^') })],
    ['creatures.3.air must be 0 on the ground and 1 or more in the air', changed('b', { airTurns: 0 })],
    ['creatures.0.on there is no zz; name something that the file lists', changed('o', { on: id('zz') })],
    ['creatures.2.on must be in the same space: h is in C4', changed('p', { at: space('C5') })],
    ['creatures.0.on must be another: p is mounted itself', changed('o', { on: id('p') })],
    ['creatures.1 carries more than it has room for', changed('o', { on: id('h') })],
    ['creatures.0.controller must be 0 or 1: it is no vehicle', changed('o', { controller: null })],
    ['creatures.1.controller must be its pilot’s', changed('h', { controller: 'east' })],
    ['creatures.1.id h stands twice; each needs its own', changed('o', { id: id('h') })],
    ['creatures.2.number 3 stands twice; each needs its own', changed('o', { number: 3 })],
    [
      'creatures does not follow from the rest as it should',
      { ...position, creatures: position.creatures.toReversed() },
    ],
    ['items.0.by there is no zz; name something that the file lists', item({ place: { by: id('zz') } })],
    [
      'items.0.at must be on the ground: it falls at the end of the phase',
      item({ place: { at: space('C4^') } }),
    ],
    ['items.0.uses must be a whole number from 0 to 1000', item({ uses: -1 })],
    ['pools.0 must be a whole number from 0 to 1000', { ...position, pools: { west: -1, east: 0 } }],
    [
      'spellCount does not follow from the rest as it should',
      { ...position, spellCount: { west: 2, east: 2 } },
    ],
    [
      'revealed.0.0 must be one of the spells of that seat',
      { ...position, revealed: { west: ['spark'], east: ['spark'] } },
    ],
    ['hexes.B3.storm must be 7 or later, the last turn of the storm', { ...position, turn: 7 }],
    ['casts.0.caster there is no zz; name something that the file lists', cast({ caster: 'zz' })],
    [
      'casts.1.caster n stands twice; each needs its own',
      { ...position, casts: [...position.casts, ...position.casts] },
    ],
    ['casts.0.due must be 5 or later, the turn in which it takes effect', cast({ due: 4 })],
    [
      'enchantments.0.on.creature there is no zz; name something that the file lists',
      enchanted('mark', { kind: 'creature', creature: 'zz' }),
    ],
    [
      'enchantments.0.on.item there is no zz; name something that the file lists',
      enchanted('mark', { kind: 'item', item: 'zz' }),
    ],
    ['enchantments.2.on.space the board has no hex Z9', enchanted('hush', { kind: 'space', space: 'Z9' })],
    [
      'enchantments.1.on.edge.1 the board has no hex Z9',
      enchanted('wall', { kind: 'edge', edge: ['A1', 'Z9'] }),
    ],
    ['hexes.C4.terrain must be another than King', terrain('C4', 'King')],
    ['hexes.C1.terrain must be King', terrain('C1', 'Grass')],
    [
      'terrainPools.1 must be a whole number from 0 to 1000',
      { ...position, terrainPools: { west: 0, east: -1 } },
    ],
    ['hexes does not follow from the rest as it should', withoutHex('A1')],
  ])('%s', (fault, broken) => {
    expect(arenaRules.faultsOf(broken)).toContain(fault)
  })
})

describe('leaks', () => {
  const built = newArena({ points: [20, 20] }).play(0, 'buildArmy', {
    creatures: ['orc'],
    items: [],
    spells: [],
  })
  test.each(['west', 'east', 'table', 'referee'] as const)('the view of %s tells no secrets', (viewer) => {
    expect(leaksOf(position, viewer)).toEqual([])
    expect(leaksOf(built.position, viewer)).toEqual([])
  })
  test('a view that tells too much is found out', () => {
    const tooMuch = (whole: Position) => viewOf(whole, 'referee')
    expect(leaksOf(position, 'west', tooMuch)).toEqual(['the view of west tells secrets in movement'])
    expect(leaksOf(built.position, 'east', tooMuch)).toEqual(['the view of east tells secrets in build'])
  })
})

describe('secrets', () => {
  test('there are some while a card is hidden, and none when the game is over', () => {
    expect(arenaPlay.hasSecrets(position)).toBe(true)
    expect(arenaPlay.hasSecrets(arena('movement', { o: 'orc 0 C4', p: 'orc 1 C6' }).position)).toBe(false)
    const over = arena('movement', {}, { spells: [['bless'], []] }).play(0, 'concede')
    expect(arenaPlay.hasSecrets(over.position)).toBe(false)
    expect(viewOf(over.position, 'east').spells.west).toEqual(['bless'])
  })
  test('the referee sees the cards of both sides, a side its own, the table none', () => {
    const { position: hidden } = arena('movement', {}, { spells: [['bless'], ['spark']] })
    expect(viewOf(hidden, 'referee').spells).toEqual({ west: ['bless'], east: ['spark'] })
    expect(viewOf(hidden, 'west').spells).toEqual({ west: ['bless'], east: null })
    expect(viewOf(hidden, 'table').spells).toEqual({ west: null, east: null })
  })
  test('a revealed card stops undo', () => {
    const declared = { type: 'passMagic', seat: 'west' } as const
    const event = { type: 'spellRevealed', seat: 'west', source: { kind: 'spell', spell: 'bless' } } as const
    expect(arenaPlay.barrierOf(declared, [event])).toBe('A spell card was revealed.')
    expect(arenaPlay.barrierOf(declared, [])).toBeUndefined()
  })
})

describe('a game in two lines', () => {
  test('tells its map and its turn', () => {
    expect(summaryOf(viewOf(position, 'table'))).toEqual({ scenario: 'Arena: Standard', moment: 'Turn 5' })
    const basic = newArena({ ruleset: 'basic' }).position
    expect(summaryOf(viewOf(basic, 'table'))).toEqual({ scenario: 'Basic Arena', moment: 'Set-up' })
  })
})
