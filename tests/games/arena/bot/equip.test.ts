import { describe, expect, test } from 'vitest'
import { reasonsFor } from '@/games/arena/bot/explain'
import { arena } from '../on-the-table'
import { decided } from './decided'

describe('riders', () => {
  const lake = { C4: { terrain: 'River' }, C5: { terrain: 'Grass' } }

  test('who has come to the end of the water gets out of the boat', () => {
    const { position } = arena(
      'equip1',
      { boat: 'rowboat 0 C4', orc: ['orc 0 C4', { on: 'boat' }], foe: 'orc 1 C9' },
      { hexes: lake },
    )
    expect(decided(position)).toEqual([{ type: 'dismount', seat: 'west', rider: 'orc' }])
  })

  test('who gets on faster by riding stays, and who is afoot gets on', () => {
    const riding = { horse: 'hellhorse 0 C5', orc: ['orc 0 C5', { on: 'horse' }], foe: 'orc 1 C9' } as const
    expect(decided(arena('equip1', riding, { hexes: lake }).position)).toEqual([
      { type: 'endPhase', seat: 'west' },
    ])
    const afoot = { ...riding, pilot: ['orc 0 C5', { on: 'horse' }], orc: 'kobold 0 C5' } as const
    expect(decided(arena('equip1', afoot, { hexes: lake }).position)).toEqual([
      { type: 'endPhase', seat: 'west' },
    ])
  })

  test('where riders cannot fight inside they get out before the enemy comes', () => {
    const load = {
      tank: 'tank 0 C5',
      pilot: ['human-pilot 0 C5', { on: 'tank' }],
      orc: ['orc 0 C5', { on: 'tank' }],
    }
    const decidedBy = (foe: string) =>
      decided(
        arena('equip2', { ...load, foe } as never, { hexes: lake, variants: { enclosed: true } }).position,
      )
    expect(decidedBy('giant 1 C6')).toEqual([{ type: 'dismount', seat: 'west', rider: 'orc' }])
    expect(decidedBy('giant 1 C9')).toEqual([{ type: 'endPhase', seat: 'west' }])
  })
})

describe('on the own king hex and beside it', () => {
  const riding = { dragon: 'dragon 0 C1', orc: ['orc 0 C1', { on: 'dragon' }] } as const
  const afoot = { dragon: 'dragon 0 C1', orc: 'orc 0 C1' } as const
  const off = { type: 'dismount', seat: 'west', rider: 'orc' }
  const on = { type: 'mount', seat: 'west', rider: 'orc', mount: 'dragon' }
  const end = { type: 'endPhase', seat: 'west' }
  const decidedBeside = (own: object, foes: object, more: object = {}) =>
    decided(arena('equip1', { ...own, ...foes }, { ...more }).position)
  /** It flies to C1 in two turns. */
  const NEAR = { foe: 'griffin 1 C6', keeper: 'giant 1 C9' }
  const FAR = { keeper: 'giant 1 C9' }

  test('nobody rides away whom the enemy would find missing', () => {
    expect(decidedBeside(afoot, NEAR)).toEqual([end])
    expect(decidedBeside(afoot, FAR)).toEqual([on])
  })

  test('who comes in three turns counts, too, and who is a step off keeps guard as well', () => {
    expect(decidedBeside(afoot, { foe: 'griffin 1 C8', ...FAR })).toEqual([end])
    const beside = { dragon: 'dragon 0 C2', orc: 'orc 0 C2' }
    expect(decidedBeside(beside, NEAR)).toEqual([end])
    expect(decidedBeside(beside, FAR)).toEqual([on])
  })

  test('who rides gets off against who comes', () => {
    expect(decidedBeside(riding, NEAR)).toEqual([off])
    expect(decidedBeside(riding, FAR)).toEqual([end])
  })

  test('the others ride where enough stay', () => {
    const guards = { a: 'giant 0 C1', b: 'ogre 0 C1' }
    expect(decidedBeside({ ...afoot, ...guards }, NEAR)).toEqual([on])
  })

  test('what waits for a pilot comes, too', () => {
    const waiting = { copter: 'gunship 1 C6', ...FAR }
    expect(decidedBeside(afoot, waiting)).toEqual([end])
  })
})

describe('items', () => {
  test('the strongest takes up the sword', () => {
    const { position } = arena(
      'equip1',
      { ogre: 'ogre 0 C1', kobold: 'kobold 0 C1', foe: 'orc 1 C9' },
      { items: [{ id: 'sword', type: 'magic-sword', owner: 0, at: 'C1' }] },
    )
    expect(decided(position)).toEqual([{ type: 'equip', seat: 'west', creature: 'ogre', item: 'sword' }])
  })

  const sword = { id: 'sword', type: 'magic-sword', owner: 0, by: 'kobold' }
  const passed = (beside: object, item: object = sword) =>
    arena('equip1', { kobold: 'kobold 0 C3', foe: 'orc 1 C9', ...beside }, { items: [item] }).position
  const drop = { type: 'drop', seat: 'west', creature: 'kobold', item: 'sword' }

  test('a sword goes to somebody stronger beside its bearer, who puts it down', () => {
    const position = passed({ ogre: 'ogre 0 C3' })
    expect(decided(position)).toEqual([drop])
    expect(reasonsFor(position, decided(position))).toEqual([
      { type: 'item', creature: 'ogre', item: 'sword' },
    ])
  })

  test.each([
    ['nobody stronger is beside its bearer', { ogre: 'ogre 0 C4' }, sword],
    ['who is stronger has no hands', { spider: 'giant-spider 0 C3' }, sword],
    ['it is no weapon', { ogre: 'ogre 0 C3' }, { ...sword, type: 'wand-of-fire' }],
    ['it was put down in this phase already', { ogre: 'ogre 0 C3' }, { ...sword, dropped: true }],
  ])('it stays where it is where %s', (_why, beside, item) => {
    expect(decided(passed(beside, item))).not.toContainEqual(expect.objectContaining({ type: 'drop' }))
  })
})
