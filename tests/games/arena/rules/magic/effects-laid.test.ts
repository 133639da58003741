import { describe, expect, test } from 'vitest'
import { moveOf, powerOf } from '@/games/arena/queries/values'
import { arena, gameOf } from '../../on-the-table'
import { beforeEffects, cast, failures, happened, marks, resolved, spell, told, use } from '../by-hand'

const o = { creature: 'o' }
const onO = { kind: 'creature', creature: 'o' }
const laid = (id: string, name: string, on: object = o, more: object = {}) => ({
  id,
  name,
  seat: 1,
  on,
  ...more,
})

describe('how long magic lasts (AA-21.2 to AA-21.6)', () => {
  const creatures = { c: 'high-priest 0 C4', d: 'chronomancer 0 C4', n: 'necromancer 0 C4', o: 'orc 1 C5' }
  const left = (one: ReturnType<typeof cast>, phase: 'magic1' | 'magic2' = 'magic2') =>
    resolved({ creatures, casts: [one], phase }).position.enchantments
  test('a phase: to the end of Movement, or of Combat', () => {
    expect(left(cast('bless', o), 'magic1')).toMatchObject([
      { ends: 'movement', repeats: null, on: onO, turn: 5 },
    ])
    expect(left(cast('bless', o), 'magic2')).toMatchObject([{ ends: 'combat', repeats: null, seat: 'west' }])
  })
  test('until dispelled', () => {
    expect(left(cast('slow', o, { caster: 'd' }))).toMatchObject([{ ends: null, repeats: null }])
  })
  test('again and again, in turns of the seat whose it is', () => {
    expect(left(cast('sickness', o, { caster: 'n' }))).toMatchObject([{ ends: null, repeats: 'west' }])
    const others = resolved({
      ...{ creatures: { c: 'necromancer 0 C4', o: 'orc 1 C5' }, active: 1 },
      casts: [cast('sickness', o)],
    })
    expect(others.position.enchantments).toMatchObject([{ seat: 'west', repeats: 'east' }])
  })
  test('not at all, for good', () => {
    const after = resolved({ creatures: { c: 'druid 0 C4', o: 'orc 1 C5' }, casts: [cast('cripple', o)] })
    expect(happened(after)).toEqual([
      { type: 'tookEffect', source: spell('cripple'), caster: 'c', target: onO, repeat: false },
      { type: 'changed', creature: 'o', what: 'move', by: -1 },
    ])
    expect(after.creature('o').move).toBe(-1)
    expect(marks(after)).toEqual([])
  })
  test('a bonus that lasts is only attached, and told so', () => {
    const after = resolved({ creatures, casts: [cast('bless', o)] })
    expect(happened(after)).toEqual([
      { type: 'tookEffect', source: spell('bless'), caster: 'c', target: onO, repeat: false },
      {
        ...{ type: 'enchanted', enchantment: after.position.enchantments[0]?.id, source: spell('bless') },
        on: onO,
      },
    ])
    expect(after.creature('o').power).toBe(0)
    expect(powerOf(after.position, after.creature('o'))).toBe(3)
    const slow = resolved({ creatures, casts: [cast('slow', o, { caster: 'd' })] })
    expect(slow.creature('o').move).toBe(0)
    expect(moveOf(slow.position, slow.creature('o'))).toBe(0)
  })
  test('ends are told when the phase is over (AA-21.3)', () => {
    const enchantments = [laid('x', 'bless', o, { ends: 'movement' }), laid('y', 'slow')]
    const after = arena('movement', creatures, { enchantments }).play(0, 'endPhase')
    expect(told(after, 'enchantmentEnded')).toEqual([
      { type: 'enchantmentEnded', enchantment: 'x', source: spell('bless'), on: onO },
    ])
    expect(marks(after)).toEqual(['y'])
    const fought = arena('combat', creatures, {
      enchantments: [laid('z', 'bless', o, { ends: 'combat' }), laid('y', 'slow')],
    })
    expect(marks(fought.play(0, 'endPhase'))).toEqual(['y'])
  })
})

