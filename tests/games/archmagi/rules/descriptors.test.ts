import { expect, test } from 'vitest'
import { factsOfType } from '@/games/archmagi/tables/types'
import { clause } from '../../../support/clause'
import { attackerPlans, cast, planning, rolling } from './battle'
import { BOTH_COMMIT, rule } from './rule'

const ROLL = (a: number, d: number) => ({ cmd: 'battle.roll', seat: 1, rolls: [a, d] })

const move = (unit: string, ...path: readonly string[]) => ({ cmd: 'move', seat: 1, units: [unit], path })

const pair = (k: string, o: string) => [
  ['k', k, 1, 'D4'],
  ['o', o, 2, 'D4'],
]

rule('AM-K.1', {
  'Orcs are male and living, though that is printed nowhere': {
    given: { units: [['o', 'orcs', 1, 'C3']], phase: 'scout' },
    then: { descriptorsOf: { orcs: ['Chaos', 'Humanoid', 'Living', 'Male'] } },
  },
  'a Site is neither': {
    given: {
      units: [
        ['o', 'castle-site', 1, 'C3'],
        ['b', 'brain-coral', 1, 'C4'],
      ],
      phase: 'scout',
    },
    then: {
      descriptorsOf: {
        'castle-site': ['Nonliving', 'Site'],
        'brain-coral': ['Nonliving', 'Site', 'Spellcaster'],
      },
    },
  },
  'so poison does nothing to it': {
    given: rolling(pair('vipers', 'crypt'), { terrain: { D4: 'tundra' } }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 4, surprise: 1 }, 2: { base: 4 } } },
  },
})

rule('AM-K.3', {
  'Dwarves are Demihuman and Dwarf, and good with that': {
    given: { units: [['o', 'dwarves', 1, 'C3']], phase: 'scout' },
    then: { descriptorsOf: { dwarves: ['Demihuman', 'Dwarf', 'Good', 'Living', 'Male'] } },
  },
  'Knights are Human, which Amazons resent': {
    given: rolling(pair('amazons', 'knights'), { terrain: { D4: 'tundra' } }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 4, slay: 3 }, 2: { base: 4, cavalry: 2 } } },
  },
  'Orcs are not': {
    given: rolling(pair('amazons', 'orcs')),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 4 }, 2: { base: 6 } } },
  },
})

clause('AM-K.3', () => {
  test('the humans that are no heroes, and the small folk', () => {
    const human =
      'witches nomads dervishes amazons knights yeomen pikemen swordsmen zealots barbarian-horde militia city-guard bandits peasant-rabble'
    for (const type of human.split(' ')) expect(factsOfType(type as 'knights').is, type).toContain('Human')
    for (const type of ['dwarves', 'gnomes', 'halfling'] as const)
      expect(factsOfType(type).is, type).toContain('Demihuman')
  })
})

clause('AM-K.4', () => {
  test('Water makes a Swimmer; of the other elements nothing follows', () => {
    expect(factsOfType('@water-elemental').has).toEqual([{ k: 'swimmer' }])
    for (const type of ['@fire-elemental', '@earth-elemental', '@ice-elemental'] as const)
      expect(factsOfType(type).has).toEqual([])
  })
})

rule('AM-K.4', {
  'Law and Chaos, good and evil add nothing by themselves': {
    given: rolling(pair('minotaur', 'dervishes')),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 6 }, 2: { base: 4 } } },
  },
})

rule('AM-K.5', {
  'who lives in the sea does not come on land': {
    given: {
      units: [['c', 'crabmen', 1, 'C3']],
      ...{ terrain: { C3: 'sea', D3: 'reef' }, phase: 'movement' },
    },
    when: [move('c', 'D3'), move('c', 'E3')],
    then: { refused: 'AM-9.1', refusedAt: 1, at: { c: 'D3' } },
  },
  'but onto the coast': {
    given: { units: [['c', 'crabmen', 1, 'C3']], terrain: { C3: 'sea' }, phase: 'movement' },
    when: [move('c', 'D3')],
    then: { at: { c: 'D3' }, coastal: ['D3'] },
  },
  'and no farther': {
    given: { units: [['c', 'sea-serpent', 1, 'C3']], terrain: { C3: 'sea' }, phase: 'movement' },
    when: [move('c', 'D3', 'E3')],
    then: { refused: 'AM-9.4' },
  },
  'a Ship is of the Sea, a Construct, of Wood': {
    given: { units: [['t', 'trireme', 1, 'C3']], phase: 'scout' },
    then: { descriptorsOf: { trireme: ['Construct', 'Male', 'Nonliving', 'Sea', 'Ship', 'Wood'] } },
  },
})

const LOOK = { cmd: 'scout.look', seat: 1, unit: 'u', hex: 'D3', owner: 2 }

const looking = (type: string) => ({
  units: [
    ['u', type, 1, 'C3'],
    ['o', 'orcs', 2, 'D3'],
  ],
  phase: 'scout',
})

rule('AM-K.7', {
  'a Rogue looks like a Scout': { given: looking('bandits'), when: [LOOK], then: { knownTo: { 1: ['o'] } } },
  'a Warrior does not': { given: looking('barbarian'), when: [LOOK], then: { refused: 'AM-8.2' } },
  'a cloak for Rogues is not for Warriors': {
    given: {
      units: [
        ['b', 'barbarian', 1, 'C3'],
        ['r', 'bard', 1, 'C3'],
      ],
      ...{ phase: 'recruitUnits', drawn: true, stored: { 1: ['displacement-cloak'] } },
    },
    when: [{ cmd: 'recruit.equip', seat: 1, artifact: 'displacement-cloak', unit: 'b' }],
    then: { refused: 'AM-A.0.2' },
  },
})

const FAMILIAR = (caster: string) => ({
  ...{ cmd: 'cast', seat: 1, caster, spell: 'familiar' },
  targets: { kin: 'Animal', gift: 'poison' },
})

const MAGES = {
  units: [
    ['e', 'elf-lord', 1, 'C3'],
    ['s', 'shaman', 1, 'C3'],
  ],
  ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['familiar'] }, stored: { 1: ['orb-of-farseeing'] } },
}

rule('AM-K.8', {
  'an Elf Lord is a Mage': {
    given: MAGES,
    when: [FAMILIAR('e')],
    then: { stack: { C3: { 1: ['elf-lord', 'shaman', '@familiar'] } } },
  },
  'a Shaman casts, and is none': { given: MAGES, when: [FAMILIAR('s')], then: { refused: 'AM-S.69' } },
  'nor does it use what only a Mage can': {
    given: MAGES,
    when: [{ cmd: 'recruit.equip', seat: 1, artifact: 'orb-of-farseeing', unit: 's' }],
    then: { refused: 'AM-A.0.2' },
  },
})

const ILLUSION = planning([...pair('knights', 'orcs'), ['h', 'shaman', 1, 'D4']], {
  ...{ spells: { 1: ['illusion'] }, reserve: { 1: ['hydra'] }, bag: {} },
})

rule('AM-K.9', {
  'who is summoned appears in the battle, and is discarded at its end': {
    given: ILLUSION,
    when: [
      ...attackerPlans(cast('h', 'illusion', { chit: 'hydra' })),
      ...BOTH_COMMIT,
      ROLL(3, 3),
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: {
      ...{ stack: { D4: { 1: ['shaman', 'knights'] } }, size: 1, reserve: { 1: [] } },
      afterStep: { 2: { stack: { D4: { 1: ['shaman', 'knights', 'hydra'] } } } },
    },
  },
})
