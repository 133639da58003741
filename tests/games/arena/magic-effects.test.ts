import { expect, test } from 'vitest'
import { moveOf, powerOf } from '@/games/arena/queries/values'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const failures = ({ events }: Game) => events.flatMap((event) => (event.type === 'failed' ? [event.why] : []))
const isOut = (game: Game, id: string) => !game.position.creatures.some((one) => (one.id as string) === id)
const marks = ({ position }: Game) => position.enchantments.map(({ id }) => id as string)

/** A cast that is due in Magic Phase 2 of turn 5. */
const due = (spell: string, target: object, turnsBefore = 0) => ({
  casts: [{ id: 'k', caster: 'c', spell, target, madeInTurn: 5 - turnsBefore, due: 5 }],
})
const mark = (name: string, on: object, more: object = {}) => ({
  enchantments: [{ id: 'x', name, seat: 1, on, ...more }],
})
const wizard = { c: 'wizard 0 C4' }

clause('AA-20.1', () => {
  test('a declaration names a target of the kind that the card says', () => {
    const game = arena('magic1', { c: 'high-priest 0 C4' }, { pools: [9, 0], spells: [['bless'], []] })
    const aimedAt = (target: unknown) =>
      game.refusal(0, 'declareSpell', { caster: 'c', spell: 'bless', target })
    expect([null, { space: 'C4' }, { creature: 'nobody' }].map(aimedAt)).toEqual([
      'AA-3.9',
      'AA-3.9',
      'AA-3.9',
    ])
    expect(aimedAt({ creature: 'c' })).toBeUndefined()
  })
})

clause('AA-20.2', () => {
  test('Self is the caster alone', () => {
    const game = arena(
      'magic1',
      { c: 'high-priest 0 C4', d: 'high-priest 0 C4' },
      { pools: [9, 0], spells: [['sanctuary'], []] },
    )
    const other = { caster: 'c', spell: 'sanctuary', target: { creature: 'd' } }
    expect(game.refusal(0, 'declareSpell', other)).toBe('AA-3.9')
    const after = game.play(0, 'declareSpell', { ...other, target: null }).play(0, 'passMagic')
    expect(after.position.enchantments.map(({ on }) => on)).toEqual([{ kind: 'creature', creature: 'c' }])
  })
})

clause('AA-20.3', () => {
  test.each(['orc 0 C5', 'orc 1 C5', 'jeep 1 C5'])('%s can be the target', (o) => {
    const game = arena('magic1', { c: 'chronomancer 0 C4', o }, { pools: [9, 0], spells: [['slow'], []] })
    expect(game.refusal(0, 'declareSpell', { caster: 'c', spell: 'slow', target: { creature: 'o' } })).toBe(
      undefined,
    )
  })
})

clause('AA-20.4', () => {
  test('a corpse is named, not the space that it lies in', () => {
    const game = arena(
      'magic1',
      { c: 'necromancer 0 C4' },
      {
        pools: [9, 0],
        spells: [['create-zombie'], []],
        corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }],
      },
    )
    const at = (target: object) =>
      game.refusal(0, 'declareSpell', { caster: 'c', spell: 'create-zombie', target })
    expect([at({ corpse: 'x' }), at({ corpse: 'y' }), at({ space: 'C5' })]).toEqual([
      undefined,
      'AA-3.9',
      'AA-3.9',
    ])
  })
})

clause('AA-20.10', () => {
  test('an enchantment is where the thing is that it is on; out of range the cost comes back', () => {
    const cast = due('dispel-magic', { enchantment: 'x' })
    const far = arena(
      'movement',
      { ...wizard, o: 'orc 0 C7' },
      { ...cast, ...mark('slow', { creature: 'o' }) },
    )
    const near = arena(
      'movement',
      { ...wizard, o: 'orc 0 C6' },
      { ...cast, ...mark('slow', { creature: 'o' }) },
    )
    expect(failures(effectsIn(far))).toEqual(['outOfRange'])
    expect(effectsIn(far).position.pools.west).toBe(5)
    expect(marks(effectsIn(near))).toEqual([])
  })
})

clause('AA-20.11', () => {
  test('an edge lies between two adjacent hexes, and both must be in range', () => {
    const walls = { pools: [9, 0], spells: [['wall-of-thorns'], []] }
    const game = arena('magic1', { c: 'druid 0 C4' }, walls)
    const between = (edge: string[]) =>
      game.refusal(0, 'declareSpell', { caster: 'c', spell: 'wall-of-thorns', target: { edge } })
    expect(between(['C5', 'C7'])).toBe('AA-3.9')
    expect(between(['C5', 'C6'])).toBeUndefined()
    const far = arena('movement', { c: 'druid 0 C4' }, due('wall-of-thorns', { edge: ['C6', 'C7'] }))
    expect(failures(effectsIn(far))).toEqual(['outOfRange'])
  })
})

