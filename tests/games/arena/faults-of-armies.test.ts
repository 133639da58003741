import { describe, expect, test } from 'vitest'
import { arenaFiles } from '@/games/arena/files'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C1' }
const LIST = { creatures: ['orc'], items: [], spells: [] }
const points = (west: number, east: number = west) => ({ options: { points: [west, east] } })

describe('Points', () => {
  test('buy at least the least army', () => {
    expectSound(points(1))
    expectFault(points(1, 0), 'options.points.1: must be 1 or more: an army needs a creature (AA-2.9)')
    expectFault(points(0, 1), 'options.points.0: must be 1 or more: an army needs a creature (AA-2.9)')
  })
  test('buy at least the least army in a new game', () => {
    expect(arenaFiles.newGame({ points: [1, 1] }).ok).toBe(true)
    expect(arenaFiles.newGame({ points: [1, 0] })).toEqual({
      ok: false,
      problems: [
        { path: 'points.1', message: 'must be 1 or more: an army needs a creature', clause: 'AA-2.9' },
      ],
    })
  })
})

describe('Pools', () => {
  test('hold no more than the points, both together', () => {
    expectSound({ ...points(10, 20), pools: [10, 20] })
    expectSound({ ...points(10, 20), pools: [4, 20], terrainPools: [6, 0] })
    expectSound({ ...points(10, 20), terrainPools: [10, 20] })
  })
  test.each<Row>([
    [
      'West’s points',
      { ...points(10, 20), terrainPools: [11, 0] },
      'terrainPools.0: must be at most 10, the points left (AA-25.1)',
    ],
    [
      'East’s points',
      { ...points(10, 20), terrainPools: [0, 21] },
      'terrainPools.1: must be at most 20, the points left (AA-25.1)',
    ],
    [
      'what the magic pool leaves',
      { ...points(10, 20), pools: [0, 15], terrainPools: [0, 6] },
      'terrainPools.1: must be at most 5, the points left (AA-25.1)',
    ],
  ])('do not hold more than %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('do not hold more magic than points; then nothing is left for terrain', () => {
    expect(toldOf({ ...points(10, 20), pools: [0, 21] })).toEqual([
      'pools.1: must be at most 20, the points (AA-2.3)',
      'terrainPools.1: must be at most 0, the points left (AA-25.1)',
    ])
  })
})

describe('What an army left of its points', () => {
  /** West's orc and potion for 4 points, East's ogre for 7, a pool of terrain for 2, in the first turn. */
  const first = (pools: readonly number[], more: object = {}) => ({
    turn: 1,
    phase: 'equip1',
    ...points(10, 20),
    creatures: [ORC, { id: 'p', type: 'ogre', owner: 1, at: 'C9' }],
    items: [{ id: 'i', type: 'potion-of-speed', owner: 0, at: 'C1' }],
    pools,
    ...more,
  })
  test('is what the pools hold before the first magic', () => {
    expectSound(first([6, 13]))
    expectSound(first([6, 13], { phase: 'terrain' }))
    expectSound(first([6, 11], { terrainPools: [0, 2] }))
  })
  test.each<Row>([
    ['West’s army', first([7, 13]), 'pools.0: must be at most 6, what the army left of the points (AA-2.3)'],
    ['East’s army', first([6, 14]), 'pools.1: must be at most 13, what the army left of the points (AA-2.3)'],
    [
      'the terrain pool',
      first([6, 12], { terrainPools: [0, 2] }),
      'pools.1: must be at most 11, what the army left of the points (AA-2.3)',
    ],
    [
      'an army that costs more than the points',
      first([1, 0], points(3, 20)),
      'pools.0: must be at most 0, what the army left of the points (AA-2.3)',
    ],
  ])('is no more than was left by %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('is not asked after once magic may have been made, or creatures died', () => {
    expectSound(first([10, 20], { phase: 'magic1' }))
    expectSound(first([10, 20], { turn: 2, active: 1 }))
  })
  test('is all of them with nobody in play', () => {
    expectSound({ turn: 1, phase: 'terrain', ...points(10), pools: [10, 10] })
    expectSound({ turn: 1, phase: 'terrain', ...points(10) })
  })
})

