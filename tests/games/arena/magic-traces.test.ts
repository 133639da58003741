import { expect, test } from 'vitest'
import type { Event } from '@/games/arena/events'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const told = <Type extends Event['type']>({ events }: Game, type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
const marks = ({ position }: Game) => position.enchantments.map(({ id }) => id as string)
const itemsIn = ({ position }: Game) => position.items.map(({ id }) => id as string)

/** A cast that takes effect in Magic Phase 2 of turn 5. */
const due = (spell: string, target: object, turnsBefore = 0) => ({
  casts: [{ id: 'k', caster: 'c', spell, target, madeInTurn: 5 - turnsBefore, due: 5 }],
})
const slowed = (id: string, on: object) => ({ id, name: 'slow', seat: 1, on })

clause('AA-3.7', () => {
  test('nobody passes or stops magic out of turn', () => {
    const game = arena('magic1', { c: 'necromancer 1 C4' })
    expect(game.refusal(1, 'passMagic')).toBe('AA-3.7')
    expect(game.refusal(1, 'stopCasting', { caster: 'c' })).toBe('AA-3.7')
  })
})

clause('AA-3.8', () => {
  test('nobody passes or stops magic outside of its phases', () => {
    const game = arena('movement', { c: 'necromancer 0 C4' }, due('slay', { creature: 'c' }, 2))
    expect(game.refusal(0, 'passMagic')).toBe('AA-3.8')
    expect(game.refusal(0, 'stopCasting', { caster: 'c' })).toBe('AA-3.8')
  })
})

clause('AA-21.5', () => {
  test('who dies leaves the enchantments of other creatures and of items alone, and its end is told', () => {
    const enchantments = [
      slowed('x', { creature: 'o' }),
      slowed('y', { creature: 'p' }),
      slowed('z', { creature: 'c' }),
    ]
    const creatures = { c: 'necromancer 0 C4', o: 'orc 1 C5', p: 'orc 1 C5' }
    const after = effectsIn(
      arena('movement', creatures, { ...due('slay', { creature: 'o' }, 2), enchantments }),
    )
    expect(marks(after)).toEqual(['y', 'z'])
    expect(told(after, 'enchantmentEnded').map(({ enchantment, on }) => [enchantment, on])).toEqual([
      ['x', { kind: 'creature', creature: 'o' }],
    ])
  })
})

clause('AA-21.4', () => {
  test('each enchantment is one of its own, though the same magic made them', () => {
    const casts = [
      { id: 'k', caster: 'c', spell: 'slow', target: { creature: 'o' }, madeInTurn: 5, due: 5 },
      { id: 'l', caster: 'd', spell: 'slow', target: { creature: 'p' }, madeInTurn: 5, due: 5 },
    ]
    const creatures = { c: 'chronomancer 0 C4', d: 'chronomancer 0 C4', o: 'orc 1 C5', p: 'orc 1 C5' }
    const after = effectsIn(arena('movement', creatures, { casts }))
    expect(after.position.enchantments.map(({ on }) => on)).toEqual([
      { kind: 'creature', creature: 'o' },
      { kind: 'creature', creature: 'p' },
    ])
    expect(new Set(marks(after)).size).toBe(2)
    expect(after.position.next.other).toBeGreaterThan(
      arena('movement', creatures, { casts }).position.next.other,
    )
  })
})

clause('AA-22.10', () => {
  test('control goes back to the owner of the creature itself, whoever else is in play', () => {
    const game = arena(
      'movement',
      { c: 'wizard 0 C4', o: ['orc 1 C5', { controller: 0 }], p: 'orc 1 D5' },
      {
        ...due('dispel-magic', { enchantment: 'x' }),
        enchantments: [{ id: 'x', name: 'dominate', seat: 0, on: { creature: 'o' } }],
      },
    )
    expect(game.creature('o').controller).toBe('west')
    const after = effectsIn(game)
    expect(told(after, 'controllerChanged')).toEqual([
      { type: 'controllerChanged', creature: 'o', seat: 'east' },
    ])
  })
})

clause('AA-22.23', () => {
  const items = [
    { id: 'sword', type: 'magic-sword', by: 'p' },
    { id: 'helm', type: 'helm-of-will', by: 'p' },
  ]
  const creatures = { c: 'wizard 0 C4', p: 'orc 1 C5' }
  test('what is destroyed is gone for that reason, and nothing else of its bearer', () => {
    const after = effectsIn(arena('movement', creatures, { ...due('shatter', { item: 'sword' }), items }))
    expect(told(after, 'itemGone')).toEqual([
      { type: 'itemGone', item: 'sword', card: 'magic-sword', by: 'destroyed' },
    ])
    expect(itemsIn(after)).toEqual(['helm'])
  })
  test('what is disenchanted already is disenchanted no further', () => {
    const spoilt = items.map((item) => ({ ...item, disenchanted: item.id === 'sword' }))
    const game = arena('movement', creatures, { ...due('disenchant', { item: 'sword' }), items: spoilt })
    expect(told(effectsIn(game), 'failed').map(({ why }) => why)).toEqual(['noEffect'])
  })
})

clause('AA-22.24', () => {
  test('whoever rises uses up one corpse, which is told, and is a creature of its own', () => {
    const corpses = ['x', 'y'].map((id) => ({ id, type: 'elf', owner: 1, at: 'C5' }))
    const casts = [
      { id: 'k', caster: 'c', spell: 'create-zombie', target: { corpse: 'x' }, madeInTurn: 5, due: 5 },
      { id: 'l', caster: 'd', spell: 'create-zombie', target: { corpse: 'y' }, madeInTurn: 5, due: 5 },
    ]
    const creatures = { c: 'necromancer 0 C4', d: 'necromancer 0 C4' }
    const after = effectsIn(arena('movement', creatures, { casts, corpses }))
    expect(told(after, 'corpseUsed').map(({ corpse, hex }) => [corpse, hex])).toEqual([
      ['x', 'C5'],
      ['y', 'C5'],
    ])
    expect(after.position.corpses).toEqual([])
    const numbers = after.position.creatures.map(({ number }) => number)
    expect(numbers).toHaveLength(4)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })
})

clause('AA-20.13', () => {
  test('out of range the use comes back of the item that was used, and of no other', () => {
    const items = [
      { id: 'other', type: 'wand-of-fire', owner: 0, at: 'A1', uses: 1 },
      { id: 'used', type: 'wand-of-fire', by: 'c', uses: 2 },
    ]
    const fired = { caster: 'c', ability: 'wand-of-fire', item: 'used', target: { space: 'C8' } }
    const casts = [{ id: 'k', ...fired, madeInTurn: 5, due: 5 }]
    const after = effectsIn(arena('movement', { c: 'orc 0 C4', o: 'orc 1 C8' }, { items, casts }))
    expect(told(after, 'failed').map(({ why }) => why)).toEqual(['outOfRange'])
    expect(after.position.items.map(({ id, uses }) => [id, uses])).toEqual([
      ['other', 1],
      ['used', 3],
    ])
  })
})

clause('AA-19.8', () => {
  const items = [{ id: 'wand', type: 'wand-of-fire', by: 'c', uses: 2 }]
  const fired = { caster: 'c', ability: 'wand-of-fire', item: 'wand', target: { space: 'C5' } }
  const casts = [{ id: 'k', ...fired, madeInTurn: 5, due: 5 }]
  const failuresWith = (item: object) => {
    const changed = items.map((one) => ({ ...one, ...item }))
    const game = arena('movement', { c: 'orc 0 C4', d: 'orc 0 C4' }, { items: changed, casts })
    return told(effectsIn(game), 'failed').map(({ why }) => why)
  }
  test('an item that is disenchanted, or in other hands, fails when its moment comes', () => {
    expect(failuresWith({})).toEqual([])
    expect(failuresWith({ disenchanted: true })).toEqual(['itemGone'])
    expect(failuresWith({ by: 'd' })).toEqual(['itemGone'])
  })
})
