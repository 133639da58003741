import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const MAGE = { ...ORC, type: 'wizard' }
const noSuch = (id: string) => `there is no ${id}; name something that the file lists`
const enchanted = (change: object) => ({
  creatures: [ORC],
  enchantments: [{ id: 'e', name: 'slow', seat: 0, on: { creature: 'o' }, ...change }],
})
const walled = (a: string, b: string) => enchanted({ name: 'wall-of-wind', on: { edge: [a, b] } })
const casting = (change: object) => ({
  creatures: [MAGE],
  casts: [
    { id: 'k', caster: 'o', spell: 'fireball', target: { space: 'C5' }, madeInTurn: 5, due: 5, ...change },
  ],
})
const unnamed = (change: object) => casting({ spell: 'fireball', ...change })

describe('What magic rests on', () => {
  test.each<Row>([
    ['a creature', enchanted({ on: { creature: 'x' } }), `enchantments.0.on.creature: ${noSuch('x')}`],
    ['an item', enchanted({ on: { item: 'x' } }), `enchantments.0.on.item: ${noSuch('x')}`],
    [
      'a space',
      enchanted({ name: 'anti-magic', on: { space: 'Z9^' } }),
      'enchantments.0.on.space: the board has no hex Z9',
    ],
    ['an edge of hexes', walled('Z1', 'A1'), 'enchantments.0.on.edge.0: the board has no hex Z1'],
    ['an edge of hexes, the second', walled('A1', 'Z1'), 'enchantments.0.on.edge.1: the board has no hex Z1'],
    [
      'an edge',
      walled('C3', 'C5'),
      'enchantments.0.on.edge: must be two hexes that share a side; C3 and C5 do not (AA-20.11)',
    ],
    [
      'with a name',
      enchanted({ name: 'footstool' }),
      'enchantments.0.name: must be the id of a spell, an ability or an item',
    ],
  ])('is there: %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('is told hex by hex', () => {
    expect(toldOf(walled('Z1', 'Z2'))).toEqual([
      'enchantments.0.on.edge.0: the board has no hex Z1',
      'enchantments.0.on.edge.1: the board has no hex Z2',
    ])
  })
})

describe('What is cast', () => {
  const either = 'casts.0: must have either "spell" or "ability"'
  test('is a spell or an ability', () => {
    expectSound(casting({}))
    expectFault(unnamed({ ability: 'petrify' }), either)
    const { spell: _spell, ...cast } = { ...casting({}).casts[0] }
    expectFault({ creatures: [MAGE], casts: [cast] }, either)
  })
  test('has a name', () => {
    const { spell: _spell, ...cast } = { ...casting({}).casts[0] }
    const file = { creatures: [MAGE], casts: [{ ...cast, ability: 'footstool' }] }
    expectFault(file, 'casts.0.ability: must be the id of an ability or an item')
  })
  test('is cast by somebody, each by another', () => {
    expectFault(casting({ caster: 'x' }), `casts.0.caster: ${noSuch('x')}`)
    const [cast] = casting({}).casts
    expectFault(
      { creatures: [MAGE], casts: [cast, { ...cast, id: 'l' }] },
      'casts.1.caster: o stands twice; each needs its own',
    )
  })
  test('is due in this turn or later', () => {
    expectSound(casting({ due: 5 }))
    expectFault(
      casting({ madeInTurn: 4, due: 4 }),
      'casts.0.due: must be 5 or later, the turn in which it takes effect',
    )
  })
  test.each<Row>([
    ['at a space', casting({ target: { space: 'Z9' } }), 'casts.0.target.space: the board has no hex Z9'],
    ['to a space', casting({ target: { to: 'Z9' } }), 'casts.0.target.to: the board has no hex Z9'],
    [
      'at an edge',
      casting({ target: { edge: ['A1', 'C5'] } }),
      'casts.0.target.edge: must be two hexes that share a side; A1 and C5 do not (AA-20.11)',
    ],
  ])('is aimed %s that is there', (_, file, told) => {
    expectFault(file, told)
  })
  test('may be aimed at what has gone since', () => {
    const at = (spell: string, target: object, more: object = {}) =>
      expectSound({
        creatures: [MAGE],
        casts: [{ id: 'k', caster: 'o', spell, target, madeInTurn: 5, due: 5 }],
        ...more,
      })
    at('disenchant', { item: 'gone' })
    at('dispel-magic', { enchantment: 'gone' })
    const necromancer = { creatures: [{ ...ORC, type: 'necromancer' }] }
    at('create-zombie', { corpse: 'gone' }, necromancer)
    const chronomancer = { creatures: [{ ...ORC, type: 'chronomancer' }] }
    at('slow', { creature: 'gone' }, chronomancer)
  })
  test('in this phase is under way', () => {
    const magic = (queue: readonly string[]) => ({
      ...casting({}),
      phase: 'magic1',
      magic: { nth: 1, declared: true, queue },
    })
    expectSound(magic(['k']))
    expectFault(magic(['k', 'x']), `magic.queue.1: ${noSuch('x')}`)
  })
})

describe('Faults', () => {
  const orcs = (count: number, change: object) =>
    Array.from({ length: count }, (_, nth) => ({ ...ORC, id: `o${nth}`, ...change }))
  test('are told up to a hundred', () => {
    expect(toldOf({ creatures: orcs(100, { at: 'Z9' }) })).toHaveLength(100)
    expect(toldOf({ creatures: orcs(101, { at: 'Z9' }) })).toHaveLength(100)
    expect(toldOf({ phase: 'equip1', creatures: orcs(101, { moved: true }) })).toHaveLength(100)
  })
  test('of what play has not come to are told when all else fits together', () => {
    const file = { phase: 'equip1', creatures: [{ ...ORC, moved: true }] }
    expectFault(file, 'creatures.0.moved: must be false before Movement (AA-3.4)')
    expectFault(
      { ...file, revealed: [['bless'], []] },
      'revealed.0.0: must be one of the spells of that seat (AA-17.6)',
    )
  })
})
