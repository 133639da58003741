import { expect, test } from 'vitest'
import { matches } from '@/games/archmagi/queries/filters'
import type { Filter, Traits } from '@/games/archmagi/tables/vocabulary'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })
const OFF = { cmd: 'battle.callOff', seat: 1 }
const COMMIT = (seat: number, rolls: readonly number[] = []) => ({ cmd: 'battle.planCommit', seat, rolls })
const END = { cmd: 'phase.end', seat: 1 }
const move = (unit: string, ...path: readonly string[]) => ({ cmd: 'move', seat: 1, units: [unit], path })
/** A spell of the wizard in A1. */
const outside = (spell: string, targets: object = {}, rolls: readonly unknown[] = []) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets, rolls },
})
const scouting = (units: readonly unknown[], ...spells: readonly string[]) => ({
  ...{ units, phase: 'scout', spells: { 1: spells } },
})
const AT_B1 = { stack: { hex: 'B1', owner: 2 } }
const RIDING = { base: 4, cavalry: 2 }
const ELVES = ['e', 'elves', 2, 'D4']

clause('AM-E.0.1', () => {
  const wolf: Traits = { brm: 5, is: ['Animal', 'Evil', 'Living'], has: [{ k: 'swift' }] }
  test.each<readonly [string, Filter, boolean]>([
    ['anything', true, true],
    ['what is an Animal', { is: 'Animal' }, true],
    ['what is a Dragon', { is: 'Dragon' }, false],
    ['what has Swift', { has: 'swift' }, true],
    ['what has Flying', { has: 'flying' }, false],
    ['what is no Animal', { not: { is: 'Animal' } }, false],
    ['an evil Animal', { all: [{ is: 'Animal' }, { is: 'Evil' }] }, true],
    ['an Animal that flies', { all: [{ is: 'Animal' }, { has: 'flying' }] }, false],
    ['a Dragon or whatever is Swift', { any: [{ is: 'Dragon' }, { has: 'swift' }] }, true],
    ['a Dragon or whatever flies', { any: [{ is: 'Dragon' }, { has: 'flying' }] }, false],
  ])('%s', (_name, filter, isMet) => {
    expect(matches(filter, wolf)).toBe(isMet)
  })
})

const FOUR_STACKS = ['A2', 'B1', 'B2', 'A3'].map((hex, nth) => [`o${nth}`, 'orcs', 2, hex])
const stacksAt = (...hexes: readonly string[]) => ({ stacks: hexes.map((hex) => ({ hex, owner: 2 })) })

rule('AM-E.0.2', {
  'what is for a unit of one’s own is not cast on an enemy': {
    given: planning(MAGES, { spells: { 1: ['shield'] } }),
    when: [COMMIT(2), add(1, cast('h', 'shield', { unit: 'o' }))],
    then: { refused: 'AM-S.71', refusedAt: 1 },
  },
  'what is for the hex of the caster does not reach the next': {
    given: {
      units: [['b', 'bard', 1, 'B1']],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['spell-shield'] } },
    },
    when: [outside('spell-shield', { unit: 'b' })],
    then: { refused: 'AM-M.4' },
  },
  'a list has its most': {
    given: scouting(FOUR_STACKS, 'scry'),
    when: [outside('scry', stacksAt('A2', 'B1', 'B2', 'A1'))],
    then: { refused: 'AM-S.40' },
  },
  'and each of it must be there': {
    given: scouting(FOUR_STACKS, 'scry'),
    when: [outside('scry', stacksAt('A2', 'A3'))],
    then: { refused: 'AM-M.4' },
  },
  'what must be empty must': {
    given: scouting(FOUR_STACKS, 'blight'),
    when: [outside('blight', { hex: 'B1' })],
    then: { refused: 'AM-S.54' },
  },
})

rule('AM-E.0.3', {
  'each archer has the value of its own line': {
    given: rolling(
      [...PAIR, ['y', 'yeomen', 1, 'D4'], ['g', 'goblins', 2, 'D4']],
      {},
      { supports: { 1: ['y'], 2: ['g'] } },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { ...RIDING, archer: 3 }, 2: { base: 6, archer: 1 } } },
  },
})

rule('AM-E.0.4', {
  'a Mirror Image has what its original has printed, and not what it carries': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'barbarian', 2, 'D4', { artifacts: ['rune-blade'] }],
      ],
      { spells: { 1: ['mirror-image'] }, battle: fight('planD', 'k', 'o', { inUse: { o: 'rune-blade' } }) },
    ),
    when: [...attackerPlans(cast('h', 'mirror-image', {}, { enter: true })), ...BOTH_COMMIT, ROLL(1, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 5, artifact: 5 } } },
  },
  'a Familiar has the gift that was chosen': {
    given: {
      units: [],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['familiar'] }, terrain: { B1: 'sea' } },
    },
    when: [
      outside('familiar', { kin: 'Animal', gift: 'swimmer' }),
      END,
      { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] },
      ...[END, END],
      move('u1000', 'B1'),
    ],
    then: { at: { u1000: 'B1' } },
  },
})