describe('Spell cards', () => {
  const cards = ['bless', 'slow', 'spark', 'venom', 'rally', 'hold', 'haste', 'wings', 'recall']
  const none: readonly string[] = []
  test('are as many as was agreed, eight by default', () => {
    expectSound({ spells: [cards.slice(0, 8), none] })
    expectSound({ spells: [none, cards.slice(0, 2)], options: { spellCards: 2 } })
    expectFault({ spells: [cards, none] }, 'spells.0: must be at most 8 cards (AA-2.5)')
    expectFault(
      { spells: [none, cards.slice(0, 3)], options: { spellCards: 2 } },
      'spells.1: must be at most 2 cards (AA-2.5)',
    )
  })
  test('are as many as one likes where that is agreed', () => {
    expectSound({ spells: [cards, cards], options: { spellCards: 0 } })
  })
  test('are not in the basic game', () => {
    expectSound({ ruleset: 'basic', spells: [none, none] })
    expectFault({ ruleset: 'basic', spells: [none, ['bless']] }, 'spells.1: must be at most 0 cards (AA-2.5)')
  })
  test('stand in an army once, and are revealed once', () => {
    expectSound({ spells: [['bless'], ['bless']], revealed: [['bless'], ['bless']] })
    expectFault(
      { spells: [none, ['bless', 'slow', 'bless']] },
      'spells.1.2: bless stands twice; each needs its own',
    )
    expectFault(
      { spells: [none, ['bless', 'slow']], revealed: [none, ['slow', 'slow']] },
      'revealed.1.1: slow stands twice; each needs its own',
    )
  })
  test('are revealed by whoever has them', () => {
    expectFault(
      { spells: [['bless'], ['slow']], revealed: [['bless'], ['slow', 'bless']] },
      'revealed.1.1: must be one of the spells of that seat (AA-17.6)',
    )
    expectFault(
      { revealed: [['bless'], none] },
      'revealed.0.0: must be one of the spells of that seat (AA-17.6)',
    )
  })
})

describe('Army lists', () => {
  const build = (more: object) => ({ stage: 'build', ...points(10, 20), ...more })
  test('are drawn up by West, then by East', () => {
    expectSound(build({}))
    expectSound(build({ lists: [LIST, null] }))
    expectSound(build({ active: 1, lists: [LIST, null] }))
    expectSound(build({ active: 1, lists: [LIST, LIST], locked: [true, false] }))
  })
  test.each<Row>([
    [
      'dearer than West’s points',
      build({ lists: [{ ...LIST, creatures: ['giant'] }, null] }),
      'lists.0: must be a legal army: That costs 12 of 10 points. (AA-2.1)',
    ],
    [
      'dearer than East’s points',
      build({ active: 1, lists: [LIST, { ...LIST, creatures: ['dragon'] }] }),
      'lists.1: must be a legal army: That costs 23 of 20 points. (AA-2.1)',
    ],
    ['of play', { lists: [null, LIST] }, 'lists.1: must be null: play has begun (AA-2.6)'],
    [
      'of the placing of creatures',
      { ruleset: 'basic', stage: 'placeBasic', lists: [LIST, null] },
      'lists.0: must be null: play has begun (AA-2.6)',
    ],
    [
      'of East’s that is final',
      build({ active: 1, lists: [LIST, LIST], locked: [true, true] }),
      'locked.1: must be false: play begins when both armies are final (AA-2.6)',
    ],
    [
      'of West’s that is final too early',
      build({ lists: [LIST, null], locked: [true, false] }),
      'locked.0: must be true if, and only if, East is to draw up (AA-2.6)',
    ],
    [
      'of West’s that is not final when East draws up',
      build({ active: 1, lists: [LIST, null], locked: [false, false] }),
      'locked.0: must be true if, and only if, East is to draw up (AA-2.6)',
    ],
    [
      'of West’s that is missing when East draws up',
      build({ active: 1 }),
      'lists.0: is missing; give the army that is final (AA-2.9)',
    ],
    [
      'of West’s that is not final in play',
      { locked: [false, true] },
      'locked.0: must be true: play has begun (AA-2.6)',
    ],
    [
      'of East’s that is not final in play',
      { locked: [true, false] },
      'locked.1: must be true: play has begun (AA-2.6)',
    ],
  ])('are none %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('are final in play, and as they were in a game that is over', () => {
    expectSound({ locked: [true, true] })
    const over = { stage: 'over', result: { winner: 0, by: 'concession' } }
    expectSound({ ...over, locked: [false, false], lists: [LIST, null] })
  })
})
