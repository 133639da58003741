import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const itemIn = ({ position }: Game, id: string) => position.items.find((item) => (item.id as string) === id)

const sword = { items: [{ id: 's', type: 'magic-sword', at: 'C4' }] }
const borne = { items: [{ id: 's', type: 'magic-sword', by: 'o' }] }

clause('AA-6.1', () => {
  test('an item is no creature and may not be told to move', () => {
    const game = arena('movement', {}, sword)
    expect(game.refusal(0, 'walk', { unit: 's', path: ['C5'] })).toBe('AA-3.9')
  })
})

clause('AA-6.2', () => {
  test('it does not matter whose item it was', () => {
    const items = [{ id: 's', type: 'magic-sword', at: 'C4', owner: 1 }]
    const game = arena('equip1', { o: 'orc 0 C4' }, { items })
    expect(itemIn(game.play(0, 'equip', { creature: 'o', item: 's' }), 's')?.place).toEqual({ by: 'o' })
  })
  test.each(['equip1', 'equip2'] as const)('items are taken and put down in %s', (phase) => {
    const taken = arena(phase, { o: 'orc 0 C4' }, sword).play(0, 'equip', { creature: 'o', item: 's' })
    const down = taken.play(0, 'drop', { creature: 'o', item: 's' })
    expect(itemIn(down, 's')?.place).toEqual({ at: 'C4' })
    expect(down.events).toEqual([{ type: 'dropped', creature: 'o', item: 's', at: 'C4' }])
  })
  test('an item that somebody carries may not be taken from him', () => {
    const game = arena('equip1', { o: 'orc 0 C4', p: 'orc 0 C4' }, borne)
    expect(game.refusal(0, 'equip', { creature: 'p', item: 's' })).toBe('AA-6.2')
  })
})

clause('AA-6.3', () => {
  test.each([
    ['magic-sword', 'wolf', 'AA-6.3'],
    ['magic-sword', 'orc', undefined],
    ['giants-club', 'orc', 'AA-6.3'],
    ['giants-club', 'giant', undefined],
    ['jet-pack', 'ogre', 'AA-6.3'],
    ['boots-of-striding', 'ogre', undefined],
    ['magic-bow', 'orc', 'AA-6.3'],
    ['magic-bow', 'archer', undefined],
    ['soul-blade', 'elf', 'AA-6.3'],
    ['helm-of-will', 'giant', undefined],
  ])('%s in the hands of %s is refused under %s', (type, card, refusal) => {
    const game = arena('equip1', { u: `${card} 0 C4` }, { items: [{ id: 'i', type, at: 'C4' }] })
    expect(game.refusal(0, 'equip', { creature: 'u', item: 'i' })).toBe(refusal)
  })
})

clause('AA-6.4', () => {
  test('an item goes where its bearer goes', () => {
    const game = arena('movement', { o: 'orc 0 C4' }, borne).play(0, 'walk', { unit: 'o', path: ['C5'] })
    expect(itemIn(game, 's')?.place).toEqual({ by: 'o' })
  })
})

clause('AA-6.5', () => {
  test('a creature carries any number of items', () => {
    const items = Array.from({ length: 9 }, (_, nth) => ({ id: `s${nth}`, type: 'magic-sword', at: 'C4' }))
    const game = items.reduce(
      (so, { id }) => so.play(0, 'equip', { creature: 'o', item: id }),
      arena('equip1', { o: 'orc 0 C4' }, { items }),
    )
    expect(game.position.items.every(({ place }) => 'by' in place)).toBe(true)
  })
})

clause('AA-6.9', () => {
  test('an item put down in the air may be caught there', () => {
    const creatures = { b: 'imp 0 C5^', p: 'imp 0 C5^' }
    const items = [{ id: 's', type: 'magic-sword', by: 'b' }]
    const hanging = arena('equip2', creatures, { items }).play(0, 'drop', { creature: 'b', item: 's' })
    expect(itemIn(hanging, 's')?.place).toEqual({ at: 'C5^' })
    expect(hanging.refusal(0, 'equip', { creature: 'p', item: 's' })).toBeUndefined()
  })
  test('or falls when the phase ends', () => {
    const creatures = { b: 'imp 0 C5^', guard1: 'orc 1 C9' }
    const items = [{ id: 's', type: 'magic-sword', by: 'b' }]
    const game = arena('equip2', creatures, { items }).play(0, 'drop', { creature: 'b', item: 's' })
    const fallen = game.play(0, 'endPhase')
    expect(itemIn(fallen, 's')?.place).toEqual({ at: 'C5' })
    expect(fallen.events[0]).toEqual({ type: 'itemFell', item: 's', hex: 'C5' })
  })
})

clause('AA-6.10', () => {
  test('an item is taken up once in a phase', () => {
    const creatures = { o: 'orc 0 C4', p: 'orc 0 C4' }
    const game = arena('equip1', creatures, sword)
      .play(0, 'equip', { creature: 'o', item: 's' })
      .play(0, 'drop', { creature: 'o', item: 's' })
    expect(game.refusal(0, 'equip', { creature: 'p', item: 's' })).toBe('AA-6.10')
  })
  test('and once more in the next', () => {
    const creatures = { o: 'orc 0 C4', guard1: 'orc 1 C9' }
    const game = arena('equip2', creatures, {
      items: [{ id: 's', type: 'magic-sword', at: 'C4', equipped: true, dropped: true }],
      turn: 6,
      active: 1,
    })
    const next = game.play(1, 'endPhase').play(0, 'endPhase')
    expect(next.position.now.phase).toBe('equip1')
    expect(next.refusal(0, 'equip', { creature: 'o', item: 's' })).toBeUndefined()
  })
})

clause('AA-6.11', () => {
  test('a vehicle without a pilot keeps what it carries and puts nothing down', () => {
    const items = [{ id: 'a', type: 'armor-plating', by: 't' }]
    const game = arena('equip1', { t: 'tank 0 C4', o: 'orc 0 C4' }, { items })
    expect(game.refusal(0, 'drop', { creature: 't', item: 'a' })).toBe('AA-6.11')
  })
})
