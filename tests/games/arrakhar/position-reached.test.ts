import { describe, expect, test } from 'vitest'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { AT, faultsOf, fight, FIELD, fire, spell } from '../../support/position-field'
import { type Moment, positionFile, situation, type Stacks } from '../../support/situation'

describe('A position that play could have come to part by part', () => {
  test.each<[string, Moment, object]>([
    ['moved', 'wizard movement', { moved: { 'elf-1': 3 } }],
    [
      'moved in an older turn’s hand',
      'wizard movement',
      { ...AT, wandMoved: true, carriers: ['elf-1'], moved: { 'elf-1': 1 } },
    ],
    ['haste', 'wizard movement', { haste: { 'elf-1': 4, 'dwarf-1': 2 } }],
    ['no move of one that waits', 'wizard movement', { moved: { 'dwarf-1': 0 } }],
    ['a fireball', 'wizard fireball', fire({})],
    ['a fireball rolled', 'wizard fireball', { ...fire({ resolved: true }), cast: ['wizard-1'] }],
    ['the wand’s', 'wizard fireball', { ...AT, ...fire({ wand: true }), cast: ['wizard-1'] }],
    ['an attack', 'wizard combat', fight({})],
    [
      'an attack rolled',
      'wizard combat',
      { ...fight({ resolved: true, defenders: ['orc-9'] }), eliminated: [{ type: 'orc', ids: ['orc-9'] }] },
    ],
    ['a haste', 'wizard haste', spell({})],
    ['orcs due', 'sorcerer wanderingOrcs', { orcsDue: 2 }],
    ['a hidden wand’s haunt named twice', 'wizard movement', { wandHaunt: 'T1' }],
  ])('%s is accepted as it should be', (_, when, changes) => {
    expect(faultsOf(when, FIELD, changes)).toEqual([])
  })
  test('the next number is past all in use, the highest of which need not be the last', () => {
    const designations = [
      { id: 4, attackers: ['elf-1'], hex: '1111', defenders: ['orc-1'], resolved: false },
      { id: 2, attackers: ['elf-2'], hex: '1111', defenders: ['orc-2'], resolved: false },
    ]
    const stacks = { ...FIELD, '1112': '2 elf' }
    const faultsWith = (nextDesignation: number) =>
      faultsOf('wizard combat', stacks, { designations, nextDesignation })
    expect(faultsWith(5)).toEqual([])
    expect(faultsWith(3)).toEqual(['nextDesignation: must be more than 4, which is in use'])
  })
  test('a summoning brings what the table has, and no more (AR-6.6)', () => {
    const faultsWith = (upTo: number) =>
      faultsOf(
        'sorcerer summon',
        { '0507': 'sorcerer', '1913': 'elf' },
        {
          cast: ['sorcerer-1'],
          summonsUsed: ['T1'],
          summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo },
        },
      )
    expect(faultsWith(4)).toEqual([])
    expect(faultsWith(5)).toEqual(['summonPending.upTo: must be 4 or less, as the table has it (AR-6.6)'])
  })
  test('a unit without a count is one', () => {
    const { position } = situation('wizard movement', {}, { units: [{ type: 'elf', hex: '1110' }] })
    expect(position.units.map(({ id }) => id)).toEqual(['elf-1'])
  })
  test('a position to play from has a wizard-side unit; one of a game that is over need not', () => {
    const none = { '1111': 'orc' }
    expect(faultsOf('sorcerer combat', none)).toEqual([
      "units: the wizard's side has no unit and has lost; give it one (AR-12.7)",
    ])
    const over = { ending: { winner: 'sorcerer', by: 'elimination' } }
    expect(faultsOf('sorcerer combat', none, over)).toEqual([])
  })
  test('whose attack another made needless may have advanced with it (AR-10.10)', () => {
    const stacks = { '1111': '2 elf', '1913': 'sorcerer' }
    const attack = (id: number, attacker: string, resolved: boolean) => ({
      id,
      attackers: [attacker],
      hex: '1111',
      defenders: ['orc-9'],
      resolved,
    })
    const changes = (isRolled: boolean) => ({
      eliminated: [{ type: 'orc', count: 1, ids: ['orc-9'] }],
      designations: [attack(1, 'elf-1', false), attack(2, 'elf-2', isRolled)],
    })
    expect(faultsOf('wizard combat', stacks, changes(true))).toEqual([])
    expect(faultsOf('wizard combat', stacks, changes(false))).not.toEqual([])
  })
  test('an attack that nobody rolled has let nobody advance, whatever else was rolled (AR-10.10)', () => {
    const stacks = { '1111': 'elf', '1314': 'elf', '1315': 'orc', '1913': 'sorcerer' }
    const changes = {
      eliminated: [{ type: 'orc', count: 1, ids: ['orc-9'] }],
      designations: [
        { id: 1, attackers: ['elf-1'], hex: '1111', defenders: ['orc-9'], resolved: false },
        { id: 2, attackers: ['elf-2'], hex: '1315', defenders: ['orc-1'], resolved: true },
      ],
    }
    expect(faultsOf('wizard combat', stacks, changes)).toEqual([
      'designations.0: Unit elf-1 is not next to 1111. (AR-10.2)',
    ])
  })
  test('whoever hastens from an entry hex names some of those who wait there (AR-9.6)', () => {
    const waiting: Stacks = { '0112': 'wizard 3 elf', '1913': 'sorcerer' }
    const made = { id: 1, caster: 'wizard-1', hex: '0112', units: ['elf-1', 'elf-2'], resolved: false }
    expect(faultsOf('wizard haste', waiting, { turn: 1, designations: [made] })).toEqual([])
  })
  test('whoever has cast may cast the wand’s fireball, and no other after it (AR-5.5, AR-12.5)', () => {
    const wand = { id: 1, caster: 'wizard-1', hex: '1111', wand: true, resolved: true }
    const own = { id: 2, caster: 'wizard-1', hex: '1111', wand: false, resolved: false }
    const changes = { ...AT, cast: ['wizard-1'] }
    expect(faultsOf('wizard fireball', FIELD, { ...changes, designations: [wand] })).toEqual([])
    expect(faultsOf('wizard fireball', FIELD, { ...changes, designations: [wand, own] })).toEqual([
      'designations.1: That wizard has cast this turn. (AR-5.5)',
    ])
  })
  test.each([
    ['the turn limit', { winner: 'sorcerer', by: 'turnLimit' }, { turn: 9, options: { turnLimit: 9 } }],
    ['agreement', { winner: 'draw', by: 'agreement' }, {}],
    ['resignation', { winner: 'wizard', by: 'resignation' }, {}],
  ])('a game that ended by %s', (_, ending, changes) => {
    expect(faultsOf('wizard movement', FIELD, { ending, ...changes })).toEqual([])
  })
  test.each([
    [
      'two hexes from an entry hex',
      { T1: '0211' },
      'haunts.T1: 0211 is within two hexes of an entry hex; move T1 farther away (AR-3.2)',
    ],
    [
      'three clear hexes from another',
      { T1: '0508', R1: '0809' },
      'haunts.R1: 0809 is 3 hexes or fewer from T1 by clear hexes; move one of them away (AR-3.3)',
    ],
  ])('a haunt stands where it could be placed, not %s', (_, haunts, fault) => {
    expect(faultsOf('wizard movement', FIELD, { haunts })).toEqual([fault])
    const old = positionFile('wizard movement', FIELD, { haunts })
    expect(rules.parseInitial(old)).toMatchObject({ ok: true })
  })
  test('haunts four clear hexes apart are accepted, and nearer ones with mountains between', () => {
    expect(faultsOf('wizard movement', FIELD, { haunts: { T1: '0508', R1: '0909' } })).toEqual([])
  })
  test('on the first game-turn the sorcerer’s side is near an entry hex in passing only', () => {
    const near: Stacks = { '0112': 'elf', '0211': 'demon' }
    const told = [
      'units.1.hex: 0211 is within two hexes of an entry hex; on the first game-turn put the unit farther away (AR-7.7)',
    ]
    for (const when of ['sorcerer summon', 'sorcerer movement', 'wizard haste'] as const) {
      expect(faultsOf(when, near, { turn: 1 })).toEqual(told)
      expect(faultsOf(when, near, { turn: 2 })).toEqual([])
    }
    expect(faultsOf('sorcerer movement', near, { turn: 1, moved: { 'demon-1': 6 } })).toEqual([])
  })
  test('orcs are due only where one finds a hex', () => {
    expect(
      faultsOf('sorcerer wanderingOrcs', { '1003': 'elf', '1103': 'ghoul', '1203': 'elf' }, { orcsDue: 1 }),
    ).toEqual(['orcsDue: must be 0: no hex takes an orc, and those due are lost (AR-5.3)'])
  })
  test('a kept game of the first rules opens with what was asked of it then', () => {
    const old = positionFile('wizard movement', FIELD, { moved: { 'orc-1': 1 }, haste: { 'orc-1': 5 } })
    expect(rules.parseInitial(old)).toMatchObject({ ok: true })
    expect(rules.parseInitial({ ...old, rules: 2 })).toMatchObject({ ok: false })
    expect(rules.parsePosition({ ...old, rules: 1 })).toMatchObject({ ok: false })
  })
})
