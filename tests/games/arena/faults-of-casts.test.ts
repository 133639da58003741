import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const CASTER = { id: 'n', type: 'necromancer', owner: 0, at: 'C4' }
const WAND = { id: 'w', type: 'wand-of-fire', by: 'n' }
const SWORD = { id: 's', type: 'magic-sword', by: 'n' }
const OVER = { stage: 'over', result: { winner: 0, by: 'concession' } }

/** Magic under way of a creature of West's on C4, in West's Movement of turn 5. */
const casting = (type: string, cast: object, more: object = {}) => ({
  creatures: [{ ...CASTER, type }],
  casts: [{ id: 'k', caster: 'n', madeInTurn: 5, ...cast }],
  ...more,
})
const SLAY = { spell: 'slay', target: { creature: 'n' }, due: 7 }
const slaying = (change: object = {}, more: object = {}) =>
  casting('necromancer', { ...SLAY, ...change }, more)
const FIREBALL = { spell: 'fireball', target: { space: 'C5' }, due: 5 }
const hurling = (change: object = {}, more: object = {}) =>
  casting('wizard', { ...FIREBALL, ...change }, more)
const waving = (change: object = {}) =>
  casting(
    'orc',
    { ability: 'wand-of-fire', item: 'w', target: { space: 'C5' }, due: 5, ...change },
    { items: [WAND, SWORD] },
  )
/** Declared in a magic phase, and still to take effect in it. */
const QUEUED = { magic: { nth: 1, declared: true, queue: ['k'] } }
const IN_MAGIC = { phase: 'magic1', ...QUEUED }
const SPARK = { spell: 'spark', target: { creature: 'n' }, due: null }
const sparking = (change: object = {}, more: object = IN_MAGIC) =>
  casting('wizard', { ...SPARK, ...change }, more)

describe('A caster', () => {
  test.each([
    ['of its type of magic', hurling()],
    ['with a higher level than its spell', casting('sorcerer', FIREBALL)],
    ['with a lower one, as cases of the specification have it', casting('demon', SLAY)],
    [
      'of an ability of its own',
      casting('medusa', { ability: 'petrify', target: { creature: 'n' }, due: 5 }),
    ],
    ['with an item', waving()],
    ['whose item has gone since', waving({ item: 'gone' })],
    ['who has paid the cost', slaying({ paid: 14 })],
    ['who pays nothing for an ability', waving({ paid: 0 })],
  ])('may be one %s', (_, file) => {
    expectSound(file)
  })

  test.each<Row>([
    [
      'of another type of magic',
      casting('chronomancer', SLAY),
      'casts.0.spell: must be another: its caster cannot cast Slay (AA-17.3)',
    ],
    [
      'of an ability that it has not',
      casting('orc', { ability: 'petrify', target: { creature: 'n' }, due: 5 }),
      'casts.0.ability: must be one that its caster has (AA-17.2)',
    ],
    [
      'of what is always on',
      casting(
        'orc',
        { ability: 'magic-sword', item: 's', target: null, due: null },
        { ...IN_MAGIC, items: [SWORD] },
      ),
      'casts.0.ability: must be another: that is always on (AA-18.1)',
    ],
    [
      'of an item’s ability, without one',
      waving({ item: null }),
      'casts.0.item: is missing; name the item (AA-17.11)',
    ],
    [
      'of an item’s ability, with another',
      waving({ item: 's' }),
      'casts.0.item: must be Wand of Fire (AA-17.11)',
    ],
    [
      'of a spell, with an item',
      slaying({ item: 'w' }, { items: [WAND] }),
      'casts.0.item: must be null (AA-17.11)',
    ],
    [
      'of the other seat’s magic',
      sparking({ seat: 1 }),
      'casts.0.seat: must be the seat that controls its caster (AA-22.10)',
    ],
    ['who has paid too little', slaying({ paid: 13 }), 'casts.0.paid: must be 14, its cost (AA-17.5)'],
    ['who has paid for an ability', waving({ paid: 1 }), 'casts.0.paid: must be 0, its cost (AA-17.5)'],
  ])('is none %s', (_, file, told) => {
    expectFault(file, told)
  })

  test('is told by the place of its cast', () => {
    const creatures = [CASTER, { ...CASTER, id: 'm' }]
    const [first] = slaying().casts
    const file = { creatures, casts: [first, { ...first, id: 'l', caster: 'm', paid: 0 }] }
    expect(toldOf(file)).toEqual(['casts.1.paid: must be 14, its cost (AA-17.5)'])
  })
})

describe('What a cast is aimed at', () => {
  const shaping = (target: object) => casting('druid', { spell: 'shape-land', target, due: 5 })
  const going = (target: object | null) => casting('chronomancer', { spell: 'teleport', target, due: 5 })
  test('is of its kind', () => {
    expectSound(hurling())
    expectSound(shaping({ space: 'C5', terrain: 'Grass' }))
    expectSound(going({ to: 'C5' }))
  })
  test.each<Row>([
    [
      'a space for a spell at a creature',
      slaying({ target: { space: 'C5' } }),
      'casts.0.target: must be what Slay is aimed at (AA-20.1)',
    ],
    [
      'the caster for one that goes somewhere',
      going(null),
      'casts.0.target: must be what Teleport is aimed at (AA-20.1)',
    ],
    [
      'ground that is to become nothing',
      shaping({ space: 'C5' }),
      'casts.0.target.terrain: is missing; say what the ground is to become (AA-22.18)',
    ],
    [
      'a creature for ground',
      shaping({ creature: 'n' }),
      'casts.0.target: must be what Shape Land is aimed at (AA-20.1)',
    ],
  ])('is not %s', (_, file, told) => {
    expectFault(file, told)
  })
})

