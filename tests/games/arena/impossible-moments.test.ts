import { describe, expect, test } from 'vitest'
import { arenaFiles } from '@/games/arena/files'

/** What is wrong, the change that makes a sound position so, and the path and the clause that are told. */
type Row = readonly [what: string, change: object, path: string, clause: string]

/** A fault is told as what is to be changed, so that it reads on from its path. */
const REMEDY = /^(must|is|carries|belongs) .*[\w")]$/

function problemsOf(file: object) {
  const read = arenaFiles.parsePosition(file)
  return read.ok ? [] : read.problems
}

function expectOneFault(file: object, path: string, clause: string): void {
  expect(problemsOf(file)).toEqual([{ path, clause, message: expect.stringMatching(REMEDY) as string }])
}

describe('A fight that waits for a choice', () => {
  const fought = (id: string, type: string, owner: number) => ({ id, type, owner, at: 'C4', fought: true })
  const losing = { whose: 1, reason: 'combat', eligible: ['p', 'q'] }
  const fight = {
    space: 'C4',
    winner: 0,
    losses: [losing],
    fighters: [['s'], ['p', 'q']],
    retreats: [1],
  }
  const choice = { seat: 0, space: 'C4', eligible: ['p', 'q'], reason: 'targeted' }
  const waiting = (change: object) => ({
    phase: 'combat',
    creatures: [fought('s', 'swordmaster', 0), fought('p', 'orc', 1), fought('q', 'kobold', 1)],
    combat: { settled: ['C4'], fight, choice, ...change },
  })
  const poisoned = { ...fight, losses: [{ ...losing, reason: 'poison' }] }
  const ROWS: readonly Row[] = [
    ['nobody who chooses', { choice: null }, 'combat.choice', 'AA-12.2'],
    ['a fight that is not among the settled', { settled: [] }, 'combat.settled', 'AA-11.4'],
    ['nothing to be lost', { fight: { ...fight, losses: [] } }, 'combat.fight.losses', 'AA-12.2'],
    ['the loser choosing', { choice: { ...choice, seat: 1 } }, 'combat.choice.seat', 'AA-12.2'],
    ['a choice elsewhere', { choice: { ...choice, space: 'C5' } }, 'combat.choice.space', 'AA-12.2'],
    [
      'one of the winner’s among them',
      { choice: { ...choice, eligible: ['p', 's'] } },
      'combat.choice.eligible',
      'AA-12.3',
    ],
    [
      'poison where none is due',
      { choice: { ...choice, reason: 'poison' } },
      'combat.choice.reason',
      'AA-12.2',
    ],
    ['no poison where it is due', { fight: poisoned }, 'combat.choice.reason', 'AA-12.2'],
  ]
  test('is a position', () => {
    expect(problemsOf(waiting({}))).toEqual([])
    expect(problemsOf(waiting({ fight: poisoned, choice: { ...choice, reason: 'poison' } }))).toEqual([])
  })
  test.each(ROWS)('is none with %s', (_, change, path, clause) => {
    expectOneFault(waiting(change), path, clause)
  })
  test('is none with nobody to be chosen', () => {
    const message = 'must be about creatures of the fight under way'
    expect(problemsOf(waiting({ choice: { ...choice, eligible: [] } }))).toEqual([
      { path: 'combat.choice', message },
    ])
  })
})

describe('A shot', () => {
  const archer = { id: 'a', type: 'archer', owner: 0, at: 'C4', fired: true }
  const enemies = ['C5', 'C6', 'C8'].map((at, nth) => ({ id: `o${nth}`, type: 'orc', owner: 1, at }))
  const at = (target: string, change: object = {}) => ({
    phase: 'combat',
    creatures: [{ ...archer, ...change }, ...enemies, { id: 'b', type: 'orc', owner: 0, at: 'B1' }],
    combat: { shots: { a: target } },
  })
  test('may be at any enemy in range, whoever else is in play', () => {
    expect(problemsOf(at('C5'))).toEqual([])
  })
  test('reaches no farther than its range', () => {
    expectOneFault(at('C8'), 'combat.shots.a', 'AA-14.2')
  })
  test('marks who fired', () => {
    expectOneFault(at('C5', { fired: false }), 'combat.shots.a', 'AA-14.2')
  })
})

describe('A cast', () => {
  const caster = { id: 'n', type: 'necromancer', owner: 0, at: 'C4' }
  const slay = { id: 'k', caster: 'n', spell: 'slay', target: { creature: 'n' }, madeInTurn: 5, due: 7 }
  const wand = { id: 'w', type: 'wand-of-fire', by: 'n' }
  const waved = { id: 'k', caster: 'n', ability: 'wand-of-fire', item: 'w', target: { space: 'C5' } }
  const cast = (change: object, more: object = {}) => ({
    creatures: [caster],
    casts: [{ ...slay, ...change }],
    ...more,
  })
  const { spell: _spell, ...bare } = slay
  const sung = { creatures: [caster], casts: [{ ...bare, ability: 'siren-song' }] }
  const byWand = (change: object) => ({
    phase: 'movement',
    creatures: [{ ...caster, type: 'orc' }],
    items: [wand, { ...wand, id: 'v', type: 'magic-sword' }],
    casts: [{ ...waved, madeInTurn: 5, due: 5, ...change }],
  })
  test('is a position', () => {
    expect([cast({}), byWand({})].map(problemsOf)).toEqual([[], []])
  })
  test.each<Row>([
    ['before the first turn', cast({}, { turn: 0, stage: 'placeBasic' }), 'casts', 'AA-19.1'],
    ['of an ability that it has not', sung, 'casts.0.ability', 'AA-17.2'],
    ['by another item', byWand({ item: 'v' }), 'casts.0.item', 'AA-17.11'],
    ['by no item', byWand({ item: null }), 'casts.0.item', 'AA-17.11'],
    ['at another price', cast({ paid: 9 }), 'casts.0.paid', 'AA-17.5'],
  ])('is none %s', (_, file, path, clause) => {
    expect(problemsOf(file)).toContainEqual({
      path,
      clause,
      message: expect.stringMatching(REMEDY) as string,
    })
  })
})

describe('A mount', () => {
  const ride = (rider: string, mount: string) => ({
    creatures: [
      { id: 'm', type: mount, owner: 0, at: 'C4' },
      { id: 'r', type: rider, owner: 0, at: 'C4', on: 'm' },
    ],
  })
  test('is larger than its rider, and neither is an illusion', () => {
    expect(problemsOf(ride('kobold', 'giant'))).toEqual([])
    expectOneFault(ride('phantom', 'giant'), 'creatures.1.on', 'AA-7.11')
  })
})

describe('A list of faults', () => {
  const orc = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
  test.each<Row>([
    ['next.creature', { next: { creature: 1, other: 1 } }, 'next.creature', 'AA-3.5'],
    [
      'an item in the air',
      { items: [{ id: 'i', type: 'magic-sword', owner: 0, at: 'C4^' }] },
      'items.0.at',
      'AA-6.9',
    ],
    [
      'uses where there are none',
      { items: [{ id: 'i', type: 'magic-sword', by: 'o', uses: 1 }] },
      'items.0.uses',
      'AA-6.7',
    ],
    [
      'no uses where there are some',
      { items: [{ id: 'i', type: 'grenade', by: 'o', uses: null }] },
      'items.0.uses',
      'AA-6.7',
    ],
    [
      'points in both pools',
      { options: { points: [10, 10] }, pools: [6, 0], terrainPools: [6, 0] },
      'terrainPools.0',
      'AA-25.1',
    ],
    ['a phase that runs by itself', { phase: 'retreat' }, 'phase', 'AA-3.3'],
    ['the board of the other rules', { board: 'basic17' }, 'board', 'AA-24.1'],
  ])('has one entry for %s', (_, change, path, clause) => {
    expectOneFault({ creatures: [orc], ...change }, path, clause)
  })
})
