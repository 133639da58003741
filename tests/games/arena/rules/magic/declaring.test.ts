import { describe, expect, test } from 'vitest'
import type { SpellId } from '@/games/arena/tables/spells'
import { aimRefusal, comingOf, isComing, isInstant, timeRefusal } from '@/games/arena/queries/magic/declaring'
import type { MagicSource, Phase } from '@/games/arena/state/position'
import { arena, type Game } from '../../on-the-table'
import { ability, aim, clauseOf, itemUsed, spell } from '../by-hand'

/** A bout that is not looked at, so that nobody need have anything to declare. */
const open = { magic: { nth: 1, declared: false, queue: [] } }
const timeOf = (game: Game, source: MagicSource, id = 'c') =>
  clauseOf(timeRefusal(game.position, game.creature(id), source))

describe('the time for magic (AA-18.2 to AA-18.6)', () => {
  const instant = spell('bless')
  const [halfTurn, turn, turns] = [spell('slow'), spell('slay'), spell('plague')]
  const times = (phase: Phase, c: object, more: object = {}) => {
    const game = arena(phase, { c: ['high-priest 0 C4', c] }, { ...open, ...more })
    return [instant, halfTurn, turn, turns].map((source) => timeOf(game, source))
  }
  test('Instants and Counterspells work at once, all else later', () => {
    expect((['Instant', 'Counterspell'] as const).map(isInstant)).toEqual([true, true])
    expect((['Continuous', 'Half Turn', '1 Turn', '2 Turns'] as const).map(isInstant)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
  })
  test('everything may be declared in Magic Phase 1 of an own turn', () => {
    expect(times('magic1', {})).toEqual([undefined, undefined, undefined, undefined])
  })
  test('only Instants in Magic Phase 2', () => {
    expect(times('magic2', {})).toEqual([undefined, 'AA-18.3', 'AA-18.4', 'AA-18.4'])
  })
  test('only Instants in a turn of the other seat', () => {
    const others = { active: 1, magic: { nth: 2, declared: false, queue: [] }, bout: 0 }
    expect(times('magic1', {}, others)).toEqual([undefined, 'AA-18.3', 'AA-18.4', 'AA-18.4'])
  })
  test('after an Instant neither another nor anything longer', () => {
    expect(times('magic1', { instantUsed: true })).toEqual(['AA-18.2', 'AA-18.6', 'AA-18.6', 'AA-18.6'])
  })
  test('after something longer, though it was stopped, nothing', () => {
    expect(times('magic1', { castBegun: true })).toEqual(['AA-18.6', 'AA-18.6', 'AA-18.6', 'AA-18.6'])
  })
  test('under the first rules something longer may be begun anew', () => {
    expect(times('magic1', { castBegun: true }, { rules: 1 })).toEqual([
      'AA-18.6',
      undefined,
      undefined,
      undefined,
    ])
  })
  test('nothing while it casts, though another may', () => {
    const target = { corpse: 'x' }
    const game = arena(
      'magic1',
      { c: 'necromancer 0 C4', d: 'necromancer 0 C4' },
      {
        ...open,
        casts: [{ id: 'k', caster: 'c', spell: 'create-zombie', target, madeInTurn: 5, due: 5 }],
        corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }],
      },
    )
    expect([instant, turn].map((source) => timeOf(game, source))).toEqual(['AA-18.6', 'AA-18.6'])
    expect([instant, turn].map((source) => timeOf(game, source, 'd'))).toEqual([undefined, undefined])
  })
})

describe('who is silenced, or where no magic works (AA-22.21, AA-22.15)', () => {
  const silenced = { id: 's', name: 'silence', seat: 1, on: { creature: 'c' } }
  const dead = (on: string) => ({ id: 'd', name: 'anti-magic', seat: 1, on: { space: on } })
  const declared = (source: MagicSource, ...enchantments: readonly object[]) =>
    timeOf(arena('magic1', { c: 'shapeshifter 0 C4' }, { ...open, enchantments }), source)
  test('declares no magic', () => {
    expect(declared(ability('quick-growth'))).toBeUndefined()
    expect(declared(ability('quick-growth'), silenced)).toBe('AA-22.21')
    expect(declared(ability('quick-growth'), dead('C4'))).toBe('AA-22.15')
    expect(declared(ability('quick-growth'), dead('C4^'))).toBeUndefined()
    expect(declared(ability('quick-growth'), dead('C5'))).toBeUndefined()
  })
  test('but uses Tech (AA-17.8)', () => {
    expect(declared(itemUsed('grenade'), silenced)).toBeUndefined()
    expect(declared(itemUsed('grenade'), dead('C4'))).toBeUndefined()
  })
  test('one who is nowhere is in no such space', () => {
    const game = arena('magic1', { c: 'shapeshifter 0 C4' }, { ...open, enchantments: [dead('C4')] })
    const nowhere = { ...game.creature('c'), at: null }
    expect(timeRefusal(game.position, nowhere, ability('quick-growth'))).toBeUndefined()
  })
})

