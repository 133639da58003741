import { describe, expect, test } from 'vitest'
import type { SpellId } from '@/games/arena/tables/spells'
import { holderPlaces, isInRange, placesOf } from '@/games/arena/queries/magic/targets'
import type { Holder } from '@/games/arena/state/position'
import { arena } from '../../on-the-table'
import { aim, spell } from '../by-hand'

type Named = Readonly<Record<string, unknown>> | null

const setOut = () =>
  arena(
    'movement',
    { c: 'wizard 0 C4', f: 'imp 1 C6^', o: 'orc 1 C7' },
    {
      items: [
        { id: 'borne', type: 'grenade', by: 'f' },
        { id: 'lying', type: 'magic-sword', at: 'D5' },
        { id: 'other', type: 'magic-sword', at: 'A1' },
      ],
      corpses: [
        { id: 'y', type: 'orc', owner: 0, at: 'B2' },
        { id: 'x', type: 'elf', owner: 1, at: 'B6' },
      ],
      enchantments: [
        { id: 'e', name: 'slow', seat: 1, on: { creature: 'o' } },
        { id: 'a', name: 'anti-magic', seat: 1, on: { space: 'C8^' } },
        { id: 'w', name: 'wall-of-wind', seat: 1, on: { edge: ['C2', 'C3'] } },
      ],
    },
  )
function placesAt(named: Named) {
  const game = setOut()
  return placesOf(game.position, aim(game, spell('slay'), named))
}

describe('where a target is (AA-20.5 to AA-20.12)', () => {
  const places: readonly (readonly [Named, readonly string[]])[] = [
    [null, ['C4']],
    [{ to: 'D6' }, ['D6']],
    [{ creature: 'f' }, ['C6^']],
    [{ creature: 'o' }, ['C7']],
    [{ corpse: 'x' }, ['B6']],
    [{ item: 'borne' }, ['C6^']],
    [{ item: 'lying' }, ['D5']],
    [{ space: 'B3^' }, ['B3^']],
    [{ enchantment: 'e' }, ['C7']],
    [{ enchantment: 'a' }, ['C8^']],
    [{ enchantment: 'w' }, ['C2', 'C3']],
    [{ edge: ['C5', 'D5'] }, ['C5', 'D5']],
    // What is not there is nowhere.
    [{ creature: 'z' }, []],
    [{ corpse: 'z' }, []],
    [{ item: 'z' }, []],
    [{ enchantment: 'z' }, []],
  ]
  test.each(places)('%j', (named, expected) => {
    expect(placesAt(named)).toEqual(expected)
  })
  const held: readonly (readonly [object, readonly string[]])[] = [
    [{ kind: 'creature', creature: 'f' }, ['C6^']],
    [{ kind: 'creature', creature: 'z' }, []],
    [{ kind: 'item', item: 'borne' }, ['C6^']],
    [{ kind: 'item', item: 'lying' }, ['D5']],
    [{ kind: 'item', item: 'z' }, []],
    [{ kind: 'space', space: 'A1^' }, ['A1^']],
    [{ kind: 'edge', edge: ['A1', 'A2'] }, ['A1', 'A2']],
  ]
  test.each(held)('an enchantment on %j (AA-20.10)', (on, expected) => {
    expect(holderPlaces(setOut().position, on as Holder)).toEqual(expected)
  })
  test('who is still in hand is nowhere', () => {
    const game = setOut()
    const table = game.position
    const creatures = table.creatures.map((one) => ({ ...one, at: null }))
    expect(
      holderPlaces({ ...table, creatures }, { kind: 'creature', creature: game.creature('o').id }),
    ).toEqual([])
  })
})

describe('the range (AA-20.12)', () => {
  const within = (id: SpellId, named: Named, more?: number) => {
    const game = setOut()
    return isInRange(game.position, aim(game, spell(id), named), more)
  }
  test('is the greatest distance, the air one more than the ground', () => {
    // Fireball: range 2. C6 is 2 from C4, and the air above it 3.
    expect(within('fireball', { space: 'C6' })).toBe(true)
    expect(within('fireball', { space: 'C7' })).toBe(false)
    expect(within('fireball', { space: 'C6^' })).toBe(false)
    expect(within('fireball', { space: 'C5^' })).toBe(true)
  })
  test('may be asked with some hexes more', () => {
    expect(within('fireball', { space: 'C8' }, 2)).toBe(true)
    expect(within('fireball', { space: 'C8' }, 1)).toBe(false)
  })
  test('of a side is to both of its hexes (AA-20.11)', () => {
    expect(within('wall-of-thorns', { edge: ['C5', 'C6'] })).toBe(true)
    expect(within('wall-of-thorns', { edge: ['C6', 'C7'] })).toBe(false)
    expect(within('wall-of-thorns', { edge: ['C7', 'C6'] })).toBe(false)
  })
  test('of Teleport is to where it goes', () => {
    expect(within('teleport', { to: 'C8' })).toBe(true)
    expect(within('teleport', { to: 'C9' })).toBe(false)
  })
  test('is nothing to one who is nowhere', () => {
    const game = setOut()
    const from = aim(game, spell('fireball'), { space: 'C5' })
    expect(isInRange(game.position, { ...from, caster: { ...from.caster, at: null } })).toBe(false)
  })
})
