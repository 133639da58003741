import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const item = (change: object, more: object = {}) => ({
  creatures: [ORC],
  items: [{ id: 'i', type: 'magic-sword', owner: 0, ...change }],
  ...more,
})
const lying = (change: object, more: object = {}) => item({ at: 'C4', ...change }, more)

describe('An item', () => {
  const waved = {
    id: 'k',
    caster: 'o',
    ability: 'wand-of-fire',
    target: { space: 'C5' },
    madeInTurn: 5,
    due: 5,
  }
  test.each([
    ['with who has hands for it', item({ by: 'o' })],
    ['with who has a ranged attack no more', item({ by: 'o', type: 'magic-bow' })],
    ['on the ground', lying({})],
    ['in the air while it is handed on', item({ at: 'C4^' }, { phase: 'equip1' })],
    ['in the air while it is handed on again', item({ at: 'C4^' }, { phase: 'equip2' })],
    [
      'in the air in a game given up',
      item({ at: 'C4^' }, { stage: 'over', result: { winner: 0, by: 'concession' } }),
    ],
    ['used never, or often', lying({ uses: null })],
    ['used as seldom as can be', lying({ type: 'wand-of-fire', uses: 3 })],
    ['used but for once', lying({ type: 'wand-of-fire', uses: 1 })],
    [
      'used up, and at work for the last time',
      item({ type: 'wand-of-fire', by: 'o', uses: 0 }, { casts: [{ ...waved, item: 'i' }] }),
    ],
    ['disenchanted', lying({ disenchanted: true })],
    ['of Tech and not disenchanted', lying({ type: 'grenade', disenchanted: false })],
  ])('may be %s', (_, file) => {
    expectSound(file)
  })

  test.each<Row>([
    [
      'with whom it does not suit',
      item({ by: 'o' }, { creatures: [{ ...ORC, type: 'wolf' }] }),
      'items.0.by: must be somebody who can use Magic Sword (AA-6.3)',
    ],
    [
      'hanging in the air',
      item({ at: 'C4^' }),
      'items.0.at: must be on the ground: it falls at the end of the phase (AA-6.9)',
    ],
    ['counted though it works always', lying({ uses: 1 }), 'items.0.uses: must be null (AA-6.7)'],
    [
      'without count though it works but so often',
      lying({ type: 'grenade', uses: null }),
      'items.0.uses: must be at most 1 (AA-6.7)',
    ],
    [
      'used less than never',
      lying({ type: 'wand-of-fire', uses: 4 }),
      'items.0.uses: must be at most 3 (AA-6.7)',
    ],
    [
      'used up',
      lying({ type: 'wand-of-fire', uses: 0 }),
      'items.0.uses: must be 1 or more: used up, it is gone (AA-6.7)',
    ],
    [
      'used up while another is at work',
      item(
        { type: 'wand-of-fire', by: 'o', uses: 0 },
        {
          casts: [{ ...waved, item: 'j' }],
          items: [
            { id: 'i', type: 'wand-of-fire', by: 'o', uses: 0 },
            { id: 'j', type: 'wand-of-fire', by: 'o', uses: 1 },
          ],
        },
      ),
      'items.0.uses: must be 1 or more: used up, it is gone (AA-6.7)',
    ],
    [
      'of Tech and disenchanted',
      lying({ type: 'grenade', disenchanted: true }),
      'items.0.disenchanted: must be false: it is Tech (AA-22.23)',
    ],
    [
      'of the basic game',
      lying({ at: 'A1' }, { ruleset: 'basic', creatures: [] }),
      'items: must be empty in the basic game (AA-24.2)',
    ],
    [
      'in play before the armies are',
      lying({}, { stage: 'build', creatures: [] }),
      'items: must be empty: armies are still drawn up (AA-2.6)',
    ],
    [
      'here and with somebody',
      lying({ by: 'o' }),
      'items.0: must have either "at", the space where it lies, or "by", who carries it (AA-6.1)',
    ],
    [
      'nowhere',
      item({}),
      'items.0: must have either "at", the space where it lies, or "by", who carries it (AA-6.1)',
    ],
    [
      'with somebody who is not there',
      item({ by: 'x' }),
      'items.0.by: there is no x; name something that the file lists',
    ],
    ['off the board', item({ at: 'Z9' }), 'items.0.at: the board has no hex Z9'],
  ])('is not %s', (_, file, told) => {
    expectFault(file, told)
  })

  test('that works always has no uses to lose', () => {
    expect(toldOf(lying({ uses: 0 }))).toEqual([
      'items.0.uses: must be null (AA-6.7)',
      'items.0.uses: must be 1 or more: used up, it is gone (AA-6.7)',
    ])
  })
})

describe('A corpse', () => {
  const corpse = (type: string, more: object = {}) => ({
    corpses: [{ id: 'c', type, owner: 0, at: 'C4', ...more }],
  })
  test('is left by the living and by machines', () => {
    expectSound(corpse('orc'))
    expectSound(corpse('tank'))
  })
  test('is not left by the undead and by illusions', () => {
    const told = 'corpses.0.type: must be another: it leaves no corpse (AA-16.2)'
    expectFault(corpse('zombie'), told)
    expectFault(corpse('phantom'), told)
  })
  test('lies on the board, once play has begun', () => {
    expectFault(corpse('orc', { at: 'Z9' }), 'corpses.0.at: the board has no hex Z9')
    expectFault(
      { ...corpse('orc'), stage: 'build' },
      'corpses.0: must be left out: nobody has died yet (AA-16.2)',
    )
    expectSound({ ...corpse('orc'), turn: 1 })
  })
})