clause('AA-21.1', () => {
  test('what is always on is no enchantment', () => {
    const game = arena('movement', { o: 'orc 0 C5' }, { items: [{ id: 's', type: 'magic-sword', by: 'o' }] })
    expect(powerOf(game.position, game.creature('o'))).toBe(2)
    expect(marks(game)).toEqual([])
  })
})

clause('AA-21.5', () => {
  test('an enchantment is gone with the creature that it is on', () => {
    const creatures = { c: 'necromancer 0 C4', o: 'orc 1 C5', p: 'orc 1 C5' }
    const enchantments = [
      { id: 'x', name: 'slow', seat: 1, on: { creature: 'o' } },
      { id: 'y', name: 'slow', seat: 1, on: { creature: 'p' } },
    ]
    const game = arena('movement', creatures, { ...due('slay', { creature: 'o' }, 2), enchantments })
    expect(marks(effectsIn(game))).toEqual(['y'])
  })
})

clause('AA-22.8', () => {
  test('a held creature does not walk by itself', () => {
    const game = arena('movement', { o: 'orc 0 C5' }, mark('hold', { creature: 'o' }))
    expect(game.refusal(0, 'move', { unit: 'o', mode: 'walk', path: ['C6'] })).toBe('AA-9.8')
  })
})

clause('AA-22.9', () => {
  test('an entangled creature on the ground neither walks nor takes off', () => {
    const entangled = mark('entangle', { creature: 'b' }, { ends: 'movement' })
    const below = arena('movement', { b: 'giant-bird 0 C5' }, entangled)
    expect(below.refusal(0, 'move', { unit: 'b', mode: 'walk', path: ['C6'] })).toBe('AA-9.8')
    expect(below.refusal(0, 'move', { unit: 'b', mode: 'fly', path: ['C6'], land: false })).toBe('AA-9.8')
    const above = arena('movement', { b: 'giant-bird 0 C5^' }, entangled)
    expect(above.refusal(0, 'move', { unit: 'b', mode: 'fly', path: ['C6'], land: false })).toBeUndefined()
  })
})

clause('AA-22.10', () => {
  test('a cast of a creature that changes sides fails', () => {
    const game = arena(
      'movement',
      { c: 'enchantress 0 C4', n: 'necromancer 1 C5' },
      {
        casts: [
          { id: 'k', caster: 'c', spell: 'dominate', target: { creature: 'n' }, madeInTurn: 3, due: 5 },
          { id: 'l', caster: 'n', spell: 'plague', target: { space: 'C5' }, madeInTurn: 4, due: 8 },
        ],
      },
    )
    const after = effectsIn(game).play(1, 'passMagic')
    expect(failures(after)).toEqual(['controlLost'])
    expect(after.creature('n').controller).toBe('west')
  })
})

clause('AA-22.13', () => {
  const items = [{ id: 'a', type: 'amulet-of-protection-from-magic', by: 'o', owner: 1 }]
  test('spells may not be aimed at it, abilities may', () => {
    const game = arena(
      'magic1',
      { c: 'enchantress 0 C4', s: 'siren 0 C4', o: 'orc 1 C5' },
      { items, pools: [9, 0], spells: [['pacify'], []] },
    )
    const target = { creature: 'o' }
    expect(game.refusal(0, 'declareSpell', { caster: 'c', spell: 'pacify', target })).toBe('AA-20.14')
    expect(game.refusal(0, 'declareAbility', { user: 's', ability: 'siren-song', target })).toBeUndefined()
  })
})

clause('AA-22.15', () => {
  const suppressed = mark('anti-magic', { space: 'C5' })
  test('nobody declares magic in such a space', () => {
    const game = arena('magic1', { s: 'shapeshifter 0 C5', t: 'shapeshifter 0 C6' }, suppressed)
    const growth = (user: string) =>
      game.refusal(0, 'declareAbility', { user, ability: 'quick-growth', target: null })
    expect([growth('s'), growth('t')]).toEqual(['AA-22.15', undefined])
  })
  test('magic aimed there fails, and areas pass it over', () => {
    const creatures = { c: 'necromancer 0 C4', o: 'giant 1 C5', p: 'ogre 1 C6' }
    const aimed = arena('movement', creatures, { ...due('slay', { creature: 'o' }, 2), ...suppressed })
    expect(failures(effectsIn(aimed))).toEqual(['suppressed'])
    const area = arena('movement', creatures, { ...due('plague', { space: 'C6' }, 4), ...suppressed })
    const after = effectsIn(area)
    expect(['o', 'p'].map((id) => powerOf(after.position, after.creature(id)))).toEqual([5, 2])
  })
  test('it suspends enchantments there, and can be ended from outside', () => {
    const enchantments = [
      { id: 'x', name: 'anti-magic', seat: 1, on: { space: 'C5' } },
      { id: 'y', name: 'slow', seat: 1, on: { creature: 'o' } },
    ]
    const cast = due('dispel-magic', { enchantment: 'x' })
    const game = arena('movement', { ...wizard, o: 'centaur 0 C5' }, { ...cast, enchantments })
    expect(moveOf(game.position, game.creature('o'))).toBe(2)
    const after = effectsIn(game)
    expect(marks(after)).toEqual(['y'])
    expect(moveOf(after.position, after.creature('o'))).toBe(1)
  })
})