rule('AM-E.1', {
  'what is for a side counts for whoever fights for it': {
    given: rolling(PAIR, {}, { effects: [{ spell: 'blessings', seat: 2 }] }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6, spell: 2 } } },
  },
  'what is for one unit counts when that fights': {
    given: rolling([...PAIR, ELVES], {}, { effects: [{ spell: 'shield', seat: 2, on: 'e' }] }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6 } } },
  },
  'what is for all counts against the right opponents alone': {
    given: rolling(
      [
        ['k', 'trolls', 1, 'D4'],
        ['o', 'elves', 2, 'D4'],
      ],
      { terrain: { D4: 'tundra' } },
      { effects: [{ spell: 'holy-light', seat: 1 }] },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 4, holyLight: 4 } } },
  },
  'what is for the defence does not help in attack': {
    given: rolling(PAIR, {}, { effects: [{ spell: 'hide', seat: 1 }] }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6 } } },
  },
  'of two Sites the better counts': {
    given: rolling([...PAIR, ['c', 'crypt', 2, 'D4'], ['w', 'dwarf-hall', 2, 'D4']]),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6, site: 6 } } },
  },
})

const ARCHERY = {
  units: [...PAIR, ['y', 'yeomen', 1, 'D4'], ['g', 'goblins', 2, 'D4']],
  supports: { 1: ['y'], 2: ['g'] },
}
const shooting = (spell: string, seat: number, on?: string) =>
  rolling(ARCHERY.units, {}, { supports: ARCHERY.supports, effects: [{ spell, seat, ...(on && { on }) }] })

rule('AM-E.2', {
  'Winds stop the archers of both sides': {
    given: shooting('winds', 1),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6 } } },
  },
  'Deflect Missiles those of the opponent': {
    given: shooting('deflect-missiles', 1, 'k'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { ...RIDING, archer: 3 }, 2: { base: 6 } } },
  },
  'Detection the surprises of the enemy, and not one’s own': {
    given: rolling(
      [
        ['k', 'yeti', 1, 'D4'],
        ['o', 'trolls', 2, 'D4'],
      ],
      {},
      { effects: [{ spell: 'detection', seat: 2 }] },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 6 }, 2: { base: 5, ambush: 1 } } },
  },
})

const SHIELDED = (foe: string, on = 'k') =>
  rolling(
    [
      ['k', 'knights', 1, 'D4'],
      ['y', 'yeomen', 1, 'D4'],
      ['o', foe, 2, 'D4'],
    ],
    { terrain: { D4: 'tundra' } },
    {
      effects: [{ spell: 'elemental-shield', seat: 1, on }],
    },
  )

rule('AM-E.3', {
  'a giant of stone has nothing printed against whom an Elemental Shield covers': {
    given: SHIELDED('stone-giants'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 0 } } },
  },
  'a giant of the hills has': {
    given: SHIELDED('hill-giants'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 7 } } },
  },
  'and so has the other against somebody else': {
    given: SHIELDED('stone-giants', 'y'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 7 } } },
  },
})

const DUSTY = planning([
  ['k', 'knights', 1, 'D4'],
  ['o', 'bard', 2, 'D4', { artifacts: ['pixie-dust'] }],
  ELVES,
])
const DUST = (choose?: number) =>
  add(2, { kind: 'artifact', unit: 'o', artifact: 'pixie-dust', ...(choose !== undefined && { choose }) })

rule('AM-E.4', {
  'of what Pixie Dust lends one is chosen': {
    given: DUSTY,
    when: [DUST(1), add(2, { kind: 'leave', unit: 'o', to: 'E4', with: 'e' }), ...BOTH_COMMIT],
    then: { at: { o: 'E4' } },
  },
  'the other is not lent': {
    given: DUSTY,
    when: [DUST(0), add(2, { kind: 'leave', unit: 'o', to: 'E4', with: 'e' })],
    then: { refused: 'AM-K.34', refusedAt: 1 },
  },
  'and one must be': { given: DUSTY, when: [DUST()], then: { refused: 'AM-A.40' } },
})

const AMULET = {
  units: [['b', 'bard', 2, 'B1', { artifacts: ['amulet-of-spellturning'] }]],
  ...{ phase: 'scout', spells: { 1: ['plague'] } },
}

