import { expect, test } from 'vitest'
import { creatureOf } from '@/games/arena/queries/creatures'
import { aheadOf } from '@/games/arena/queries/threats/ahead'
import { standsOf } from '@/games/arena/queries/threats/stands'
import type { ArenaSeat, CreatureId, Position, Space } from '@/games/arena/state/position'
import { clause } from '../../../support/clause'
import { arena } from '../on-the-table'
import { played, until } from './foresight'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }

function foreseen(position: Position, seat: ArenaSeat, id: string): readonly Space[] {
  const table = aheadOf(position, seat)
  const unit = creatureOf(table, id as CreatureId)
  return unit
    ? standsOf(table, unit)
        .map(({ space }) => space)
        .sort()
    : []
}

/** What is foreseen of a unit is all that its Movement can lead to, seen at once and from before its turn. */
function expectExact(position: Position, seat: ArenaSeat, id: string): readonly Space[] {
  const then = until(position, ({ active, now }) => active === seat && now.phase === 'movement')
  const found = foreseen(position, seat, id)
  expect(found).toEqual(played(then, id))
  expect(foreseen(then, seat, id)).toEqual(found)
  return found
}

const UNITS = {
  o: 'orc 1 B4',
  g: 'gargoyle 1 D6',
  h: 'ogre 1 D7',
  r: 'orc 1 D7 on h',
  a: 'archer 0 B3',
  x: 'imp 0 D4^',
}

clause('AA-9.1', () => {
  test.each(['o', 'h'])(
    'where %s may be is found without playing, in its Movement and a turn before',
    (id) => {
      expect(
        expectExact(arena('movement', { ...UNITS, ...home }, { active: 1 }).position, 'east', id),
      ).not.toEqual([])
      expectExact(arena('combat', { ...UNITS, ...home }).position, 'east', id)
    },
  )
})

clause('AA-9.3', () => {
  test('nobody is foreseen beyond an enemy who bars the only way', () => {
    const field = { o: ['orc 1 C3', { move: 3 }], a: 'archer 0 C2', ...home } as const
    const spaces = expectExact(arena('combat', field).position, 'east', 'o')
    expect(spaces).toContain('C2')
  })
})

clause('AA-10.8', () => {
  test('a flyer whose flight is used up is foreseen on the ground, or with an enemy in the air', () => {
    for (const air of [1, 2, 3]) {
      const field = { ...UNITS, g: ['gargoyle 1 D6^', { air }], ...home } as const
      expectExact(arena('combat', field).position, 'east', 'g')
    }
  })
  test('who flies on foot and through the air is foreseen in both', () => {
    const spaces = expectExact(arena('combat', { ...UNITS, ...home }).position, 'east', 'g')
    expect(spaces).toEqual(expect.arrayContaining(['D6', 'D6^', 'D5^', 'D5']))
  })
})

clause('AA-4.11', () => {
  test('a storm in its last turn keeps nobody away in the next', () => {
    const field = { ...UNITS, ...home }
    for (const last of [5, 6, 7]) {
      const { position } = arena('combat', field, { hexes: { D5: { storm: last } } })
      expectExact(position, 'east', 'g')
      expectExact(position, 'west', 'x')
    }
  })
})

clause('AA-21.3', () => {
  test('what ends with the phase does not bind a turn later', () => {
    const enchantments = [{ id: 'gift', name: 'wings', seat: 1, on: { creature: 'o' }, ends: 'combat' }]
    const spaces = expectExact(arena('combat', { ...UNITS, ...home }, { enchantments }).position, 'east', 'o')
    expect(spaces.some((space) => space.endsWith('^'))).toBe(false)
  })
})

clause('AA-9.8', () => {
  const field = { ...UNITS, n: 'necromancer 1 B8', o: 'necromancer 0 B2', ...home }
  const slay = { spell: 'slay', target: { creature: 'g' } }
  const cast = (caster: string, due: number, spell: object = slay) => ({
    casts: [{ id: 'k', caster, ...spell, madeInTurn: due - (due === 8 ? 4 : 2), due }],
  })
  test.each([
    [6, slay],
    [8, { spell: 'plague', target: { space: 'D6' } }],
  ])('who is to cast in turn %i is bound in turn 6', (due, spell) => {
    const { position } = arena('combat', field, cast('n', due, spell))
    expect(expectExact(position, 'east', 'n')).toEqual(['B8'])
  })
  test('who has cast by then is not', () => {
    const moving = arena('movement', field, cast('o', 5)).position
    expect(foreseen(moving, 'west', 'o')).toEqual(['B2'])
    const casting = until(moving, ({ now }) => now.phase === 'magic2')
    expect(expectExact(casting, 'west', 'o').length).toBeGreaterThan(1)
  })
})

clause('AA-3.4', () => {
  test('who has moved in this turn is foreseen in the next', () => {
    const field = { o: ['orc 0 B4', { moved: true }], ...home } as const
    const moving = arena('movement', field).position
    expect(foreseen(moving, 'west', 'o')).toEqual(['B4'])
    expectExact(arena('combat', field).position, 'west', 'o')
  })
})