describe('The turn in which a cast takes effect', () => {
  const plague = (due: number) => slaying({ spell: 'plague', target: { space: 'C5' }, due })
  test.each([
    ['a Half Turn later', hurling({ due: 5 })],
    ['1 Turn later, the seat’s next but one', slaying({ due: 7 })],
    ['2 Turns later', plague(9)],
  ])('is its own: %s', (_, file) => {
    expectSound(file)
  })
  test.each<Row>([
    [
      'after a Half Turn',
      hurling({ due: 7 }),
      'casts.0.due: must be 5 by its casting time and "madeInTurn" (AA-18.4)',
    ],
    [
      'after 1 Turn',
      slaying({ due: 9 }),
      'casts.0.due: must be 7 by its casting time and "madeInTurn" (AA-18.4)',
    ],
    ['after 2 Turns', plague(7), 'casts.0.due: must be 9 by its casting time and "madeInTurn" (AA-18.4)'],
    [
      'never',
      slaying({ due: null }),
      'casts.0.due: must be 7 by its casting time and "madeInTurn" (AA-18.4)',
    ],
    [
      'after an Instant',
      sparking({ due: 5 }),
      'casts.0.due: must be null by its casting time and "madeInTurn" (AA-18.4)',
    ],
  ])('is no other: %s', (_, file, told) => {
    expectFault(file, told)
  })
})

describe('An Instant', () => {
  test.each([
    ['Magic Phase 1', sparking()],
    ['Magic Phase 2', sparking({}, { phase: 'magic2', ...QUEUED })],
    ['a game that ended', sparking({}, OVER)],
  ])('is under way in %s', (_, file) => {
    expectSound(file)
  })
  test.each<Row>([
    [
      'in Movement',
      sparking({}, {}),
      'casts.0: is over: it took effect in the phase of its declaration (AA-18.2)',
    ],
    [
      'of the turn before',
      sparking({ madeInTurn: 4 }),
      'casts.0: is over: it took effect in the phase of its declaration (AA-18.2)',
    ],
    [
      'that nobody declared in this phase',
      sparking({}, { phase: 'magic1', magic: { nth: 1, declared: true, queue: [] } }),
      'casts.0: is missing in "magic.queue" (AA-19.1)',
    ],
    [
      'that nobody declared in Magic Phase 2',
      sparking({}, { phase: 'magic2', magic: { nth: 1, declared: true, queue: [] } }),
      'casts.0: is missing in "magic.queue" (AA-19.1)',
    ],
  ])('is not under way %s', (_, file, told) => {
    expectFault(file, told)
  })
})

describe('A longer cast', () => {
  const eastern = (change: object) => ({
    creatures: [{ ...CASTER, owner: 1 }],
    casts: [{ id: 'k', caster: 'n', ...SLAY, ...change }],
  })
  test.each([
    ['in the Magic Phase 1 of its declaration', slaying({}, { phase: 'magic1' })],
    ['before that phase of a later turn', slaying({ madeInTurn: 3, due: 5 }, { phase: 'equip1' })],
    ['until Magic Phase 2 of its turn', slaying({ madeInTurn: 3, due: 5 }, { phase: 'magic2' })],
    ['until a game ended in its turn', slaying({ madeInTurn: 3, due: 5 }, OVER)],
    ['after Magic Phase 2 of a turn before its own', slaying({}, { phase: 'combat' })],
    ['of the other seat, begun in its turn', eastern({ madeInTurn: 4, due: 6 })],
  ])('is under way %s', (_, file) => {
    expectSound(file)
  })
  test.each<Row>([
    [
      'from a later turn',
      slaying({ madeInTurn: 7, due: 9 }),
      'casts.0.madeInTurn: must not be later than now (AA-18.3)',
    ],
    [
      'before Magic Phase 1 of its turn',
      slaying({}, { phase: 'equip1' }),
      'casts.0.madeInTurn: must not be later than now (AA-18.3)',
    ],
    [
      'from the other seat’s turn',
      slaying({ madeInTurn: 4, due: 6 }),
      'casts.0.madeInTurn: must be a turn of the seat that controls its caster (AA-18.3)',
    ],
    [
      'of the other seat, from this turn',
      eastern({ madeInTurn: 5, due: 7 }),
      'casts.0.madeInTurn: must be a turn of the seat that controls its caster (AA-18.3)',
    ],
    [
      'after Magic Phase 2 of its turn',
      slaying({ madeInTurn: 3, due: 5 }, { phase: 'combat' }),
      'casts.0.due: must be later: Magic Phase 2 of that turn is over (AA-18.4)',
    ],
  ])('is not under way %s', (_, file, told) => {
    expectFault(file, told)
  })
})

describe('Before the first turn', () => {
  const FIRST = { madeInTurn: 1, due: 3 }
  test('nothing is cast', () => {
    const placing = slaying(FIRST, { stage: 'placeBasic', creatures: [{ ...CASTER, at: 'hand' }] })
    expectFault(placing, 'casts: must be empty before the first turn (AA-19.1)')
    expectSound({ ...placing, casts: [] })
  })
  test('but in that something may be', () => {
    expectSound(slaying(FIRST, { turn: 1 }))
  })
})