rule('AM-E.5', {
  'a die up to the chance keeps a spell off': {
    given: AMULET,
    when: [outside('plague', AT_B1, [3])],
    then: { alive: ['b'] },
  },
  'a higher one does not': {
    given: AMULET,
    when: [outside('plague', AT_B1, [4, 6, 1, 1])],
    then: { destroyed: ['b'] },
  },
})

rule('AM-E.6', {
  'an attack takes the field, and whoever was there steps back': {
    given: planning(MAGES, { spells: { 1: ['fireball'] } }),
    when: attackerPlans(cast('h', 'fireball')),
    then: { combatants: { 1: '#fireball', 2: 'o' }, held: { 1: 'k' }, at: { k: 'D4' } },
  },
  'it fights with its own figures': {
    given: planning([...MAGES.slice(0, 1), ['h', 'shaman', 1, 'D4'], ['o', 'balrog', 2, 'D4']], {
      spells: { 1: ['cold-blast'] },
    }),
    when: [...attackerPlans(cast('h', 'cold-blast')), ...BOTH_COMMIT, ROLL(1, 1)],
    then: { mods: { 1: { base: 4, slay: 7 }, 2: { base: 10 } } },
  },
})

const WALL = { spells: { 1: ['wall-of-fire'], 2: ['wall-of-fire'] }, options: { responseWindows: 'fast' } }

rule('AM-E.7', {
  'what is created for a battle may not leave it': {
    given: planning(MAGES, { spells: { 2: ['fire-elemental'] } }),
    when: [
      add(2, cast('h2', 'fire-elemental')),
      ...BOTH_COMMIT,
      { cmd: 'battle.retreat', seat: 2, sacrifice: 'o', to: 'E4' },
    ],
    then: { at: { h2: 'E4', u1000: 'D4' }, destroyed: ['o'] },
  },
  'it is seen': {
    given: planning(MAGES, { spells: { 2: ['fire-elemental'] } }),
    when: [add(2, cast('h2', 'fire-elemental')), ...BOTH_COMMIT],
    then: {
      view: {
        ...{ seat: 1, stack: 'D4', count: 2 },
        visible: ['shaman', 'witches', 'knights', 'orcs', '@fire-elemental'],
      },
    },
  },
  'it is Slow, male and living unless that is said otherwise': {
    given: planning(MAGES, { spells: { 2: ['wall-of-fire'] } }),
    when: [
      add(2, cast('h2', 'wall-of-fire', {}, { enter: true })),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(1, 6),
    ],
    then: {
      mods: { 1: RIDING, 2: { base: 5 } },
      descriptorsOf: { '@wall-of-fire': ['Fire', 'Living', 'Male'] },
    },
  },
  'a Wall is for the defender': {
    given: planning(MAGES, WALL),
    when: [COMMIT(2), add(1, cast('h', 'wall-of-fire'))],
    then: { refused: 'AM-S.83', refusedAt: 1 },
  },
  'what lasts longer stays when the battle is over': {
    given: planning(MAGES, { spells: { 1: ['invisible-stalker'] } }),
    when: [
      ...attackerPlans(cast('h', 'invisible-stalker')).slice(0, -1),
      COMMIT(1, [2]),
      ...BOTH_COMMIT,
      ROLL(3, 3),
      OFF,
    ],
    then: {
      stack: { D4: { 1: ['shaman', 'knights', '@invisible-stalker'] } },
      effectsLeft: { u1000: { rounds: 2 } },
    },
  },
})

rule('AM-E.8', {
  'each unit that fits is struck by itself, and seen until the turn ends': {
    given: scouting(
      [
        ['o', 'orcs', 2, 'B1'],
        ['s', 'skeletons', 2, 'B1'],
        ['t', 'trolls', 2, 'B1'],
      ],
      'plague',
    ),
    when: [outside('plague', AT_B1, [6, 1, 1, 6])],
    then: {
      ...{ destroyed: ['o'], alive: ['s', 't'], areaTotals: { o: [9, 7], t: [4, 12] } },
      view: { seat: 1, stack: 'B1', count: 2, visible: ['trolls'] },
    },
  },
})

