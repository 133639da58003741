import { describe, expect, test } from 'vitest'
import {
  beforeEffects,
  cast,
  failures,
  happened,
  inPlay,
  itemUsed,
  marks,
  resolved,
  spell,
  told,
  use,
} from '../by-hand'

const o = { creature: 'o' }
const took = (id: Parameters<typeof spell>[0], target: object, caster = 'c') => ({
  ...{ type: 'tookEffect', source: spell(id), caster, target, repeat: false },
})
const onCreature = { kind: 'creature', creature: 'o' }

describe('Recall (AA-22.26)', () => {
  const c = 'chronomancer 0 C4'
  test('puts a creature on the king hex of its side, off its mount, as if it had come from nowhere', () => {
    const rider = { from: 'C6^', air: 2 }
    const creatures = { c, g: 'giant-bird 0 C5^', o: ['imp 0 C5^ on g', rider] as const }
    const after = resolved({ creatures, casts: [cast('recall', o)] })
    expect(happened(after)).toEqual([
      took('recall', onCreature),
      { type: 'carried', creature: 'o', from: 'C5^', to: 'C1' },
    ])
    expect(after.creature('o')).toMatchObject({ at: 'C1', on: null, airTurns: 0, cameFrom: null })
  })
  test('of East’s goes to its own', () => {
    const after = resolved({
      ...{ creatures: { c: 'chronomancer 1 C4', o: 'orc 1 C5' }, casts: [cast('recall', o)] },
      active: 1,
    })
    expect(after.creature('o').at).toBe('C9')
  })
  test('fails where an enemy stands there, and is nothing to those overhead', () => {
    const home = (words: string) =>
      resolved({ creatures: { c, o: 'orc 0 C5', e: words }, casts: [cast('recall', o)] })
    expect(failures(home('orc 1 C1'))).toEqual(['noEffect'])
    expect(failures(home('imp 1 C1^'))).toEqual([])
    expect(failures(home('orc 0 C1'))).toEqual([])
  })
  test('by a scroll fails for one that carries riders', () => {
    const items = [{ id: 's', type: 'scroll-of-recall', by: 'c', uses: 1 }]
    const read = (creatures: object) =>
      resolved({
        creatures: { c: 'giant 0 C4', ...creatures },
        casts: [use('scroll-of-recall', null, { item: 's' })],
        more: { items },
      })
    expect(failures(read({ r: 'orc 0 C4 on c' }))).toEqual(['noEffect'])
    expect(read({}).creature('c').at).toBe('C1')
    expect(told(read({}), 'tookEffect')).toMatchObject([{ source: itemUsed('scroll-of-recall') }])
  })
  test('of a pilot leaves the vehicle behind (AA-8.5)', () => {
    const creatures = { c, v: 'jeep 0 C5', o: 'orc 0 C5 on v', p: 'wolf 0 C5 on v' }
    const after = resolved({ creatures, casts: [cast('recall', o)] })
    expect(happened(after)).toEqual([
      took('recall', onCreature),
      { type: 'carried', creature: 'o', from: 'C5', to: 'C1' },
      { type: 'controllerChanged', creature: 'v', seat: null },
      { type: 'dismounted', rider: 'p', mount: 'v' },
    ])
    expect(after.creature('p').on).toBeNull()
  })
  test('of a pilot in the air makes the vehicle crash (AA-8.6)', () => {
    const creatures = { c, v: 'helicopter 0 C5^', o: 'orc 0 C5^ on v', p: 'elf 0 C5^ on v' }
    const after = resolved({ creatures, casts: [cast('recall', { creature: 'o' })] })
    // The elf has hands, and flies it on.
    expect(inPlay(after)).toEqual(['c', 'v', 'o', 'p'])
    const alone = { c, v: 'helicopter 0 C5^', o: 'orc 0 C5^ on v', p: 'wolf 0 C5^ on v' }
    const crash = resolved({ creatures: alone, casts: [cast('recall', o)] })
    expect(told(crash, 'died').map(({ creature, cause }) => [creature, cause])).toEqual([
      ['v', 'crash'],
      ['p', 'fall'],
    ])
  })
})

describe('Teleport (AA-22.26)', () => {
  test('puts the caster on the ground that it named', () => {
    const creatures = { c: ['chronomancer 0 C4', { from: 'C3' }] as const, e: 'orc 1 C9' }
    const after = resolved({ creatures, casts: [cast('teleport', { to: 'D5' })] })
    expect(happened(after)).toEqual([
      took('teleport', { kind: 'to', to: 'D5' }),
      { type: 'carried', creature: 'c', from: 'C4', to: 'D5' },
      { type: 'controlChanged', hex: 'D5', seat: 'west' },
    ])
    expect(after.creature('c')).toMatchObject({ at: 'D5', cameFrom: null })
  })
  test('fails where enemies have come to stand', () => {
    const creatures = { c: 'chronomancer 0 C4', e: 'orc 1 D5' }
    expect(failures(resolved({ creatures, casts: [cast('teleport', { to: 'D5' })] }))).toEqual(['noEffect'])
  })
})

