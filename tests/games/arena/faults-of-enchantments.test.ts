import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const OVER = { stage: 'over', result: { winner: 0, by: 'concession' } }
const WALL = { id: 'e', name: 'wall-of-wind', seat: 0, on: { edge: ['A1', 'A2'] } }

/** An enchantment of West's, by default on an orc, in West's Movement of turn 5. */
const enchanted = (name: string, change: object = {}, more: object = {}) => ({
  creatures: [ORC],
  enchantments: [{ id: 'e', name, seat: 0, on: { creature: 'o' }, ...change }],
  ...more,
})
const onSpace = (name: string, space: string) => enchanted(name, { on: { space } })
const on = (type: string) => ({ creatures: [{ ...ORC, type }] })

describe('What magic leaves behind', () => {
  test.each([
    ['Bless, on a creature', enchanted('bless')],
    ['Slow, on a creature', enchanted('slow')],
    ['Sickness, on a creature', enchanted('sickness')],
    ['Rally, on each creature of a space', enchanted('rally')],
    ['Holy Word, on each creature of an area', enchanted('holy-word')],
    ['Quick Growth, on who used it', enchanted('quick-growth', {}, on('shapeshifter'))],
    ['a Potion of Speed, on who used it', enchanted('potion-of-speed')],
    ['Phantom Warrior, on the Phantom', enchanted('phantom-warrior', {}, on('phantom'))],
    ['Anti-Magic, on the ground', onSpace('anti-magic', 'C4')],
    ['Anti-Magic, in the air', onSpace('anti-magic', 'C4^')],
    ['Hallucinatory Terrain, on the ground', onSpace('hallucinatory-terrain', 'C4')],
    ['Erosion, on ground that changes', onSpace('erosion', 'C4')],
    ['a wall, on an edge', { enchantments: [WALL] }],
  ])('is sound: %s', (_, file) => {
    expectSound(file)
  })

  test.each<Row>([
    [
      'of an instant',
      enchanted('slay'),
      'enchantments.0.name: must be another: Slay leaves nothing behind (AA-21.2)',
    ],
    [
      'of an item that always works',
      enchanted('magic-sword'),
      'enchantments.0.name: must be another: Magic Sword leaves nothing behind (AA-21.2)',
    ],
    [
      'of an ability that is always on',
      enchanted('holy-aura'),
      'enchantments.0.name: must be another: Holy Aura leaves nothing behind (AA-21.2)',
    ],
    [
      'for a creature, on a space',
      onSpace('bless', 'C4'),
      'enchantments.0.on: must be a creature: Bless rests on one (AA-21.4)',
    ],
    [
      'for a creature, on an item',
      enchanted(
        'slow',
        { on: { item: 'i' } },
        { creatures: [ORC], items: [{ id: 'i', type: 'grenade', by: 'o' }] },
      ),
      'enchantments.0.on: must be a creature: Slow rests on one (AA-21.4)',
    ],
    [
      'for a space, on a creature',
      enchanted('anti-magic'),
      'enchantments.0.on: must be a space: Anti-Magic rests on one (AA-21.4)',
    ],
    [
      'for an area of spaces, on a creature',
      enchanted('hallucinatory-terrain'),
      'enchantments.0.on: must be a space: Hallucinatory Terrain rests on one (AA-21.4)',
    ],
    [
      'for an edge, on a creature',
      enchanted('wall-of-wind'),
      'enchantments.0.on: must be an edge: Wall of Wind rests on one (AA-21.4)',
    ],
    [
      'of one that is made, where it was made',
      onSpace('phantom-warrior', 'C4'),
      'enchantments.0.on: must be a creature: Phantom Warrior rests on one (AA-21.4)',
    ],
    [
      'of one that is made, on another',
      enchanted('phantom-warrior'),
      'enchantments.0.on.creature: must be a phantom (AA-22.24)',
    ],
    [
      'for the ground, in the air',
      onSpace('hallucinatory-terrain', 'C4^'),
      'enchantments.0.on.space: must be on the ground (AA-20.6)',
    ],
    [
      'for terrain that changes, on a king hex',
      onSpace('erosion', 'C1'),
      'enchantments.0.on.space: must be terrain that changes (AA-1.3)',
    ],
    [
      'for animals, on an orc',
      enchanted('control-animal'),
      'enchantments.0.on.creature: must be another: Control Animal cannot be aimed at it (AA-20.15)',
    ],
    [
      'for no vehicle, on one',
      enchanted('dominate', {}, on('jeep')),
      'enchantments.0.on.creature: must be another: Dominate cannot be aimed at it (AA-20.15)',
    ],
    [
      'for animals that are no vehicles, on a warhorse',
      enchanted('control-animal', {}, on('warhorse')),
      'enchantments.0.on.creature: must be another: Control Animal cannot be aimed at it (AA-20.15)',
    ],
  ])('is none %s', (_, file, told) => {
    expectFault(file, told)
  })

  test('suits its creature: an animal, one that is no vehicle, any vehicle', () => {
    expectSound(enchanted('control-animal', {}, on('bear')))
    expectSound(enchanted('dominate'))
    expectSound(enchanted('slow', {}, on('jeep')))
  })

  test('is told by its place in the list', () => {
    const [first] = enchanted('slow').enchantments
    const file = { creatures: [ORC], enchantments: [first, { ...first, id: 'f', name: 'slay' }] }
    expect(toldOf(file)).toEqual([
      'enchantments.1.name: must be another: Slay leaves nothing behind (AA-21.2)',
    ])
  })
})

