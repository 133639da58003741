import { describe, expect, test } from 'vitest'
import { emptyEnd } from '@/games/arena/commands/legal/empty-end'
import { viewOf } from '@/games/arena/state/view'
import { arena } from './on-the-table'

const guards = { w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' }
const END = { type: 'endPhase', seat: 'west' }
const endIn = (...scene: Parameters<typeof arena>) => emptyEnd(viewOf(arena(...scene).position, 'table'))

describe('A phase is ended by itself where nothing else can be done in it', () => {
  test('not where something can', () => {
    expect(endIn('equip1', guards)).toEqual(END)
    expect(endIn('equip1', guards, { items: [{ id: 's', type: 'magic-sword', at: 'C1' }] })).toBeUndefined()
    expect(endIn('combat', guards)).toEqual(END)
    expect(endIn('combat', { ...guards, o: 'orc 1 C1' })).toBeUndefined()
    expect(endIn('terrain', guards, { budget: 0 })).toEqual(END)
    expect(endIn('terrain', guards, { budget: 4 })).toBeUndefined()
  })
  test('not the last of a turn, which the basic game has elsewhere', () => {
    expect(endIn('equip2', guards)).toBeUndefined()
    const basic = { a: 'human-grunt 0 A1', b: 'human-grunt 1 B7' }
    expect(endIn('combat', basic, { ruleset: 'basic', map: 'basic' })).toBeUndefined()
    expect(
      endIn(
        'movement',
        { ...basic, a: ['human-grunt 0 A1', { moved: true }] },
        { ruleset: 'basic', map: 'basic' },
      ),
    ).toEqual(END)
  })
  test('not a magic phase, in which a seat passes', () => {
    expect(endIn('magic1', guards)).toBeUndefined()
    expect(endIn('magic2', guards)).toBeUndefined()
  })
  test('not Movement, while a flyer has to come down in it (AA-10.8)', () => {
    const flown = (air: number) => ({
      w: ['human-grunt 0 C1', { moved: true }] as const,
      g: ['gargoyle 0 B4^', { moved: true, air }] as const,
      z: 'human-grunt 1 C9',
    })
    expect(endIn('movement', flown(1))).toEqual(END)
    expect(endIn('movement', flown(5))).toBeUndefined()
  })
})