describe('on what magic is laid (AA-21.4)', () => {
  const holders = (one: ReturnType<typeof cast>, creatures: object) =>
    resolved({ creatures: creatures as Record<string, string>, casts: [one] }).position.enchantments.map(
      ({ on }) => on,
    )
  test('on a side, a space, or each creature there', () => {
    expect(holders(cast('wall-of-thorns', { edge: ['C4', 'C5'] }), { c: 'druid 0 C4' })).toEqual([
      { kind: 'edge', edge: ['C4', 'C5'] },
    ])
    expect(holders(cast('anti-magic', { space: 'C5^' }), { c: 'wizard 0 C4' })).toEqual([
      { kind: 'space', space: 'C5^' },
    ])
    expect(holders(cast('hallucinatory-terrain', { space: 'C5' }), { c: 'illusionist 0 C4' })).toEqual([
      { kind: 'space', space: 'C5' },
    ])
    const host = { c: 'enchantress 0 C4', p: 'orc 0 C5', o: 'orc 1 C5', b: 'bear 1 C5', f: 'imp 1 C5^' }
    expect(holders(cast('rally', { space: 'C5' }), host)).toEqual([{ kind: 'creature', creature: 'p' }, onO])
  })
  test('on those alone whom it concerns, by their numbers', () => {
    const host = {
      c: 'high-priest 0 C4',
      o: 'orc 1 C5',
      g: 'giant 1 C5',
      p: 'imp 1 C5^',
      k: 'orc 1 B4',
      q: 'orc 1 C6',
    }
    const after = resolved({ creatures: host, casts: [cast('holy-word', { space: 'C5' }, { id: 'h' })] })
    expect(after.position.enchantments.map(({ on }) => on)).toEqual(
      ['o', 'p', 'k', 'q'].map((creature) => ({ kind: 'creature', creature })),
    )
  })
  test('on nobody, where the space is empty', () => {
    const after = resolved({ creatures: { c: 'enchantress 0 C4' }, casts: [cast('rally', { space: 'C5' })] })
    expect(happened(after)).toMatchObject([{ type: 'tookEffect' }])
    expect(marks(after)).toEqual([])
  })
  test('of two effects one is enough to concern somebody (AA-22.2)', () => {
    const after = resolved({
      creatures: { c: 'chronomancer 0 C4', o: 'imp 1 C5', p: 'orc 1 C5' },
      casts: [cast('time-snare', { space: 'C5' })],
    })
    expect(marks(after)).toHaveLength(2)
  })
  test('a lasting change in an area is each creature’s own (AA-21.2)', () => {
    const host = { c: 'necromancer 0 C4', o: 'orc 1 C5', z: 'zombie 1 C5', f: 'imp 1 C5^', q: 'orc 1 C7' }
    const after = resolved({ creatures: host, casts: [cast('plague', { space: 'C5' })] })
    expect(told(after, 'changed').map(({ creature, what, by }) => [creature, what, by])).toEqual([
      ['c', 'power', -1],
      ['o', 'power', -1],
      ['f', 'power', -1],
    ])
    const nobody = resolved({
      creatures: { c: 'necromancer 0 C4' },
      casts: [cast('plague', { space: 'C6' })],
    })
    expect(failures(nobody)).toEqual([])
  })
})

describe('whom magic passes over (AA-17.9, AA-20.14, AA-22.12)', () => {
  const creatures = { c: 'chronomancer 0 C4', p: 'high-priest 1 C5', w: 'wizard 1 C5', o: 'orc 1 C5' }
  const slow = cast('slow', o)
  test('who is shielded, but not from Tech', () => {
    const shield = cast('spell-shield', o, { id: 's', caster: 'w' })
    expect(failures(resolved({ creatures, casts: [slow, shield] }))).toEqual(['noEffect'])
    const charge = use('emp-charge', { space: 'C5' }, { item: 'g', due: null, id: 't' })
    const items = [{ id: 'g', type: 'emp-charge', by: 'c', uses: 1 }]
    const robot = { ...creatures, o: 'robot-soldier 1 C5' }
    const after = resolved({ creatures: robot, casts: [charge, shield], more: { items } })
    expect(told(after, 'enchanted').map(({ on }) => on)).toEqual([onO, onO])
  })
  test('who has taken up an amulet meanwhile, but not under the first rules', () => {
    const items = [{ id: 'a', type: 'amulet-of-protection-from-magic', by: 'o' }]
    expect(failures(resolved({ creatures, casts: [slow], more: { items } }))).toEqual(['noEffect'])
    expect(failures(resolved({ creatures, casts: [slow], more: { items, rules: 1 } }))).toEqual([])
    // It keeps off what is aimed at its bearer, and no area, no ability, and nothing that repeats.
    const snare = cast('time-snare', { space: 'C5' })
    expect(marks(resolved({ creatures, casts: [snare], more: { items } }))).toHaveLength(3)
    const medusa = { ...creatures, c: 'medusa 0 C4' }
    const petrify = resolved({ creatures: medusa, casts: [use('petrify', o)], more: { items } })
    expect(failures(petrify)).toEqual([])
    const sick = [laid('x', 'sickness', o, { madeInTurn: 3, repeatSeat: 0 })]
    expect(told(resolved({ creatures, more: { items, enchantments: sick } }), 'changed')).toHaveLength(1)
  })
  test('who is immune, or where no magic works', () => {
    const enchantments = [laid('a', 'anti-magic', { space: 'C6' })]
    const host = { c: 'necromancer 0 C4', o: 'orc 1 C5', q: 'orc 1 C6' }
    const after = resolved({
      creatures: host,
      casts: [cast('plague', { space: 'C5' })],
      more: { enchantments },
    })
    expect(told(after, 'changed').map(({ creature }) => creature)).toEqual(['c', 'o'])
  })
})