describe('what magic may be aimed at (B-1)', () => {
  const refused = (
    source: MagicSource,
    named: Readonly<Record<string, unknown>>,
    creatures: Readonly<Record<string, string>>,
    more: object = {},
  ) => {
    const game = arena('magic1', { c: 'wizard 0 C4', ...creatures }, { ...open, ...more })
    return clauseOf(aimRefusal(game.position, aim(game, source, named)))
  }
  const o = { creature: 'o' }
  const at = (id: SpellId, words: string, more: object = {}) => refused(spell(id), o, { o: words }, more)
  test('not at what does not fit (AA-20.15)', () => {
    expect(at('dominate', 'jeep 1 C5')).toBe('AA-20.15')
    expect(at('dominate', 'orc 1 C5')).toBeUndefined()
  })
  test('no spell at who is protected from them, of either side; abilities may (AA-20.14)', () => {
    const items = [{ id: 'a', type: 'amulet-of-protection-from-magic', by: 'o' }]
    expect(at('slow', 'orc 1 C5', { items })).toBe('AA-20.14')
    expect(at('haste', 'orc 0 C5', { items })).toBe('AA-20.14')
    expect(refused(ability('petrify'), o, { o: 'orc 1 C5' }, { items })).toBeUndefined()
    expect(refused(spell('fireball'), { space: 'C5' }, { o: 'orc 1 C5' }, { items })).toBeUndefined()
    expect(refused(spell('shatter'), { item: 'a' }, { o: 'orc 1 C5' }, { items })).toBeUndefined()
  })
  test('no enemy magic at who is invisible (AA-22.14)', () => {
    const enchantments = [{ id: 'i', name: 'invisibility', seat: 1, on: o }]
    expect(at('slow', 'orc 1 C5', { enchantments })).toBe('AA-22.14')
    expect(at('slow', 'orc 0 C5', { enchantments })).toBeUndefined()
    expect(refused(ability('petrify'), o, { o: 'orc 1 C5' }, { enchantments })).toBe('AA-22.14')
    // A vehicle without a pilot counts as its owner's.
    expect(at('slow', 'griffin 1 C5', { enchantments })).toBe('AA-22.14')
    expect(at('slow', 'griffin 0 C5', { enchantments })).toBeUndefined()
  })
  test('nothing at who is immune, nor at the dead who were (AA-17.9)', () => {
    expect(at('slay', 'zombie 1 C5')).toBe('AA-17.9')
    expect(at('slay', 'orc 1 C5')).toBeUndefined()
    expect(at('slow', 'zombie 1 C5')).toBeUndefined()
    const dead = (type: string) => ({ corpses: [{ id: 'x', type, owner: 1, at: 'C5' }] })
    expect(refused(spell('create-zombie'), { corpse: 'x' }, {}, dead('tank'))).toBe('AA-17.9')
    expect(refused(spell('create-zombie'), { corpse: 'x' }, {}, dead('elf'))).toBeUndefined()
  })
  test('quick magic only within its range, longer anywhere (AA-20.12)', () => {
    expect(at('bless', 'orc 0 C5')).toBeUndefined()
    expect(at('bless', 'orc 0 C6')).toBe('AA-20.12')
    expect(at('spell-shield', 'orc 0 C6')).toBe('AA-20.12')
    expect(at('slow', 'orc 1 C9')).toBeUndefined()
  })
  test('no Block Magic at who has none coming (AA-22.20)', () => {
    const casts = [
      ...[{ id: 'k', caster: 'o', spell: 'slay', target: { creature: 'c' }, madeInTurn: 4, due: 6 }],
    ]
    expect(at('block-magic', 'necromancer 1 C5')).toBe('AA-22.20')
    expect(at('block-magic', 'necromancer 1 C5', { casts })).toBe('AA-22.20')
    expect(at('silence', 'necromancer 1 C5')).toBeUndefined()
    const game = arena(
      'magic2',
      { c: 'wizard 1 C4', o: 'necromancer 0 C5', p: 'orc 0 C5' },
      {
        ...{ magic: { nth: 2, declared: false, queue: [] }, bout: 1 },
        casts: [{ id: 'k', caster: 'o', spell: 'slay', target: { creature: 'c' }, madeInTurn: 3, due: 5 }],
      },
    )
    const block = (creature: string) =>
      clauseOf(aimRefusal(game.position, aim(game, spell('block-magic'), { creature })))
    expect([block('o'), block('p')]).toEqual([undefined, 'AA-22.20'])
  })
})

describe('what takes effect in this phase (AA-19.6)', () => {
  const slay = (id: string, caster: string, madeInTurn: number) => ({
    ...{ id, caster, spell: 'slay', target: { creature: 'o' }, madeInTurn, due: madeInTurn + 2 },
  })
  const setOut = (phase: Phase) =>
    arena(
      phase,
      { c: 'necromancer 0 C4', d: 'necromancer 0 C4', e: 'necromancer 1 C6', o: 'orc 1 C5' },
      { ...open, casts: [slay('now', 'c', 3), slay('later', 'd', 5), slay('theirs', 'e', 4)] },
    )
  const coming = (phase: Phase) => {
    const { position } = setOut(phase)
    return position.casts.filter((cast) => isComing(position, cast)).map(({ id }) => id as string)
  }
  test('is what is due in this turn, in Magic Phase 2', () => {
    expect(coming('magic2')).toEqual(['now'])
    expect(coming('magic1')).toEqual([])
  })
  test('and of the active seat', () => {
    const { position } = setOut('magic2')
    const others = { ...position, casts: position.casts.map((cast) => ({ ...cast, seat: 'east' as const })) }
    expect(others.casts.filter((cast) => isComing(others, cast))).toEqual([])
  })
  test('and what was declared in this phase', () => {
    const { position } = setOut('magic1')
    const [cast] = position.casts
    expect(cast && isComing(position, { ...cast, due: null })).toBe(true)
  })
  test('can be blocked where it is not Tech, each of its own caster (AA-22.20)', () => {
    const game = setOut('magic2')
    const { position } = game
    const of = (id: string) => comingOf(position, game.creature(id).id).map((cast) => cast.id as string)
    expect([of('c'), of('d'), of('e')]).toEqual([['now'], [], []])
    const casts = position.casts.map((cast) => ({ ...cast, source: itemUsed('grenade') }))
    expect(comingOf({ ...position, casts }, game.creature('c').id)).toEqual([])
  })
})
