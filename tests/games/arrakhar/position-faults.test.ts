import { describe, expect, test } from 'vitest'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { numberedIn } from '@/games/arrakhar/files/numbering'
import { assignEntry } from '../../support/orders'
import { sorcererPlaced } from '../../support/set-up-game'
import { faultsOf } from '../../support/position-field'
import { situation, type Stacks } from '../../support/situation'

const faults = (changes: object, stacks: Stacks = { '1110': 'elf' }) =>
  faultsOf('wizard movement', stacks, changes)

describe('A fault of a position is told at its place, with the remedy', () => {
  test.each<[string, object, string]>([
    ['turn', { turn: 0 }, 'turn: must be 1 or more in play'],
    [
      'segment',
      { segment: 'summon' },
      'segment: the wizard phase has no such segment; it has haste, movement, fireball, combat, hauntCheck (AR-5.6)',
    ],
    ['side of a design', { segment: 'sorcererDesign' }, 'side: must be "sorcerer" in this segment'],
    ['side of a placement', { segment: 'sorcererPlacement' }, 'side: must be "sorcerer" in this segment'],
    [
      'haunt on a mountain',
      { haunts: { T1: '0101' } },
      'haunts.T1: a haunt stands on a clear hex, 0101 is none (AR-3.2)',
    ],
    [
      'second haunt in a hex',
      { haunts: { T1: '0508', T2: '0508' } },
      'haunts.T2: another haunt stands in 0508; one haunt a hex (AR-3.2)',
    ],
    ['wand', { wand: null }, 'wand: must say where the wand is (AR-3.4)'],
    [
      'wand’s haunt',
      { wand: { haunt: 'T3' } },
      'wand.haunt: T3 is not on the board; the wand is hidden in a haunt that is (AR-3.4)',
    ],
    ['wand’s hex', { wand: { hex: '0101' } }, 'wand.hex: 0101 is not a clear hex of the map (AR-12.4)'],
    [
      'wand in an entry hex of a game that another reason ended',
      { wand: { hex: '0112' }, ending: { winner: 'wizard', by: 'resignation' } },
      'wand.hex: 0112 is not a clear hex of the map (AR-12.4)',
    ],
    [
      'wand on a mountain of a game that it ended',
      { wand: { hex: '0101' }, ending: { winner: 'wizard', by: 'wand' } },
      'wand.hex: 0101 is not a clear hex of the map (AR-12.4)',
    ],
    ['caster', { cast: ['elf-1', 'wizard-9'] }, 'cast.1: there is no unit wizard-9'],
    ['hasted unit', { haste: { 'elf-9': 4 } }, 'haste.elf-9: there is no unit elf-9'],
    ['unit that advanced', { advanced: ['elf-9'] }, 'advanced.0: there is no unit elf-9'],
    ['emptied hex', { emptied: ['1111', '0112'] }, 'emptied.1: 0112 is not a clear hex of the map'],
    ['opened hex', { opened: '0101' }, 'opened: 0101 is not a clear hex of the map'],
    [
      'pending summoning’s sorcerer',
      { summonPending: { haunt: 'T1', sorcerer: 'sorcerer-9', upTo: 1 } },
      'summonPending.sorcerer: there is no unit sorcerer-9',
    ],
    [
      'pending summoning’s haunt',
      { summonPending: { haunt: 'T3', sorcerer: 'elf-1', upTo: 1 } },
      'summonPending.haunt: T3 is not on the board',
    ],
    [
      'designation’s caster',
      { designations: [{ id: 1, caster: 'wizard-9', hex: '1110', units: ['elf-1'], resolved: false }] },
      'designations.0.caster: there is no unit wizard-9',
    ],
    [
      'designation’s attackers',
      {
        designations: [
          { id: 1, attackers: ['elf-1', 'elf-9'], hex: '1111', defenders: ['orc-1'], resolved: false },
        ],
      },
      'designations.0.attackers.1: there is no unit elf-9',
    ],
    [
      'names of a group',
      { units: [{ type: 'elf', hex: '1110', count: 2, ids: ['a'] }] },
      'units.0.ids: must name 2 units, as count says',
    ],
    [
      'names of those who left',
      { left: [{ type: 'elf', count: 2, ids: ['a'] }] },
      'left.0.ids: must name 2 units, as count says',
    ],
    [
      'name that two bear',
      { left: [{ type: 'elf', ids: ['elf-1'] }] },
      'units: two units are called elf-1; give each its own id',
    ],
  ])('%s', (_, changes, fault) => {
    expect(faults(changes)).toEqual([fault])
  })
  test.each<[string, Stacks, string]>([
    ['off the map', { '9999': 'elf' }, 'units.0.hex: the map has no hex 9999'],
    [
      'on a mountain',
      { '0101': 'elf' },
      'units.0.hex: 0101 is a mountain; units stand on clear hexes (AR-7.2)',
    ],
    [
      'in an entry hex',
      { '0112': 'orc' },
      "units.0.hex: 0112 is an entry hex; the sorcerer's side never enters it (AR-7.4)",
    ],
    [
      'of two types',
      { '1009': 'elf', '1110': 'elf dwarf' },
      'units.1.hex: 1110 holds two types; one may stay (AR-7.6)',
    ],
    ['of both sides', { '1110': 'elf orc' }, 'units.0.hex: 1110 holds units of both sides (AR-7.2)'],
    ['of five', { '1110': '5 elf' }, 'units.0.hex: 1110 holds 5 units; four may stay (AR-7.6)'],
    [
      'more than there are',
      { '0112': '20 elf', '1110': 'elf' },
      'units: 21 of elf, pool included; the game has 20 (AR-1.4)',
    ],
  ])('units %s', (_, stacks, fault) => {
    expect(faults({}, stacks)).toEqual([fault])
  })
  test('those who left count, and those eliminated, but for orcs that came back', () => {
    const twenty = { '0112': '20 elf' }
    expect(faults({ eliminated: [{ type: 'elf', count: 3 }] }, twenty)).toEqual([
      'eliminated: with those in play more than 20 of elf; leave some out (AR-1.4)',
    ])
    const orcs = { '1110': 'elf', '1911': '3 orc' }
    const lost = [20, 5].map((count) => ({ type: 'orc', count }))
    expect(faults({ eliminated: lost }, orcs)).toEqual([])
    expect(faults({ eliminated: lost, recycledOrcs: 2 }, orcs)).toEqual([
      'eliminated: with those in play more than 20 of orc; leave some out (AR-1.4)',
    ])
    expect(faults({ eliminated: [{ type: 'orc', count: 2 }], recycledOrcs: 3 }, orcs)).toEqual([
      'recycledOrcs: must be 2 or less, as so many orcs are eliminated (AR-5.2)',
    ])
    expect(faults({ left: [{ type: 'elf', count: 1 }] }, twenty)).toEqual([
      'units: 21 of elf, pool included; the game has 20 (AR-1.4)',
    ])
  })
  test('a crowd that its members have moved into may stand until the segment ends', () => {
    const crowd = { '1110': 'elf dwarf' }
    expect(faults({ moved: { 'elf-1': 1 } }, crowd)).toEqual([])
    expect(faults({ moved: { 'elf-1': 0 } }, crowd)).toHaveLength(1)
    expect(faultsOf('wizard combat', crowd, { moved: { 'elf-1': 1 } })).toHaveLength(1)
    expect(faults({ moved: { 'elf-1': 1 } }, { '1110': 'elf orc' })).toHaveLength(1)
  })
  test('the wand lies in an entry hex when it was carried out', () => {
    const out = { wand: { hex: '0112' }, ending: { winner: 'wizard', by: 'wand' } }
    expect(faults(out)).toEqual([])
  })
})