describe('control (AA-22.10)', () => {
  const dominate = {
    creatures: { c: 'enchantress 0 C4', o: 'orc 1 C5', p: 'orc 1 C6' },
    casts: [cast('dominate', o)],
  }
  test('is taken from now on', () => {
    const after = resolved(dominate)
    expect(happened(after)).toEqual([
      took('dominate', onCreature),
      { type: 'controllerChanged', creature: 'o', seat: 'west' },
      { type: 'controlChanged', hex: 'C5', seat: 'west' },
      {
        ...{ type: 'enchanted', enchantment: after.position.enchantments[0]?.id },
        ...{ source: spell('dominate'), on: onCreature },
      },
    ])
    expect(after.position.enchantments).toMatchObject([
      { source: spell('dominate'), seat: 'west', on: onCreature, ends: null, repeats: null, turn: 5 },
    ])
    expect(after.creature('o')).toMatchObject({ owner: 'east', controller: 'west' })
    expect(after.creature('p').controller).toBe('east')
  })
  test('of an own creature changes nothing, but lasts', () => {
    const after = resolved({ ...dominate, creatures: { ...dominate.creatures, o: 'orc 0 C5' } })
    expect(told(after, 'controllerChanged')).toEqual([])
    expect(after.position.enchantments).toHaveLength(1)
  })
  test('a cast that it had under way fails', () => {
    const theirs = {
      ...{ id: 'l', caster: 'o', spell: 'slay', target: { creature: 'c' } },
      madeInTurn: 4,
      due: 6,
    }
    const after = resolved({
      creatures: { ...dominate.creatures, o: 'necromancer 1 C5' },
      casts: [...dominate.casts, theirs],
    })
    expect(told(after, 'failed')).toEqual([
      { type: 'failed', source: spell('slay'), caster: 'o', why: 'controlLost', refund: 0 },
    ])
    expect(after.position.casts).toEqual([])
  })
  const charmed = (id: string, seat: number, more: object = {}) => ({
    ...{ id, name: 'dominate', seat, on: o },
    ...more,
  })
  const dispelled = (enchantments: readonly object[], words: readonly [string, object]) =>
    resolved({
      creatures: { c: 'wizard 0 C4', o: words },
      casts: [cast('dispel-magic', { enchantment: 'x' })],
      more: { enchantments },
    })
  test('goes back to the owner when its enchantment ends', () => {
    const after = dispelled([charmed('x', 0)], ['orc 1 C5', { controller: 0 }])
    expect(happened(after)).toEqual([
      took('dispel-magic', { kind: 'enchantment', enchantment: 'x' }),
      { type: 'enchantmentEnded', enchantment: 'x', source: spell('dominate'), on: onCreature },
      { type: 'controllerChanged', creature: 'o', seat: 'east' },
      { type: 'controlChanged', hex: 'C5', seat: 'east' },
    ])
  })
  test('goes to the last who still enchants it, whatever else is on it or on others', () => {
    const both = [
      charmed('x', 1),
      charmed('y', 1),
      charmed('z', 0),
      { id: 's', name: 'slow', seat: 1, on: o },
    ]
    expect(dispelled(both, ['orc 1 C5', { controller: 0 }]).creature('o').controller).toBe('west')
    const slowed = [charmed('x', 0), { id: 's', name: 'slow', seat: 0, on: o }]
    expect(dispelled(slowed, ['orc 1 C5', { controller: 0 }]).creature('o').controller).toBe('east')
    const others = [charmed('x', 0), charmed('y', 0, { on: { creature: 'c' } })]
    expect(dispelled(others, ['orc 1 C5', { controller: 0 }]).creature('o').controller).toBe('east')
  })
  test('parts mounts and riders of two sides (AA-7.3)', () => {
    const riding = { c: 'enchantress 0 C4', o: 'bear 1 C5', r: 'orc 1 C5' }
    // Nobody is dominated on a mount; the mount's side changes when its enchantment ends.
    const enchantments = [charmed('x', 0)]
    const after = resolved({
      creatures: { ...riding, c: 'wizard 0 C4', o: ['giant 1 C5', { controller: 0 }], r: 'orc 0 C5 on o' },
      casts: [cast('dispel-magic', { enchantment: 'x' })],
      more: { enchantments },
    })
    expect(told(after, 'dismounted')).toEqual([{ type: 'dismounted', rider: 'r', mount: 'o' }])
    expect(after.creature('r')).toMatchObject({ on: null, at: 'C5' })
  })
  test('in the air only riders that fly live to get off (AA-7.10)', () => {
    const after = resolved({
      creatures: {
        c: 'wizard 0 C4',
        o: ['manticore 1 C5^', { controller: 0 }] as const,
        r: 'orc 0 C5^ on o',
        i: 'imp 0 C5^ on o',
      },
      casts: [cast('dispel-magic', { enchantment: 'x' })],
      more: { enchantments: [charmed('x', 0)] },
    })
    expect(told(after, 'dismounted').map(({ rider }) => rider)).toEqual(['r', 'i'])
    expect(told(after, 'died').map(({ creature, cause }) => [creature, cause])).toEqual([['r', 'fall']])
    expect(after.creature('i')).toMatchObject({ on: null, at: 'C5^', airTurns: 1 })
  })
})

