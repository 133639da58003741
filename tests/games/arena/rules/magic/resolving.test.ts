import { describe, expect, test } from 'vitest'
import { effectsDue, repeatsDue } from '@/games/arena/effects/bouts/resolve'
import { arena, gameOf } from '../../on-the-table'
import {
  ability,
  beforeEffects,
  cast,
  failures,
  happened,
  itemUsed,
  marks,
  resolved,
  spell,
  told,
  use,
} from '../by-hand'

const wizards = { c: 'wizard 0 C4', d: 'druid 0 C4', e: 'wizard 1 C5', o: 'orc 1 C5' }
const o = { creature: 'o' }

describe('the order of effects (AA-19.6)', () => {
  const order = (casts: readonly ReturnType<typeof cast>[], more: object = {}) => {
    const creatures = {
      ...{ c: 'wizard 0 C4', d: 'chronomancer 0 C4', f: 'high-priest 0 C4', g: 'enchantress 0 C4' },
      ...{ n: 'necromancer 0 C4', e: 'wizard 1 C5', h: 'wizard 1 C5', o: 'orc 1 C5', ...more },
    }
    return effectsDue(beforeEffects({ creatures, casts }).position).map(({ id }) => id as string)
  }
  test('Counterspells, the last first; Instants, the first first; then the longer the later', () => {
    const casts = [
      cast('slay', o, { id: 'turn', caster: 'n' }),
      cast('slow', o, { id: 'half', caster: 'd' }),
      cast('spark', o, { id: 'instant-1' }),
      cast('spell-shield', o, { id: 'counter-1', caster: 'e' }),
      cast('bless', o, { id: 'instant-2', caster: 'f' }),
      cast('spell-shield', o, { id: 'counter-2', caster: 'h' }),
    ]
    expect(order(casts)).toEqual(['counter-2', 'counter-1', 'instant-1', 'instant-2', 'half', 'turn'])
  })
  test('of the same length as they were declared', () => {
    const casts = [
      cast('plague', { space: 'C5' }, { id: 'turns', caster: 'n' }),
      cast('dominate', o, { id: 'turn', caster: 'g' }),
      cast('haste', o, { id: 'half-1', caster: 'd' }),
      cast('fireball', { space: 'C5' }, { id: 'half-2' }),
    ]
    expect(order(casts)).toEqual(['half-1', 'half-2', 'turn', 'turns'])
  })
  test('what is due later, or in another phase, is not among them', () => {
    const casts = [cast('slay', o, { id: 'turn', caster: 'n', madeInTurn: 5, due: 7 })]
    expect(order(casts)).toEqual([])
  })
})

