import { add, attackerPlans, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })
const OFF = { cmd: 'battle.callOff', seat: 1 }
const equip = (artifact: string, unit: string) => ({ cmd: 'recruit.equip', seat: 1, artifact, unit })
const recruiting = (units: readonly unknown[], ...stored: readonly string[]) => ({
  ...{ units, phase: 'recruitUnits', drawn: true, stored: { 1: stored } },
})

rule('AM-P.18', {
  'who is controlled by a power stays when the battle is over, and the turn': {
    given: planning(
      [
        ['w1', 'druid', 1, 'D4'],
        ['o', 'dire-wolves', 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
      ],
      { archmagi: { 1: 'druid' }, battle: fight('planD', 'w1', 'o') },
    ),
    when: [
      ...attackerPlans({ kind: 'power', power: 'druid.control-animals', targets: { unit: 'o' } }),
      ...BOTH_COMMIT,
      ROLL(1, 3),
      OFF,
      { cmd: 'phase.end', seat: 1 },
    ],
    then: { active: 2, seatOf: { o: 1 } },
  },
})

const BARD = ['b', 'bard', 1, 'C3']

rule('AM-A.0.1', {
  'a unit carries any number': {
    given: recruiting([BARD], 'bag-of-holding', 'boots-of-speed', 'blessed-ankh'),
    when: [equip('bag-of-holding', 'b'), equip('boots-of-speed', 'b'), equip('blessed-ankh', 'b')],
    then: {
      holder: { 'bag-of-holding': 'b', 'boots-of-speed': 'b', 'blessed-ankh': 'b' },
      stored: { 1: [] },
    },
  },
  'what has been given to a unit is no more in the Reserve': {
    given: recruiting([BARD, ['r', 'ranger', 1, 'C3']], 'bag-of-holding'),
    when: [equip('bag-of-holding', 'b'), equip('bag-of-holding', 'r')],
    then: { refused: 'AM-C.2', refusedAt: 1 },
  },
})

rule('AM-A.0.2', {
  'who is a Priest by a Bearskin alone does not wield a Holy Mace': {
    given: recruiting([['a', 'assassin', 1, 'C3', { artifacts: ['bearskin'] }]], 'holy-mace'),
    when: [equip('holy-mace', 'a')],
    then: { refused: 'AM-A.0.2' },
  },
  'a Warrior who is mounted wields a Dragon Lance': {
    given: recruiting(
      [
        ['b', 'barbarian', 1, 'C3', { riding: 'p' }],
        ['p', 'pegasus', 1, 'C3'],
      ],
      'dragon-lance',
    ),
    when: [equip('dragon-lance', 'b')],
    then: { holder: { 'dragon-lance': 'b' } },
  },
  'one on foot does not': {
    given: recruiting(
      [
        ['b', 'barbarian', 1, 'C3'],
        ['p', 'pegasus', 1, 'C3'],
      ],
      'dragon-lance',
    ),
    when: [equip('dragon-lance', 'b')],
    then: { refused: 'AM-A.0.2' },
  },
  'nor does one aboard a Ship': {
    given: recruiting(
      [
        ['b', 'barbarian', 1, 'C3', { riding: 't' }],
        ['t', 'trireme', 1, 'C3'],
      ],
      'dragon-lance',
    ),
    when: [equip('dragon-lance', 'b')],
    then: { refused: 'AM-A.0.2' },
  },
})

const ON_CARPET = planning([
  ['k', 'knights', 1, 'D4'],
  ['o', 'bard', 2, 'D4', { artifacts: ['flying-carpet', 'bag-of-holding'] }],
])

rule('AM-A.0.3', {
  'a carpet that is only carried flies in a battle too, and another artifact may be used': {
    given: ON_CARPET,
    when: [
      add(2, { kind: 'artifact', unit: 'o', artifact: 'bag-of-holding' }),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(1, 3),
    ],
    then: { mods: { 1: { base: 4 }, 2: { base: 2, artifact: 2 } } },
  },
  'who cannot wield it gets nothing of it': {
    given: {
      units: [['b', 'bandits', 1, 'C3', { artifacts: ['boots-of-speed'] }]],
      phase: 'movement',
    },
    when: [{ cmd: 'move', seat: 1, units: ['b'], path: ['D3', 'E3'] }],
    then: { refused: 'AM-9.2' },
  },
  'out of battle an Amulet turns spells away as often as they come': {
    given: {
      units: [['b', 'bard', 2, 'B1', { artifacts: ['amulet-of-spellturning'] }]],
      ...{ phase: 'scout', spells: { 1: ['plague', 'pestilence'] } },
    },
    when: ['plague', 'pestilence'].map((spell) => ({
      ...{ cmd: 'cast', seat: 1, caster: 'w1', spell },
      ...{ targets: { stack: { hex: 'B1', owner: 2 } }, rolls: [3] },
    })),
    then: { alive: ['b'], spent: ['plague', 'pestilence'] },
  },
})

const ARMORED = (more: object = {}) => [
  ['k', 'dwarves', 1, 'D4'],
  ['e', 'elf-lord', 1, 'D4', { artifacts: ['mithril-armor'], ...more }],
  ['o', 'orcs', 2, 'D4'],
]
const IN_USE = { inUse: { e: 'mithril-armor' } }

rule('AM-A.0.5', {
  'what an armor does for its wearer counts when that fights, its aura for others as well': {
    given: rolling(ARMORED(), {}, IN_USE),
    when: [ROLL(3, 3)],
    then: { mods: { 1: { base: 5, aura: 1 }, 2: { base: 6 } } },
  },
  'an aura does not count while its bearer is helpless': {
    given: rolling(ARMORED({ paralysed: { rounds: 1 } }), {}, IN_USE),
    when: [ROLL(4, 3)],
    then: { mods: { 1: { base: 5 }, 2: { base: 6 } } },
  },
  'nothing counts that has not been declared': {
    given: rolling(ARMORED()),
    when: [ROLL(4, 3)],
    then: { mods: { 1: { base: 5 }, 2: { base: 6 } } },
  },
})

rule('AM-A.0.7', {
  'what a transmuted unit carried goes to the Reserve': {
    given: {
      units: [['b', 'bard', 1, 'A1', { artifacts: ['rune-blade'] }]],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['transmutation'] }, reserve: { 1: ['hydra'] } },
    },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'transmutation' },
        targets: { unit: 'b', chit: 'hydra' },
      },
    ],
    then: { stored: { 1: ['rune-blade'] }, stack: { A1: { 1: ['wizard', 'hydra'] } } },
  },
  'what a controlled unit carries goes with it': {
    given: planning(
      [
        ['w1', 'necromancer', 1, 'D4'],
        ['o', 'lich', 2, 'D4', { artifacts: ['ebon-skull'] }],
        ['e', 'elves', 2, 'D4'],
      ],
      { archmagi: { 1: 'necromancer' }, battle: fight('planD', 'w1', 'o') },
    ),
    when: attackerPlans({ kind: 'power', power: 'necromancer.control-undead', targets: { unit: 'o' } }),
    then: { seatOf: { o: 1 }, holder: { 'ebon-skull': 'o' } },
  },
  'what a polymorphed unit carried comes back with it': {
    given: {
      units: [['b', 'bard', 1, 'A1', { artifacts: ['rune-blade'] }]],
      ...{ phase: 'scout', spells: { 1: ['polymorph'] }, reserve: { 1: ['hydra'] } },
    },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'polymorph' },
        targets: { unit: 'b', chit: 'hydra' },
      },
      ...Array<object>(3).fill({ cmd: 'phase.end', seat: 1 }),
    ],
    then: { holder: { 'rune-blade': 'b' }, afterStep: { 0: { holder: { 'rune-blade': null } } } },
  },
})

