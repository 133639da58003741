import { describe, expect, test } from 'vitest'
import type { CreatureCardId } from '@/games/arena/tables/creatures'
import type { Requirements } from '@/games/arena/tables/item-card'
import { MAGIC_TYPES } from '@/games/arena/tables/magic'
import {
  concerns,
  effectsOn,
  hasAttribute,
  immuneByNature,
  immuneTo,
  meets,
  ownRanged,
} from '@/games/arena/queries/standing'
import { moveOf, powerOf } from '@/games/arena/queries/values'
import { arena } from '../../on-the-table'

type Words = string | readonly [string, object]

/** The creature 'o' among others, with what is on it. */
function set(words: Words, more: object = {}, others: Readonly<Record<string, string>> = {}) {
  const game = arena('movement', { ...others, o: words }, { ...more })
  return { table: game.position, o: game.creature('o') }
}
const item = (type: string, more: object = { by: 'o' }, id = type) => ({ id, type, ...more })
const laid = (name: string, more: object = {}) => ({
  ...{ id: name, name, seat: 1, on: { creature: 'o' } },
  ...more,
})

describe('immunity by nature (AA-17.9)', () => {
  const immune: readonly (readonly [CreatureCardId, readonly string[]])[] = [
    ['zombie', ['Charm', 'Creature', 'Death']],
    ['tank', ['Charm', 'Creature', 'Death']],
    ['bear', ['Charm']],
    ['orc', []],
    ['angel', []],
  ]
  test.each(immune)('%s', (card, types) => {
    expect(MAGIC_TYPES.filter((type) => immuneByNature({ card }, type))).toEqual(types)
    expect(immuneByNature({ card }, 'Tech')).toBe(false)
  })
  test('attributes are those printed', () => {
    expect(hasAttribute({ card: 'orc' }, 'evil')).toBe(true)
    expect(hasAttribute({ card: 'orc' }, 'good')).toBe(false)
  })
})

describe('immunity that is given (AA-22.12)', () => {
  const types = (words: Words, more: object = {}) => {
    const { table, o } = set(words, more)
    return [...MAGIC_TYPES, 'Tech' as const].filter((type) => immuneTo(table, o, type))
  }
  test('an aura keeps from Death, a helm from Charm, and nothing from Tech', () => {
    expect(types('angel 0 C4')).toEqual(['Death'])
    expect(types('unicorn 0 C4')).toEqual(['Charm', 'Death'])
    expect(types('orc 0 C4', { items: [item('helm-of-will')] })).toEqual(['Charm'])
    expect(types('orc 0 C4')).toEqual([])
  })
  test('not in the hands of others, on the ground, disenchanted, or where no magic works', () => {
    const helm = (more: object) => ({ items: [item('helm-of-will', more)] })
    expect(types('orc 0 C4', helm({ at: 'C4' }))).toEqual([])
    expect(types('orc 0 C4', helm({ by: 'o', disenchanted: true }))).toEqual([])
    const enchantments = [laid('anti-magic', { on: { space: 'C4' } })]
    expect(types('orc 0 C4', { ...helm({ by: 'o' }), enchantments })).toEqual([])
    expect(types('angel 0 C4', { enchantments })).toEqual([])
    const elsewhere = [laid('anti-magic', { on: { space: 'C4^' } })]
    expect(types('orc 0 C4', { ...helm({ by: 'o' }), enchantments: elsewhere })).toEqual(['Charm'])
  })
  test('keeps off what is laid on it, of that type only (AA-22.12)', () => {
    const enchantments = [laid('pacify'), laid('slow')]
    const { table, o } = set('orc 0 C4', { items: [item('helm-of-will')], enchantments })
    expect(effectsOn(table, o, 'attackType')).toEqual([])
    expect(moveOf(table, o)).toBe(0)
    const bare = set('orc 0 C4', { enchantments })
    expect(effectsOn(bare.table, bare.o, 'attackType')).toMatchObject([{ to: 'Blunt' }])
  })
  test('leaves Tech and other magic as it is', () => {
    const items = [item('helm-of-will'), item('longbow'), item('magic-sword')]
    const { table, o } = set('orc 0 C4', { items })
    expect(effectsOn(table, o, 'grantRanged')).toHaveLength(1)
    expect(powerOf(table, o)).toBe(2)
  })
})

describe('whom an effect concerns (AA-22.1, AA-22.6)', () => {
  const { o: orc } = { o: { card: 'orc' as const } }
  const ask = (more: object, card: CreatureCardId = orc.card) =>
    concerns({ key: 'power', amount: 1, ...more }, { card } as Parameters<typeof concerns>[1])
  test('all, only those of an attribute, or all but those', () => {
    expect(ask({})).toBe(true)
    expect(ask({ only: 'evil' })).toBe(true)
    expect(ask({ only: 'good' })).toBe(false)
    expect(ask({ except: ['good', 'machine'] })).toBe(true)
    expect(ask({ except: ['good', 'evil'] })).toBe(false)
    expect(ask({ only: 'evil', except: ['hands'] })).toBe(false)
  })
  test('an effect on a creature that it does not concern is none', () => {
    const enchantments = [laid('holy-word')]
    expect(powerOf(...both(set('ogre 0 C4', { enchantments })))).toBe(1)
    expect(powerOf(...both(set('giant 0 C4', { enchantments })))).toBe(5)
  })
})

const both = ({ table, o }: ReturnType<typeof set>) => [table, o] as const

