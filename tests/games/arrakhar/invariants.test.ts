import { describe, expect, test } from 'vitest'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { leaksOf } from '@/games/arrakhar/invariants'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Position, Secrets } from '@/games/arrakhar/state/position'
import { viewOf } from '@/games/arrakhar/state/view'
import { resign } from '../../support/orders'
import { begun, designed, laidOut, newGame, sorcererPlaced } from '../../support/set-up-game'
import { type Moment, situation, type Stacks } from '../../support/situation'

const faultsOf = (position: Position) => arrakharRules.faultsOf(position)

function drawn(when: Moment, stacks: Stacks, changes: object = {}): Position {
  return situation(when, stacks, { ...changes }).position
}

/** The same position with some of its units moved to a hex, or made another type, without asking the rules. */
function meddled(position: Position, id: string, change: object): Position {
  return {
    ...position,
    units: position.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
  }
}

function withSecrets(position: Position, secrets: Partial<Secrets>): Position {
  return { ...position, secrets: { ...position.secrets, ...secrets } }
}

describe('Faults of a position', () => {
  test('are none where play can come', () => {
    for (const { position } of [newGame(), designed(), laidOut(), sorcererPlaced(), begun()])
      expect(faultsOf(position)).toEqual([])
    expect(faultsOf(drawn('wizard combat', { '1110': '4 elf', '0112': '5 elf dwarf' }))).toEqual([])
  })
  test('are more than twenty counters of a type, wherever they are', () => {
    const tooMany = 'eliminated with those in play more than 20 of demon; leave some out'
    const position = drawn(
      'wizard combat',
      { '1110': '2 demon' },
      { eliminated: [{ type: 'demon', count: 3 }] },
    )
    expect(faultsOf(withSecrets(position, { pool: countsOf({ demon: 15 }) }))).toEqual([])
    expect(faultsOf(withSecrets(position, { pool: countsOf({ demon: 16 }) }))).toEqual([tooMany])
    const left = {
      ...position,
      left: position.eliminated.map((unit) => ({ ...unit, id: `${unit.id}0` as typeof unit.id })),
    }
    expect(faultsOf(withSecrets(left, { pool: countsOf({ demon: 13 }) }))).toContain(tooMany)
  })
  test('are not the orcs that came back', () => {
    const position = drawn('wizard combat', { '1110': '2 orc' }, { eliminated: [{ type: 'orc', count: 3 }] })
    const crowded = withSecrets(position, { pool: countsOf({ orc: 17 }) })
    expect(faultsOf(crowded)).toEqual(['secrets does not follow from the rest as it should'])
    expect(faultsOf(withSecrets(crowded, { recycledOrcs: 2 }))).toEqual([])
  })
  test('are a pool of less than nothing, and an id that two units share', () => {
    const twice = (id: string) => `units two units are called ${id}; give each its own id`
    const position = drawn('wizard combat', { '1110': '2 elf' }, { left: [{ type: 'elf', count: 1 }] })
    expect(faultsOf(withSecrets(position, { pool: countsOf({ ghoul: -1 }) }))).toEqual([
      'pool.ghoul must be a whole number from 0 to 20',
    ])
    expect(faultsOf(meddled(position, 'elf-1', { id: 'elf-2' }))).toEqual([twice('elf-2')])
    expect(faultsOf(meddled(position, 'elf-1', { id: 'elf-3' }))).toEqual([twice('elf-3')])
  })
  test('are units where they cannot stand', () => {
    const position = drawn('wizard combat', { '1110': 'elf', '1211': 'orc' })
    expect(faultsOf(meddled(position, 'elf-1', { hex: '0114' }))).toEqual([
      'units.0.hex 0114 is a mountain; units stand on clear hexes',
    ])
    expect(faultsOf(meddled(position, 'elf-1', { hex: '9999' }))).toEqual([
      'units.0.hex the map has no hex 9999',
    ])
    expect(faultsOf(meddled(position, 'orc-1', { hex: '0112' }))).toEqual([
      "units.1.hex 0112 is an entry hex; the sorcerer's side never enters it",
    ])
    expect(faultsOf(meddled(position, 'elf-1', { hex: '0112' }))).toEqual([])
  })
  test('are overstacked hexes, except while units move', () => {
    const crowded = (when: Moment, changes?: object) =>
      meddled(drawn(when, { '1110': '4 elf', '1111': 'elf' }, changes), 'elf-5', { hex: '1110' })
    const tooMany = ['units.0.hex 1110 holds 5 units; four may stay']
    expect(faultsOf(crowded('wizard combat'))).toEqual(tooMany)
    expect(faultsOf(crowded('wizard movement'))).toEqual(tooMany)
    expect(faultsOf(crowded('wizard movement', { moved: { 'elf-5': 1 } }))).toEqual([])
  })
  test('are units of the sorcerer near an entry hex on the first game-turn, except in passing', () => {
    const near = { '0211': 'orc', '0112': 'elf' }
    const tooNear = [
      'units.1.hex 0211 is within two hexes of an entry hex; on the first game-turn put the unit farther away',
    ]
    expect(faultsOf({ ...drawn('sorcerer fireball', near), turn: 1 })).toEqual(tooNear)
    expect(faultsOf({ ...drawn('sorcerer combat', near), turn: 1 })).toEqual(tooNear)
    expect(faultsOf({ ...drawn('sorcerer movement', near, { moved: { 'orc-1': 1 } }), turn: 1 })).toEqual([])
    expect(faultsOf(drawn('sorcerer fireball', near, { turn: 2 }))).toEqual([])
  })
})

