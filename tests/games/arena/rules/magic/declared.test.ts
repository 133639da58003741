import { describe, expect, test } from 'vitest'
import { couldDeclare } from '@/games/arena/effects/bouts/bouts'
import { arena } from '../../on-the-table'
import { spell, told } from '../by-hand'

type Words = string | readonly [string, object]
const dead = { corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }] }
const o = { creature: 'o' }

describe('a declaration (B-1)', () => {
  const creatures = { d: 'high-priest 0 C4', c: 'necromancer 0 C4', o: 'orc 1 C5' }
  const books = {
    pools: [40, 0],
    spells: [['sickness', 'slay', 'plague', 'create-zombie', 'bless'], []],
    ...dead,
  }
  const setOut = () => arena('magic1', creatures, { ...books, next: { creature: 9, other: 12 } })
  const declared = (name: string, target: object, caster = 'c') =>
    setOut().play(0, 'declareSpell', { caster, spell: name, target })
  test('pays, shows the spell, and is told', () => {
    const after = declared('slay', o)
    expect(after.position.pools).toEqual({ west: 26, east: 0 })
    expect(after.position.revealed).toEqual({ west: ['slay'], east: [] })
    expect(after.events).toEqual([
      { type: 'spellRevealed', seat: 'west', source: spell('slay') },
      {
        ...{ type: 'declared', cast: 'cast-12', source: spell('slay'), caster: 'c' },
        ...{ target: { kind: 'creature', creature: 'o' }, cost: 14, due: 7 },
      },
    ])
  })
  test('is a cast of its own, in the queue of the phase', () => {
    const after = declared('slay', o)
    expect(after.position.casts).toEqual([
      {
        ...{ id: 'cast-12', source: spell('slay'), caster: 'c', item: null, seat: 'west' },
        ...{ target: { kind: 'creature', creature: 'o' }, turn: 5, due: 7, paid: 14 },
      },
    ])
    expect(after.position.next).toEqual({ creature: 9, other: 13 })
    expect(after.position.now).toMatchObject({ bout: 'west', nth: 1, declared: true, queue: ['cast-12'] })
  })
  const due: readonly (readonly [string, object, number | null])[] = [
    ['sickness', o, null],
    ['create-zombie', { corpse: 'x' }, 5],
    ['slay', o, 7],
    ['plague', { space: 'C5' }, 9],
  ]
  test.each(due)('of %s is due in its turn (AA-18.2 to AA-18.4)', (name, target, turn) => {
    const after = declared(name, target)
    expect(after.position.casts.map((cast) => cast.due)).toEqual([turn])
    expect(told(after, 'declared').map((event) => event.due)).toEqual([turn])
    // Quick magic marks its caster as one that used some, longer as one that casts (AA-18.6).
    const { instantUsed, castBegun } = after.creature('c')
    expect([instantUsed, castBegun]).toEqual([turn === null, turn !== null])
    const other = after.creature('d')
    expect([other.instantUsed, other.castBegun]).toEqual([false, false])
  })
  test('in Magic Phase 2 is in the queue as well', () => {
    const after = arena('magic2', creatures, books).play(0, 'declareSpell', {
      ...{ caster: 'c', spell: 'sickness', target: o },
    })
    expect(after.position.now).toMatchObject({ declared: true, queue: [after.position.casts[0]?.id] })
  })
  test('shows each spell once, in the order of the cards (AA-17.6)', () => {
    const first = declared('sickness', o)
    const second = first.play(0, 'declareSpell', { caster: 'd', spell: 'bless', target: { creature: 'd' } })
    expect(second.position.revealed.west).toEqual(['sickness', 'bless'])
    const turned = declared('bless', { creature: 'd' }, 'd')
    const both = turned.play(0, 'declareSpell', { caster: 'c', spell: 'sickness', target: o })
    expect(both.position.revealed.west).toEqual(['sickness', 'bless'])
    expect(both.position.now).toMatchObject({ queue: both.position.casts.map(({ id }) => id) })
  })
  test('by a creature of the other side’s turn is of that side', () => {
    const game = arena(
      'magic1',
      { c: 'high-priest 1 C4', w: 'high-priest 0 C4' },
      {
        pools: [9, 9],
        spells: [['bless'], ['bless']],
        bout: 1,
        magic: { nth: 2, declared: false, queue: [] },
      },
    )
    const after = game.play(1, 'declareSpell', { caster: 'c', spell: 'bless', target: { creature: 'c' } })
    expect(after.position.pools).toEqual({ west: 9, east: 6 })
    expect(after.position.casts).toMatchObject([{ seat: 'east' }])
  })
})