describe('what brings creatures (AA-22.24, AA-22.25)', () => {
  const dead = (type: string, owner: number, at = 'C5') => ({
    corpses: [
      { id: 'x', type, owner, at },
      { id: 'y', type: 'orc', owner: 0, at: 'C6' },
    ],
  })
  const source = (id: Parameters<typeof spell>[0]) => spell(id)
  test('a zombie uses up the corpse, and is the caster’s player’s', () => {
    const after = resolved({
      ...{ creatures: { c: 'necromancer 0 C4' }, casts: [cast('create-zombie', { corpse: 'x' })] },
      more: dead('elf', 1),
    })
    const made = after.position.creatures[1]
    expect(happened(after)).toEqual([
      took('create-zombie', { kind: 'corpse', corpse: 'x' }),
      { type: 'corpseUsed', corpse: 'x', hex: 'C5' },
      { type: 'created', creature: made?.id, card: 'zombie', at: 'C5' },
      { type: 'controlChanged', hex: 'C5', seat: 'west' },
    ])
    expect(made).toMatchObject({ card: 'zombie', owner: 'west', controller: 'west', at: 'C5', on: null })
    expect(after.position.corpses.map(({ id }) => id)).toEqual(['y'])
    expect(after.position.enchantments).toEqual([])
    const before = beforeEffects({ creatures: { c: 'necromancer 0 C4' }, more: dead('elf', 1) }).position.next
    expect(made?.number).toBe(before.creature)
    expect(after.position.next).toEqual({ ...after.position.next, creature: before.creature + 1 })
  })
  test('a zombie does not rise from water', () => {
    const after = resolved({
      creatures: { c: 'necromancer 0 C4' },
      casts: [cast('create-zombie', { corpse: 'x' })],
      more: { ...dead('merfolk', 1), hexes: { C5: { terrain: 'Water' } } },
    })
    expect(failures(after)).toEqual(['noEffect'])
    expect(after.position.corpses).toHaveLength(2)
    expect(inPlay(after)).toEqual(['c'])
  })
  test('a phantom carries the enchantment that it is', () => {
    const after = resolved({
      ...{ creatures: { c: 'illusionist 0 C4' }, casts: [cast('phantom-warrior', { space: 'C5' })] },
    })
    const made = after.position.creatures[1]
    const [laid] = after.position.enchantments
    expect(happened(after)).toEqual([
      took('phantom-warrior', { kind: 'space', space: 'C5' }),
      { type: 'created', creature: made?.id, card: 'phantom', at: 'C5' },
      {
        ...{ type: 'enchanted', enchantment: laid?.id, source: source('phantom-warrior') },
        on: { kind: 'creature', creature: made?.id },
      },
    ])
    expect(laid).toMatchObject({ seat: 'west', ends: null, repeats: null, turn: 5 })
  })
  test('a phantom that is dispelled is gone (AA-21.5)', () => {
    const after = resolved({
      creatures: { c: 'wizard 0 C4', p: 'phantom 1 C5', q: 'phantom 1 C5' },
      casts: [cast('dispel-magic', { enchantment: 'x' })],
      more: {
        enchantments: ['x', 'y'].map((id, nth) => ({
          ...{ id, name: 'phantom-warrior', seat: 1, on: { creature: ['p', 'q'][nth] } },
        })),
      },
    })
    expect(inPlay(after)).toEqual(['c', 'q'])
    expect(marks(after)).toEqual(['y'])
    expect(told(after, 'died')).toMatchObject([{ creature: 'p', cause: 'magic' }])
    expect(after.position.corpses).toEqual([])
  })
  test('the dead come back as they are printed, under their owner', () => {
    const after = resolved({
      creatures: { c: 'high-priest 0 C4' },
      casts: [cast('resurrect', { corpse: 'x' })],
      more: dead('shapeshifter', 0),
    })
    const made = after.position.creatures[1]
    expect(happened(after)).toEqual([
      took('resurrect', { kind: 'corpse', corpse: 'x' }),
      { type: 'corpseUsed', corpse: 'x', hex: 'C5' },
      { type: 'resurrected', creature: made?.id, card: 'shapeshifter', at: 'C5' },
      { type: 'controlChanged', hex: 'C5', seat: 'west' },
    ])
    expect(made).toMatchObject({ owner: 'west', controller: 'west', at: 'C5', uses: { 'quick-growth': 3 } })
  })
})
