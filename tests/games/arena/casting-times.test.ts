import { expect, test } from 'vitest'
import { isUnder, powerOf } from '@/games/arena/queries/values'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const cast = (caster: string, spell: string, creature: string) => ({ caster, spell, target: { creature } })
const use = (user: string, ability: string, item?: string) => ({ user, ability, item, target: null })
const power = (game: Game, id: string) => powerOf(game.position, game.creature(id))

clause('AA-6.6', () => {
  const items = [
    ...['g', 'h'].map((id) => ({ id, type: 'grenade', by: 'o' })),
    ...['s', 't'].map((id) => ({ id, type: 'magic-sword', by: 'o' })),
  ]
  const game = arena('magic1', { o: 'orc 0 C5', ...home }, { items })
  test('a second sword adds nothing', () => {
    expect(power(game, 'o')).toBe(2)
  })
  test('a second item of the same kind may not be used in the same turn', () => {
    const once = game.play(0, 'declareAbility', use('o', 'grenade', 'g'))
    expect(once.refusal(0, 'declareAbility', use('o', 'grenade', 'h'))).toBe('AA-6.6')
  })
})

clause('AA-6.7', () => {
  const items = [{ id: 'g', type: 'grenade', by: 'o' }]
  test('the last use takes an item out of play when it has taken effect', () => {
    const declared = arena('magic1', { o: 'orc 0 C5', ...home }, { items }).play(
      0,
      'declareAbility',
      use('o', 'grenade', 'g'),
    )
    expect(declared.position.items).toMatchObject([{ id: 'g', uses: 0 }])
    expect(declared.play(0, 'passMagic').position.items).toEqual([])
  })
  test('nothing is declared in Combat', () => {
    const game = arena('combat', { o: 'orc 0 C5', ...home }, { items })
    expect(game.refusal(0, 'declareAbility', use('o', 'grenade', 'g'))).toBe('AA-3.8')
  })
})

clause('AA-17.3', () => {
  const books = { pools: [20, 0], spells: [['silence', 'dispel-magic', 'bless'], []] }
  const game = arena('magic1', { a: 'apprentice 0 C4', o: 'orc 1 C5', ...home }, books)
  test('the casting level must reach the spell’s', () => {
    expect(game.refusal(0, 'declareSpell', cast('a', 'silence', 'o'))).toBeUndefined()
    expect(
      game.refusal(0, 'declareSpell', { caster: 'a', spell: 'dispel-magic', target: { enchantment: 'x' } }),
    ).not.toBeUndefined()
    expect(game.refusal(0, 'declareSpell', cast('a', 'bless', 'o'))).toBe('AA-17.3')
  })
})

clause('AA-17.9', () => {
  const creatures = { c: 'enchantress 0 C4', n: 'necromancer 0 C4', s: 'orc-shaman 0 C4', ...home }
  const targets = { z: 'skeleton 1 C5', b: 'bear 1 C5', g: 'stone-golem 1 C5', o: 'orc 1 C5' }
  const books = { pools: [40, 0], spells: [['hold', 'sickness', 'cripple'], []] }
  const game = arena('magic1', { ...creatures, ...targets }, books)
  const immune = (caster: string, spell: string) =>
    ['z', 'b', 'g', 'o'].filter(
      (target) => game.refusal(0, 'declareSpell', cast(caster, spell, target)) === 'AA-17.9',
    )
  test('undead and machines are immune to Charm, Creature and Death, animals to Charm', () => {
    expect(immune('c', 'hold')).toEqual(['z', 'b', 'g'])
    expect(immune('n', 'sickness')).toEqual(['z', 'g'])
    expect(immune('s', 'cripple')).toEqual(['z', 'g'])
  })
  test('nor have they any good of it', () => {
    const items = ['z', 'o'].map((by) => ({ id: `ring-${by}`, type: 'ring-of-regeneration', by }))
    const ringed = arena('magic1', targets, { items })
    const saved = (id: string) => isUnder(ringed.position, ringed.creature(id), 'saveFromCombatDeath')
    expect([saved('z'), saved('o')]).toEqual([false, true])
  })
})

clause('AA-17.10', () => {
  const hover = { h: 'hovercraft 0 C4', p: 'human-pilot 0 C4 on h', ...home }
  const jets = use('h', 'hover-jets')
  test('a vehicle uses its ability with a free pilot only', () => {
    expect(arena('magic1', hover).refusal(0, 'declareAbility', jets)).toBeUndefined()
    expect(arena('magic1', { h: 'hovercraft 0 C4', ...home }).refusal(0, 'declareAbility', jets)).toBe(
      'AA-17.10',
    )
  })
  test('a pilot who is casting is not free', () => {
    const casts = [{ id: 'k', caster: 'p', spell: 'slay', target: { creature: 'e' }, madeInTurn: 5, due: 7 }]
    const game = arena('magic2', { ...hover, p: 'necromancer 0 C4 on h' }, { casts })
    expect(game.refusal(0, 'declareAbility', jets)).toBe('AA-17.10')
  })
})

