import { describe, expect, test } from 'vitest'
import { MAGIC_TYPES } from '@/games/arena/tables/magic'
import { SPELL_IDS, SPELLS } from '@/games/arena/tables/spells'
import { phaseCommands } from '@/games/arena/commands/legal'
import { arenaPlay } from '@/games/arena/play'
import { powerOf } from '@/games/arena/queries/values'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const power = (game: Game, id: string) => powerOf(game.position, game.creature(id))
const failures = ({ events }: Game) => events.flatMap((event) => (event.type === 'failed' ? [event.why] : []))
const bless = (creature: string, caster = 'c') => ({ caster, spell: 'bless', target: { creature } })

const priests = { c: 'high-priest 0 C4', d: 'high-priest 0 C4', o: 'orc 0 C4' }
const blessings = { pools: [5, 0], spells: [['bless'], []] }
const necromancer = { c: 'necromancer 0 C4' }
const dead = { corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }] }
const zombies = { pools: [20, 0], spells: [['create-zombie', 'sickness'], []], ...dead }
const raise = { caster: 'c', spell: 'create-zombie', target: { corpse: 'x' } }

clause('AA-17.1', () => {
  test('the pool pays for spells and is not filled up again', () => {
    const game = arena('magic1', priests, blessings).play(0, 'declareSpell', bless('o'))
    expect(game.position.pools).toEqual({ west: 2, east: 0 })
    expect(game.refusal(0, 'declareSpell', bless('o', 'd'))).toBe('AA-17.5')
    expect(game.play(0, 'passMagic').position.pools.west).toBe(2)
  })
})

clause('AA-17.5', () => {
  test('a listed spell is cast again and again', () => {
    const once = arena('magic1', priests, { ...blessings, pools: [6, 0] }).play(0, 'declareSpell', bless('o'))
    expect(once.play(0, 'declareSpell', bless('d', 'd')).position.pools.west).toBe(0)
  })
})

clause('AA-17.6', () => {
  test('a spell is shown for good when it is first declared, with its target', () => {
    const game = arena('magic1', priests, { ...blessings, pools: [6, 0] })
    const once = game.play(0, 'declareSpell', bless('o'))
    expect(game.position.revealed.west).toEqual([])
    expect(once.position.revealed.west).toEqual(['bless'])
    expect(once.events.map(({ type }) => type)).toEqual(['spellRevealed', 'declared'])
    expect(once.play(0, 'declareSpell', bless('d', 'd')).events.map(({ type }) => type)).toEqual(['declared'])
  })
})

clause('AA-17.7', () => {
  test('every spell has one of nine types and a level of 1 to 3; none is Tech', () => {
    expect(MAGIC_TYPES).toHaveLength(9)
    for (const spell of SPELL_IDS) {
      expect(MAGIC_TYPES).toContain(SPELLS[spell].type)
      expect([1, 2, 3]).toContain(SPELLS[spell].level)
    }
  })
})

clause('AA-17.8', () => {
  const hushed = [
    { id: 'x', name: 'silence', seat: 1, on: { creature: 'o' }, ends: 'movement' },
    { id: 'y', name: 'anti-magic', seat: 1, on: { space: 'C5' } },
  ]
  test.each(hushed)('$name keeps nobody from Tech', (enchantment) => {
    const game = arena(
      'magic1',
      { o: 'orc 0 C5' },
      { enchantments: [enchantment], items: [{ id: 'g', type: 'grenade', by: 'o' }] },
    )
    const thrown = game.play(0, 'declareAbility', { user: 'o', ability: 'grenade', item: 'g', target: null })
    expect(power(thrown.play(0, 'passMagic'), 'o')).toBe(4)
  })
})