describe('Before the first turn', () => {
  test('nothing is enchanted', () => {
    expectSound({ stage: 'build' })
    expectFault(
      { stage: 'build', enchantments: [WALL] },
      'enchantments: must be empty before the first turn (AA-21.4)',
    )
  })
  test('but from that on something may be', () => {
    expectSound({ turn: 1, phase: 'movement', enchantments: [WALL] })
  })
})

describe('The time of an enchantment', () => {
  test.each([
    ['one made now', enchanted('slow', { madeInTurn: 5 })],
    ['one made in the first turn', enchanted('slow', { madeInTurn: 1 })],
    ['a brief one to the end of Movement, in Movement', enchanted('bless', { ends: 'movement' })],
    [
      'a brief one to the end of Combat, in Combat',
      enchanted('bless', { ends: 'combat' }, { phase: 'combat' }),
    ],
    ['a brief one in a game that is over', enchanted('bless', { ends: 'movement' }, OVER)],
    ['a lasting one in the last phase', enchanted('slow', {}, { phase: 'equip2' })],
    ['a repeating one of either seat', enchanted('sickness', { repeatSeat: 1, madeInTurn: 4 })],
  ])('is sound: %s', (_, file) => {
    expectSound(file)
  })

  test.each<Row>([
    [
      'made later than now',
      enchanted('slow', { madeInTurn: 6 }),
      'enchantments.0.madeInTurn: must be at most 5 (AA-21.4)',
    ],
    [
      'brief, without an end',
      enchanted('bless', { ends: null }),
      'enchantments.0.ends: must be "movement" or "combat" (AA-21.3)',
    ],
    [
      'lasting, with an end',
      enchanted('slow', { ends: 'combat' }),
      'enchantments.0.ends: must be null: Slow lasts (AA-21.3)',
    ],
    [
      'brief, of another turn',
      enchanted('bless', { madeInTurn: 4 }),
      'enchantments.0.madeInTurn: must be 5: it lasts 1 phase (AA-21.3)',
    ],
    [
      'brief to the end of Movement, in Magic Phase 2',
      enchanted('bless', { ends: 'movement' }, { phase: 'magic2' }),
      'enchantments.0.ends: must be a phase that is not over yet (AA-21.3)',
    ],
    [
      'brief to the end of Combat, in the last phase',
      enchanted('bless', { ends: 'combat' }, { phase: 'equip2' }),
      'enchantments.0.ends: must be a phase that is not over yet (AA-21.3)',
    ],
    [
      'repeating, for nobody',
      enchanted('sickness', { repeatSeat: null }),
      'enchantments.0.repeatSeat: is missing: it repeats (AA-21.6)',
    ],
    [
      'lasting, that repeats',
      enchanted('slow', { repeatSeat: 0 }),
      'enchantments.0.repeatSeat: must be null: it does not repeat (AA-21.6)',
    ],
  ])('is none: %s', (_, file, told) => {
    expectFault(file, told)
  })
})