describe('what stands on a creature', () => {
  const power = (words: Words, more: object = {}, others = {}) => powerOf(...both(set(words, more, others)))
  test('abilities that are always on, and no others (AA-21.1)', () => {
    expect(effectsOn(...both(set('troll 0 C4')), 'saveFromCombatDeath')).toHaveLength(1)
    expect(power('shapeshifter 0 C4')).toBe(1)
  })
  test('items that it bears (AA-6.4), as far as it is what they ask for (AA-6.3)', () => {
    const sword = (more: object) => ({ items: [item('magic-sword', more)] })
    expect(power('orc 0 C4', sword({ by: 'o' }))).toBe(2)
    expect(power('orc 0 C4', sword({ by: 'p' }), { p: 'orc 0 C4' })).toBe(1)
    expect(power('orc 0 C4', sword({ at: 'C4' }))).toBe(1)
    expect(power('orc 0 C4', sword({ by: 'o', disenchanted: true }))).toBe(1)
    const { table, o } = set('orc 0 C4', sword({ by: 'o' }))
    // Without hands it carries the sword in vain.
    expect(powerOf(table, { ...o, card: 'wolf' })).toBe(1)
    expect(power('orc 0 C4', { items: [item('grenade')] })).toBe(1)
  })
  test('one item of a kind (AA-6.6), and one enchantment of a name (AA-21.7)', () => {
    const items = [item('magic-sword', { by: 'o' }, 'a'), item('magic-sword', { by: 'o' }, 'b')]
    expect(power('orc 0 C4', { items })).toBe(2)
    expect(power('giant 0 C4', { items: [...items, item('giants-club')] })).toBe(8)
    const enchantments = [laid('slow', { id: 'a' }), laid('slow', { id: 'b' })]
    expect(moveOf(...both(set('centaur 0 C4', { enchantments })))).toBe(1)
    const mixed = [laid('slow', { id: 'a' }), laid('time-snare', { id: 'b' })]
    expect(moveOf(...both(set('centaur 0 C4', { enchantments: mixed })))).toBe(0)
  })
  test('enchantments on it and not on others, but none that repeats (AA-21.6)', () => {
    const others = { p: 'orc 0 C4' }
    const on = (creature: string) => ({ enchantments: [laid('slow', { on: { creature } })] })
    expect(moveOf(...both(set('orc 0 C4', on('o'), others)))).toBe(0)
    expect(moveOf(...both(set('orc 0 C4', on('p'), others)))).toBe(1)
    expect(power('orc 0 C4', { enchantments: [laid('sickness', { madeInTurn: 3, seat: 0 })] })).toBe(1)
  })
  test('nothing magical where no magic works, but Tech (AA-22.15)', () => {
    const enchantments = [laid('anti-magic', { on: { space: 'C4' } }), laid('slow')]
    const items = [item('magic-sword'), item('longbow')]
    const { table, o } = set('orc 0 C4', { enchantments, items })
    expect([powerOf(table, o), moveOf(table, o)]).toEqual([1, 1])
    expect(ownRanged(table, o)).toMatchObject({ power: 1 })
    expect(effectsOn(table, { ...o, at: null }, 'power')).toHaveLength(1)
  })
  test('what it is immune to does it no good (AA-17.9)', () => {
    const { table, o } = set('zombie 0 C4', { items: [item('ring-of-regeneration')] })
    expect(effectsOn(table, o, 'saveFromCombatDeath')).toEqual([])
  })
})

describe('a ranged attack of its own (AA-22.27)', () => {
  const ranged = (words: Words, ...types: readonly string[]) =>
    ownRanged(...both(set(words, { items: types.map((type) => item(type)) })))
  test('is the printed one, or the one of a bow', () => {
    expect(ranged('archer 0 C4')).toMatchObject({ power: 1, attack: 'Standard' })
    expect(ranged('net-thrower 0 C4', 'longbow')).toMatchObject({ power: 2, attack: 'Blunt' })
    expect(ranged('orc 0 C4', 'longbow')).toMatchObject({ power: 1, min: 1, max: 1 })
    expect(ranged('orc 0 C4')).toBeNull()
    expect(ranged('orc 0 C4', 'magic-bow')).toBeNull()
  })
})

describe('what an item asks of its bearer (AA-6.3)', () => {
  const may = (words: Words, requires: Requirements, ...types: readonly string[]) => {
    const { table, o } = set(words, { items: types.map((type) => item(type)) })
    return meets(table, o, requires)
  }
  test('nothing, or every attribute', () => {
    expect(may('orc 0 C4', {})).toBe(true)
    expect(may('orc 0 C4', { attributes: ['hands', 'evil'] })).toBe(true)
    expect(may('orc 0 C4', { attributes: ['hands', 'good'] })).toBe(false)
    expect(may('bear 0 C4', { attributes: ['hands'] })).toBe(false)
  })
  test('a size between bounds, both allowed', () => {
    expect(may('ogre 0 C4', { minSize: 2 })).toBe(true)
    expect(may('ogre 0 C4', { minSize: 3 })).toBe(false)
    expect(may('ogre 0 C4', { maxSize: 2 })).toBe(true)
    expect(may('ogre 0 C4', { maxSize: 1 })).toBe(false)
    expect(may('orc 0 C4', { maxSize: 1 })).toBe(true)
  })
  test('no vehicle, or a ranged attack', () => {
    expect(may('jeep 0 C4', { notVehicle: true })).toBe(false)
    expect(may('jeep 0 C4', {})).toBe(true)
    expect(may('orc 0 C4', { notVehicle: true })).toBe(true)
    expect(may('archer 0 C4', { hasRanged: true })).toBe(true)
    expect(may('orc 0 C4', { hasRanged: true })).toBe(false)
    expect(may('orc 0 C4', { hasRanged: true }, 'longbow')).toBe(true)
  })
})