clause('AA-22.20', () => {
  test('Block Magic needs somebody whose magic is coming', () => {
    const game = arena(
      'magic1',
      { ...wizard, o: 'orc 0 C5' },
      { pools: [9, 0], spells: [['block-magic'], []] },
    )
    const args = { caster: 'c', spell: 'block-magic', target: { creature: 'o' } }
    expect(game.refusal(0, 'declareSpell', args)).toBe('AA-22.20')
  })
})

clause('AA-22.21', () => {
  const hushing = { caster: 'c', spell: 'silence', target: { creature: 'n' } }
  const silences = { pools: [9, 9], spells: [['silence'], ['sickness']] }
  test('the target’s cast fails and it declares no more', () => {
    const casts = [{ id: 'l', caster: 'n', spell: 'plague', target: { space: 'C5' }, madeInTurn: 4, due: 8 }]
    const game = arena('magic1', { ...wizard, n: 'necromancer 1 C5' }, { ...silences, casts })
    const declared = game.play(0, 'declareSpell', hushing).play(0, 'passMagic')
    const after = declared.play(1, 'passMagic')
    expect(failures(after)).toEqual(['silenced'])
    expect(after.position.casts).toEqual([])
  })
  test('who is silenced may declare nothing', () => {
    const game = arena(
      'magic1',
      { n: 'necromancer 0 C5', m: 'necromancer 0 C5' },
      {
        ...mark('silence', { creature: 'n' }, { ends: 'movement' }),
        pools: [9, 0],
        spells: [['sickness'], []],
      },
    )
    const sicken = (caster: string) =>
      game.refusal(0, 'declareSpell', { caster, spell: 'sickness', target: { creature: 'm' } })
    expect([sicken('n'), sicken('m')]).toEqual(['AA-22.21', undefined])
  })
})

clause('AA-22.22', () => {
  test('a Phantom is gone when its enchantment ends', () => {
    const phantom = mark('phantom-warrior', { creature: 'p' })
    const cast = due('dispel-magic', { enchantment: 'x' })
    const game = arena('movement', { ...wizard, p: 'phantom 1 C5' }, { ...cast, ...phantom })
    expect(isOut(effectsIn(game), 'p')).toBe(true)
  })
})

clause('AA-22.24', () => {
  test('nothing is made where it could not stand', () => {
    const game = arena(
      'movement',
      { c: 'necromancer 0 C4' },
      {
        ...due('create-zombie', { corpse: 'x' }),
        corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }],
        hexes: { C5: { terrain: 'Water' } },
      },
    )
    const after = effectsIn(game)
    expect(failures(after)).toEqual(['noEffect'])
    expect(after.position.corpses).toHaveLength(1)
  })
})

clause('AA-22.25', () => {
  test('a wreck does not rise', () => {
    const game = arena(
      'magic1',
      { c: 'high-priest 0 C4' },
      {
        pools: [20, 0],
        spells: [['resurrect'], []],
        corpses: [{ id: 'x', type: 'tank', owner: 0, at: 'C5' }],
      },
    )
    const args = { caster: 'c', spell: 'resurrect', target: { corpse: 'x' } }
    expect(game.refusal(0, 'declareSpell', args)).toBe('AA-20.15')
  })
})

clause('AA-22.26', () => {
  const recall = due('recall', { creature: 'p' })
  test('nobody is recalled among enemies', () => {
    const creatures = { c: 'chronomancer 0 C4', p: 'orc 0 C5', e: 'orc 1 C1' }
    const after = effectsIn(arena('movement', creatures, recall))
    expect(failures(after)).toEqual(['noEffect'])
    expect(after.creature('p').at).toBe('C5')
  })
  test('a pilot recalled out of the air leaves a crash behind', () => {
    const creatures = { c: 'chronomancer 0 C4', h: 'helicopter 0 C5^', p: 'human-pilot 0 C5^ on h' }
    const after = effectsIn(arena('movement', creatures, recall))
    expect(after.creature('p')).toMatchObject({ at: 'C1', on: null, airTurns: 0 })
    expect(isOut(after, 'h')).toBe(true)
  })
})
