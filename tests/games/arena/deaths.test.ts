import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const isIn = (game: Game, id: string) => game.position.creatures.some((one) => (one.id as string) === id)
const placeOf = ({ position }: Game, id: string) =>
  position.items.find((item) => (item.id as string) === id)?.place
const resolve = (game: Game, ...rolls: readonly number[]) => game.play(0, 'resolve', { space: 'C5' }, rolls)

clause('AA-6.8', () => {
  test('the items of the dead fall, and nobody else’s do', () => {
    const items = [
      { id: 'a', type: 'magic-sword', by: 'o' },
      { id: 'b', type: 'magic-sword', by: 'g' },
      { id: 'c', type: 'magic-sword', at: 'B4' },
    ]
    const game = resolve(arena('combat', { g: 'ogre 0 C5', o: 'orc 1 C5', ...home }, { items }))
    expect(['a', 'b', 'c'].map((id) => placeOf(game, id))).toEqual([{ at: 'C5' }, { by: 'g' }, { at: 'B4' }])
    const fell = game.events.filter(({ type }) => type === 'itemFell')
    expect(fell).toEqual([{ type: 'itemFell', item: 'a', hex: 'C5' }])
  })
})

clause('AA-5.6', () => {
  const sides = { g: 'ogre 0 C5', o: 'orc 1 C5', ...home }
  test('a death in Combat settles no hex before the retreats are over', () => {
    const fought = resolve(arena('combat', sides, { hexes: { C5: { control: 1 } } }))
    expect([isIn(fought, 'o'), fought.hex('C5').control]).toEqual([false, 'east'])
    expect(fought.play(0, 'endPhase').hex('C5').control).toBe('west')
  })
  test('a death by magic settles it at once', () => {
    const books = { pools: [4, 0], spells: [['spark'], []], hexes: { C5: { control: 1 } } }
    const game = arena('magic1', { c: 'sorcerer 0 C4', g: 'ogre 0 C5', k: 'kobold 1 C5', ...home }, books)
      .play(0, 'declareSpell', { caster: 'c', spell: 'spark', target: { creature: 'k' } })
      .play(0, 'passMagic')
    expect(game.hex('C5').control).toBe('west')
    expect(game.events).toContainEqual({ type: 'controlChanged', hex: 'C5', seat: 'west' })
  })
})

clause('AA-7.9', () => {
  const ridden = (from: string) => ({
    h: ['hellhorse 0 C5', { from }] as const,
    s: ['human-soldier 0 C5 on h', { from }] as const,
    x: 'giant 1 C5',
    ...home,
  })
  test('a rider whose mount dies retreats the way it was carried', () => {
    const game = resolve(arena('combat', ridden('C4')), 1)
    expect(game.creature('s')).toMatchObject({ on: null, at: 'C5', cameFrom: 'C4', moved: true })
    expect(game.play(0, 'endPhase').creature('s').at).toBe('C4')
  })
  test('but not up into the air from which its mount landed', () => {
    const flown = {
      m: ['manticore 0 C5', { from: 'C5^' }],
      s: ['human-soldier 0 C5 on m', { from: 'C5^' }],
      x: 'giant 1 C5',
      ...home,
    } as const
    const more = { hexes: { B5: { control: 0 } } }
    const game = resolve(arena('combat', flown, more), 1)
    expect(game.play(0, 'endPhase').creature('s').at).toBe('B5')
  })
})

clause('AA-7.10', () => {
  const borne = (at: string) => ({
    d: ['griffin 1 B4', { at }] as const,
    i: ['imp 1 B4 on d', { at, air: at.length > 2 ? 3 : 0 }] as const,
    g: ['dragon 0 B4', { at }] as const,
    ...home,
  })
  test('a rider with wings whose mount dies in the air is aloft from now on', () => {
    const game = arena('combat', borne('B4^')).play(0, 'resolve', { space: 'B4^' }, [1])
    expect(game.creature('i')).toMatchObject({ on: null, at: 'B4^', airTurns: 1 })
  })
  test('and on the ground it is not', () => {
    const game = arena('combat', borne('B4')).play(0, 'resolve', { space: 'B4' }, [1])
    expect(game.creature('i')).toMatchObject({ on: null, at: 'B4', airTurns: 0 })
  })
})