rule('AM-E.10', {
  'a unit is destroyed without a roll': {
    given: planning([...MAGES.slice(0, 1), ['h', 'shaman', 1, 'D4'], ['o', 'wraith', 2, 'D4'], ELVES], {
      spells: { 1: ['turn-undead'] },
    }),
    when: attackerPlans(cast('h', 'turn-undead', { unit: 'o' })),
    then: { destroyed: ['o'] },
  },
  'an artifact goes back to its bag, and its bearer uses no other in this battle': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'barbarian', 2, 'D4', { artifacts: ['rune-blade', 'vorpal-blade'] }],
      ],
      { spells: { 1: ['disenchant'] }, battle: fight('planD', 'k', 'o', { inUse: { o: 'rune-blade' } }) },
    ),
    when: [
      ...attackerPlans(cast('h', 'disenchant', { artifact: 'rune-blade' })),
      add(2, { kind: 'artifact', unit: 'o', artifact: 'vorpal-blade' }),
    ],
    then: { refused: 'AM-A.0.4', refusedAt: 3, holder: { 'rune-blade': null, 'vorpal-blade': 'o' } },
  },
})

const BANISHING = (units: readonly unknown[], more: object = {}) =>
  planning([['k', 'knights', 1, 'D4'], ['h', 'shaman', 1, 'D4'], ...units], {
    ...{ spells: { 1: ['banish'] }, ...more },
  })

rule('AM-E.11', {
  'who is banished goes to the Reserve of whoever has it, with what it carries': {
    given: BANISHING([['o', 'bard', 2, 'D4', { artifacts: ['rune-blade'] }], ELVES]),
    when: attackerPlans(cast('h', 'banish', { unit: 'o' })),
    then: { gone: ['o'], reserve: { 2: ['bard'] }, stored: { 2: ['rune-blade'] } },
  },
  'even over the limit': {
    given: BANISHING([['o', 'bard', 2, 'D4'], ELVES], { reserve: { 2: Array(5).fill('orcs') } }),
    when: attackerPlans(cast('h', 'banish', { unit: 'o' })),
    then: { reserve: { 2: [...Array<string>(5).fill('orcs'), 'bard'] } },
  },
  'what was created is discarded': {
    given: BANISHING([['o', '@air-elemental', 2, 'D4'], ELVES], {}),
    when: attackerPlans(cast('h', 'banish', { unit: 'o' })),
    then: { gone: ['o'], reserve: { 2: [] }, spent: ['air-elemental'] },
  },
})

rule('AM-E.12', {
  'in fear a unit leaves for a hex that its owner names': {
    given: planning([...PAIR, ['h', 'shaman', 1, 'D4'], ELVES], { spells: { 1: ['fear'] } }),
    when: [...attackerPlans(cast('h', 'fear', { unit: 'o' })), { cmd: 'flee', seat: 2, to: 'D5' }],
    then: { at: { o: 'D5' } },
  },
  'who cannot is destroyed: a Site': {
    given: planning([['k', 'knights', 1, 'D4'], ['h', 'shaman', 1, 'D4'], ['o', 'crypt', 2, 'D4'], ELVES], {
      spells: { 1: ['fear'] },
    }),
    when: attackerPlans(cast('h', 'fear', { unit: 'o' })),
    then: { destroyed: ['o'] },
  },
  'or who is helpless': {
    given: planning(
      [...PAIR, ['h', 'shaman', 1, 'D4'], ['c', 'pixies', 2, 'D4', { paralysed: { rounds: 1 } }]],
      {
        spells: { 1: ['fear'] },
        battle: fight('planD', 'k', 'o', { supports: { 2: ['c'] } }),
      },
    ),
    when: attackerPlans(cast('h', 'fear', { unit: 'c' })),
    then: { destroyed: ['c'] },
  },
})

rule('AM-E.13', {
  'a helpless combatant is replaced': {
    given: planning([...PAIR, ['h', 'shaman', 1, 'D4'], ELVES], { spells: { 1: ['sleep'] } }),
    when: attackerPlans(cast('h', 'sleep', { unit: 'o' })),
    then: { paralysed: { o: { rolls: 1 } }, combatants: { 1: 'k', 2: 'e' }, alive: ['o'] },
  },
  'what is counted in rolls ends with them': {
    given: rolling([...PAIR, ['e', 'elves', 2, 'D4', { paralysed: { rolls: 1 } }]]),
    when: [ROLL(3, 3), { cmd: 'battle.continue', seat: 1 }, { cmd: 'battle.pick', seat: 2, unit: 'e' }],
    then: { combatants: { 1: 'k', 2: 'e' } },
  },
  'what is for the battle ends with that': {
    given: planning([...PAIR, ['m', 'medusa', 1, 'D4'], ELVES]),
    when: [...attackerPlans({ kind: 'paralyze', unit: 'm', target: 'o' }), ...BOTH_COMMIT, ROLL(1, 3), OFF],
    then: { effects: [], afterStep: { 2: { paralysed: { o: 'battle' } } } },
  },
})

