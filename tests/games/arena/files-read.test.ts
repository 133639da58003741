import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { HexId } from '@/engine/kernel/hex'
import { arenaFiles } from '@/games/arena/files'
import { draftPosition } from '@/games/arena/files/position-read'
import type { Position } from '@/games/arena/state/position'
import { toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const FOE = { id: 'p', type: 'orc', owner: 1, at: 'C8' }
const MAGE = { ...ORC, type: 'wizard' }
const GARGOYLE = { id: 'g', type: 'gargoyle', owner: 1, at: 'C5^' }

function read(file: object): Position {
  const parsed = arenaFiles.parsePosition(file)
  return present(parsed.ok ? parsed.value : undefined, JSON.stringify(parsed))
}
const nowOf = (file: object) => read(file).now
const creatureOf = (change: object, more: object = {}) =>
  read({ creatures: [{ ...ORC, ...change }], ...more }).creatures[0]

describe('A creature of which a file tells only card, owner and space', () => {
  test('is as printed and has done nothing', () => {
    expect(creatureOf({})).toEqual({
      ...{ id: 'o', card: 'orc', number: 1, owner: 'west', controller: 'west', at: 'C4', on: null },
      ...{ power: 0, move: 0, printedPower: null, printedMove: null, uses: {}, airTurns: 0 },
      ...{ moved: false, fired: false, fought: false, instantUsed: false, castBegun: false },
      ...{ cameFrom: null, mounted: false, dismounted: false, strandedAt: null, flown: null },
    })
    expect(creatureOf({ type: 'medusa' })?.uses).toEqual({ petrify: 2 })
    expect(creatureOf({ type: 'medusa', uses: { petrify: 1 } })?.uses).toEqual({ petrify: 1 })
  })
  test('has flown for a turn in the air', () => {
    expect(creatureOf(GARGOYLE)?.airTurns).toBe(1)
    expect(creatureOf({ ...GARGOYLE, air: 2 })?.airTurns).toBe(2)
  })
  test('has moved if it, or its mount, came from somewhere', () => {
    const mount = { ...ORC, id: 'm', type: 'ogre' }
    const moved = (creatures: readonly object[]) => read({ creatures }).creatures.map((one) => one.moved)
    expect(
      moved([
        { ...mount, from: 'C5' },
        { ...ORC, on: 'm' },
        { ...ORC, id: 'p' },
      ]),
    ).toEqual([true, true, false])
    expect(moved([mount, { ...ORC, on: 'm' }])).toEqual([false, false])
    expect(moved([{ ...mount, from: 'C5', moved: false }])).toEqual([false])
  })
  test('has the number of its place in the list, and all stand in the order of their numbers', () => {
    const { creatures } = read({ creatures: [{ ...ORC, number: 5 }, FOE] })
    expect(creatures.map(({ id, number }) => [id, number])).toEqual([
      ['p', 2],
      ['o', 5],
    ])
  })
  test('is stranded where it could not go, unless that changed in this turn (AA-15.8)', () => {
    const strandedIn = (at: string, hex: object) =>
      creatureOf({ type: at.endsWith('^') ? 'gargoyle' : 'orc', at }, { hexes: { C4: hex } })?.strandedAt
    expect(strandedIn('C4', { terrain: 'Water' })).toBe('C4')
    expect(strandedIn('C4', { terrain: 'Water', fresh: true })).toBeNull()
    expect(strandedIn('C4', { terrain: 'Rocky' })).toBeNull()
    expect(strandedIn('C4^', { storm: 6 })).toBe('C4^')
    expect(strandedIn('C4^', { storm: 7 })).toBeNull()
  })
  test('is stranded as the file says', () => {
    expect(creatureOf({ stranded: true })?.strandedAt).toBe('C4')
    expect(creatureOf({ stranded: 'C5' })?.strandedAt).toBe('C5')
    expect(creatureOf({ stranded: false }, { hexes: { C4: { terrain: 'Water' } } })?.strandedAt).toBeNull()
  })
  test('is stranded if its mount is, and not by itself', () => {
    const file = {
      hexes: { C4: { terrain: 'Water' } },
      creatures: [
        { ...ORC, id: 'm', type: 'sea-serpent' },
        { ...ORC, on: 'm' },
      ],
    }
    expect(read(file).creatures.map(({ strandedAt }) => strandedAt)).toEqual([null, null])
  })
})

describe('A hex of which a file says nothing', () => {
  const control = (creatures: readonly object[], hex: string, more: object = {}) =>
    read({ creatures, ...more }).hexes[hex as HexId]?.control
  test('has the terrain of the map, and no storm', () => {
    const { hexes } = read({ map: 'broken-vale', hexes: { C4: { control: 1 } } })
    const plain = { storm: null, fresh: false }
    expect(hexes['A2' as HexId]).toEqual({ terrain: 'Forest', control: null, ...plain })
    expect(hexes['C1' as HexId]).toEqual({ terrain: 'King', control: 'west', ...plain })
    expect(hexes['C4' as HexId]).toEqual({ terrain: 'River', control: 'east', ...plain })
  })
  test('is of who stands there, on the ground first (B-6)', () => {
    expect(control([{ ...GARGOYLE, at: 'C4^' }], 'C4')).toBe('east')
    expect(control([ORC, { ...GARGOYLE, at: 'C4^' }], 'C4')).toBe('west')
    expect(control([ORC, { ...FOE, at: 'C4' }], 'C4')).toBeNull()
    expect(control([ORC, { ...FOE, at: 'C4' }, { ...GARGOYLE, at: 'C4^' }], 'C4')).toBeNull()
    expect(control([{ ...ORC, type: 'phantom' }], 'C4')).toBeNull()
  })
  test('is of its king, but for who alone stands on its ground', () => {
    expect(control([], 'C9')).toBe('east')
    expect(control([{ ...ORC, at: 'C9' }], 'C9')).toBe('west')
    expect(
      control(
        [
          { ...ORC, at: 'C9' },
          { ...FOE, at: 'C9' },
        ],
        'C9',
      ),
    ).toBe('east')
    expect(control([{ ...GARGOYLE, at: 'C1^' }], 'C1')).toBe('west')
    expect(control([{ ...ORC, at: 'B7' }], 'B7', { ruleset: 'basic' })).toBeNull()
  })
})

describe('A phase of which a file says nothing more', () => {
  test('of Terrain Change has the budget of the hexes held, and has used nothing', () => {
    expect(nowOf({ phase: 'terrain', creatures: [ORC, FOE] })).toEqual({
      phase: 'terrain',
      budget: 2,
      pooled: 0,
    })
    expect(nowOf({ phase: 'terrain', active: 1, turn: 6, budget: 9 })).toMatchObject({ budget: 9 })
    const used = { phase: 'terrain', pooled: 3, variants: { terrainPool: true } }
    expect(nowOf(used)).toMatchObject({ pooled: 3 })
  })
  test('of magic has the first bout, or the second if the other seat has it', () => {
    const offered = {
      creatures: [
        { ...ORC, type: 'shapeshifter' },
        { ...FOE, type: 'shapeshifter' },
      ],
    }
    const first = { phase: 'magic1', bout: 'west', nth: 1, declared: false, queue: [] }
    expect(nowOf({ phase: 'magic1', ...offered })).toEqual(first)
    expect(nowOf({ phase: 'magic1', bout: 1, ...offered })).toEqual({ ...first, bout: 'east', nth: 2 })
    const told = { nth: 3, declared: true, queue: [] }
    expect(nowOf({ phase: 'magic2', magic: told, ...offered })).toEqual({
      phase: 'magic2',
      bout: 'west',
      ...told,
    })
  })
  test('of Combat has come to nothing yet', () => {
    const empty = { phase: 'combat', shots: {}, settled: [], fight: null, choice: null, marks: {} }
    expect(nowOf({ phase: 'combat' })).toEqual(empty)
    expect(nowOf({ phase: 'combat', combat: {} })).toEqual(empty)
  })
  test.each(['equip1', 'movement', 'equip2'])('is just that: %s', (phase) => {
    expect(nowOf({ phase })).toEqual({ phase })
  })
})

describe('A position in a magic phase', () => {
  const shifter = { ...FOE, type: 'shapeshifter' }
  test('begins with the bout of who can use one (AA-19.7)', () => {
    expect(nowOf({ phase: 'magic1', creatures: [ORC, shifter] })).toMatchObject({ bout: 'east', nth: 2 })
  })
  test('stays with whom it names where nobody can', () => {
    expect(nowOf({ phase: 'magic1', creatures: [ORC, FOE] })).toMatchObject({ phase: 'magic1', bout: 'west' })
    expect(nowOf({ phase: 'magic2', creatures: [ORC, FOE] })).toMatchObject({ phase: 'magic2', bout: 'west' })
  })
  test('stays with whom it names where it tells what was declared', () => {
    const magic = { nth: 1, declared: false, queue: [] }
    expect(nowOf({ phase: 'magic1', magic, creatures: [ORC, shifter] })).toMatchObject({
      bout: 'west',
      nth: 1,
    })
  })
  test('lets nothing take effect that needs dice', () => {
    const fireball = {
      id: 'k',
      caster: 'o',
      spell: 'fireball',
      target: { space: 'C8' },
      madeInTurn: 5,
      due: 5,
    }
    const file = { phase: 'magic2', bout: 1, creatures: [MAGE, FOE], casts: [fireball] }
    expect(nowOf(file)).toMatchObject({ phase: 'magic2', bout: 'east', nth: 2 })
    expect(read(file).casts).toHaveLength(1)
  })
})

describe('Who moved first', () => {
  const first = (file: object) => read(file).first
  test('follows from whose turn it is (AA-3.2)', () => {
    expect(first({ turn: 5, active: 0 })).toBe('west')
    expect(first({ turn: 6, active: 0 })).toBe('east')
    expect(first({ turn: 6, active: 0, first: 1 })).toBe('east')
  })
  test('is not known before the armies are final', () => {
    expect(first({ stage: 'build' })).toBeNull()
  })
  test('is who was agreed on, or who places, in the basic set-up', () => {
    const placing = { ruleset: 'basic', stage: 'placeBasic', active: 1 }
    expect(first(placing)).toBe('east')
    expect(first({ ...placing, options: { firstPlayer: 'roll' } })).toBe('east')
    expect(first({ ...placing, options: { firstPlayer: 0 } })).toBe('west')
  })
})

describe('What a file counts on from', () => {
  const next = (file: object) => read(file).next
  test('is 1 with nothing there', () => {
    expect(next({})).toEqual({ creature: 1, other: 1 })
  })
  test('is above the numbers in play, the ends of ids and the things themselves', () => {
    expect(next({ creatures: [ORC, FOE] })).toEqual({ creature: 3, other: 1 })
    expect(next({ creatures: [{ ...ORC, number: 12 }] }).creature).toBe(13)
    expect(next({ creatures: [{ ...ORC, id: 'orc-27' }] }).creature).toBe(28)
    expect(next({ creatures: [{ ...ORC, id: 'orc-27-' }] }).creature).toBe(2)
  })
  test('of the rest is above all of its ids', () => {
    const things = {
      creatures: [MAGE],
      items: [{ id: 'item-4', type: 'grenade', by: 'o' }],
      corpses: [{ id: 'corpse-3', type: 'orc', owner: 0, at: 'C4' }],
      enchantments: [{ id: 'mark-2', name: 'slow', seat: 0, on: { creature: 'o' } }],
      casts: [
        { id: 'cast-1', caster: 'o', spell: 'fireball', target: { space: 'C8' }, madeInTurn: 5, due: 5 },
      ],
    }
    const other = (change: object) => next({ ...things, ...change }).other
    expect(other({})).toBe(5)
    expect(other({ corpses: [{ ...things.corpses[0], id: 'corpse-7' }] })).toBe(8)
    expect(other({ enchantments: [{ ...things.enchantments[0], id: 'mark-8' }] })).toBe(9)
    expect(other({ casts: [{ ...things.casts[0], id: 'cast-9' }] })).toBe(10)
    expect(other({ items: [{ ...things.items[0], id: 'i' }] })).toBe(5)
  })
  test('is what it says', () => {
    expect(next({ next: { creature: 30, other: 40 } })).toEqual({ creature: 30, other: 40 })
  })
})

describe('A file that is far too large', () => {
  test('is not looked into', () => {
    const list = (count: number) => ({ creatures: Array.from({ length: count }, () => 0) })
    expect(toldOf(list(19_998))).toEqual(['creatures: must have 500 entries at most; leave some out'])
    expect(toldOf(list(19_999))).toEqual([': must not hold more than 20000 values'])
    const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) })
    expect(toldOf(nested(8))).toEqual(['a: unknown key; remove it'])
    expect(toldOf(nested(9))).toEqual([': must not be nested deeper than 8 levels'])
  })
})

describe('A draft', () => {
  test('is read though its parts do not fit together', () => {
    const draft = draftPosition({ creatures: [{ ...ORC, at: 'Z9' }] })
    expect(draft.ok && draft.value.creatures.map(({ at }) => at)).toEqual(['Z9'])
  })
  test('must have the right shape', () => {
    expect(draftPosition({ creatures: [{ ...ORC, hat: 1 }] })).toMatchObject({
      ok: false,
      problems: [{ path: 'creatures.0.hat' }],
    })
  })
})