describe('What a position file leaves out', () => {
  test('a designation is numbered on from the highest', () => {
    const wizards = ['wizard-1', 'wizard-2', 'wizard-3', 'wizard-4']
    const made = (id: number) => ({
      id,
      caster: wizards[id - 2],
      hex: '1110',
      units: wizards,
      resolved: true,
    })
    const game = (changes: object) =>
      situation('wizard haste', { '1110': '4 wizard' }, { cast: wizards, ...changes }).position.now
    expect(game({})).toMatchObject({ next: 1 })
    expect(game({ designations: [made(2), made(5), made(3)] })).toMatchObject({ next: 6 })
    expect(game({ designations: [made(2)], nextDesignation: 9 })).toMatchObject({ next: 9 })
  })
  test('a wand that was moved by nobody known is moved no farther', () => {
    const carriers = (changes: object) =>
      situation('wizard movement', { '1110': 'elf' }, { wand: { hex: '1110' }, ...changes }).position.now
    expect(carriers({ wandMoved: true })).toMatchObject({ carriers: [] })
    expect(carriers({ wandMoved: false })).toMatchObject({ carriers: null })
    expect(carriers({ wandMoved: true, carriers: ['elf-1'] })).toMatchObject({ carriers: ['elf-1'] })
  })
  test('segments are not skipped, there is no turn limit, and the allowance is the scenario’s', () => {
    const { settings } = situation('wizard movement', {}).position
    expect(settings.options).toEqual({ turnLimit: null, skipEmptySegments: false })
    const options = { turnLimit: 9, skipEmptySegments: true, fixedOdds: true }
    expect(situation('wizard movement', {}, { options }).position.settings.options).toEqual(options)
  })
  test('an entry hex half assigned is written and read back', () => {
    const game = sorcererPlaced().then(assignEntry('0112', { elf: 2 }))
    expect(game.written).toMatchObject({
      setUp: {
        haunts: {},
        sorcerers: {},
        entries: { '0112': { wizard: 0, barbarian: 0, dwarf: 0, elf: 2 } },
      },
    })
    expect(rules.parsePosition(game.written)).toEqual({ ok: true, value: game.position })
  })
  test('units are numbered on from those that bear a number', () => {
    const { position } = situation('wizard movement', {
      '1110': '2 elf',
    })
    const named = (...ids: string[]) =>
      numberedIn({ ...position, units: ids.map((id) => ({ id, type: 'elf', hex: '1110' }) as never) }).elf
    expect(named('elf-3', 'elf-12', 'elf-7')).toBe(12)
    expect(named('Legolas', 'elf-1x', 'elf-x1')).toBe(0)
    expect(named('elf-1234567')).toBe(0)
    expect(named('elf-123456')).toBe(123456)
  })
})
