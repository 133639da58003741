import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

rule('AM-11.50', {
  'a potion does not help who has another artifact in use': {
    given: rolling(
      [
        ['k', 'storm-giants', 1, 'D4'],
        ['o', 'paladin', 2, 'D4', { artifacts: ['potion-of-healing', 'rune-blade'] }],
      ],
      {},
      { inUse: { o: 'rune-blade' } },
    ),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1, 1, 1] }],
    then: { destroyed: ['o'], totals: [16, 13], holder: { 'potion-of-healing': null, 'rune-blade': null } },
  },
  'a Zealot falls for the Paladin': {
    given: rolling([
      ['k', 'orcs', 1, 'D4'],
      ['o', 'paladin', 2, 'D4'],
      ['z', 'zealots', 2, 'D4'],
    ]),
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 1] },
      { cmd: 'save.use', seat: 2, kind: 'martyr', unit: 'z' },
    ],
    then: { alive: ['o'], destroyed: ['z'], step: 'decide' },
  },
})

rule('AM-11.51', {
  'Turn Undead destroys Zombies, which regenerate from defeats only': {
    given: planning(
      [...PAIR.slice(0, 1), ['h', 'shaman', 1, 'D4'], ['o', 'zombies', 2, 'D4'], ['e', 'elves', 2, 'D4']],
      {
        spells: { 1: ['turn-undead'] },
      },
    ),
    when: attackerPlans(cast('h', 'turn-undead', { unit: 'o' })),
    then: { destroyed: ['o'], combatants: { 1: 'k', 2: 'e' } },
  },
})

rule('AM-11.63', {
  'what was created for the battle is gone, its chit back in the bag': {
    given: planning(MAGES, { spells: { 1: ['fire-elemental'] } }),
    when: [
      ...attackerPlans(cast('h', 'fire-elemental')),
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [3, 3] },
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: { stack: { D4: { 1: ['knights', 'shaman'] } }, spent: ['fire-elemental'] },
  },
  'who was charmed is back with its own': {
    given: planning([...MAGES, ['z', 'zealots', 2, 'D4']], { spells: { 1: ['charm'] } }),
    when: [
      ...attackerPlans(cast('h', 'charm')).slice(0, -1),
      { cmd: 'battle.planCommit', seat: 1, rolls: [2] },
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [5, 3] },
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: {
      battleOver: true,
      seatOf: { z: 2 },
      afterStep: { 2: { seatOf: { z: 1 }, combatants: { 1: 'z', 2: 'o' } } },
    },
  },
})

rule('AM-12.8', {
  'the odds of the worked example': {
    given: {
      ...rolling(
        [...PAIR, ['y', 'yeomen', 1, 'D4'], ['g', 'war-chief', 2, 'D4']],
        { terrain: { D4: 'castle' } },
        { supports: { 1: ['y'], 2: ['g'] } },
      ),
    },
    then: { odds: [30, 3, 3] },
  },
})

rule('AM-K.34', {
  'one Vanish a turn, whatever for': {
    given: planning([
      ['k', 'knights', 1, 'D4'],
      ['o', 'unicorn', 2, 'D4'],
      ['e', 'elves', 2, 'D4'],
    ]),
    when: [
      add(2, { kind: 'swap', unit: 'o', with: 'e', by: 'vanish' }),
      ...BOTH_COMMIT,
      add(2, { kind: 'leave', unit: 'o', to: 'E4' }),
    ],
    then: { refused: 'AM-K.10', refusedAt: 3, combatants: { 1: 'k', 2: 'e' } },
  },
})

rule('AM-A.0.4', {
  'a unit uses one artifact in a battle': {
    given: planning([
      ['k', 'barbarian', 1, 'D4', { artifacts: ['rune-blade', 'vorpal-blade'] }],
      ['o', 'orcs', 2, 'D4'],
    ]),
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'artifact', unit: 'k', artifact: 'rune-blade' }),
      add(1, { kind: 'artifact', unit: 'k', artifact: 'vorpal-blade' }),
    ],
    then: { refused: 'AM-A.0.4', refusedAt: 2 },
  },
})

rule('AM-A.0.8', {
  'of several who could take it the owner names one': {
    given: rolling([
      ['k', 'orcs', 1, 'D4'],
      ['o', 'cavalier', 2, 'D4', { artifacts: ['rune-blade'] }],
      ['s', 'swordsmen', 2, 'D4'],
      ['y', 'yeomen', 2, 'D4'],
    ]),
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 1, 4] },
      { cmd: 'loot.assign', seat: 2, artifact: 'rune-blade', unit: 'y' },
    ],
    then: { holder: { 'rune-blade': 'y' }, step: 'decide', afterStep: { 0: { toAct: 2 } } },
  },
})

rule('AM-0.9', {
  'a paralysed unit plans nothing': {
    given: planning([...PAIR, ['y', 'yeomen', 2, 'D4', { paralysed: { rounds: 1 } }]]),
    when: [add(2, { kind: 'support', unit: 'y' })],
    then: { refused: 'AM-0.9' },
  },
})