describe('what works again (AA-21.6)', () => {
  const sick = (id: string, more: object = {}) => ({ id, name: 'sickness', seat: 0, on: o, ...more })
  const again = (phase: 'magic1' | 'magic2', enchantments: readonly object[], active: 0 | 1 = 0) => {
    const { position } = beforeEffects({ creatures: wizards, phase, more: { enchantments }, active })
    return repeatsDue(position).map(({ id }) => id as string)
  }
  test('is in Magic Phase 2 of a later turn of that seat', () => {
    expect(again('magic2', [sick('x', { madeInTurn: 3, repeatSeat: 0 })])).toEqual(['x'])
    expect(again('magic1', [sick('x', { madeInTurn: 3, repeatSeat: 0 })])).toEqual([])
    expect(again('magic2', [sick('x', { madeInTurn: 5, repeatSeat: 0 })])).toEqual([])
    expect(again('magic2', [sick('x', { madeInTurn: 4, repeatSeat: 1 })])).toEqual([])
    expect(again('magic2', [{ id: 'x', name: 'slow', seat: 0, on: o, madeInTurn: 3 }])).toEqual([])
  })
  test('in the order made, before everything else', () => {
    const enchantments = ['x', 'y'].map((id) => sick(id, { madeInTurn: 3, repeatSeat: 0 }))
    const after = resolved({ creatures: wizards, casts: [cast('spark', o)], more: { enchantments } })
    expect(told(after, 'tookEffect')).toEqual([
      ...['x', 'y'].map(() => ({
        ...{ type: 'tookEffect', source: spell('sickness'), caster: null, repeat: true },
        target: { kind: 'creature', creature: 'o' },
      })),
      ...[{ type: 'tookEffect', source: spell('spark'), caster: 'c', repeat: false }].map((one) => ({
        ...one,
        target: { kind: 'creature', creature: 'o' },
      })),
    ])
    expect(told(after, 'changed')).toHaveLength(2)
    expect(told(after, 'died').map(({ creature }) => creature)).toEqual(['o'])
  })
  test('does not where no magic works, nor on who is immune', () => {
    const enchantments = [
      sick('x', { madeInTurn: 3, repeatSeat: 0 }),
      { id: 'a', name: 'anti-magic', seat: 1, on: { space: 'C5' } },
    ]
    expect(happened(resolved({ creatures: wizards, more: { enchantments } }))).toEqual([])
  })
  const eroding = { id: 'x', name: 'erosion', seat: 0, on: { space: 'B4' }, madeInTurn: 3, repeatSeat: 0 }
  test('on a space is another step of its terrain (AA-22.18)', () => {
    const after = resolved({ creatures: wizards, more: { enchantments: [eroding] } })
    expect(happened(after)).toEqual([
      {
        ...{ type: 'tookEffect', source: spell('erosion'), caster: null, repeat: true },
        target: { kind: 'space', space: 'B4' },
      },
      { type: 'terrainChanged', hex: 'B4', from: 'Grass', to: 'River', cost: 0 },
    ])
  })
  test('not in a space where no magic works (AA-22.15)', () => {
    const still = (on: string) => {
      const enchantments = [eroding, { id: 'a', name: 'anti-magic', seat: 1, on: { space: on } }]
      return resolved({ creatures: wizards, more: { enchantments } }).hex('B4').terrain
    }
    expect(still('B4')).toBe('Grass')
    expect(still('B4^')).toBe('River')
    expect(still('B5')).toBe('River')
  })
  test('is over without a trace where nothing is left to do', () => {
    const hexes = { B4: { terrain: 'Water' } }
    const after = resolved({ creatures: wizards, more: { enchantments: [eroding], hexes } })
    expect(happened(after)).toEqual([])
    expect(marks(after)).toEqual(['x'])
  })
})

