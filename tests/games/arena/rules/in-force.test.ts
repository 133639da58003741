import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { areaOf } from '@/games/arena/queries/magic/areas'
import {
  barrierBetween,
  effectOf,
  isAntiMagic,
  isCastingLong,
  isClosed,
} from '@/games/arena/queries/in-force'
import { arena } from '../on-the-table'
import { cast, space, spell } from './by-hand'

const o = { creature: 'o' }
const laid = (id: string, name: string, on: object = o, more: object = {}) => ({
  id,
  name,
  seat: 1,
  on,
  ...more,
})

describe('what is in force', () => {
  const hexes = (...ids: readonly string[]) => ids as HexId[]
  const [c4, c5, b4] = hexes('C4', 'C5', 'B4') as [HexId, HexId, HexId]
  test('a barrier is on one side of a hex, on the ground or in the air (AA-22.16)', () => {
    const { position } = arena(
      'movement',
      {},
      { enchantments: [laid('w', 'wall-of-wind', { edge: ['C4', 'C5'] })] },
    )
    expect(barrierBetween(position, c4, c5, 'air')).toBe(true)
    expect(barrierBetween(position, c5, c4, 'air')).toBe(true)
    expect(barrierBetween(position, c4, c5, 'ground')).toBe(false)
    expect(barrierBetween(position, c4, b4, 'air')).toBe(false)
    expect(barrierBetween(position, b4, c5, 'air')).toBe(false)
  })
  test('closed ground is that within 1 of the middle (AA-22.17)', () => {
    const closing = laid('h', 'hallucinatory-terrain', { space: 'C5' }, { ends: 'movement' })
    const closed = (name: string, ...more: readonly object[]) =>
      isClosed(arena('movement', {}, { enchantments: [...more, closing] }).position, space(name))
    expect(['C5', 'C6', 'B4', 'D5'].map((name) => closed(name))).toEqual([true, true, true, true])
    expect(['C5^', 'C6^', 'C7', 'A4'].map((name) => closed(name))).toEqual([false, false, false, false])
    expect(closed('C6', laid('a', 'anti-magic', { space: 'C6' }))).toBe(false)
    expect(closed('C5', laid('a', 'anti-magic', { space: 'C6' }))).toBe(true)
    const other = [
      laid('a', 'anti-magic', { space: 'C5' }),
      laid('s', 'erosion', { space: 'C5' }, { madeInTurn: 5 }),
    ]
    expect(isClosed(arena('movement', {}, { enchantments: other }).position, space('C6'))).toBe(false)
  })
  test('no magic works in the one space (AA-22.15)', () => {
    const { position } = arena(
      'movement',
      {},
      {
        enchantments: [
          laid('a', 'anti-magic', { space: 'C5' }),
          laid('s', 'erosion', { space: 'C6' }, { madeInTurn: 5 }),
        ],
      },
    )
    expect(['C5', 'C5^', 'C6'].map((name) => isAntiMagic(position, space(name)))).toEqual([
      true,
      false,
      false,
    ])
  })
  test('an enchantment is asked for what it does', () => {
    expect(effectOf({ source: spell('slow') }, 'move')).toEqual({ key: 'move', amount: -1 })
    expect(effectOf({ source: spell('slow') }, 'power')).toBeUndefined()
  })
  test('who casts for turns, and not for half a one, is busy (AA-18.7)', () => {
    const casting = (one: object, caster = 'c') => {
      const game = arena(
        'movement',
        { c: 'chronomancer 0 C4', n: 'necromancer 0 C4', o: 'orc 1 C5' },
        { casts: [one] },
      )
      return isCastingLong(game.position, game.creature(caster))
    }
    expect(casting(cast('slow', o))).toBe(false)
    expect(casting(cast('time-snare', { space: 'C5' }))).toBe(true)
    expect(casting(cast('time-snare', { space: 'C5' }), 'n')).toBe(false)
  })
  test('an area is its middle, six around, and what is above or below (AA-20.8)', () => {
    const { position } = arena('movement', {})
    const area = (kind: Parameters<typeof areaOf>[1], name: string) =>
      [...areaOf(position, kind, space(name))].sort()
    expect(area('Hex', 'C5')).toEqual(['C5'])
    expect(area('Creatures in hex', 'C5')).toEqual(['C5'])
    const six = ['B4', 'B5', 'C4', 'C6', 'D4', 'D5']
    expect(area('Multi-hex', 'C5')).toEqual([...six, 'C5', 'C5^'].sort())
    expect(area('Creatures in multi-hex', 'C5^')).toEqual(
      [...six.map((hex) => `${hex}^`), 'C5', 'C5^'].sort(),
    )
    expect(area('Multi-hex', 'C1')).toEqual(['B1', 'C1', 'C1^', 'C2', 'D1'])
  })
})
