import { describe, test } from 'vitest'
import { expectFault, expectSound, type Row } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const FLYER = { ...ORC, type: 'gargoyle', at: 'C4^' }
const CONCEDED = { winner: 0, by: 'concession' }
const one = (change: object, more: object = {}) => ({ creatures: [{ ...ORC, ...change }], ...more })
const placed = (change: object) => one(change, { ruleset: 'basic', stage: 'placeBasic' })

describe('A creature', () => {
  test('is not there before the armies are', () => {
    expectFault(one({}, { stage: 'build' }), 'creatures: must be empty: armies are still drawn up (AA-2.6)')
    expectSound({ stage: 'build', creatures: [] })
  })
  test('has a number below the next', () => {
    const next = (creature: number) => ({ next: { creature, other: 1 } })
    expectSound(one({}, next(2)))
    expectFault(one({}, next(1)), 'next.creature: must be above 1 (AA-3.5)')
    expectFault(one({ number: 7 }, next(7)), 'next.creature: must be above 7 (AA-3.5)')
    expectSound(next(1))
  })
  test('has an id and a number of its own', () => {
    const twice = (path: string, what: unknown) => `${path}: ${String(what)} stands twice; each needs its own`
    expectFault({ creatures: [ORC, ORC] }, twice('creatures.1.id', 'o'))
    expectFault(one({}, { items: [{ id: 'o', type: 'grenade', at: 'C4' }] }), twice('items.0.id', 'o'))
    expectFault(
      one({}, { corpses: [{ id: 'o', type: 'orc', owner: 0, at: 'C4' }] }),
      twice('corpses.0.id', 'o'),
    )
    const slow = { id: 'o', name: 'slow', seat: 0, on: { creature: 'o' } }
    expectFault(one({}, { enchantments: [slow] }), twice('enchantments.0.id', 'o'))
    const slay = { id: 'o', caster: 'o', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }
    expectFault(one({ type: 'necromancer' }, { casts: [slay] }), twice('casts.0.id', 'o'))
    expectFault(
      {
        creatures: [
          { ...ORC, number: 2 },
          { ...ORC, id: 'p' },
        ],
      },
      twice('creatures.1.number', 2),
    )
    expectSound({ creatures: [ORC, { ...ORC, id: 'p' }] })
  })
  test('of the basic game is a card of it', () => {
    const basic = (type: string) => one({ type, at: 'B3' }, { ruleset: 'basic' })
    expectSound(basic('giant'))
    expectFault(basic('archer'), 'creatures.0.type: must be a card of the basic game (AA-24.2)')
    expectSound(one({ type: 'archer' }))
  })
  test('is printed with no figure below 0', () => {
    expectSound(one({ power: 0, move: 0 }))
    expectSound(one({ dP: -1, dM: -1 }))
    expectFault(one({ power: -1 }), 'creatures.0.power: must be 0 or more, as cards are printed (AA-11.3)')
    expectFault(one({ move: -1 }), 'creatures.0.move: must be 0 or more, as cards are printed (AA-9.7)')
  })
  test('has the uses that its card has, or fewer', () => {
    const uses = (type: string, left: object) => one({ type, uses: left })
    expectSound(uses('medusa', { petrify: 2 }))
    expectSound(uses('medusa', { petrify: 0 }))
    expectFault(uses('medusa', { petrify: 3 }), 'creatures.0.uses.petrify: must be at most 2 (AA-17.2)')
    expectFault(
      uses('troll', { regeneration: 1 }),
      'creatures.0.uses.regeneration: is no limited ability of its card; remove it (AA-17.2)',
    )
  })
})