describe('what is refused of spells (B-1)', () => {
  const refused = (
    args: object,
    more: object = {},
    creatures: Readonly<Record<string, Words>> = {},
    phase = 'magic1',
  ) =>
    arena(
      phase as 'magic1',
      { c: 'necromancer 0 C4', o: 'orc 1 C5', ...creatures },
      { pools: [13, 0], spells: [['slay', 'sickness', 'bless'], []], ...more },
    ).refusal(0, 'declareSpell', { caster: 'c', spell: 'sickness', target: o, ...args })
  test('nothing where all is well', () => {
    expect(refused({})).toBeUndefined()
  })
  test('a caster that is not in play, or the other side’s (AA-3.9, AA-3.10)', () => {
    expect(refused({ caster: 'z' })).toBe('AA-3.9')
    expect(refused({ caster: 'o' })).toBe('AA-3.10')
    expect(refused({ target: null })).toBe('AA-3.9')
  })
  test('another seat, and another phase (AA-3.7, AA-3.8)', () => {
    expect(refused({}, { bout: 1, magic: { nth: 2, declared: false, queue: [] } })).toBe('AA-3.7')
    expect(refused({}, {}, {}, 'movement')).toBe('AA-3.8')
  })
  test('what is not in the list (AA-17.4)', () => {
    expect(refused({ spell: 'spark' })).toBe('AA-17.4')
  })
  test('what the caster has no level for (AA-17.3)', () => {
    expect(refused({ spell: 'bless' })).toBe('AA-17.3')
    expect(refused({ spell: 'sickness' }, {}, { c: 'demon 0 C4' })).toBe('AA-17.3')
  })
  test('what the pool does not pay (AA-17.5)', () => {
    expect(refused({ spell: 'slay' })).toBe('AA-17.5')
    expect(refused({ spell: 'slay' }, { pools: [14, 0] })).toBeUndefined()
  })
  test('what there is no time for, or is aimed wrong', () => {
    expect(refused({}, {}, { c: ['necromancer 0 C4', { instantUsed: true }], d: 'necromancer 0 C4' })).toBe(
      'AA-18.2',
    )
    expect(refused({}, {}, { o: 'orc 1 C7' })).toBe('AA-20.12')
  })
})

describe('which seat could declare something (AA-19.7)', () => {
  const open = { magic: { nth: 1, declared: false, queue: [] } }
  const could = (words: Words, more: object) =>
    couldDeclare(arena('magic1', { c: words, o: 'orc 1 C5' }, { ...open, ...more }).position, 'west')
  const known = (name: string, pool: number) => ({
    ...{ pools: [pool, 0], spells: [[name], []], revealed: [[name], []] },
  })
  test('one whose cards are known, by these alone and what they cost', () => {
    expect(could('necromancer 0 C4', known('sickness', 6))).toBe(true)
    expect(could('necromancer 0 C4', known('sickness', 5))).toBe(false)
    expect(could('necromancer 0 C4', known('bless', 9))).toBe(false)
    expect(could('demon 0 C4', known('sickness', 6))).toBe(false)
    expect(could('orc 0 C4', known('sickness', 6))).toBe(false)
    expect(could(['necromancer 0 C4', { instantUsed: true }], known('sickness', 6))).toBe(false)
  })
  test('one that hides cards, by every card there is', () => {
    const hidden = (pool: number) => ({ pools: [pool, 0], spells: [['bless'], []] })
    expect(could('necromancer 0 C4', hidden(4))).toBe(true)
    expect(could('necromancer 0 C4', hidden(3))).toBe(false)
    expect(could('orc 0 C4', hidden(40))).toBe(false)
  })
  test('one without cards but with abilities', () => {
    expect(could('shapeshifter 0 C4', {})).toBe(true)
    expect(could('necromancer 0 C4', { pools: [40, 0] })).toBe(false)
  })
  test('only with creatures of its own, in play', () => {
    const { position } = arena('magic1', { c: 'shapeshifter 0 C4', o: 'orc 1 C5' }, open)
    expect(couldDeclare(position, 'east')).toBe(false)
    const creatures = position.creatures.map((one) => ({ ...one, at: null }))
    expect(couldDeclare({ ...position, creatures }, 'west')).toBe(false)
  })
})