describe('Leaks of a view', () => {
  const games = () => [newGame(), designed(), laidOut(), sorcererPlaced(), begun()]
  test('are none', () => {
    for (const { position } of games())
      for (const viewer of ['sorcerer', 'wizard', 'table', 'referee'])
        expect(leaksOf(position, viewer)).toEqual([])
  })
  test('are told of each secret that a view shows to the wrong viewer', () => {
    const { position } = begun()
    const showing = (key: keyof Secrets) => (shown: Position) => ({ told: shown.secrets[key] })
    for (const key of ['wandHaunt', 'pool', 'recycledOrcs', 'designs'] as const)
      for (const viewer of ['wizard', 'table'])
        expect(leaksOf(position, viewer, showing(key)), key).toEqual([
          `the view of ${viewer} tells secrets in wanderingOrcs`,
        ])
    for (const key of ['wandHaunt', 'pool', 'recycledOrcs'] as const)
      expect(leaksOf(position, 'sorcerer', showing(key))).toEqual([])
    expect(leaksOf(position, 'sorcerer', showing('designs'))).toHaveLength(1)
  })
  test('are told of a design by its side', () => {
    const { position } = begun()
    for (const side of ['sorcerer', 'wizard'] as const)
      for (const viewer of ['sorcerer', 'wizard', 'table']) {
        const leaks = leaksOf(position, viewer, ({ secrets }) => ({ design: secrets.designs[side] }))
        expect(leaks.length).toBe(viewer === side ? 0 : 1)
      }
  })
  test('are told of what is laid out, to all but the side that lays it out', () => {
    const setUp = (shown: Position) => ({ setUp: shown.secrets.setUp })
    const { position } = laidOut()
    expect(leaksOf(position, 'sorcerer', setUp)).toEqual([])
    for (const viewer of ['wizard', 'table'])
      expect(leaksOf(position, viewer, setUp)).toEqual([
        `the view of ${viewer} tells secrets in sorcererPlacement`,
      ])
    expect(leaksOf(begun().position, 'wizard', setUp)).toEqual([])
  })
  test('are none when the game is over, nor for the referee', () => {
    const all = (shown: Position) => shown
    const over = begun().then(resign('wizard')).position
    expect(leaksOf(over, 'wizard', all)).toEqual([])
    expect(leaksOf(begun().position, 'referee', all)).toEqual([])
    expect(viewOf(over, 'wizard').pool).not.toBeNull()
  })
})