clause('AA-8.5', () => {
  test('passengers of a vehicle that loses its pilot get off, and are told to', () => {
    const crew = { j: 'jeep 1 C5', p: 'human-pilot 1 C5 on j', d: 'wolf 1 C5 on j' }
    const game = resolve(arena('combat', { g: 'giant 0 C5', ...crew, ...home }), 2)
    expect(game.events).toContainEqual({ type: 'dismounted', rider: 'd', mount: 'j' })
    expect(game.events).toContainEqual({ type: 'controllerChanged', creature: 'j', seat: null })
  })
})

clause('AA-16.1', () => {
  const enchantments = [
    { id: 'on', name: 'slow', seat: 0, on: { creature: 'n' } },
    { id: 'by', name: 'haste', seat: 1, on: { creature: 'e' } },
  ]
  const casts = [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'g' }, madeInTurn: 4, due: 6 }]
  test('its enchantments end, what it was casting fails, and what it cast on others stays', () => {
    const game = arena(
      'magic1',
      { c: 'sorcerer 0 C4', g: 'ogre 0 C3', n: 'necromancer 1 C5', ...home },
      { enchantments, casts, pools: [4, 0], spells: [['spark'], []] },
    )
      .play(0, 'declareSpell', { caster: 'c', spell: 'spark', target: { creature: 'n' } })
      .play(0, 'passMagic')
      .play(1, 'passMagic')
    expect(isIn(game, 'n')).toBe(false)
    expect(game.position.casts).toEqual([])
    expect(game.position.enchantments.map(({ id }) => id)).toEqual(['by'])
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'failed', why: 'casterDead' }))
  })
})

clause('AA-16.2', () => {
  test('the corpse lies on the ground of the hex and is its owner’s, whoever had the creature', () => {
    const creatures = { b: 'giant-bird 1 C5^', d: 'dragon 0 C5^', ...home }
    const game = arena('combat', creatures).play(0, 'resolve', { space: 'C5^' })
    expect(game.position.corpses).toMatchObject([{ card: 'giant-bird', owner: 'east', hex: 'C5' }])
  })
})

clause('AA-11.10', () => {
  const saved = { id: 'r', type: 'ring-of-regeneration', by: 'o', owner: 1 }
  const sides = { g: 'ogre 0 C5', o: 'orc 1 C5', ...home }
  test('who is saved does not die, and must retreat', () => {
    const game = resolve(arena('combat', sides, { items: [saved], hexes: { C6: { control: 1 } } }))
    expect(game.events).toContainEqual({ type: 'spared', creature: 'o', why: 'saved' })
    expect(game.play(0, 'endPhase').creature('o').at).toBe('C6')
  })
  test('even on the winning side, where poison found it', () => {
    const won = { s: 'giant-spider 0 C5', k: 'orc 0 C5', o: 'ogre 1 C5', ...home }
    const game = resolve(arena('combat', won, { items: [saved], hexes: { C6: { control: 1 } } }), 2)
    expect(isIn(game, 'o')).toBe(true)
    expect(game.play(0, 'endPhase').creature('o').at).toBe('C6')
  })
  test('and where it cannot retreat it dies', () => {
    const ended = resolve(arena('combat', sides, { items: [saved] })).play(0, 'endPhase')
    expect(isIn(ended, 'o')).toBe(false)
  })
  test('the dead leave no shot and no use of an item behind', () => {
    const field = { a: 'archer 1 C4', o: 'ogre 0 C4', x: 'orc 0 C5', y: 'orc 1 C5', ...home }
    const items = [{ id: 'p', type: 'grenade', by: 'a' }]
    const game = arena('combat', field, { items, itemUses: { a: ['grenade'], o: ['longbow'] } })
    const fought = game.play(0, 'resolve', { space: 'C4' })
    expect(isIn(fought, 'a')).toBe(false)
    expect(fought.position.itemUses).toEqual({ o: ['longbow'] })
  })
  test('it saves from no magic', () => {
    const game = arena(
      'movement',
      { c: 'necromancer 0 C4', o: 'orc 1 C5', ...home },
      {
        items: [saved],
        casts: [{ id: 'k', caster: 'c', spell: 'slay', target: { creature: 'o' }, madeInTurn: 3, due: 5 }],
      },
    )
    expect(isIn(effectsIn(game), 'o')).toBe(false)
  })
})
