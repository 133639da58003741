import { attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })

const OFF = { cmd: 'battle.callOff', seat: 1 }

rule('AM-11.27', {
  'the dice are those of the attacker, its extra ones, those of the defender, its extra ones': {
    given: {
      ...rolling([
        ['k', 'sphinx', 1, 'D4'],
        ['o', 'sphinx', 2, 'D4'],
      ]),
      terrain: { D4: 'tundra' },
    },
    when: [ROLL(1, 2, 4, 3)],
    then: { totals: [9, 13], destroyed: ['k'] },
  },
})

rule('AM-11.28', {
  'who loses may have a die rolled again before anything comes of it': {
    given: rolling(MAGES, { spells: { 2: ['probability-shift'] } }),
    when: [
      ROLL(6, 1),
      {
        ...{ cmd: 'reroll', seat: 2, by: { spell: 'probability-shift', caster: 'h2' } },
        ...{ die: 'D', rolls: [6] },
      },
    ],
    then: { alive: ['k', 'o'], totals: [12, 12], afterStep: { 0: { toAct: 2, alive: ['o'] } } },
  },
  'or let it be': {
    given: rolling(MAGES, { spells: { 2: ['probability-shift'] } }),
    when: [ROLL(6, 1), { cmd: 'reroll.pass', seat: 2 }],
    then: { destroyed: ['o'], spells: { 2: ['probability-shift'] } },
  },
})

const BURNING = rolling(MAGES, {}, { combatants: { 1: '#mind-blast', 2: 'o' }, held: { 1: 'k' } })

rule('AM-11.30', {
  'an attack chit that is beaten is spent, and nobody is hurt': {
    given: BURNING,
    when: [ROLL(1, 6)],
    then: { alive: ['k', 'h', 'o'], spent: ['mind-blast'], step: 'decide' },
  },
  'one that wins is spent as well': {
    given: BURNING,
    when: [ROLL(6, 1)],
    then: { destroyed: ['o'], spent: ['mind-blast'] },
  },
})

rule('AM-11.53', {
  'Trolls that are given up in a retreat do not regenerate': {
    given: planning([...PAIR, ['t', 'trolls', 2, 'D4']]),
    when: [{ cmd: 'battle.retreat', seat: 2, sacrifice: 't', to: 'E4' }],
    then: { destroyed: ['t'], at: { o: 'E4' } },
  },
  'nor if nobody can fight for them, nor does a Martyr fall for them': {
    given: {
      units: [
        ['k', 'knights', 1, 'D4'],
        ['t', 'trolls', 2, 'D4', { paralysed: { rounds: 2 } }],
        ['z', 'zealots', 2, 'D4', { paralysed: { rounds: 2 } }],
      ],
      phase: 'battle',
    },
    when: [
      { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 },
      { cmd: 'battle.pick', seat: 2, unit: 't' },
    ],
    then: { destroyed: ['t'], alive: ['z'] },
  },
  'nor does who drowns': {
    given: { units: [['t', 'trolls', 1, 'D3']], terrain: { D3: 'sea' }, phase: 'movement' },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { destroyed: ['t'] },
  },
})

const CREATED = planning(MAGES, { spells: { 1: ['earth-elemental'] } })

const BEARER = ['b', 'bard', 2, 'D4', { artifacts: ['rune-blade'] }]

const GIVEN_UP = { cmd: 'battle.retreat', seat: 2, sacrifice: 'b', to: 'E4', rolls: [4] }

rule('AM-11.54', {
  'what the sacrifice of a retreat carried is taken up before the others go': {
    given: planning([...PAIR, BEARER]),
    when: [GIVEN_UP],
    then: { destroyed: ['b'], holder: { 'rune-blade': 'o' }, at: { o: 'E4' }, battleOver: true },
  },
  'by whom of them their owner says': {
    given: planning([...PAIR, BEARER, ['y', 'yeomen', 2, 'D4']]),
    when: [GIVEN_UP, { cmd: 'loot.assign', seat: 2, artifact: 'rune-blade', unit: 'y' }],
    then: {
      ...{ holder: { 'rune-blade': 'y' }, at: { o: 'E4', y: 'E4' }, battleOver: true },
      afterStep: { 0: { toAct: 2, at: { o: 'D4', y: 'D4' } } },
    },
  },
  'the chit of a destroyed unit goes to its bag': {
    given: { units: [['o', 'orcs', 2, 'B1']], phase: 'scout', spells: { 1: ['plague'] }, bag: {} },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'plague' },
        ...{ targets: { stack: { hex: 'B1', owner: 2 } }, rolls: [6, 1] },
      },
    ],
    then: { destroyed: ['o'], size: 1 },
  },
  'that of a created one to the spells': {
    given: CREATED,
    when: [...attackerPlans(cast('h', 'earth-elemental', {}, { enter: true })), ...BOTH_COMMIT, ROLL(1, 6)],
    then: { spent: ['earth-elemental'], stack: { D4: { 1: ['shaman', 'knights'] } } },
  },
  'who is bound to it falls with it': {
    given: {
      units: [
        ['e', 'elf-lord', 1, 'A1'],
        ['t', 'trolls', 1, 'A1'],
      ],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['familiar'] } },
    },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'e', spell: 'familiar' },
        targets: { kin: 'Demon', gift: 'flying' },
      },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'e' },
    ],
    then: { stack: { A1: { 1: ['wizard', 'trolls'] } } },
  },
})

const MARTYR = rolling([...PAIR, ['z', 'zealots', 2, 'D4']])

rule('AM-11.55', {
  'the owner of the fallen is asked, nobody else': {
    given: MARTYR,
    when: [ROLL(6, 1), { cmd: 'save.use', seat: 1, kind: 'martyr', unit: 'z' }],
    then: { refused: 'AM-C.1', refusedAt: 1, toAct: 2, alive: ['o'] },
  },
  'and may decline': {
    given: MARTYR,
    when: [ROLL(6, 1), { cmd: 'save.pass', seat: 2 }],
    then: { destroyed: ['o'], alive: ['z'] },
  },
})

rule('AM-11.60', {
  'in the Respite what was used once is gone, and what lasts a roll is over': {
    given: rolling(
      [
        ['k', 'cleric', 1, 'D4', { artifacts: ['holy-water'] }],
        ['o', 'orcs', 2, 'D4'],
      ],
      {},
      {
        inUse: { k: 'holy-water' },
        effects: [
          { spell: 'levitate', seat: 2 },
          { spell: 'blessings', seat: 2 },
        ],
      },
    ),
    when: [ROLL(6, 1)],
    then: { step: 'decide', holder: { 'holy-water': null }, effects: ['mod'] },
  },
})

rule('AM-11.64', {
  'both may stay, and fight again in the turn of the other': {
    given: rolling(PAIR),
    when: [ROLL(3, 3), OFF, { cmd: 'phase.end', seat: 1 }],
    then: { active: 2, at: { k: 'D4', o: 'D4' }, fought: [] },
  },
})