clause('AA-18.5', () => {
  test('what was paid for a cast that fails is gone', () => {
    const game = arena('magic1', necromancer, zombies).play(0, 'declareSpell', raise)
    const stopped = game.play(0, 'stopCasting', { caster: 'c' })
    expect(stopped.position.pools.west).toBe(16)
    expect(stopped.position.casts).toEqual([])
    expect(failures(stopped)).toEqual(['stopped'])
  })
  test('a caster killed before the effect has cast in vain', () => {
    const game = arena(
      'magic2',
      { c: 'sorcerer 0 C4', e: 'sorcerer 1 C5' },
      {
        casts: [{ id: 'k', caster: 'c', spell: 'fireball', target: { space: 'C5' }, madeInTurn: 5, due: 5 }],
        pools: [0, 4],
        spells: [[], ['spark']],
      },
    )
    const spark = { caster: 'e', spell: 'spark', target: { creature: 'c' } }
    const after = game
      .play(0, 'passMagic')
      .play(1, 'declareSpell', spark)
      .play(1, 'passMagic')
      .play(0, 'passMagic')
    expect(failures(after)).toEqual(['casterDead'])
    expect(after.position.casts).toEqual([])
  })
})

clause('AA-18.6', () => {
  const sickness = { caster: 'c', spell: 'sickness', target: { creature: 'o' } }
  const game = arena('magic1', { ...necromancer, o: 'orc 1 C5' }, zombies)
  test('a caster declares nothing else while it casts', () => {
    expect(game.play(0, 'declareSpell', raise).refusal(0, 'declareSpell', sickness)).toBe('AA-18.6')
  })
  test('who has begun a long cast uses no Instant in that turn, though it was stopped', () => {
    const stopped = game.play(0, 'declareSpell', raise).play(0, 'stopCasting', { caster: 'c' })
    expect(stopped.refusal(0, 'declareSpell', sickness)).toBe('AA-18.6')
    expect(game.refusal(0, 'declareSpell', sickness)).toBeUndefined()
  })
  test('after an Instant no long cast is begun in that turn', () => {
    expect(game.play(0, 'declareSpell', sickness).refusal(0, 'declareSpell', raise)).toBe('AA-18.6')
  })
})

clause('AA-18.8', () => {
  test('a caster is free when the effect has taken place, and may fight', () => {
    const casting = arena('magic1', { ...necromancer, o: 'orc 1 C5' }, zombies).play(0, 'declareSpell', raise)
    const combat = effectsIn(casting.play(0, 'passMagic'))
    expect(combat.position.now.phase).toBe('combat')
    expect(combat.position.casts).toEqual([])
  })
})

clause('AA-18.9', () => {
  test('who casts nothing has nothing to stop', () => {
    expect(arena('magic1', necromancer, zombies).refusal(0, 'stopCasting', { caster: 'c' })).toBe('AA-18.9')
  })
})

clause('AA-18.10', () => {
  test('a creature carries one cast at a time', () => {
    const game = arena('magic1', necromancer, zombies).play(0, 'declareSpell', raise)
    expect(game.refusal(0, 'declareSpell', raise)).toBe('AA-18.6')
  })
})

clause('AA-18.11', () => {
  test('an enemy in the space keeps nobody from magic before Combat', () => {
    const game = arena('magic2', { s: 'shapeshifter 0 C5', o: 'orc 1 C5' })
    const args = { user: 's', ability: 'quick-growth', target: null }
    expect(game.refusal(0, 'declareAbility', args)).toBeUndefined()
  })
})

clause('AA-19.1', () => {
  test('nothing takes effect before all is declared', () => {
    const game = arena('magic1', priests, blessings).play(0, 'declareSpell', bless('o'))
    expect(power(game, 'o')).toBe(1)
    expect(power(game.play(0, 'passMagic'), 'o')).toBe(3)
  })
})