const LEAVING = (d: readonly string[], a: readonly string[] = []) =>
  planning([...MAGES, ['u', 'unicorn', 2, 'D4']], {
    ...{ spells: { 1: a, 2: d }, options: { responseWindows: 'fast' } },
  })

/** A unicorn that leaves the battle and is called back into it. */
const CALLED_BACK = [
  add(2, { kind: 'leave', unit: 'u', to: 'E4' }),
  ...BOTH_COMMIT,
  add(2, cast('h2', 'call-defender', { unit: 'u' })),
  ...BOTH_COMMIT,
]

rule('AM-11.4', {
  'who has left a battle and is called back takes no more part in it': {
    given: LEAVING(['call-defender']),
    when: [...CALLED_BACK, add(2, { kind: 'support', unit: 'u' })],
    then: { refused: 'AM-11.4', refusedAt: 6, at: { u: 'D4' } },
  },
  'nor does an Inferno strike it': {
    given: LEAVING(['call-defender'], ['inferno']),
    when: [
      ...CALLED_BACK,
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, cast('h', 'inferno')),
      { cmd: 'battle.planCommit', seat: 1, rolls: [1, 6, 1, 6, 1, 6, 1, 6] },
    ],
    then: { alive: ['u', 'o', 'k', 'h', 'h2'] },
  },
})

rule('AM-4.6', {
  'what lasts a roll ends in the Respite': {
    given: rolling([...PAIR, ['e', 'elves', 2, 'D4', { paralysed: { rolls: 1 } }]]),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [3, 3] }],
    then: { effects: [], step: 'decide' },
  },
  'what lasts two rolls does not': {
    given: rolling([...PAIR, ['e', 'elves', 2, 'D4', { paralysed: { rolls: 2 } }]]),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [3, 3] }],
    then: { paralysed: { e: { rolls: 1 } } },
  },
})

rule('AM-9.10', {
  'who is paralysed rides no more': {
    given: planning([
      ['k', 'knights', 1, 'D4'],
      ['g', 'ghouls', 1, 'D4'],
      ['o', 'ranger', 2, 'D4', { riding: 'p' }],
      ['p', 'pegasus', 2, 'D4'],
    ]),
    when: attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
    then: { riding: { o: null }, combatants: { 1: 'k', 2: 'p' } },
  },
})

rule('AM-E.9', {
  'whoever changes sides has used what it has used': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'dire-wolves', 2, 'D4'],
        ['g', 'simians', 2, 'D4'],
      ],
      { spells: { 1: ['control-animals'] } },
    ),
    when: [
      add(2, { kind: 'guard', unit: 'g' }),
      ...attackerPlans().slice(0, 1),
      { cmd: 'battle.planCommit', seat: 1 },
      ...attackerPlans(cast('h', 'control-animals', { unit: 'g' })),
    ],
    then: { seatOf: { g: 1 }, combatants: { 1: 'k', 2: 'o' }, usedBattle: { g: ['guard', 'guard'] } },
  },
  'its artifact stays in use': {
    given: {
      ...planning(
        [
          ['k', 'knights', 1, 'D4'],
          ['w1', 'necromancer', 1, 'D4'],
          ['o', 'orcs', 2, 'D4'],
          ['l', 'lich', 2, 'D4', { artifacts: ['ebon-skull'] }],
        ],
        { archmagi: { 1: 'necromancer' } },
      ),
      battle: fight('planD', 'w1', 'o', { inUse: { l: 'ebon-skull' } }),
    },
    when: [
      ...attackerPlans({ kind: 'power', power: 'necromancer.control-undead', targets: { unit: 'l' } }),
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [1, 1] },
    ],
    then: { seatOf: { l: 1 }, mods: { 1: { base: 6, aura: 1 }, 2: { base: 6 } } },
  },
})

rule('AM-S.16', {
  'of one who can be charmed nothing is rolled, and who is immune to spells cannot be': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
        ['x', 'witch-hunter', 2, 'D4'],
      ],
      { spells: { 1: ['charm'] } },
    ),
    when: attackerPlans(cast('h', 'charm')),
    then: { seatOf: { e: 1, x: 2 }, combatants: { 1: 'e', 2: 'o' } },
  },
})

rule('AM-M.6', {
  'a hidden unit that is named is seen as soon as the spell lies on the table': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['z', 'zealots', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
        ['h2', 'witches', 2, 'D4'],
      ],
      { spells: { 1: ['shield'], 2: ['fog'] } },
    ),
    when: attackerPlans(cast('h', 'shield', { unit: 'z' })),
    then: {
      toAct: 2,
      view: { seat: 2, stack: 'D4', count: 3, visible: ['shaman', 'witches', 'knights', 'orcs', 'zealots'] },
    },
  },
})