describe('bouts (AA-19.2 to AA-19.7)', () => {
  const both = { c: 'shapeshifter 0 C4', e: 'shapeshifter 1 C6' }
  const grow = (user: string) => ({ user, ability: 'quick-growth', target: null })
  test('go to and fro until one from the second on is passed in silence', () => {
    const first = arena('magic1', both)
    expect(first.position.now).toMatchObject({ bout: 'west', nth: 1, declared: false })
    const second = first.play(0, 'passMagic')
    expect(second.events).toEqual([{ type: 'boutEnded', seat: 'west', skipped: false }])
    expect(second.position.now).toMatchObject({ phase: 'magic1', bout: 'east', nth: 2, declared: false })
    const over = second.play(1, 'passMagic')
    expect(over.position.now.phase).toBe('movement')
  })
  test('come back where something was declared in the second', () => {
    const second = arena('magic1', both).play(0, 'passMagic')
    const third = second.play(1, 'declareAbility', grow('e')).play(1, 'passMagic')
    expect(third.position.now).toMatchObject({ bout: 'west', nth: 3, declared: false })
    const over = third.play(0, 'passMagic')
    expect(over.position.now.phase).toBe('movement')
    expect(told(over, 'tookEffect')).toHaveLength(1)
  })
  test('are left out for who can use none, which is told', () => {
    const creatures = { c: 'shapeshifter 0 C4', o: 'orc 1 C6' }
    const after = arena('magic1', creatures).play(0, 'declareAbility', grow('c')).play(0, 'passMagic')
    expect(told(after, 'boutEnded')).toEqual([
      { type: 'boutEnded', seat: 'west', skipped: false },
      { type: 'boutEnded', seat: 'east', skipped: true },
    ])
    expect(after.position.now.phase).toBe('movement')
  })
  test('are begun with the phase, and both left out where nobody has magic', () => {
    const equip = arena('equip1', { c: 'orc 0 C4', o: 'orc 1 C6' }).play(0, 'endPhase')
    expect(equip.events).toEqual([
      { type: 'phaseBegun', turn: 5, seat: 'west', phase: 'magic1' },
      { type: 'boutEnded', seat: 'west', skipped: true },
      { type: 'boutEnded', seat: 'east', skipped: true },
      { type: 'phaseBegun', turn: 5, seat: 'west', phase: 'movement' },
    ])
    const waited = arena('equip1', both).play(0, 'endPhase')
    expect(waited.position.now).toEqual({ phase: 'magic1', bout: 'west', nth: 1, declared: false, queue: [] })
    const moved = arena('movement', both).play(0, 'endPhase')
    expect(moved.position.now).toEqual({ phase: 'magic2', bout: 'west', nth: 1, declared: false, queue: [] })
    expect(moved.play(0, 'passMagic').play(1, 'passMagic').position.now.phase).toBe('combat')
  })
  const casting = {
    casts: [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }],
  }
  test('are kept for who could stop a cast (AA-18.9), not so under the first rules', () => {
    const creatures = { n: 'necromancer 0 C4', o: 'orc 1 C6' }
    const kept = arena('movement', creatures, casting).play(0, 'endPhase')
    expect(kept.position.now).toMatchObject({ phase: 'magic2', bout: 'west', nth: 1 })
    const passed = arena('movement', creatures, { ...casting, rules: 1 }).play(0, 'endPhase')
    expect(passed.position.now.phase).toBe('combat')
  })
  test('a cast of the other seat keeps no bout', () => {
    const game = arena('movement', { n: 'necromancer 0 C4', o: 'orc 1 C6' }, casting).play(0, 'endPhase')
    expect(told(game.play(0, 'passMagic'), 'boutEnded').map(({ skipped }) => skipped)).toEqual([false, true])
  })
})