rule('AM-E.14', {
  'a guard steps in, and whoever fought steps back into the stack': {
    given: planning([...PAIR, ['m', 'militia', 2, 'D4']]),
    when: [add(2, { kind: 'guard', unit: 'm' }), ...BOTH_COMMIT],
    then: { combatants: { 1: 'k', 2: 'm' }, at: { o: 'D4' } },
  },
  'for the defender only': {
    given: planning([...PAIR, ['m', 'militia', 1, 'D4']]),
    when: [COMMIT(2), add(1, { kind: 'guard', unit: 'm' })],
    then: { refused: 'AM-K.19', refusedAt: 1 },
  },
})

const FETCHING = planning(MAGES, { spells: { 2: ['illusion'] }, reserve: { 2: ['hydra'] }, bag: {} })

rule('AM-E.15', {
  'who is fetched from the Reserve is discarded when the battle is over': {
    given: FETCHING,
    when: [
      add(2, cast('h2', 'illusion', { chit: 'hydra' })),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(3, 3),
      OFF,
    ],
    then: { stack: { D4: { 2: ['witches', 'orcs'] } }, reserve: { 2: [] }, size: 1 },
  },
  'and does not retreat with the others': {
    given: FETCHING,
    when: [
      add(2, cast('h2', 'illusion', { chit: 'hydra' })),
      ...BOTH_COMMIT,
      { cmd: 'battle.retreat', seat: 2, sacrifice: 'o', to: 'E4' },
    ],
    then: { at: { h2: 'E4' }, stack: { D4: { 2: ['hydra'] } } },
  },
  'who is called from elsewhere stays for good': {
    given: planning([...MAGES, ['d', 'dwarves', 2, 'G1']], { spells: { 2: ['call-defender'] } }),
    when: [
      add(2, cast('h2', 'call-defender', { unit: 'd' }, { enter: true })),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(3, 4),
      OFF,
    ],
    then: { at: { d: 'D4' }, alive: ['d'] },
  },
})

rule('AM-E.16', {
  'a spell that calls Animals calls nothing else': {
    given: {
      units: [],
      ...{
        phase: 'recruitUnits',
        drawn: true,
        spells: { 1: ['call-animals'] },
        reserve: { 1: ['orcs', 'dire-wolves'] },
      },
    },
    when: [outside('call-animals', { chit: 'orcs' })],
    then: { refused: 'AM-S.27' },
  },
  'those it does': {
    given: {
      units: [],
      ...{
        phase: 'recruitUnits',
        drawn: true,
        spells: { 1: ['call-animals'] },
        reserve: { 1: ['orcs', 'dire-wolves'] },
      },
    },
    when: [outside('call-animals', { chit: 'dire-wolves' })],
    then: { stack: { A1: { 1: ['wizard', 'dire-wolves'] } }, reserve: { 1: ['orcs'] } },
  },
})

const POLYMORPHING = {
  units: [
    ['b', 'bard', 1, 'A1'],
    ['t', 'trolls', 1, 'A1'],
  ],
  ...{ phase: 'scout', spells: { 1: ['polymorph'] }, reserve: { 1: ['hydra'] }, bag: {} },
}

rule('AM-E.17', {
  'if the form is destroyed, so is the unit': {
    given: POLYMORPHING,
    when: [
      outside('polymorph', { unit: 'b', chit: 'hydra' }),
      { cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'b' },
    ],
    then: { destroyed: ['b'], size: 2 },
  },
  'for good the old chit is discarded': {
    given: { ...POLYMORPHING, phase: 'recruitUnits', drawn: true, spells: { 1: ['transmutation'] } },
    when: [outside('transmutation', { unit: 'b', chit: 'hydra' })],
    then: { stack: { A1: { 1: ['wizard', 'trolls', 'hydra'] } }, size: 1, reserve: { 1: [] } },
  },
  'the new one must be able to stay': {
    given: {
      ...{ ...POLYMORPHING, phase: 'recruitUnits', drawn: true, spells: { 1: ['transmutation'] } },
      reserve: { 1: ['kraken'] },
    },
    when: [outside('transmutation', { unit: 'b', chit: 'kraken' })],
    then: { refused: 'AM-6.4' },
  },
})

const REVIVING = planning(MAGES, { spells: { 1: ['resurrection'] } })
const FALL = [...attackerPlans(cast('h', 'resurrection')), ...BOTH_COMMIT, ROLL(1, 6), OFF]

