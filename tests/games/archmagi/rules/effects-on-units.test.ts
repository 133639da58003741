import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })

const OFF = { cmd: 'battle.callOff', seat: 1 }

const COMMIT = (seat: number, rolls: readonly number[] = []) => ({ cmd: 'battle.planCommit', seat, rolls })

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