describe('what hushes magic (AA-22.20, AA-22.21)', () => {
  const creatures = { c: 'wizard 1 C4', n: 'necromancer 0 C5', m: 'necromancer 0 C5', o: 'orc 1 C6' }
  const slay = (id: string, caster: string, madeInTurn: number) => ({
    ...cast('slay', o, { id, caster }),
    ...{ madeInTurn, due: madeInTurn + 2 },
  })
  const block = cast('block-magic', { creature: 'n' }, { id: 'b' })
  const hush = cast('silence', { creature: 'n' }, { id: 's' })
  test('a block lets fail what is coming, of that creature alone', () => {
    const after = resolved({ creatures, casts: [slay('k', 'n', 3), slay('l', 'm', 3), block] })
    expect(happened(after).slice(0, 2)).toEqual([
      {
        ...{ type: 'tookEffect', source: spell('block-magic'), caster: 'c', repeat: false },
        target: { kind: 'creature', creature: 'n' },
      },
      { type: 'failed', source: spell('slay'), caster: 'n', why: 'blocked', refund: 0 },
    ])
    expect(told(after, 'died').map(({ creature }) => creature)).toEqual(['o'])
  })
  test('a block finds nothing where nothing is coming, or no magic comes near', () => {
    expect(failures(resolved({ creatures, casts: [slay('k', 'n', 5), block] }))).toEqual(['noEffect'])
    const amulet = { items: [{ id: 'a', type: 'amulet-of-protection-from-magic', by: 'n' }] }
    const kept = resolved({ creatures, casts: [slay('k', 'n', 3), block], more: amulet })
    expect(failures(kept)).toEqual(['noEffect'])
  })
  test('silence lets fail what is due later at once, and what is coming at its moment', () => {
    const later = resolved({ creatures, casts: [slay('k', 'n', 5), slay('l', 'm', 5), hush] })
    expect(told(later, 'failed')).toEqual([
      { type: 'failed', source: spell('slay'), caster: 'n', why: 'silenced', refund: 0 },
    ])
    expect(later.position.casts.map(({ id }) => id)).toEqual(['l'])
    expect(happened(later).map(({ type }) => type)).toEqual(['tookEffect', 'failed', 'enchanted'])
    const coming = resolved({ creatures, casts: [slay('k', 'n', 3), hush] })
    expect(happened(coming).map(({ type }) => type)).toEqual(['tookEffect', 'enchanted', 'failed'])
    expect(failures(coming)).toEqual(['silenced'])
  })
  test('silence marks one who casts nothing', () => {
    const after = resolved({ creatures, casts: [hush] })
    expect(happened(after).map(({ type }) => type)).toEqual(['tookEffect', 'enchanted'])
  })
  test('silence does nothing to who is protected', () => {
    const more = { items: [{ id: 'a', type: 'amulet-of-protection-from-magic', by: 'n' }] }
    expect(failures(resolved({ creatures, casts: [hush], more }))).toEqual(['noEffect'])
  })
  test('an item whose last use is silenced is used up at once (AA-6.7)', () => {
    const scroll = use('scroll-of-recall', null, { caster: 'n', item: 'g', due: 5 }) as never
    const hushed = (uses: number) => {
      const items = [{ id: 'g', type: 'scroll-of-recall', by: 'n' }]
      const setting = { creatures, casts: [scroll, hush], phase: 'magic1' as const, more: { items } }
      const { position } = beforeEffects(setting)
      const spent = position.items.map((item) => ({ ...item, uses }))
      return gameOf({ ...position, items: spent }).play(1, 'passMagic')
    }
    expect(failures(hushed(0))).toEqual(['silenced'])
    expect(told(hushed(0), 'itemGone')).toMatchObject([{ item: 'g', by: 'used' }])
    expect(told(hushed(1), 'itemGone')).toEqual([])
  })
  test('silence passes Tech by', () => {
    const items = [{ id: 'g', type: 'emp-charge', by: 'n', uses: 1 }]
    const charge = use('emp-charge', { space: 'C5' }, { id: 'k', caster: 'n', item: 'g', due: null })
    expect(failures(resolved({ creatures, casts: [hush, charge as never], more: { items } }))).toEqual([])
  })
})
