import { describe, expect, test } from 'vitest'
import { couldUseSomething, usesOf } from '@/games/arena/queries/magic/uses'
import { arena, gameOf } from '../../on-the-table'
import { told } from '../by-hand'

/** A bout that is not looked at, so that nobody need have anything to declare. */
const open = { magic: { nth: 1, declared: false, queue: [] } }
type Words = string | readonly [string, object]

function refused(args: object, creatures: Readonly<Record<string, Words>>, more: object = {}) {
  const game = arena('magic1', { ...creatures }, { ...open, ...more })
  return game.refusal(0, 'declareAbility', { target: null, ...args })
}
const growth = { user: 'c', ability: 'quick-growth' }
const grenade = { user: 'c', ability: 'grenade', item: 'g' }

describe('what is refused of abilities (B-1)', () => {
  test('what nobody has (AA-3.9)', () => {
    const orc = { c: 'orc 0 C4', d: 'orc 0 C4' }
    expect(refused(growth, { c: 'shapeshifter 0 C4' })).toBeUndefined()
    expect(refused(growth, orc)).toBe('AA-3.9')
    expect(refused({ user: 'z', ability: 'quick-growth' }, orc)).toBe('AA-3.9')
    expect(refused({ user: 'c', ability: null }, orc)).toBe('AA-3.9')
  })
  test('an item that is not in the hand of its user (AA-3.9)', () => {
    const orcs = { c: 'orc 0 C4', d: 'orc 0 C4' }
    const held = (place: object) =>
      refused(grenade, orcs, { items: [{ id: 'g', type: 'grenade', ...place }] })
    expect(held({ by: 'c' })).toBeUndefined()
    expect(held({ by: 'd' })).toBe('AA-3.9')
    expect(held({ at: 'C4' })).toBe('AA-3.9')
    expect(refused(grenade, orcs)).toBe('AA-3.9')
  })
  test('the wrong target, before anything else (AA-3.9)', () => {
    expect(refused({ ...growth, target: { space: 'C4' } }, { c: 'shapeshifter 1 C4' })).toBe('AA-3.9')
  })
  test('the other side’s creature, and a vehicle without a pilot (AA-3.10, AA-17.10)', () => {
    const jets = { user: 'c', ability: 'hover-jets' }
    expect(refused(growth, { c: 'shapeshifter 1 C4' })).toBe('AA-3.10')
    expect(refused(jets, { c: 'hovercraft 0 C4' })).toBe('AA-17.10')
    expect(refused(jets, { c: 'hovercraft 0 C4', p: 'orc 0 C4 on c' })).toBeUndefined()
  })
  test('a vehicle whose pilot casts (AA-17.10)', () => {
    const creatures = { c: 'hovercraft 0 C4', p: 'necromancer 0 C4 on c', o: 'orc 1 C5' }
    const casts = [{ id: 'k', caster: 'p', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }]
    expect(refused({ user: 'c', ability: 'hover-jets' }, creatures, { casts })).toBe('AA-17.10')
  })
  test('what is always on (AA-18.1)', () => {
    expect(refused({ user: 'c', ability: 'regeneration' }, { c: 'troll 0 C4' })).toBe('AA-18.1')
    const items = [{ id: 's', type: 'magic-sword', by: 'c' }]
    const sword = { user: 'c', ability: 'magic-sword', item: 's' }
    expect(refused(sword, { c: 'orc 0 C4' }, { items })).toBe('AA-18.1')
  })
  test('an item without magic, or without uses (AA-22.23, AA-6.7)', () => {
    const items = [{ id: 'g', type: 'grenade', by: 'c' }]
    const { position } = arena('magic1', { c: 'orc 0 C4' }, { ...open, items })
    const of = (more: object) => {
      const changed = position.items.map((item) => ({ ...item, ...more }))
      return gameOf({ ...position, items: changed }).refusal(0, 'declareAbility', {
        target: null,
        ...grenade,
      })
    }
    expect(of({})).toBeUndefined()
    expect(of({ uses: 0 })).toBe('AA-6.7')
    expect(of({ disenchanted: true, uses: 0 })).toBe('AA-22.23')
  })
  test('an ability without uses (AA-6.7)', () => {
    expect(refused(growth, { c: ['shapeshifter 0 C4', { uses: { 'quick-growth': 1 } }] })).toBeUndefined()
    expect(refused(growth, { c: ['shapeshifter 0 C4', { uses: { 'quick-growth': 0 } }] })).toBe('AA-6.7')
    const song = { user: 'c', ability: 'siren-song', target: { creature: 'c' } }
    expect(refused(song, { c: 'siren 0 C4' })).toBeUndefined()
  })
  test('a second item of a kind in a turn, but not that of another bearer (AA-6.6)', () => {
    const items = [{ id: 'g', type: 'grenade', by: 'c' }]
    const used = (itemUses: object) => refused(grenade, { c: 'orc 0 C4', d: 'orc 0 C4' }, { items, itemUses })
    expect(used({ c: ['grenade'] })).toBe('AA-6.6')
    expect(used({ c: ['potion-of-speed'] })).toBeUndefined()
    expect(used({ d: ['grenade'] })).toBeUndefined()
  })
  test('an item that asks for another bearer (AA-6.3)', () => {
    const items = [{ id: 'g', type: 'holy-symbol', by: 'c' }]
    const symbol = { user: 'c', ability: 'holy-symbol', item: 'g', target: { space: 'C4' } }
    const game = arena('magic1', { c: 'paladin 0 C4' }, { ...open, items })
    expect(game.refusal(0, 'declareAbility', symbol)).toBeUndefined()
    const creatures = [{ ...game.creature('c'), card: 'orc' as const }]
    expect(gameOf({ ...game.position, creatures }).refusal(0, 'declareAbility', symbol)).toBe('AA-6.3')
  })
  test('when there is no time, or it is aimed wrong (AA-18.2, AA-17.9)', () => {
    expect(refused(growth, { c: ['shapeshifter 0 C4', { instantUsed: true }] })).toBe('AA-18.2')
    const song = { user: 'c', ability: 'siren-song', target: { creature: 'o' } }
    expect(refused(song, { c: 'siren 0 C4', o: 'bear 1 C4' })).toBe('AA-17.9')
  })
})