describe('stopping a cast (AA-18.9)', () => {
  const creatures = { d: 'necromancer 0 C4', n: 'necromancer 0 C4', o: 'orc 1 C6', e: 'necromancer 1 C6' }
  const slay = (id: string, caster: string, madeInTurn = 5) => ({
    ...{ id, caster, spell: 'slay', target: { creature: 'o' }, madeInTurn, due: madeInTurn + 2 },
  })
  const casts = [slay('k', 'd', 3), slay('l', 'n'), slay('m', 'e', 4)]
  const magic = { nth: 1, declared: true, queue: ['l'] }
  const setOut = (more: object = {}) => arena('magic1', creatures, { casts, magic, ...more })
  test('ends it alone, with nothing back', () => {
    const after = setOut({ pools: [1, 0] }).play(0, 'stopCasting', { caster: 'n' })
    expect(after.events).toEqual([
      { type: 'failed', source: spell('slay'), caster: 'n', why: 'stopped', refund: 0 },
    ])
    expect(after.position.casts.map(({ id }) => id)).toEqual(['k', 'm'])
    expect(after.position.now).toMatchObject({ queue: [] })
    expect(after.position.pools.west).toBe(1)
    expect([after.creature('n').castBegun, after.creature('d').castBegun]).toEqual([true, false])
  })
  test('leaves the queue to what is still coming', () => {
    const after = setOut().play(0, 'stopCasting', { caster: 'd' })
    expect(after.position.now).toMatchObject({ queue: ['l'] })
    const later = arena('magic2', creatures, { casts, magic }).play(0, 'stopCasting', { caster: 'n' })
    expect(later.position.now).toMatchObject({ queue: [] })
  })
  test('under the first rules leaves the caster free to begin anew', () => {
    const after = setOut({ rules: 1 }).play(0, 'stopCasting', { caster: 'n' })
    expect(after.creature('n').castBegun).toBe(false)
  })
  test('is for casters of the own side that cast', () => {
    const refused = (caster: string) => setOut().refusal(0, 'stopCasting', { caster })
    expect(refused('n')).toBeUndefined()
    expect(refused('e')).toBe('AA-3.10')
    expect(refused('o')).toBe('AA-3.10')
    expect(refused('z')).toBe('AA-3.9')
    expect(
      arena('magic1', { n: 'necromancer 0 C4' }, { magic: { ...magic, queue: [] } }).refusal(
        0,
        'stopCasting',
        { caster: 'n' },
      ),
    ).toBe('AA-18.9')
  })
  test('uses up the item whose last use it was (AA-6.7)', () => {
    const items = [{ id: 'w', type: 'wand-of-fire', by: 'n', uses: 1 }]
    const game = arena('magic1', creatures, { magic: { nth: 1, declared: false, queue: [] }, items })
    const declared = game.play(0, 'declareAbility', {
      user: 'n',
      ability: 'wand-of-fire',
      item: 'w',
      target: { space: 'C5' },
    })
    expect(declared.position.items).toMatchObject([{ uses: 0 }])
    const after = declared.play(0, 'stopCasting', { caster: 'n' })
    expect(told(after, 'itemGone')).toEqual([
      { type: 'itemGone', item: 'w', card: 'wand-of-fire', by: 'used' },
    ])
    expect(after.position.items).toEqual([])
  })
})
