import { add, planning } from './battle'
import { rule } from './rule'

const RANGER = [
  ['r', 'ranger', 1, 'C3'],
  ['o', 'orcs', 2, 'D3'],
  ['x', 'ranger', 2, 'D3'],
]
const SCOUTING = { units: RANGER, phase: 'scout' }
const END = { cmd: 'phase.end', seat: 1 }

rule('AM-8.1', {
  'only the active seat acts': {
    given: SCOUTING,
    when: [{ cmd: 'scout.look', seat: 2, unit: 'x', hex: 'C3', owner: 1 }],
    then: { refused: 'AM-C.1' },
  },
  'and only with units of its own': {
    given: SCOUTING,
    when: [{ cmd: 'scout.look', seat: 1, unit: 'x', hex: 'C3', owner: 1 }],
    then: { refused: 'AM-C.2' },
  },
  'in whatever order it likes': {
    given: {
      units: [
        ...RANGER,
        ['t', 'trolls', 1, 'C3'],
        ['k', 'knights', 1, 'C3'],
        ['b', 'bard', 1, 'C3', { artifacts: ['bag-of-holding'] }],
      ],
      phase: 'scout',
    },
    when: [
      { cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'k' },
      { cmd: 'artifact.give', seat: 1, artifact: 'bag-of-holding', from: 'b', to: 'r' },
      { cmd: 'scout.look', seat: 1, unit: 'r', hex: 'D3', owner: 2 },
      END,
    ],
    then: { phase: 'movement', knownTo: { 1: ['o', 'x'] }, holder: { 'bag-of-holding': 'r' } },
  },
})

const FAR = {
  units: [
    ['o', 'orcs', 2, 'F6'],
    ['r', 'ranger', 1, 'A1'],
  ],
  phase: 'scout',
}

rule('AM-8.3', {
  'a Scout does not see so far': {
    given: FAR,
    when: [{ cmd: 'scout.look', seat: 1, unit: 'r', hex: 'F6', owner: 2 }],
    then: { refused: 'AM-8.2' },
  },
  'the Orb does': {
    given: { ...FAR, artifacts: { w1: ['orb-of-farseeing'] } },
    when: [{ cmd: 'scout.orb', seat: 1, unit: 'w1', hex: 'F6', owner: 2 }],
    then: { knownTo: { 1: ['o'] } },
  },
  'so do the Seer’s Visions': {
    given: { ...FAR, archmagi: { 1: 'seer' } },
    when: [{ cmd: 'scout.visions', seat: 1, hex: 'F6', owner: 2 }],
    then: { knownTo: { 1: ['o'] } },
  },
})

const THEFT = {
  units: [
    ['t', 'bandits', 1, 'C3'],
    ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
  ],
  phase: 'scout',
}
const STOLEN = [
  { cmd: 'scout.steal', seat: 1, unit: 't', hex: 'D3', owner: 2 },
  { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [2] },
]

rule('AM-8.6', {
  'a thief carries what it cannot use': {
    given: THEFT,
    when: [...STOLEN, END, { cmd: 'move', seat: 1, units: ['t'], path: ['C4'] }],
    then: { holder: { 'rune-blade': 't' }, at: { t: 'C4' } },
  },
  'and does not use it': {
    given: planning([
      ['k', 'bandits', 1, 'D4', { artifacts: ['rune-blade'] }],
      ['o', 'orcs', 2, 'D4'],
    ]),
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'artifact', unit: 'k', artifact: 'rune-blade' }),
    ],
    then: { refused: 'AM-A.0.2', refusedAt: 1 },
  },
})

const EATING = { cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'k' }
const HUNGRY = {
  units: [
    ['t', 'trolls', 1, 'C3'],
    ['k', 'knights', 1, 'C3'],
    ['z', 'skeletons', 1, 'C3'],
  ],
}

rule('AM-8.8', {
  'a Cannibal eats while scouting': {
    given: { ...HUNGRY, phase: 'scout' },
    when: [EATING],
    then: { destroyed: ['k'], bonus: { t: { cannibal: 4 } } },
  },
  'not while moving': {
    given: { ...HUNGRY, phase: 'movement' },
    when: [EATING],
    then: { refused: 'AM-C.3' },
  },
})

rule('AM-8.9', {
  'Scout spells are cast in this phase': {
    given: { units: [], phase: 'scout', spells: { 1: ['fog'] } },
    when: [{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'fog', targets: { hex: 'B1' } }],
    then: { effectsLeft: { B1: { rounds: 1 } } },
  },
  'and in no other': {
    given: { units: [], phase: 'movement', spells: { 1: ['fog'] } },
    when: [{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'fog', targets: { hex: 'B1' } }],
    then: { refused: 'AM-M.3' },
  },
})
