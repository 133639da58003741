import { add, attackerPlans, cast, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (a: number, d: number) => ({ cmd: 'battle.roll', seat: 1, rolls: [a, d] })

const COMMIT = (seat: number) => ({ cmd: 'battle.planCommit', seat })

const move = (unit: string, ...path: readonly string[]) => ({ cmd: 'move', seat: 1, units: [unit], path })

const ride = (unit: string, carrier: string) => ({ cmd: 'ride', seat: 1, unit, carrier })

const pair = (k: string, o: string) => [
  ['k', k, 1, 'D4'],
  ['o', o, 2, 'D4'],
]

const LOOK = { cmd: 'scout.look', seat: 1, unit: 'u', hex: 'D3', owner: 2 }

const looking = (type: string) => ({
  units: [
    ['u', type, 1, 'C3'],
    ['o', 'orcs', 2, 'D3'],
  ],
  phase: 'scout',
})

const SWAP = (unit: string, other: string) => ({ kind: 'swap', unit, with: other, by: 'skirmish' })

rule('AM-K.10', {
  'a skirmisher steps back once in a battle': {
    given: planning([...pair('knights', 'ranger'), ['e', 'elves', 2, 'D4']]),
    when: [
      add(2, SWAP('o', 'e')),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(1, 3),
      { cmd: 'battle.continue', seat: 1 },
      { cmd: 'battle.pick', seat: 2, unit: 'o' },
      add(2, SWAP('o', 'e')),
    ],
    then: { refused: 'AM-K.10', refusedAt: 8 },
  },
  'a guard steps in once': {
    given: planning([...pair('knights', 'orcs'), ['m', 'militia', 2, 'D4']]),
    when: [
      add(2, { kind: 'guard', unit: 'm' }),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(2, 5),
      { cmd: 'battle.continue', seat: 1 },
      { cmd: 'battle.pick', seat: 2, unit: 'o' },
      add(2, { kind: 'guard', unit: 'm' }),
    ],
    then: { refused: 'AM-K.10', refusedAt: 8 },
  },
  'a Scout looks once in a turn': {
    given: looking('ranger'),
    when: [LOOK, LOOK],
    then: { refused: 'AM-8.2', refusedAt: 1 },
  },
})

rule('AM-K.11', {
  'Ambush counts in defence': {
    given: rolling(pair('orcs', 'trolls')),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 6 }, 2: { base: 5, ambush: 1 } } },
  },
  'not in attack': {
    given: rolling(pair('trolls', 'orcs')),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 6 } } },
  },
  'nor for somebody else': {
    given: rolling([...pair('orcs', 'elves'), ['t', 'trolls', 2, 'D4']]),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 6 }, 2: { base: 4 } } },
  },
})

const PORT = {
  units: [
    ['t', 'trireme', 1, 'C3'],
    ['p', 'pegasus', 1, 'C3'],
    ['r', 'ranger', 1, 'C3'],
    ['b', 'bard', 1, 'C3'],
    ['a', 'orcs', 1, 'C3'],
    ['c', 'elves', 1, 'C3'],
    ['d', 'drow', 1, 'C3'],
    ['m', 'hydra', 1, 'C3'],
  ],
  phase: 'movement',
}

rule('AM-K.14', {
  'a Pegasus carries a hero': { given: PORT, when: [ride('r', 'p')], then: { riding: { r: 'p' } } },
  'one, no more': {
    given: PORT,
    when: [ride('r', 'p'), ride('b', 'p')],
    then: { refused: 'AM-9.8', refusedAt: 1 },
  },
  'and no common unit': { given: PORT, when: [ride('a', 'p')], then: { refused: 'AM-9.8' } },
})

rule('AM-K.33', {
  'a Trireme takes two units aboard': {
    given: PORT,
    when: [ride('a', 't'), ride('c', 't')],
    then: { riding: { a: 't', c: 't' } },
  },
  'not a third, but any hero': {
    given: PORT,
    when: [ride('a', 't'), ride('c', 't'), ride('r', 't'), ride('b', 't'), ride('d', 't')],
    then: { refused: 'AM-9.8', refusedAt: 4, riding: { r: 't', b: 't' } },
  },
  'and no monster': { given: PORT, when: [ride('m', 't')], then: { refused: 'AM-9.8' } },
})

