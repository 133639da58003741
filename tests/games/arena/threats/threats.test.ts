import { expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { Command } from '@/games/arena/commands'
import { arenaPlay } from '@/games/arena/play'
import { magicFrom } from '@/games/arena/queries/magic/ranges'
import { creatureOf, membersOf } from '@/games/arena/queries/creatures'
import { boardOf } from '@/games/arena/queries/spaces'
import {
  type Force,
  rangeFrom,
  reachOf,
  spaceAt,
  threatened,
  threatsTo,
} from '@/games/arena/queries/threats/threats'
import { powerOf } from '@/games/arena/queries/values'
import type { CreatureId, Position } from '@/games/arena/state/position'
import { viewOf } from '@/games/arena/state/view'
import { clause } from '../../../support/clause'
import { arena } from '../on-the-table'
import { outcomes, played, until } from './foresight'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const FIELD = {
  ...{ o: 'orc 1 B4', g: 'gargoyle 1 D6', h: 'ogre 1 D7', r: 'orc 1 D7 on h', y: 'archer 1 C7' },
  ...{ a: 'archer 0 B3', x: 'imp 0 D4^' },
  ...home,
}
const LEVELS = ['ground', 'air'] as const

const at = (hex: string) => hex as HexId
const table = (forces: ReadonlyMap<HexId, Force>) => Object.fromEntries(forces)

/** East's Movement that comes next. */
const eastMoves = (position: Position) =>
  until(position, ({ active, now }) => active === 'east' && now.phase === 'movement')

clause('AA-11.5', () => {
  const { position } = arena('combat', FIELD)
  test.each(LEVELS)('what can come to a space on the %s is the sum of all who can be there', (level) => {
    const then = eastMoves(position)
    const units = then.creatures.filter(({ controller, on }) => controller === 'east' && on === null)
    const ends = units.map((unit) => ({ unit, spaces: played(then, unit.id) }))
    const expected = boardOf(then).ids.flatMap((hex) => {
      const members = ends.flatMap(({ unit, spaces }) =>
        spaces.includes(spaceAt(hex, level)) ? membersOf(then, unit) : [],
      )
      const power = members.reduce((sum, one) => sum + powerOf(then, one), 0)
      return members.length === 0 ? [] : [[hex, { count: members.length, power }] as const]
    })
    expect(expected.length).toBeGreaterThan(5)
    expect(table(threatened(position, 'east', { by: 'fight', level }))).toEqual(Object.fromEntries(expected))
  })
})

clause('AA-14.11', () => {
  const { position } = arena('combat', FIELD)
  test.each(LEVELS)(
    'what can be fired into on the %s is all that a shooter can hit after its move',
    (level) => {
      const then = eastMoves(position)
      const combats = outcomes(then, 'y').map((moved) => until(moved, ({ now }) => now.phase === 'combat'))
      const mayFire = (combat: Position, hex: HexId) => {
        const command: Command = {
          type: 'fire',
          seat: 'east',
          shooter: 'y' as CreatureId,
          target: spaceAt(hex, level),
        }
        const refusal = arenaPlay.commands.fire.refusalOf(combat, command)
        // That nobody is there to be fired at is asked last.
        return refusal === undefined || refusal.clause === 'AA-14.4'
      }
      const expected = boardOf(then).ids.filter((hex) => combats.some((combat) => mayFire(combat, hex)))
      expect(expected.length).toBeGreaterThan(3)
      const found = threatened(position, 'east', { by: 'shot', level })
      expect([...found.keys()]).toEqual(expected)
      expect([...found.values()]).toEqual(expected.map(() => ({ count: 1, power: 1 })))
    },
  )
})

clause('AA-14.5', () => {
  test('nobody is expected to fire from beside an enemy', () => {
    const beside = { y: ['archer 1 C3', { move: 0 }], a: 'kobold 0 C3', ...home } as const
    expect(threatened(arena('combat', beside).position, 'east', { by: 'shot', level: 'ground' })).toEqual(
      new Map(),
    )
    expect(rangeFrom(arena('combat', beside).position, at('C3'), 'ground')).toEqual(new Map())
  })
})

clause('AA-14.3', () => {
  test('the range of shots from a hex is that of all who stand there', () => {
    const field = { a: 'archer 0 C4', b: 'archer 0 C4', ...home }
    const { position } = arena('combat', field)
    const pair = { count: 2, power: 2 }
    expect(rangeFrom(position, at('C4'), 'ground').get(at('C5'))).toEqual(pair)
    expect(rangeFrom(position, at('C4'), 'air').get(at('C4'))).toEqual(pair)
    expect(rangeFrom(position, at('C4'), 'air').get(at('C5'))).toBeUndefined()
    expect(rangeFrom(position, at('C1'), 'ground')).toEqual(new Map())
  })
})

clause('AA-14.1', () => {
  test('what has to be far away to fire is no danger to what is near', () => {
    const field = { k: 'catapult 1 C6', p: 'human-pilot 1 C6 on k', ...home }
    const { position } = arena('combat', field)
    const among = (hexes: ReadonlyMap<HexId, Force>) =>
      ['C6', 'C5', 'C4', 'C3', 'C2'].filter((hex) => hexes.has(at(hex)))
    // It fires two hexes far, and can go one before it does.
    expect(among(rangeFrom(position, at('C6'), 'ground'))).toEqual(['C4'])
    expect(among(threatened(position, 'east', { by: 'shot', level: 'ground' }))).toEqual(['C5', 'C4', 'C3'])
  })
})

clause('AA-14.9', () => {
  test('who will still be casting fires at nothing', () => {
    const field = { n: 'necromancer 1 C6', o: 'orc 0 C4', ...home }
    const items = [{ id: 'bow', type: 'longbow', by: 'n' }]
    const plague = { id: 'k', caster: 'n', spell: 'plague', target: { space: 'C5' }, madeInTurn: 4, due: 8 }
    const shots = (casts: readonly object[]) =>
      threatened(arena('combat', field, { items, casts }).position, 'east', { by: 'shot', level: 'ground' })
    expect(shots([]).size).toBeGreaterThan(0)
    expect(shots([plague]).size).toBe(0)
  })
})

clause('AA-7.5', () => {
  test('riders are counted where their mount can go, and a hex nobody is in reaches nothing', () => {
    const { position } = arena('combat', FIELD)
    const reach = reachOf(position, at('D7'), 'ground')
    expect(reach.get(at('D6'))).toMatchObject({ count: 2 })
    expect(reach.has(at('D7'))).toBe(false)
    expect(reachOf(position, at('A1'), 'ground')).toEqual(new Map())
  })
})

clause('AA-14.6', () => {
  test('who can hit a hex is told one by one, the nearest first, fights and shots apart', () => {
    const { position } = arena('combat', { o: 'orc 1 C6', y: 'archer 1 C7', k: 'kobold 0 C5', ...home })
    const found = threatsTo(position, 'east', at('C5')).map(({ by, who, stand }) => [
      by,
      who.id,
      stand.path.length,
    ])
    expect(found[0]).toEqual(['fight', 'o', 1])
    expect(found).toContainEqual(['shot', 'y', 1])
    expect(creatureOf(position, 'k' as CreatureId)?.at).toBe('C5')
  })
})

clause('AA-17.6', () => {
  const field = { p: 'high-priest 1 C5', n: 'necromancer 1 C5', ...home }
  const hidden = { spells: [[], ['bless', 'slay']], pools: [0, 20] }
  const names = (position: Position, viewer: 'west' | 'east') =>
    magicFrom(viewOf(position, viewer), at('C5'), 'ground').get(at('C5')) ?? []
  test('the range of magic counts hidden spells for their own side alone', () => {
    const { position } = arena('combat', field, hidden)
    expect(names(position, 'east')).toEqual(expect.arrayContaining(['Bless', 'Slay']))
    expect(names(position, 'west')).not.toContain('Bless')
    expect(names(position, 'west')).not.toContain('Slay')
  })
  test('a spell that has been declared counts for both', () => {
    const { position } = arena('combat', field, { ...hidden, revealed: [[], ['bless']] })
    expect(names(position, 'west')).toContain('Bless')
    expect(names(position, 'west')).not.toContain('Slay')
  })
})

clause('AA-17.5', () => {
  test('magic that the pool does not pay is not counted', () => {
    const { position } = arena(
      'combat',
      { p: 'high-priest 1 C5', ...home },
      { spells: [[], ['bless']], pools: [0, 2] },
    )
    expect(magicFrom(viewOf(position, 'east'), at('C5'), 'ground').get(at('C5')) ?? []).not.toContain('Bless')
  })
})

clause('AA-20.12', () => {
  test('magic carries as far as it is printed, one less into the air', () => {
    const { position } = arena(
      'combat',
      { p: 'high-priest 1 C5', ...home },
      { spells: [[], ['bless']], pools: [0, 9] },
    )
    const view = viewOf(position, 'east')
    const carries = (hex: string, level: 'ground' | 'air') =>
      magicFrom(view, at('C5'), level).get(at(hex))?.includes('Bless') ?? false
    expect([carries('C5', 'ground'), carries('C6', 'ground'), carries('C7', 'ground')]).toEqual([
      true,
      true,
      false,
    ])
    expect([carries('C5', 'air'), carries('C6', 'air')]).toEqual([true, false])
  })
})
