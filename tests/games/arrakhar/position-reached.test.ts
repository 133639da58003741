import { describe, expect, test } from 'vitest'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { type Moment, positionFile, type Stacks } from '../../support/situation'

/** Every fault of a position file as 'path: message (clause)'. */
function faultsOf(when: Moment, stacks: Stacks, changes: object = {}): readonly string[] {
  const parsed = rules.parsePosition(positionFile(when, stacks, { ...changes }))
  if (parsed.ok) return []
  return parsed.problems.map(({ path, message, clause }) =>
    clause === undefined ? `${path}: ${message}` : `${path}: ${message} (${clause})`,
  )
}

/** A wizard and an elf beside two orcs, a dwarf waiting, and a sorcerer far off. */
const FIELD: Stacks = {
  '0112': 'dwarf',
  '1110': 'wizard',
  '1112': 'elf',
  '1111': '2 orc',
  '1913': 'sorcerer',
}
const fire = (changes: object) => ({
  designations: [{ id: 1, caster: 'wizard-1', hex: '1111', wand: false, resolved: false, ...changes }],
})
const fight = (changes: object) => ({
  designations: [
    { id: 1, attackers: ['elf-1'], hex: '1111', defenders: ['orc-1'], resolved: false, ...changes },
  ],
})
const spell = (changes: object) => ({
  designations: [
    { id: 1, caster: 'wizard-1', hex: '1110', units: ['wizard-1'], resolved: false, ...changes },
  ],
})
const AT = { wand: { hex: '1110' } }