rule('AM-K.17', {
  'who flies may stay over the sea': {
    given: { units: [['g', 'griffons', 1, 'C3']], terrain: { D3: 'sea' }, phase: 'movement' },
    when: [move('g', 'D3'), { cmd: 'phase.end', seat: 1 }],
    then: { at: { g: 'D3' } },
  },
  'and passes over enemies': {
    given: {
      units: [
        ['g', 'griffons', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'movement',
    },
    when: [move('g', 'D3', 'E3')],
    then: { at: { g: 'E3' } },
  },
  'as a rider on wolves does not': {
    given: {
      units: [
        ['g', 'wolfriders', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'movement',
    },
    when: [move('g', 'D3', 'E3')],
    then: { refused: 'AM-9.5' },
  },
})

const ZEALOTS = ['z', 'zealots', 2, 'D4']

rule('AM-K.20', {
  'a Martyr falls for whom a roll would destroy': {
    given: rolling([...PAIR, ZEALOTS]),
    when: [ROLL(6, 1), { cmd: 'save.use', seat: 2, kind: 'martyr', unit: 'z' }],
    then: { alive: ['o'], destroyed: ['z'] },
  },
  'or a spell': {
    given: planning([...pair('knights', 'skeletons'), ['h', 'shaman', 1, 'D4'], ZEALOTS], {
      spells: { 1: ['turn-undead'] },
    }),
    when: [
      ...attackerPlans(cast('h', 'turn-undead', { unit: 'o' })),
      { cmd: 'save.use', seat: 2, kind: 'martyr', unit: 'z' },
    ],
    then: { alive: ['o'], destroyed: ['z'] },
  },
  'not for itself': {
    given: rolling(pair('knights', 'zealots')),
    when: [ROLL(6, 1)],
    then: { destroyed: ['o'] },
  },
  'nor when it is helpless': {
    given: rolling([...PAIR, ['z', 'zealots', 2, 'D4', { paralysed: { rounds: 1 } }]]),
    when: [ROLL(6, 1)],
    then: { destroyed: ['o'], alive: ['z'] },
  },
  'it does not take a paralysis upon itself': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ZEALOTS]),
    when: attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
    then: { paralysed: { o: { rounds: 1 } }, combatants: { 1: 'k', 2: 'z' } },
  },
})

rule('AM-K.25', {
  'a Scout looks at a stack': { given: looking('gnolls'), when: [LOOK], then: { knownTo: { 1: ['o'] } } },
  'others do not': { given: looking('orcs'), when: [LOOK], then: { refused: 'AM-8.2' } },
})

rule('AM-K.26', {
  'a skirmisher in the fight gives its place to another': {
    given: planning([...pair('knights', 'ranger'), ['e', 'elves', 2, 'D4']]),
    when: [add(2, SWAP('o', 'e')), ...BOTH_COMMIT],
    then: { combatants: { 1: 'k', 2: 'e' }, at: { o: 'D4' } },
  },
  'on either side': {
    given: planning([...pair('ranger', 'orcs'), ['e', 'elves', 1, 'D4']]),
    when: attackerPlans(SWAP('k', 'e')),
    then: { combatants: { 1: 'e', 2: 'o' } },
  },
  'not when it is out of the fight': {
    given: planning([...PAIR, ['r', 'ranger', 2, 'D4'], ['e', 'elves', 2, 'D4']]),
    when: [add(2, SWAP('r', 'e'))],
    then: { refused: 'AM-K.26' },
  },
  'nor can Orcs': {
    given: planning([...PAIR, ['e', 'elves', 2, 'D4']]),
    when: [add(2, SWAP('o', 'e'))],
    then: { refused: 'AM-K.26' },
  },
})

rule('AM-K.28', {
  'no enemy spell is cast on a Witch Hunter': {
    given: planning([...pair('knights', 'witch-hunter'), ['h', 'shaman', 1, 'D4']], {
      spells: { 1: ['sleep'] },
    }),
    when: [COMMIT(2), add(1, cast('h', 'sleep', { unit: 'o' }))],
    then: { refused: 'AM-M.16', refusedAt: 1 },
  },
  'and no friendly one': {
    given: planning([...pair('knights', 'witch-hunter'), ['h', 'shaman', 2, 'D4']], {
      spells: { 2: ['shield'] },
    }),
    when: [add(2, cast('h', 'shield', { unit: 'o' }))],
    then: { refused: 'AM-M.16' },
  },
  'an attack chit does nothing to it': {
    given: {
      ...rolling([...pair('knights', 'witch-hunter'), ['h', 'shaman', 1, 'D4']]),
      battle: fight('roll', '#fireball', 'o', { held: { 1: 'k' } }),
    },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [] }],
    then: { alive: ['o'], spent: ['fireball'] },
  },
})

const STEAL = { cmd: 'scout.steal', seat: 1, unit: 'u', hex: 'D3', owner: 2 }

rule('AM-K.29', {
  'a Halfling steals': {
    given: {
      units: [
        ['u', 'halfling', 1, 'C3'],
        ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
      ],
      phase: 'scout',
    },
    when: [STEAL, { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [2] }],
    then: { holder: { 'rune-blade': 'u' } },
  },
  'a Ranger does not': { given: looking('ranger'), when: [STEAL], then: { refused: 'AM-8.4' } },
})

rule('AM-K.31', {
  'who is Swift goes two hexes': {
    given: { units: [['d', 'dire-wolves', 1, 'C3']], phase: 'movement' },
    when: [move('d', 'D3', 'E3')],
    then: { at: { d: 'E3' } },
  },
  'not three': {
    given: { units: [['d', 'dire-wolves', 1, 'C3']], phase: 'movement' },
    when: [move('d', 'D3', 'E3', 'F3')],
    then: { refused: 'AM-9.2' },
  },
})

rule('AM-K.32', {
  'Lizard Men swim, and stay in the water': {
    given: { units: [['l', 'lizard-men', 1, 'C3']], terrain: { D3: 'sea' }, phase: 'movement' },
    when: [move('l', 'D3'), { cmd: 'phase.end', seat: 1 }],
    then: { at: { l: 'D3' } },
  },
  'and walk on land': {
    given: { units: [['l', 'lizard-men', 1, 'C3']], terrain: { C3: 'sea' }, phase: 'movement' },
    when: [move('l', 'D3')],
    then: { at: { l: 'D3' } },
  },
})