describe('when an ability is declared (AA-3.7, AA-3.8)', () => {
  test('by the seat with the bout, in a magic phase', () => {
    const creatures = { c: 'shapeshifter 0 C4', e: 'shapeshifter 1 C4' }
    const other = { magic: { nth: 2, declared: false, queue: [] }, bout: 1 }
    expect(refused(growth, creatures, other)).toBe('AA-3.7')
    const asked = (phase: 'magic2' | 'movement') =>
      arena(phase, creatures).refusal(0, 'declareAbility', { target: null, ...growth })
    expect([asked('magic2'), asked('movement')]).toEqual([undefined, 'AA-3.8'])
  })
})

describe('a use (AA-6.6, AA-6.7)', () => {
  test('of an item is taken from it, and marked for its bearer', () => {
    const items = [
      { id: 'other', type: 'warhorn', by: 'd', uses: 2 },
      { id: 'h', type: 'warhorn', by: 'c', uses: 2 },
    ]
    const game = arena('magic1', { c: 'orc 0 C4', d: 'orc 0 C4' }, { items, itemUses: { c: ['grenade'] } })
    const after = game.play(0, 'declareAbility', {
      ...{ user: 'c', ability: 'warhorn', item: 'h', target: { space: 'C4' } },
    })
    expect(after.position.items.map(({ uses }) => uses)).toEqual([2, 1])
    expect(after.position.itemUses).toEqual({ c: ['grenade', 'warhorn'] })
    expect(after.position.casts).toMatchObject([{ item: 'h', caster: 'c', paid: 0, due: null }])
    expect(told(after, 'declared')).toMatchObject([
      { source: { kind: 'item', item: 'warhorn' }, caster: 'c', cost: 0, due: null },
    ])
  })
  test('of an ability is taken from its creature alone', () => {
    const creatures = { d: 'shapeshifter 0 C4', c: 'shapeshifter 0 C4' }
    const after = arena('magic1', creatures).play(0, 'declareAbility', { ...growth, target: null })
    expect(['c', 'd'].map((id) => after.creature(id).uses)).toEqual([
      { 'quick-growth': 2 },
      { 'quick-growth': 3 },
    ])
    expect(after.position.itemUses).toEqual({})
    expect(after.position.casts).toMatchObject([{ item: null, caster: 'c' }])
    expect(['c', 'd'].map((id) => after.creature(id).instantUsed)).toEqual([true, false])
  })
  test('of an ability without a limit costs nothing', () => {
    const song = { user: 'c', ability: 'siren-song', target: { creature: 'o' } }
    const game = arena('magic1', { c: 'siren 0 C4', o: 'orc 1 C5' })
    expect(game.play(0, 'declareAbility', song).creature('c').uses).toEqual({})
  })
})

describe('what a creature has to use', () => {
  const items = [
    { id: 'g', type: 'grenade', by: 'c' },
    { id: 'h', type: 'grenade', by: 'd' },
    { id: 'l', type: 'grenade', at: 'C4' },
  ]
  test('its own abilities, then those of its items', () => {
    const game = arena('movement', { c: 'troll 0 C4', d: 'orc 0 C4' }, { items })
    const uses = (id: string) => usesOf(game.position, game.creature(id))
    expect(uses('c').map(({ source, item }) => [source, item?.id])).toEqual([
      [{ kind: 'ability', ability: 'regeneration' }, undefined],
      [{ kind: 'item', item: 'grenade' }, 'g'],
    ])
    expect(uses('d').map(({ user, item }) => [user.id, item?.id])).toEqual([['d', 'h']])
  })
  const could = (words: Words, more: object = {}, others: object = {}) => {
    const game = arena('magic1', { c: words, ...others }, { ...open, ...more })
    return couldUseSomething(game.position, game.creature('c'))
  }
  test('is open where something could be declared now (AA-19.7)', () => {
    expect(could('shapeshifter 0 C4')).toBe(true)
    expect(could('orc 0 C4')).toBe(false)
    expect(could('troll 0 C4')).toBe(false)
    expect(could(['shapeshifter 0 C4', { uses: { 'quick-growth': 0 } }])).toBe(false)
    expect(could(['shapeshifter 0 C4', { instantUsed: true }])).toBe(false)
    expect(could('hovercraft 0 C4')).toBe(false)
    expect(could('hovercraft 0 C4', {}, { p: 'orc 0 C4 on c' })).toBe(true)
  })
})