rule('AM-E.18', {
  'who was killed in the battle comes back where the caster stands': {
    given: REVIVING,
    when: [...FALL, { cmd: 'battle.revive', seat: 1, chit: 'knights' }],
    then: { stack: { D4: { 1: ['shaman', 'knights'] } }, battleOver: true },
  },
  'nobody else does': {
    given: REVIVING,
    when: [...FALL, { cmd: 'battle.revive', seat: 1, chit: 'hydra' }],
    then: { refused: 'AM-E.18', refusedAt: 7 },
  },
})

const MARTYR = { cmd: 'save.use', seat: 2, kind: 'martyr', unit: 'z' }
const ZEALOTS = ['z', 'zealots', 2, 'D4']

rule('AM-E.19', {
  'one falls in the place of another, and is not saved itself': {
    given: rolling([...PAIR, ZEALOTS, ['y', 'zealots', 2, 'D4']]),
    when: [ROLL(6, 1), MARTYR],
    then: { alive: ['o', 'y'], destroyed: ['z'], step: 'decide' },
  },
})

rule('AM-E.20', {
  'what saves by itself saves first, and nobody is asked': {
    given: rolling([['k', 'storm-giants', 1, 'D4'], ['o', 'trolls', 2, 'D4'], ZEALOTS]),
    when: [ROLL(6, 1)],
    then: { alive: ['o', 'z'], defeated: ['o'], step: 'decide' },
  },
  'the second time it does not, and the owner is asked': {
    given: rolling([['k', 'storm-giants', 1, 'D4'], ['o', 'trolls', 2, 'D4'], ZEALOTS]),
    when: [
      ROLL(6, 1),
      { cmd: 'battle.continue', seat: 1 },
      { cmd: 'battle.pick', seat: 2, unit: 'o' },
      ...BOTH_COMMIT,
      ROLL(6, 1),
      MARTYR,
    ],
    then: { alive: ['o'], destroyed: ['z'], afterStep: { 5: { toAct: 2 } } },
  },
})

rule('AM-E.21', {
  'who is eaten is gone, and whoever has eaten is stronger until the turn ends': {
    given: scouting([
      ['t', 'trolls', 1, 'C3'],
      ['k', 'knights', 1, 'C3'],
    ]),
    when: [{ cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'k' }, ...[END, END, END]],
    then: {
      ...{ destroyed: ['k'], bonus: { t: { cannibal: 0 } } },
      afterStep: { 0: { bonus: { t: { cannibal: 4 } } } },
    },
  },
})

