import { describe, expect, test } from 'vitest'
import { HAUNT_IDS } from '@/games/arrakhar/tables/units'
import { TABLES } from '@/games/arrakhar/tables/tables'
import type { Parsed } from '@/engine/kernel/refusal'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { positionFile } from '../../support/situation'

function told(parsed: Parsed<unknown>): readonly string[] {
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

const ofCommand = (json: unknown) => told(rules.parseCommand(json))
const ofSettings = (json: object) => told(rules.newGame({ scenario: 'basic', ...json }))
const ofPosition = (changes: object, when: Parameters<typeof positionFile>[0] = 'wizard movement') =>
  told(rules.parsePosition(positionFile(when, { '1110': 'elf', '1304': 'sorcerer' }, { ...changes })))

const whole = (from: number, to: number) => `must be a whole number from ${from} to ${to}`
const many = (count: number) => Array.from({ length: count }, () => 'x')
const HAUNTS = `must be one of ${HAUNT_IDS.join(', ')}`
const TYPES = 'must be one of wizard, barbarian, dwarf, elf, sorcerer, demon, orc, ghoul'

describe('A number of a command', () => {
  test('of units is from 0 to 1000', () => {
    for (const type of ['placeSummoned', 'placeSorcerers', 'liftSorcerers']) {
      const at = type === 'placeSummoned' ? {} : { hex: '1110' }
      for (const count of [0, 1000]) expect(ofCommand({ type, ...at, count })).toEqual([])
      for (const count of [-1, 1001, 1.5, '1'])
        expect(ofCommand({ type, ...at, count })[0]).toBe(`count: ${whole(0, 1000)}`)
    }
  })
  test('of a designation is from 0 to a million', () => {
    for (const type of ['withdraw', 'resolve']) {
      for (const designation of [0, 1_000_000]) expect(ofCommand({ type, designation })).toEqual([])
      for (const designation of [-1, 1_000_001])
        expect(ofCommand({ type, designation })).toEqual([`designation: ${whole(0, 1_000_000)}`])
    }
  })
  test('of things named is 200 at most', () => {
    const most = 'must have 200 entries at most; leave some out'
    const move = (units: number, path: number) => ({ type: 'move', units: many(units), path: many(path) })
    expect(ofCommand(move(200, 200))).toEqual([])
    expect(ofCommand(move(201, 201))).toEqual([`units: ${most}`, `path: ${most}`])
    const attack = { type: 'designateAttack', attackers: many(201), hex: '1110', defenders: many(201) }
    expect(ofCommand(attack)).toEqual([`attackers: ${most}`, `defenders: ${most}`])
  })
})

describe('A word of a command', () => {
  const hide = (haunt: unknown) => ofCommand({ type: 'hideWand', haunt })
  const orc = (hex: unknown) => ofCommand({ type: 'placeOrc', hex })
  const aim = (caster: unknown) => ofCommand({ type: 'designateFireball', caster, hex: '1110' })
  test('is a known haunt, side or type', () => {
    expect(hide('T4')).toEqual([`haunt: ${HAUNTS}`])
    expect(ofCommand({ type: 'resign', side: 'both' })).toEqual(['side: must be "sorcerer" or "wizard"'])
    expect(ofCommand({ type: 'answerDraw', side: 'wizard', accept: 'yes' })).toHaveLength(1)
    expect(ofCommand({ type: 'designForce', side: 'wizard', counts: { elf: 1001 } })).toEqual([
      `counts.elf: ${whole(0, 1000)}`,
    ])
  })
  test('is forty letters at most', () => {
    expect([orc('1'.repeat(40)), aim('u'.repeat(40))]).toEqual([[], []])
    expect([orc('1'.repeat(41)).length, aim('u'.repeat(41)).length]).toEqual([1, 1])
    expect([orc(''), aim('').length]).toEqual([[], 1])
  })
  test('is no word that every object has', () => {
    for (const word of ['__proto__', 'constructor', 'toString'])
      expect(aim(word)).toEqual(['caster: must be another name; this one is a reserved word'])
  })
  test('is accepted or declined; nothing said is no answer', () => {
    const json = { type: 'answerDraw', side: 'wizard' }
    expect(rules.parseCommand(json)).toEqual({
      ok: false,
      problems: [{ path: 'accept', message: 'is missing; add it' }],
    })
    expect(rules.parseCommand({ ...json, accept: false })).toMatchObject({ ok: true })
  })
})

describe('A setting', () => {
  test.each<[object, string]>([
    [{ points: { sorcerer: 1001 } }, `points.sorcerer: ${whole(0, 1000)}`],
    [{ points: { wizard: -1 } }, `points.wizard: ${whole(0, 1000)}`],
    [{ points: { both: 1 } }, 'points.both: unknown key; remove it'],
    [{ turnLimit: 1001 }, `turnLimit: ${whole(1, 1000)}`],
    [{ costs: { orc: 101 } }, `costs.orc: ${whole(1, 100)}`],
    [{ advancedPlay: 1 }, 'advancedPlay: must be true or false'],
    [{ skipEmptySegments: 1 }, 'skipEmptySegments: must be true or false'],
    [{ threeFireballDice: 1 }, 'threeFireballDice: must be true or false'],
    [{ noEntryHaste: 1 }, 'noEntryHaste: must be true or false'],
    [{ fixedOdds: 1 }, 'fixedOdds: must be true or false'],
    [{ advanceAnyTime: 1 }, 'advanceAnyTime: must be true or false'],
    [{ lateAdvances: 1 }, 'lateAdvances: must be true or false'],
    [{ map: 7 }, 'map: must be a map text'],
    [{ map: '.'.repeat(3661) }, 'map: must be 60 rows of 60 hexes at most'],
    [{ tables: { luck: [] } }, 'tables.luck: unknown key; remove it'],
    [{ tables: { summon: [1, 2, 3, 4, 5, 21] } }, `tables.summon.5: ${whole(0, 20)}`],
    [{ tables: { haste: [1, 2, 3, 4, 5, -1] } }, `tables.haste.5: ${whole(0, 20)}`],
    [{ tables: { wandFireball: { elf: 0 } } }, `tables.wandFireball.elf: ${whole(1, 7)}`],
    [
      { tables: { wanderingOrcs: [1] } },
      'tables.wanderingOrcs: must have six entries, one for each face of the die',
    ],
    [
      { tables: { combat: TABLES.combat.map(() => ['-']) } },
      'tables.combat.0: must have seven results, from 1:2 to 6:1',
    ],
    [
      { tables: { combat: TABLES.combat.map((row) => ['x', ...row.slice(1)]) } },
      'tables.combat.0.0: must be "-", "1" or "E"',
    ],
  ])('%j is refused', (settings, problem) => {
    expect(ofSettings(settings)[0]).toBe(problem)
  })
  test('may be at its bounds', () => {
    expect(
      ofSettings({ points: { sorcerer: 1000, wizard: 1000 }, turnLimit: 1000, costs: { orc: 100 } }),
    ).toEqual([])
    const tables = {
      summon: [0, 1, 2, 3, 4, 20],
      wandFireball: { elf: 7, orc: 1 },
      fireball: {},
      combat: TABLES.combat,
    }
    expect(ofSettings({ tables, turnLimit: null })).toEqual([])
    expect(ofSettings({ map: '.'.repeat(3660) })).toEqual(['map: a map has 1 to 60 rows of 1 to 60 hexes'])
  })
})

describe('A part of a position', () => {
  const group = { type: 'elf', hex: '1110' }
  const haste = (made: object) => ({
    designations: [{ id: 1, caster: 'elf-1', hex: '1110', units: ['elf-1'], resolved: false, ...made }],
  })
  test.each<[object, string]>([
    [{ game: 'chess' }, 'game: must be "arrakhar"'],
    [{ scenario: 'epic' }, 'scenario: must be one of short, basic, long'],
    [{ turn: 100_001 }, `turn: ${whole(0, 100_000)}`],
    [{ turn: -1 }, `turn: ${whole(0, 100_000)}`],
    [
      { segment: 'lunch' },
      'segment: must be one of sorcererDesign, wizardDesign, sorcererPlacement, wizardPlacement, wanderingOrcs, summon, movement, fireball, combat, haste, hauntCheck',
    ],
    [{ haunts: { X1: '0508' } }, 'haunts.X1: unknown key; remove it'],
    [{ wand: {} }, 'wand: must be { "haunt": id } while hidden or { "hex": number } once revealed'],
    [{ units: [{ ...group, type: 'troll' }] }, `units.0.type: ${TYPES}`],
    [{ units: [{ ...group, count: 0 }] }, `units.0.count: ${whole(1, 20)}`],
    [{ units: [{ ...group, count: 21 }] }, `units.0.count: ${whole(1, 20)}`],
    [{ units: [{ ...group, rank: 1 }] }, 'units.0.rank: unknown key; remove it'],
    [
      { units: Array.from({ length: 161 }, () => group) },
      'units: must have 160 entries at most; leave some out',
    ],
    [{ pool: { elf: 1 } }, 'pool.elf: unknown key; remove it'],
    [{ pool: { demon: 21 } }, `pool.demon: ${whole(0, 20)}`],
    [{ pool: { orc: 21 } }, `pool.orc: ${whole(0, 20)}`],
    [{ pool: { ghoul: -1 } }, `pool.ghoul: ${whole(0, 20)}`],
    [{ cast: many(1001) }, 'cast: must have 1000 entries at most; leave some out'],
    [{ haste: { 'elf-1': 1001 } }, `haste.elf-1: ${whole(0, 1000)}`],
    [{ moved: { 'elf-1': -1 } }, `moved.elf-1: ${whole(0, 1000)}`],
    [{ emptied: many(1001) }, 'emptied: must have 1000 entries at most; leave some out'],
    [{ wandMoved: 'yes' }, 'wandMoved: must be true or false'],
    [{ options: { luck: 1 } }, 'options.luck: unknown key; remove it'],
    [
      { allowance: { sorcerer: { points: 1, minimum: 21 }, wizard: { points: 1, minimum: 0 } } },
      `allowance.sorcerer.minimum: ${whole(0, 20)}`,
    ],
    [{ allowance: { sorcerer: { points: 1, minimum: 2 } } }, 'allowance.wizard: is missing; add it'],
    [{ carriers: [''] }, 'carriers.0: '],
    [{ nextDesignation: 0 }, `nextDesignation: ${whole(1, 1_000_000)}`],
    [{ orcsDue: 21 }, `orcsDue: ${whole(0, 20)}`],
    [{ summonsUsed: ['X1'] }, `summonsUsed.0: ${HAUNTS}`],
    [
      { summonsUsed: Array.from({ length: 10 }, () => 'T1') },
      'summonsUsed: must have 9 entries at most; leave some out',
    ],
    [
      { summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo: 21 } },
      `summonPending.upTo: ${whole(0, 20)}`,
    ],
    [{ summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1' } }, 'summonPending.upTo: is missing; add it'],
    [{ eliminated: [{ type: 'elf', hex: '1110' }] }, 'eliminated.0.hex: unknown key; remove it'],
    [{ left: [{ type: 'troll' }] }, `left.0.type: ${TYPES}`],
    [{ recycledOrcs: 1001 }, `recycledOrcs: ${whole(0, 1000)}`],
    [{ numbered: { elf: 1001 } }, `numbered.elf: ${whole(0, 1000)}`],
    [{ drawOffer: 'table' }, 'drawOffer: must be "sorcerer" or "wizard"'],
    [{ ending: { winner: 'table', by: 'wand' } }, 'ending.winner: '],
    [{ ending: { winner: 'wizard', by: 'luck' } }, 'ending.by: '],
    [{ wandHaunt: 'X1' }, `wandHaunt: ${HAUNTS}`],
    [{ designs: { sorcerer: null } }, 'designs.wizard: is missing; add it'],
    [
      { setUp: { haunts: {}, sorcerers: { '0508': 0 }, entries: {} } },
      `setUp.sorcerers.0508: ${whole(1, 20)}`,
    ],
    [
      { setUp: { haunts: {}, sorcerers: {}, entries: { '0112': { elf: -1 } } } },
      `setUp.entries.0112.elf: ${whole(0, 1000)}`,
    ],
    [
      { setUp: { haunts: { X1: '0508' }, sorcerers: {}, entries: {} } },
      'setUp.haunts.X1: unknown key; remove it',
    ],
    [{ setUp: { haunts: {}, sorcerers: {} } }, 'setUp.entries: is missing; add it'],
  ])('%j is refused', (changes, problem) => {
    expect(ofPosition(changes)[0]?.startsWith(problem)).toBe(true)
  })
  test.each<object>([
    haste({ id: 0 }),
    haste({ resolved: 1 }),
    haste({ extra: 1 }),
    haste({ units: undefined }),
    haste({ units: undefined, wand: 'yes' }),
    haste({ hex: 1110 }),
    { designations: [{ id: 1, attackers: ['elf-1'], hex: '1111', defenders: ['orc-1'] }] },
    {
      designations: [
        { id: 1, attackers: ['elf-1'], hex: '1111', defenders: ['orc-1'], resolved: false, extra: 1 },
      ],
    },
    { designations: [{ id: 1, caster: 'elf-1', hex: '1110', wand: true, resolved: false, extra: 1 }] },
    { designations: many(1001) },
  ])('%j is no designation', (changes) => {
    expect(ofPosition(changes).some((problem) => problem.startsWith('designations'))).toBe(true)
  })
  test.each([haste({}), haste({ units: undefined, wand: true }), { designations: [] }])(
    '%j is one of its kind, and belongs to its segment only',
    (changes) => {
      const json = JSON.parse(JSON.stringify(changes)) as object
      expect(ofPosition(json)).toEqual([
        'designations: belongs to another segment (haste, fireball, combat); leave it out',
      ])
    },
  )
  test('has designations of the kind of its segment only', () => {
    const made = { id: 1, hex: '1111', resolved: false }
    const stacks = { '1110': 'wizard', '1211': 'elf', '1111': 'orc' }
    const kinds = {
      haste: { ...made, hex: '1110', caster: 'wizard-1', units: ['wizard-1'] },
      fireball: { ...made, caster: 'wizard-1', wand: false },
      combat: { ...made, attackers: ['elf-1'], defenders: ['orc-1'] },
    }
    for (const segment of ['haste', 'fireball', 'combat'] as const)
      for (const kind of ['haste', 'fireball', 'combat'] as const) {
        const parsed = rules.parsePosition(
          positionFile(`wizard ${segment}`, stacks, { designations: [kinds[kind]] }),
        )
        expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual(
          segment === kind ? [] : ['designations'],
        )
      }
  })
  test('may be at its bounds', () => {
    expect(ofPosition({ turn: 100_000, pool: { demon: 20, orc: 20, ghoul: 20 } })).toEqual([])
    expect(ofPosition({ numbered: { elf: 1000 } })).toEqual([])
    const allowance = { sorcerer: { points: 1000, minimum: 20 }, wizard: { points: 0, minimum: 0 } }
    expect(ofPosition({ allowance, haste: { 'elf-1': 6 }, moved: { 'elf-1': 10 } })).toEqual([])
    expect(
      ofPosition({ units: Array.from({ length: 160 }, () => ({ type: 'elf', hex: '0112' })) }),
    ).toHaveLength(1)
  })
  test('is nothing nested deeper than any position', () => {
    const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)])
    const [problem, ...others] = ofPosition({ cast: deep(12) })
    expect([problem?.startsWith(': '), others]).toEqual([true, []])
    expect(ofPosition({ cast: Array.from({ length: 11_000 }, () => 'elf-1') })[0]?.startsWith(': ')).toBe(
      true,
    )
  })
})
