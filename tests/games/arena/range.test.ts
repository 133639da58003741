import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const home = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }
const itemOf = ({ position }: Game, id: string) => position.items.find((item) => (item.id as string) === id)

/** A declaration of West's in Magic Phase 1, and what has come of it by the end of Magic Phase 2. */
const through = (game: Game, cmd: string, args: object) =>
  effectsIn(game.play(0, cmd, args).play(0, 'passMagic'))

clause('AA-20.12', () => {
  const cast = (target: object, spell = 'spark') => ({ caster: 'c', spell, target })
  const books = { pools: [20, 0], spells: [['spark', 'bless', 'wall-of-thorns'], []] }
  test('the range is counted from the caster’s space, the air one more than the ground', () => {
    const creatures = { c: 'sorcerer 0 C4', near: 'kobold 1 C6', far: 'kobold 1 C7', up: 'imp 1 C5^' }
    const game = arena('magic1', { ...creatures, high: 'imp 1 C6^' }, books)
    const refused = ['near', 'far', 'up', 'high'].map((creature) =>
      game.refusal(0, 'declareSpell', cast({ creature })),
    )
    expect(refused).toEqual([undefined, 'AA-20.12', undefined, 'AA-20.12'])
  })
  test('longer casts may be aimed at what is out of range', () => {
    const game = arena('magic1', { c: 'druid 0 C4' }, books)
    const wall = cast({ edge: ['E6', 'E7'] }, 'wall-of-thorns')
    expect(game.refusal(0, 'declareSpell', wall)).toBeUndefined()
  })
})

clause('AA-20.11', () => {
  const books = { pools: [4, 0], spells: [['wall-of-thorns'], []] }
  const walled = (...edge: readonly string[]) => {
    const game = arena('magic1', { c: 'druid 0 C4', ...home }, books)
    const args = { caster: 'c', spell: 'wall-of-thorns', target: { edge } }
    return through(game, 'declareSpell', args).position.enchantments.length
  }
  test('both hexes of a side must be in range', () => {
    expect([walled('C5', 'C6'), walled('C6', 'C7')]).toEqual([1, 0])
  })
})

clause('AA-20.13', () => {
  test('a spell whose target is out of range gives the pool its cost back', () => {
    const books = { pools: [9, 0], spells: [['fireball'], []] }
    const game = arena('magic1', { c: 'sorcerer 0 C3', o: 'kobold 1 C7', ...home }, books)
    const declared = game.play(0, 'declareSpell', {
      caster: 'c',
      spell: 'fireball',
      target: { space: 'C7' },
    })
    expect(declared.position.pools.west).toBe(1)
    const after = effectsIn(declared.play(0, 'passMagic'))
    expect(after.position.pools.west).toBe(9)
    expect(after.events).toContainEqual(expect.objectContaining({ why: 'outOfRange', refund: 8 }))
    expect(after.position.casts).toEqual([])
  })

  test('an ability has its use back, and the pool gains nothing', () => {
    const creatures = { m: 'medusa 0 C4', o: 'orc 1 C6', ...home }
    const args = { user: 'm', ability: 'petrify', target: { creature: 'o' } }
    const declared = arena('magic1', creatures, { pools: [3, 3] }).play(0, 'declareAbility', args)
    expect(declared.creature('m').uses).toEqual({ petrify: 1 })
    const after = effectsIn(declared.play(0, 'passMagic'))
    expect(after.creature('m').uses).toEqual({ petrify: 2 })
    expect(after.position.pools).toEqual({ west: 3, east: 3 })
    expect(after.creature('o').at).toBe('C6')
  })

  test('an ability that takes effect has not', () => {
    const creatures = { m: 'medusa 0 C4', o: 'orc 1 C5', ...home }
    const args = { user: 'm', ability: 'petrify', target: { creature: 'o' } }
    const after = through(arena('magic1', creatures), 'declareAbility', args)
    expect(after.creature('m').uses).toEqual({ petrify: 1 })
  })

  const wand = (space: string, uses: number) => {
    const items = [
      { id: 'i', type: 'wand-of-fire', by: 'c', uses },
      { id: 'j', type: 'grenade', by: 'c', uses: 1 },
    ]
    const game = arena('magic1', { c: 'orc 0 C3', ...home }, { items })
    return through(game, 'declareAbility', {
      user: 'c',
      ability: 'wand-of-fire',
      item: 'i',
      target: { space },
    })
  }
  test('an item has its use back, the last one too, and no other item has', () => {
    expect([itemOf(wand('C7', 3), 'i')?.uses, itemOf(wand('C7', 1), 'i')?.uses]).toEqual([3, 1])
    expect(itemOf(wand('C7', 3), 'j')?.uses).toBe(1)
  })
  test('an item that takes effect has not, and is gone with its last use', () => {
    expect(itemOf(wand('C5', 3), 'i')?.uses).toBe(2)
    expect(itemOf(wand('C5', 1), 'i')).toBeUndefined()
  })
})

clause('AA-18.5', () => {
  test('any other failure gives nothing back', () => {
    const creatures = { m: 'medusa 0 C4', o: 'orc 1 C5', ...home }
    const args = { user: 'm', ability: 'petrify', target: { creature: 'o' } }
    const books = { pools: [9, 0], spells: [['silence'], []] }
    const hushed = arena('magic1', { ...creatures, w: 'wizard 0 B4' }, books)
      .play(0, 'declareAbility', args)
      .play(0, 'passMagic')
      .play(0, 'endPhase')
      .play(0, 'declareSpell', { caster: 'w', spell: 'silence', target: { creature: 'm' } })
      .play(0, 'passMagic')
    expect(hushed.creature('m').uses).toEqual({ petrify: 1 })
    expect(hushed.position.pools.west).toBe(6)
    expect(hushed.creature('o').at).toBe('C5')
  })
})