rule('AM-E.22', {
  'by the keyword dice decide': {
    given: scouting([
      ['t', 'bandits', 1, 'C3'],
      ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
    ]),
    when: [
      { cmd: 'scout.steal', seat: 1, unit: 't', hex: 'D3', owner: 2 },
      { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [3] },
    ],
    then: { holder: { 'rune-blade': 'c' } },
  },
  'by the spell none': {
    given: scouting([['c', 'war-chief', 2, 'B1', { artifacts: ['rune-blade'] }]], 'steal'),
    when: [outside('steal', AT_B1), { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', unit: 'w1' }],
    then: { holder: { 'rune-blade': 'w1' } },
  },
})

rule('AM-E.23', {
  'what lends a pace and what adds to it add up': {
    given: {
      units: [['l', 'longboats', 1, 'C3', { artifacts: ['old-mariners-sextant'] }]],
      ...{ terrain: { C3: 'sea', D3: 'sea', E3: 'sea', F3: 'sea' }, phase: 'movement' },
    },
    when: [move('l', 'D3', 'E3', 'F3')],
    then: { at: { l: 'F3' } },
  },
  'of two paces the greater counts': {
    given: { units: [['b', 'cavalier', 1, 'A1', { artifacts: ['boots-of-speed'] }]], phase: 'movement' },
    when: [move('b', 'B1', 'C1', 'D1')],
    then: { refused: 'AM-9.2' },
  },
})

rule('AM-E.24', {
  'a unit is put where the spell says, and has moved': {
    given: { units: [['o', 'orcs', 1, 'A1']], phase: 'movement', spells: { 1: ['teleport'] } },
    when: [outside('teleport', { unit: 'o', hex: 'F6' }), move('o', 'F5')],
    then: { at: { o: 'F6' }, refused: 'AM-9.1', refusedAt: 1 },
  },
  'who has moved is not sent': {
    given: {
      units: [['o', 'dire-wolves', 1, 'B1']],
      ...{ phase: 'movement', spells: { 1: ['teleport'] } },
    },
    when: [move('o', 'A1'), outside('teleport', { unit: 'o', hex: 'F6' })],
    then: { refused: 'AM-S.38', refusedAt: 1 },
  },
})

const BLOCKED = (effect: object, type = 'orcs') => ({
  units: [['o', type, 1, 'C3']],
  ...{ phase: 'movement', effects: [{ op: 'block', until: { rounds: 1 }, seat: 2, ...effect }] },
})
const GATE = { what: 'gate', who: { not: { any: [{ has: 'flying' }, { has: 'swimmer' }, { is: 'Sea' }] } } }

rule('AM-E.25', {
  'a closed side is crossed by nobody': {
    given: BLOCKED({ what: 'side', on: ['C3', 'D3'] }, 'griffons'),
    when: [move('o', 'D3')],
    then: { refused: 'AM-9.7' },
  },
  'from another side the hex is open': {
    given: BLOCKED({ what: 'side', on: ['C3', 'D3'] }, 'dire-wolves'),
    when: [move('o', 'C2', 'D3')],
    then: { at: { o: 'D3' } },
  },
  'a barred hex takes nobody in': {
    given: BLOCKED({ what: 'hex', on: 'D3' }, 'griffons'),
    when: [move('o', 'D3')],
    then: { refused: 'AM-9.7' },
  },
  'a gate keeps in whom it is for': {
    given: BLOCKED({ ...GATE, on: 'C3' }),
    when: [move('o', 'D3')],
    then: { refused: 'AM-9.7' },
  },
  'and lets others through': {
    given: BLOCKED({ ...GATE, on: 'C3' }, 'lizard-men'),
    when: [move('o', 'D3')],
    then: { at: { o: 'D3' } },
  },
})

const START = { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 }

rule('AM-E.26', {
  'in the fog nobody fights': {
    given: {
      units: PAIR,
      phase: 'battle',
      effects: [{ op: 'noBattle', scope: 'hex', on: 'D4', until: 'round', seat: 1 }],
    },
    when: [START],
    then: { refused: 'AM-11.3' },
  },
  'nor with the stack of whoever is in sanctuary, wherever that goes': {
    given: {
      units: [
        ['k', 'knights', 1, 'D4'],
        ['s', 'shaman', 2, 'D4'],
      ],
      ...{
        phase: 'battle',
        effects: [{ op: 'noBattle', scope: 'stackOfCaster', on: 's', until: 'round', seat: 2 }],
      },
    },
    when: [START],
    then: { refused: 'AM-11.3' },
  },
  'without it they do': {
    given: {
      ...{ units: [...PAIR, ['s', 'shaman', 2, 'E4']], phase: 'battle' },
      effects: [{ op: 'noBattle', scope: 'stackOfCaster', on: 's', until: 'round', seat: 2 }],
    },
    when: [START],
    then: { step: 'planD' },
  },
})

rule('AM-E.27', {
  'Call to Arms draws a unit into the Reserve': {
    given: {
      units: [],
      phase: 'recruitUnits',
      drawn: true,
      spells: { 1: ['call-to-arms'] },
      bag: { bard: 1 },
    },
    when: [outside('call-to-arms')],
    then: { reserve: { 1: ['bard'] }, size: 0 },
  },
})

rule('AM-E.28', {
  'who owes discards chooses them itself': {
    given: {
      ...{ units: [], phase: 'scout', options: { responseWindows: 'fast' } },
      spells: { 1: ['vortex'], 2: ['fear', 'curse', 'haste'] },
    },
    when: [outside('vortex', {}, [1, 2]), { cmd: 'spells.discard', seat: 2, spells: ['curse', 'fear'] }],
    then: { spells: { 2: ['haste'] }, spent: ['fear', 'curse'], owed: { 2: 0 }, toAct: 1 },
  },
})

rule('AM-E.29', {
  'Scry makes stacks known': {
    given: scouting([['o', 'orcs', 2, 'B1']], 'scry'),
    when: [outside('scry', stacksAt('B1'))],
    then: { knownTo: { 1: ['o'] } },
  },
  'Foretell opens the Reserves': {
    given: { ...scouting([], 'foretell'), reserve: { 2: ['orcs'] } },
    when: [outside('foretell')],
    then: { sees: { 1: ['reserves'] } },
  },
})

const TEN = 'chasm fog web fear shield hide haste smite winds flood'.split(' ')

rule('AM-E.30', {
  'the Wizard keeps nine spells, with a Tome ten': {
    given: {
      ...{ units: [], artifacts: { w1: ['tome-of-knowledge'] }, spells: { 1: TEN } },
      ...{ phase: 'recruitSpells', drawn: true },
    },
    when: [END],
    then: { phase: 'scout' },
  },
  'without it nine': {
    given: { units: [], spells: { 1: TEN }, phase: 'recruitSpells', drawn: true },
    when: [END],
    then: { refused: 'AM-7.6' },
  },
  'and draws four, with a Grimoire five': {
    given: { units: [], artifacts: { w1: ['grimoire-of-forbidden-lore'] }, phase: 'recruitSpells' },
    when: [{ cmd: 'spells.draw', seat: 1, rolls: Array<number>(8).fill(1) }],
    then: { spellCount: { 1: 5, 2: 3 } },
  },
})

rule('AM-E.31', {
  'one chit goes, another comes': {
    given: {
      ...{ units: [], archmagi: { 1: 'sorcerer' }, phase: 'recruitUnits', drawn: true },
      ...{ reserve: { 1: ['orcs'] }, bag: { bard: 1 } },
    },
    when: [{ cmd: 'recruit.power', seat: 1, power: 'sorcerer.transformation', chit: 'orcs', rolls: [1] }],
    then: { reserve: { 1: ['bard'] }, size: 1 },
  },
})

rule('AM-E.32', {
  'what comes after Darkness in the exchange does not happen': {
    given: planning(MAGES, { spells: { 1: ['darkness', 'sleep'] } }),
    when: attackerPlans(cast('h', 'darkness'), cast('h', 'sleep', { unit: 'o' })),
    then: { battleOver: true, effects: [], fought: [['D4', 2]], spent: ['darkness', 'sleep'] },
  },
})

rule('AM-E.33', {
  'who has forgotten how casts nothing more in this battle, others do': {
    given: planning([...MAGES, ['d', 'drow', 2, 'D4']], {
      ...{ spells: { 2: ['shield'] }, battle: fight('planD', 'k', 'o', { noCast: ['h2'] }) },
    }),
    when: [add(2, cast('d', 'shield', { unit: 'o' })), add(2, cast('h2', 'shield', { unit: 'o' }))],
    then: { refused: 'AM-S.52', refusedAt: 1 },
  },
})

rule('AM-E.34', {
  'who is confused does not pick': {
    given: planning([...PAIR, ELVES], {
      battle: fight('decide', 'k', 'o', { effects: [{ spell: 'confusion', seat: 1 }] }),
    }),
    when: [{ cmd: 'battle.continue', seat: 1, rolls: [1] }],
    then: { combatants: { 1: 'k', 2: 'e' } },
  },
})

rule('AM-E.35', {
  'a stolen spell goes to the hand of who answered, even over the limit': {
    given: planning(MAGES, {
      spells: {
        1: ['mind-blast'],
        2: ['spell-steal', 'chasm', 'fog', 'web', 'fear', 'hide', 'haste', 'smite'],
      },
    }),
    when: [
      ...attackerPlans(cast('h', 'mind-blast')),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-steal', target: 'mind-blast' },
      { cmd: 'respond.pass', seat: 2 },
    ],
    then: { spellCount: { 2: 8 }, combatants: { 1: 'k', 2: 'o' } },
  },
  'a countered one to its bag': {
    given: planning(MAGES, { spells: { 1: ['mind-blast'], 2: ['counterspell'] } }),
    when: [
      ...attackerPlans(cast('h', 'mind-blast')),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'mind-blast' },
    ],
    then: { spellCount: { 2: 0 }, spent: ['mind-blast'] },
  },
})

rule('AM-E.36', {
  'a spell that is turned works on another': {
    given: planning([...MAGES, ELVES], { spells: { 1: ['shield'], 2: ['spell-turn'] } }),
    when: [
      ...attackerPlans(cast('h', 'shield', { unit: 'k' })),
      {
        ...{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-turn', target: 'shield' },
        retarget: { unit: 'o' },
      },
    ],
    then: { effectsLeft: { o: 'battle' }, effects: ['mod'] },
  },
})

rule('AM-E.37', {
  'the new result stands, though it be worse': {
    given: rolling(MAGES, { spells: { 2: ['probability-shift'] } }),
    when: [
      ROLL(6, 2),
      {
        ...{ cmd: 'reroll', seat: 2, by: { spell: 'probability-shift', caster: 'h2' } },
        ...{ die: 'D', rolls: [1] },
      },
    ],
    then: { totals: [12, 7], destroyed: ['o'] },
  },
})

const FAR = { stack: { hex: 'F6', owner: 2 } }

rule('AM-E.38', {
  'with Farcast a spell reaches across the map': {
    given: scouting([['o', 'orcs', 2, 'F6']], 'plague', 'farcast'),
    when: [{ ...outside('plague', FAR, [6, 1]), farcast: 'farcast' }],
    then: { destroyed: ['o'] },
  },
  'without it does not': {
    given: scouting([['o', 'orcs', 2, 'F6']], 'plague', 'farcast'),
    when: [outside('plague', FAR)],
    then: { refused: 'AM-M.4' },
  },
})