describe('A part that play could not have come to is refused', () => {
  test.each<[string, Moment, object]>([
    ['moved', 'wizard movement', { moved: { 'elf-1': 3 } }],
    [
      'moved in an older turn’s hand',
      'wizard movement',
      { ...AT, wandMoved: true, carriers: ['elf-1'], moved: { 'elf-1': 1 } },
    ],
    ['haste', 'wizard movement', { haste: { 'elf-1': 4, 'dwarf-1': 2 } }],
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
  test.each<[string, Moment, object, string]>([
    ['fire at one’s own', 'wizard fireball', fire({ hex: '1112' }), 'designations.0: '],
    ['fire at no hex', 'wizard fireball', fire({ hex: 'zz' }), 'designations.0: '],
    ['fire at nobody', 'wizard fireball', fire({ hex: '1109' }), 'designations.0: '],
    ['fire of an elf', 'wizard fireball', fire({ caster: 'elf-1' }), 'designations.0: '],
    ['fire of a sorcerer', 'wizard fireball', fire({ caster: 'sorcerer-1' }), 'designations.0: '],
    [
      'fire twice of one',
      'wizard fireball',
      { designations: [...fire({}).designations, ...fire({ id: 2 }).designations] },
      'designations.1: ',
    ],
    [
      'fire of a wizard that has cast',
      'wizard fireball',
      { ...fire({}), cast: ['wizard-1'] },
      'designations.0: ',
    ],
    [
      'fire rolled of one that has not',
      'wizard fireball',
      fire({ resolved: true }),
      'designations.0.caster: ',
    ],
    ['the wand’s from elsewhere', 'wizard fireball', fire({ wand: true }), 'designations.0: '],
    [
      'a number used twice',
      'wizard combat',
      { designations: [...fight({}).designations, ...fight({ attackers: ['wizard-1'] }).designations] },
      'designations.1.id: ',
    ],
    [
      'a next number in use',
      'wizard combat',
      { ...fight({ id: 4 }), nextDesignation: 4 },
      'nextDesignation: ',
    ],
    ['an attack on one’s own', 'wizard combat', fight({ defenders: ['wizard-1'] }), 'designations.0: '],
    ['orcs that attack orcs', 'sorcerer combat', fight({ attackers: ['orc-2'] }), 'designations.0: '],
    ['an attack out of an entry hex', 'wizard combat', fight({ attackers: ['dwarf-1'] }), 'designations.0: '],
    ['a unit named twice', 'wizard combat', fight({ attackers: ['elf-1', 'elf-1'] }), 'designations.0: '],
    ['haste for orcs', 'wizard haste', spell({ hex: '1111', units: ['orc-1', 'orc-2'] }), 'designations.0: '],
    ['haste for part of a stack', 'wizard haste', spell({ units: ['dwarf-1'] }), 'designations.0.units: '],
    ['designations of another segment', 'wizard combat', spell({}), 'designations: '],
    ['what another segment has', 'wizard combat', { moved: { 'elf-1': 1 } }, 'moved: '],
    ['moves of the other side', 'wizard movement', { moved: { 'orc-1': 1 } }, 'moved.orc-1: '],
    ['moves of nobody', 'wizard movement', { moved: { 'elf-9': 1 } }, 'moved.elf-9: '],
    ['too many points', 'wizard movement', { moved: { 'elf-1': 5 } }, 'moved.elf-1: '],
    ['moves in an entry hex', 'wizard movement', { moved: { 'dwarf-1': 1 } }, 'moved.dwarf-1: '],
    ['haste of orcs', 'wizard movement', { haste: { 'orc-1': 4 } }, 'haste.orc-1: '],
    ['haste in the other phase', 'sorcerer movement', { haste: { 'elf-1': 4 } }, 'haste.elf-1: '],
    ['haste that no die gives', 'wizard movement', { haste: { 'elf-1': 5 } }, 'haste.elf-1: '],
    ['carriers of a hidden wand', 'wizard movement', { carriers: ['elf-1'] }, 'carriers: '],
    ['carriers that do not exist', 'wizard movement', { ...AT, carriers: ['elf-9'] }, 'carriers.0: '],
    ['carriers named twice', 'wizard movement', { ...AT, carriers: ['elf-1', 'elf-1'] }, 'carriers.1: '],
    ['carriers among the orcs', 'wizard movement', { ...AT, carriers: ['orc-1'] }, 'carriers.0: '],
    [
      'carriers of a wand that was not moved',
      'wizard movement',
      { ...AT, wandMoved: false, carriers: ['elf-1'] },
      'wandMoved: ',
    ],
    [
      'meetings of one that is elsewhere',
      'wizard movement',
      { ...AT, moved: { 'elf-1': 1 }, metAtWand: { 'elf-1': [] } },
      'metAtWand.elf-1: ',
    ],
    [
      'meetings of one that has not moved',
      'wizard movement',
      { ...AT, metAtWand: { 'wizard-1': [] } },
      'metAtWand.wizard-1: ',
    ],
    ['a caster that cannot', 'wizard fireball', { cast: ['elf-1'] }, 'cast.0: '],
    ['a caster of the other side', 'wizard fireball', { cast: ['sorcerer-1'] }, 'cast.0: '],
    ['a caster named twice', 'wizard fireball', { cast: ['wizard-1', 'wizard-1'] }, 'cast.1: '],
    ['a caster before anybody casts', 'sorcerer wanderingOrcs', { cast: ['sorcerer-1'] }, 'cast: '],
    ['an emptied hex with enemies', 'wizard combat', { emptied: ['1111'] }, 'emptied.0: '],
    ['an emptied hex with anybody', 'wizard fireball', { emptied: ['1112'] }, 'emptied.0: '],
    ['a hex emptied twice', 'wizard combat', { emptied: ['1109', '1109'] }, 'emptied.1: '],
    ['an advance to nowhere', 'wizard combat', { advanced: ['elf-1'] }, 'advanced.0: '],
    ['a hex that no attack opened', 'wizard combat', { opened: '1109' }, 'opened: '],
    ['more orcs than come', 'sorcerer wanderingOrcs', { orcsDue: 3 }, 'orcsDue: '],
    [
      'a casting at no haunt',
      'sorcerer summon',
      { cast: ['sorcerer-1'], summonsUsed: ['T3'] },
      'summonsUsed.0: ',
    ],
    ['a casting of nobody', 'sorcerer summon', { summonsUsed: ['T1'] }, 'summonsUsed: '],
    [
      'a casting from afar',
      'sorcerer summon',
      { summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo: 2 } },
      'summonPending.sorcerer: ',
    ],
    ['orcs that left', 'wizard movement', { left: [{ type: 'orc' }] }, 'left.0.type: '],
    ['a haunt of another scenario', 'wizard movement', { haunts: { T1: '0508', T3: '1706' } }, 'haunts.T3: '],
    ['a wand found where it is not destroyed', 'wizard movement', { ...AT, wandHaunt: 'T1' }, 'wandHaunt: '],
    ['a wand hidden twice', 'wizard movement', { wandHaunt: 'R1' }, 'wandHaunt: '],
    ['a set-up in play', 'wizard movement', { setUp: { haunts: {}, sorcerers: {}, entries: {} } }, 'setUp: '],
    [
      'a design beyond the points',
      'wizard movement',
      { designs: { sorcerer: null, wizard: { wizard: 20 } } },
      'designs.wizard: ',
    ],
    ['a turn past the limit', 'wizard movement', { turn: 9, options: { turnLimit: 8 } }, 'turn: '],
    [
      'a draw offered in a game that is over',
      'wizard movement',
      { drawOffer: 'wizard', ending: { winner: 'draw', by: 'agreement' } },
      'drawOffer: ',
    ],
    [
      'a resignation that is a draw',
      'wizard movement',
      { ending: { winner: 'draw', by: 'resignation' } },
      'ending.winner: ',
    ],
    [
      'a wand carried out that is not',
      'wizard movement',
      { ending: { winner: 'wizard', by: 'wand' } },
      'ending.by: ',
    ],
    [
      'a side wiped out that is not',
      'wizard movement',
      { ending: { winner: 'sorcerer', by: 'elimination' } },
      'ending.by: ',
    ],
  ])('%s', (_, when, changes, place) => {
    const [first] = faultsOf(when, FIELD, changes)
    expect(first?.startsWith(place), first).toBe(true)
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