describe('why magic fails when its moment comes (AA-19.8)', () => {
  const failed = (
    casts: readonly ReturnType<typeof cast>[],
    more: Readonly<Record<string, unknown>> = {},
    creatures: object = {},
  ) => failures(resolved({ creatures: { ...wizards, ...creatures }, casts, more }))
  const slow = cast('slow', o, { caster: 't' })
  const time = { t: 'chronomancer 0 C4' }
  const dead = (on: string, id = 'a') => ({ id, name: 'anti-magic', seat: 1, on: { space: on } })
  test('it does not', () => {
    expect(failed([slow], {}, time)).toEqual([])
  })
  test('its caster died', () => {
    const spark = cast('spark', { creature: 't' }, { id: 's', caster: 'e' })
    expect(failed([slow, spark], {}, time)).toEqual(['casterDead'])
  })
  test('its caster is silenced', () => {
    const enchantments = [{ id: 's', name: 'silence', seat: 1, on: { creature: 't' }, ends: 'combat' }]
    expect(failed([slow], { enchantments }, time)).toEqual(['silenced'])
    // Tech goes on.
    const items = [{ id: 'g', type: 'emp-charge', by: 't', uses: 1 }]
    const charge = use('emp-charge', { space: 'C5' }, { item: 'g', caster: 't', due: null })
    expect(failed([charge as never], { enchantments, items }, time)).toEqual([])
  })
  test('it was blocked', () => {
    const block = cast('block-magic', { creature: 't' }, { id: 'b', caster: 'e' })
    expect(failed([slow, block], {}, time)).toEqual(['blocked'])
  })
  test('no magic works where its caster or its target is (AA-22.15)', () => {
    const with_ = (...on: readonly string[]) =>
      failed([slow], { enchantments: on.map((one, nth) => dead(one, `a${nth}`)) }, time)
    expect(with_('C4')).toEqual(['suppressed'])
    expect(with_('C5')).toEqual(['suppressed'])
    expect(with_('C5^')).toEqual([])
    const items = [{ id: 'g', type: 'emp-charge', by: 't', uses: 1 }]
    const charge = use('emp-charge', { space: 'C5' }, { item: 'g', caster: 't', due: null })
    expect(failed([charge as never], { enchantments: [dead('C4'), dead('C5', 'b')], items }, time)).toEqual(
      [],
    )
  })
  test('areas pass such a space over, and sides lie in none', () => {
    const enchantments = [dead('C5')]
    expect(
      failed([cast('clear-skies', { space: 'C5^' }, { caster: 'd' })], { enchantments: [dead('C5^')] }),
    ).toEqual(['noEffect'])
    expect(
      failed([cast('plague', { space: 'C5' }, { caster: 'n' })], { enchantments }, { n: 'necromancer 0 C4' }),
    ).toEqual([])
    expect(
      failed([cast('wall-of-thorns', { edge: ['C4', 'C5'] }, { caster: 'd' })], { enchantments }),
    ).toEqual([])
    expect(failed([cast('fireball', { space: 'C5' })], { enchantments })).toEqual(['suppressed'])
  })
  test('an enchantment there is out of reach, but what makes the space so', () => {
    const enchantments = [
      { id: 's', name: 'slow', seat: 0, on: o },
      dead('C5'),
      { id: 'w', name: 'wall-of-wind', seat: 1, on: { edge: ['C4', 'C5'] } },
    ]
    const dispel = (enchantment: string) => failed([cast('dispel-magic', { enchantment })], { enchantments })
    expect(dispel('s')).toEqual(['suppressed'])
    expect(dispel('a')).toEqual([])
    expect(dispel('w')).toEqual([])
  })
  test('its target is gone, fits no more, or is too far', () => {
    const killed = [slow, cast('spark', o, { id: 's' })]
    expect(failed(killed, {}, { ...time, o: 'human-pilot 1 C5' })).toEqual(['targetGone'])
    expect(
      failed([cast('dominate', o, { caster: 'g' })], {}, { g: 'enchantress 0 C4', o: 'jeep 1 C5' }),
    ).toEqual(['noEffect'])
    expect(failed([slow], {}, { ...time, o: 'orc 1 C6' })).toEqual([])
    expect(failed([slow], {}, { ...time, o: 'orc 1 C7' })).toEqual(['outOfRange'])
  })
  test('the target is gone before anything else of it is asked', () => {
    const gone = [
      cast('dispel-magic', { enchantment: 'x' }),
      cast('dispel-magic', { enchantment: 'x' }, { id: 'l', caster: 'f' }),
    ]
    const enchantments = [{ id: 'x', name: 'slow', seat: 1, on: o }]
    expect(failed(gone, { enchantments }, { f: 'wizard 0 C4' })).toEqual(['targetGone'])
  })
  test('a failure is told with what it was, whose and what came back', () => {
    const after = resolved({
      creatures: { ...wizards, ...time, o: 'orc 1 C7' },
      casts: [slow],
      more: { pools: [4, 0] },
    })
    expect(happened(after)).toEqual([
      { type: 'failed', source: spell('slow'), caster: 't', why: 'outOfRange', refund: 3 },
    ])
    expect(after.position.pools).toEqual({ west: 7, east: 0 })
    const silent = { id: 's', name: 'silence', seat: 1, on: { creature: 't' }, ends: 'combat' }
    const hushed = resolved({
      creatures: { ...wizards, ...time },
      casts: [slow],
      more: { pools: [4, 0], enchantments: [silent] },
    })
    expect(told(hushed, 'failed')).toEqual([
      { type: 'failed', source: spell('slow'), caster: 't', why: 'silenced', refund: 0 },
    ])
    expect(hushed.position.pools.west).toBe(4)
  })
  test('magic that comes to nothing gives nothing back', () => {
    const after = resolved({
      creatures: wizards,
      casts: [cast('spark', o)],
      more: { pools: [4, 0] },
    })
    expect(happened(after)).toEqual([
      { type: 'failed', source: spell('spark'), caster: 'c', why: 'noEffect', refund: 0 },
    ])
    expect(after.position.pools.west).toBe(4)
  })
})