describe('The place of a creature', () => {
  test.each<Row>([
    ['off the board', one({ at: 'Z9' }), 'creatures.0.at: the board has no hex Z9'],
    ['in the air off the board', one({ at: 'Z9^' }), 'creatures.0.at: the board has no hex Z9'],
    ['come from off the board', one({ from: 'Z9' }), 'creatures.0.from: the board has no hex Z9'],
    [
      'in hand in play',
      one({ at: 'hand' }),
      'creatures.0.at: must be a space; "hand" is for creatures still to be placed (AA-24.4)',
    ],
    [
      'stranded off the board',
      one({ stranded: 'Z9' }),
      'creatures.0.stranded: must be true, false or a space of the board (AA-15.8)',
    ],
  ])('is not %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('may be another than where it was stranded', () => {
    for (const stranded of [true, false, 'C5', 'C5^']) expectSound(one({ stranded }))
  })
  test.each([
    ['still in hand', placed({ at: 'hand' })],
    ['next to its king area', placed({ at: 'A1' })],
    ['next to its king area, East’s', placed({ owner: 1, at: 'C6' })],
    ['on the river next to it, as it suits it', placed({ type: 'merfolk', at: 'B2' })],
    ['in hand in a game given up', { ...placed({ at: 'hand' }), stage: 'over', result: CONCEDED }],
  ])('in the basic set-up is %s', (_, file) => {
    expectSound(file)
  })
  test.each([
    ['farther off', { at: 'A2' }],
    ['next to the other’s king area', { at: 'A6' }],
    ['next to West’s king area for East’s', { owner: 1, at: 'A1' }],
    ['on ground that does not suit it', { type: 'merfolk', at: 'A1' }],
    ['the king area', { at: 'B1' }],
  ])('in the basic set-up is not %s', (_, change) => {
    const told = 'creatures.0.at: must be "hand", or next to the own king area and suit it (AA-24.4)'
    expectFault(placed(change), told)
  })
})

describe('Air turns', () => {
  const told = 'creatures.0.air: must be 0 on the ground and 1 or more in the air (AA-10.7)'
  test('are counted in the air alone', () => {
    expectSound(one({ air: 0 }))
    expectSound({ creatures: [{ ...FLYER, air: 1 }] })
    expectFault(one({ air: 1 }), told)
    expectFault({ creatures: [{ ...FLYER, air: 0 }] }, told)
  })
  test('are one a turn at most', () => {
    expectSound({ creatures: [{ ...FLYER, air: 5 }] })
    expectFault(
      { creatures: [{ ...FLYER, air: 6 }] },
      'creatures.0.air: must be at most 5, one a turn (AA-10.7)',
    )
  })
  test('before a landing are so as well, and in a turn that has been', () => {
    const flown = (turns: number, turn: number) => one({ flown: { turns, turn } })
    const late = 'creatures.0.flown: must be at most 5 turns, in turn 5 or before (AA-10.7)'
    expectSound(flown(5, 5))
    expectSound(one({ flown: null }))
    expectFault(flown(6, 5), late)
    expectFault(flown(1, 6), late)
  })
})

describe('The marks of a turn', () => {
  test.each([
    ['moved', 'Movement', 'magic1', 'movement'],
    ['fired', 'Combat', 'magic2', 'combat'],
    ['fought', 'Combat', 'magic2', 'combat'],
    ['instantUsed', 'magic', 'equip1', 'magic1'],
    ['castBegun', 'magic', 'equip1', 'magic1'],
  ])('are clear at its beginning: %s before %s', (mark, when, before, phase) => {
    expectFault(
      one({ [mark]: true }, { phase: before }),
      `creatures.0.${mark}: must be false before ${when} (AA-3.4)`,
    )
    expectSound(one({ [mark]: false }, { phase: before }))
    expectSound(one({ [mark]: true }, { phase }))
  })
})

describe('The space that a unit came from', () => {
  const from = (space: string, at: string, phase = 'movement') => ({
    creatures: [{ ...FLYER, from: space, at }],
    phase,
  })
  test.each([
    ['beside, on the ground', from('C5', 'C4')],
    ['beside, in the air', from('C5^', 'C4^')],
    ['above', from('C4^', 'C4')],
    ['below', from('C4', 'C4^')],
    ['anywhere once it may have retreated', from('C8', 'C4', 'equip2')],
  ])('is %s', (_, file) => {
    expectSound(file)
  })
  test.each([
    ['far off', from('C6', 'C4'), 'C4'],
    ['far off in Combat', from('C6', 'C4', 'combat'), 'C4'],
    ['the same', from('C4', 'C4'), 'C4'],
    ['beside, but in the air', from('C5^', 'C4'), 'C4'],
    ['beside, but on the ground', from('C5', 'C4^'), 'C4^'],
  ])('is not %s', (_, file, at) => {
    expectFault(file, `creatures.0.from: must be a space next to ${at} (AA-9.11)`)
  })
  test('is none before Movement', () => {
    expectFault(from('C5', 'C4', 'magic1'), 'creatures.0.from: must be null before Movement (AA-3.4)')
    expectSound(one({ from: null }, { phase: 'magic1' }))
  })
})