const MEAL = (roll: number) => [{ cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'b', rolls: [roll] }]
const TABLE = {
  units: [
    ['t', 'trolls', 1, 'C3'],
    ['b', 'bard', 1, 'C3', { artifacts: ['rune-blade'] }],
    ['k', 'knights', 1, 'C3'],
    ['z', 'war-chief', 2, 'C3'],
  ],
  phase: 'scout',
}

rule('AM-A.0.9', {
  'of a bearer that is eaten somebody of its stack may take it up': {
    given: TABLE,
    when: MEAL(4),
    then: { holder: { 'rune-blade': 'k' } },
  },
  'or it is lost': { given: TABLE, when: MEAL(3), then: { holder: { 'rune-blade': null } } },
  'an enemy takes nothing out of battle': {
    given: { ...TABLE, units: TABLE.units.filter(([id]) => id !== 'k') },
    when: MEAL(6),
    then: { holder: { 'rune-blade': null } },
  },
  'of who is given up in a retreat the same is rolled': {
    given: planning([...PAIR, ['b', 'bard', 2, 'D4', { artifacts: ['rune-blade'] }]]),
    when: [{ cmd: 'battle.retreat', seat: 2, sacrifice: 'b', to: 'E4', rolls: [2] }],
    then: { destroyed: ['b'], holder: { 'rune-blade': null }, at: { o: 'E4' } },
  },
})