describe('uses that come back, and items that are used up (AA-20.13, AA-6.7)', () => {
  test('a use of an ability, to its creature alone', () => {
    const uses = { uses: { petrify: 1 } }
    const creatures = { c: ['medusa 0 C4', uses] as const, d: ['medusa 0 C4', uses] as const, o: 'orc 1 C7' }
    const after = resolved({ creatures, casts: [use('petrify', o)] })
    expect(['c', 'd'].map((id) => after.creature(id).uses)).toEqual([{ petrify: 2 }, { petrify: 1 }])
    expect(told(after, 'failed')).toMatchObject([{ source: ability('petrify'), refund: 0 }])
    const near = resolved({ creatures: { ...creatures, o: 'orc 1 C5' }, casts: [use('petrify', o)] })
    expect(near.creature('c').uses).toEqual({ petrify: 1 })
  })
  const wand = (more: object) => [{ id: 'w', type: 'wand-of-fire', by: 'c', uses: 1, ...more }]
  const fire = (at: string) => use('wand-of-fire', { space: at }, { item: 'w' }) as never
  test('the last use is gone with what it did', () => {
    const game = beforeEffects({
      creatures: { c: 'orc 0 C4' },
      casts: [fire('C5')],
      more: { items: wand({}) },
    })
    const items = game.position.items.map((item) => ({ ...item, uses: 0 }))
    const after = gameOf({ ...game.position, items }).play(1, 'passMagic')
    expect(happened(after)).toEqual([
      {
        ...{ type: 'tookEffect', source: itemUsed('wand-of-fire'), caster: 'c', repeat: false },
        target: { kind: 'space', space: 'C5' },
      },
      { type: 'itemGone', item: 'w', card: 'wand-of-fire', by: 'used' },
    ])
    expect(after.position.items).toEqual([])
  })
  test('an item with uses left stays', () => {
    const after = resolved({
      creatures: { c: 'orc 0 C4' },
      casts: [fire('C5')],
      more: { items: wand({ uses: 2 }) },
    })
    expect(after.position.items).toMatchObject([{ id: 'w', uses: 2 }])
    expect(told(after, 'itemGone')).toEqual([])
  })
  test('out of range its use comes back (AA-20.13)', () => {
    const far = resolved({ creatures: { c: 'orc 0 C4' }, casts: [fire('C8')], more: { items: wand({}) } })
    expect(told(far, 'failed')).toMatchObject([{ why: 'outOfRange', refund: 0 }])
    expect(far.position.items).toMatchObject([{ id: 'w', uses: 2 }])
  })
  test('a spell out of range gives back no use of any item', () => {
    const creatures = { c: 'chronomancer 0 C4', o: 'orc 1 C7' }
    const after = resolved({ creatures, casts: [cast('slow', o)], more: { items: wand({ uses: 2 }) } })
    expect(after.position.items).toMatchObject([{ uses: 2 }])
  })
})

describe('a phase without magic', () => {
  test('goes on at once', () => {
    const game = arena(
      'magic2',
      { c: 'orc 0 C4' },
      { bout: 1, magic: { nth: 2, declared: false, queue: [] } },
    )
    expect(game.play(1, 'passMagic').events).toEqual([
      { type: 'boutEnded', seat: 'east', skipped: false },
      { type: 'phaseBegun', turn: 5, seat: 'west', phase: 'combat' },
    ])
  })
})