clause('AA-18.1', () => {
  test('what is continuous is never declared', () => {
    const game = arena('magic1', { t: 'troll 0 C4', ...home })
    expect(game.refusal(0, 'declareAbility', use('t', 'regeneration'))).toBe('AA-18.1')
    expect(isUnder(game.position, game.creature('t'), 'saveFromCombatDeath')).toBe(true)
  })
})

clause('AA-18.2', () => {
  const grow = use('s', 'quick-growth')
  const creatures = { s: 'shapeshifter 1 C5', o: 'orc 0 C4', ...home }
  test.each(['magic1', 'magic2'] as const)('the other seat may use an Instant in %s', (phase) => {
    const game = arena(phase, creatures)
    expect(game.refusal(1, 'declareAbility', grow)).toBeUndefined()
    const grown = game.play(1, 'declareAbility', grow)
    expect(grown.refusal(1, 'declareAbility', grow)).toBe('AA-18.2')
    expect(power(grown.play(1, 'passMagic'), 's')).toBe(3)
  })
  test('who has used one may still move', () => {
    const game = arena('magic1', { s: 'shapeshifter 0 C5', ...home })
    const after = game.play(0, 'declareAbility', grow).play(0, 'passMagic')
    expect(after.refusal(0, 'walk', { unit: 's', path: ['C6'] })).toBeUndefined()
  })
})

clause('AA-18.3', () => {
  const petrify = { user: 'm', ability: 'petrify', target: { creature: 'o' } }
  const duel = (owner: 0 | 1) => ({ m: `medusa ${owner} C5`, o: `orc ${1 - owner} C6`, ...home })
  test('a Half Turn is begun in Magic 1 of an own turn and works in Magic 2', () => {
    const begun = arena('magic1', duel(0)).play(0, 'declareAbility', petrify).play(0, 'passMagic')
    expect(begun.position.creatures.map(({ id }) => id)).toContain('o')
    expect(effectsIn(begun).position.creatures.map(({ id }) => id)).not.toContain('o')
  })
  test('nowhere else', () => {
    const shifter = { s: 'shapeshifter 0 C4' }
    expect(arena('magic2', { ...duel(0), ...shifter }).refusal(0, 'declareAbility', petrify)).toBe('AA-18.3')
    const theirs = arena('magic1', { ...duel(1), t: 'shapeshifter 1 C7' })
    expect(theirs.refusal(1, 'declareAbility', petrify)).toBe('AA-18.3')
  })
})

clause('AA-18.4', () => {
  const books = { pools: [40, 0], spells: [['slay', 'plague'], []] }
  const creatures = { n: 'necromancer 0 C4', o: 'orc 1 C5', ...home }
  test.each([
    ['slay', { creature: 'o' }, 7],
    ['plague', { space: 'C5' }, 9],
  ])('%s works as many own turns later as it takes', (spell, target, due) => {
    const game = arena('magic1', creatures, books).play(0, 'declareSpell', { caster: 'n', spell, target })
    expect(game.position.casts).toMatchObject([{ due }])
  })
  test('it is not begun in Magic 2', () => {
    const game = arena('magic2', { ...creatures, s: 'shapeshifter 0 C4' }, books)
    expect(game.refusal(0, 'declareSpell', cast('n', 'slay', 'o'))).toBe('AA-18.4')
  })
})

clause('AA-18.7', () => {
  const casts = [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }]
  test('who casts for a turn or longer does not fire', () => {
    const items = [{ id: 'b', type: 'longbow', by: 'n' }]
    const creatures = { n: 'necromancer 0 C4', o: 'orc 1 C5', ...home }
    const fire = { shooter: 'n', target: 'C5' }
    expect(arena('combat', creatures, { items, casts }).refusal(0, 'fire', fire)).toBe('AA-14.9')
    expect(arena('combat', creatures, { items }).refusal(0, 'fire', fire)).toBeUndefined()
  })
  test('a fight in its space ends the casting', () => {
    const creatures = { n: 'necromancer 0 C5', g: 'ogre 0 C5', o: 'orc 1 C5', ...home }
    const game = arena('combat', creatures, { casts }).play(0, 'resolve', { space: 'C5' })
    expect(game.position.casts).toEqual([])
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'failed', why: 'engaged' }))
  })
})
