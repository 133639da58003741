import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { Terrain } from '@/games/arena/tables/names'
import { faultsOf, leaksOf } from '@/games/arena/invariants'
import { arenaPlay } from '@/games/arena/play'
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
const id = (text: string) => text as Creature['id']
const space = (text: string) => text as Space

describe('invariants', () => {
  test('a sound position breaks none', () => {
    expect(faultsOf(position)).toEqual([])
    expect(faultsOf(enchanted('mark', { kind: 'item', item: 's' }))).toEqual([])
    expect(faultsOf(cast({ due: 5 }))).toEqual([])
  })
  test.each<readonly [string, Position]>([
    ['o is nowhere', changed('o', { at: null })],
    ['o is off the board', changed('o', { at: space('Z9') })],
    ['o has 0 air turns in C4^', changed('o', { at: space('C4^') })],
    ['b has 0 air turns in C6^', changed('b', { airTurns: 0 })],
    ['o sits on nothing', changed('o', { on: id('zz') })],
    ['p is apart from its mount', changed('p', { at: space('C5') })],
    ['o sits on a rider', changed('o', { on: id('p') })],
    ['h carries too much', changed('o', { on: id('h') })],
    ["o is nobody's", changed('o', { controller: null })],
    ["h is not its pilot's", changed('h', { controller: 'east' })],
    ['two things share an id', changed('o', { id: id('h') })],
    ['creatures are out of order', changed('o', { number: 3 })],
    ['s is carried by nobody', item({ place: { by: id('zz') } })],
    ['s hangs in the air', item({ place: { at: space('C4^') } })],
    ['s was used too often', item({ uses: -1 })],
    ['west has overdrawn a pool', { ...position, pools: { west: -1, east: 0 } }],
    ['west has miscounted its spells', { ...position, spellCount: { west: 2, east: 2 } }],
    [
      'west revealed spark without having it',
      { ...position, revealed: { west: ['spark'], east: ['spark'] } },
    ],
    ['the storm over B3 is past its time', { ...position, turn: 7 }],
    ['zz casts and is not in play', cast({ caster: 'zz' })],
    ['a creature has two casts', { ...position, casts: [...position.casts, ...position.casts] }],
    ['k is overdue', cast({ due: 4 })],
    ['mark rests on nothing', enchanted('mark', { kind: 'creature', creature: 'zz' })],
    ['mark rests on nothing', enchanted('mark', { kind: 'item', item: 'zz' })],
    ['hush rests on nothing', enchanted('hush', { kind: 'space', space: 'Z9' })],
    ['wall rests on nothing', enchanted('wall', { kind: 'edge', edge: ['A1', 'Z9'] })],
    ['C4 has the wrong terrain', terrain('C4', 'King')],
    ['C1 has the wrong terrain', terrain('C1', 'Grass')],
    ['east has overdrawn a pool', { ...position, terrainPools: { west: 0, east: -1 } }],
    ['A1 is missing', { ...position, hexes: { ...position.hexes, A1: undefined } as never }],
  ])('%s', (fault, broken) => {
    expect(faultsOf(broken)).toContain(fault)
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