clause('AA-19.7', () => {
  const opposed = { ...priests, e: 'high-priest 1 C5' }
  const boutAfterPass = (spells: unknown, pools: unknown, revealed: unknown) => {
    const game = arena('magic1', opposed, { spells, pools, revealed })
    return game.play(0, 'passMagic').position.now
  }
  test('a seat that hides cards and could pay for some spell is asked', () => {
    expect(boutAfterPass([['bless'], ['resurrect']], [9, 9], [[], []])).toMatchObject({
      bout: 'east',
      nth: 2,
    })
  })
  test('a seat whose cards are all known and too slow is not asked', () => {
    const revealed = [[], ['resurrect']]
    expect(boutAfterPass([['bless'], ['resurrect']], [9, 20], revealed)).toMatchObject({ phase: 'movement' })
  })
  test('a seat that can pay for nothing is not asked', () => {
    expect(boutAfterPass([['bless'], ['bless']], [9, 1], [[], []])).toMatchObject({ phase: 'movement' })
  })
})

clause('AA-19.8', () => {
  test('what has lost its target fails when its moment comes', () => {
    const casts = ['c', 'd'].map((caster) => ({
      id: `cast-${caster}`,
      caster,
      spell: 'create-zombie',
      target: { corpse: 'x' },
      madeInTurn: 5,
      due: 5,
    }))
    const game = arena('movement', { ...necromancer, d: 'necromancer 0 C4' }, { casts, ...dead })
    const after = effectsIn(game)
    expect(failures(after)).toEqual(['targetGone'])
    expect(after.position.creatures).toHaveLength(3)
  })
  test('an item that its user has no more does nothing', () => {
    const game = arena(
      'movement',
      { o: 'orc 0 C4', k: 'kobold 1 C5' },
      {
        items: [{ id: 'w', type: 'wand-of-fire', at: 'C4', uses: 2 }],
        casts: [
          {
            id: 'k1',
            caster: 'o',
            ability: 'wand-of-fire',
            item: 'w',
            target: { space: 'C5' },
            madeInTurn: 5,
            due: 5,
          },
        ],
      },
    )
    expect(failures(effectsIn(game))).toEqual(['itemGone'])
  })
})

clause('AA-19.9', () => {
  test('dice of an effect are rolled in the order of creatures', () => {
    const casts = [
      { id: 'k', caster: 'c', spell: 'fireball', target: { space: 'C6' }, madeInTurn: 5, due: 5 },
    ]
    const creatures = { c: 'sorcerer 0 C4', o: 'orc 1 C6', p: 'orc 1 C6' }
    const after = effectsIn(arena('movement', creatures, { casts }), [5, 4])
    expect(after.events.flatMap((event) => (event.type === 'blastRolled' ? [event] : []))).toMatchObject([
      { creature: 'o', roll: 5, need: 5 },
      { creature: 'p', roll: 4, need: 5 },
    ])
    expect(after.position.creatures.map(({ id }) => id)).toEqual(['c', 'p'])
  })
})

describe('legal magic', () => {
  const game = arena(
    'magic1',
    { c: 'archdruid 0 C4', s: 'shapeshifter 0 C5', o: 'orc 1 C6' },
    {
      pools: [40, 0],
      spells: [['wall-of-thorns', 'shape-land', 'entangle', 'cripple', 'erosion'], []],
      items: [{ id: 'p', type: 'potion-of-speed', by: 's' }],
    },
  )
  const listed = phaseCommands(game.position)
  test('everything listed is accepted', () => {
    expect(listed.length).toBeGreaterThan(100)
    for (const command of listed) {
      const rule = arenaPlay.commands[command.type] as {
        refusalOf: (position: object, command: object) => unknown
      }
      expect(rule.refusalOf(game.position, command)).toBeUndefined()
    }
  })
  test('each way to act is among it, what is out of range or too hard is not', () => {
    const kinds = new Set(
      listed.map((command) => ('spell' in command ? command.spell : command.type) as string),
    )
    expect([...kinds].sort()).toEqual([
      'declareAbility',
      'entangle',
      'erosion',
      'passMagic',
      'shape-land',
      'wall-of-thorns',
    ])
    expect(listed.filter((command) => 'spell' in command && command.spell === 'entangle')).toHaveLength(3)
  })
})
