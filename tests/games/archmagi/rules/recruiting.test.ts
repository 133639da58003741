import { rule } from './rule'

const BAG = { bandits: 2, bard: 1, wraith: 3 }

rule('AM-1.4', {
  'numbers go to chits by id, and chits that are drawn are no more in the bag': {
    given: { units: [], phase: 'recruitUnits', bag: BAG },
    when: [{ cmd: 'recruit.draw', seat: 1, rolls: [3, 3] }],
    then: { reserve: { 1: ['bard', 'wraith'] }, size: 4 },
  },
})

rule('AM-1.7', {
  'nothing is drawn from an empty bag, and the phase goes on': {
    given: { units: [], phase: 'recruitUnits', bag: {} },
    when: [
      { cmd: 'recruit.draw', seat: 1, rolls: [] },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: { reserve: { 1: [] }, phase: 'recruitSpells' },
  },
})

rule('AM-2.9', {
  'a terrain that the game closes takes no deployment': {
    given: {
      ...{
        units: [['p', 'peasant-rabble', 1, 'C3']],
        terrain: { C3: 'castle' },
        reserve: { 1: ['knights'] },
      },
      ...{ phase: 'recruitUnits', drawn: true, options: { noDeploy: ['castle'] } },
    },
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'knights', hex: 'C3' }],
    then: { refused: 'AM-6.4' },
  },
})

rule('AM-3.3', {
  'each seat is dealt an Archmagus, three units and five spells, the first seat first': {
    given: { step: 'setup.deal' },
    when: [
      {
        ...{ cmd: 'setup.deal', seat: 1 },
        rolls: ['druid', 'orcs', 'elves', 'drow', 'fog', 'web', 'fear', 'curse', 'haste']
          .concat(['seer', 'bard', 'hydra', 'kraken', 'sleep', 'smite', 'winds', 'flood', 'charm'])
          .map((pick) => ({ pick })),
      },
    ],
    then: {
      reserve: { 1: ['orcs', 'elves', 'drow'], 2: ['bard', 'hydra', 'kraken'] },
      spells: {
        1: ['fog', 'web', 'fear', 'curse', 'haste'],
        2: ['sleep', 'smite', 'winds', 'flood', 'charm'],
      },
      step: 'place',
    },
  },
  'an Archmagus that has been picked is taken': {
    given: { step: 'setup.pick', options: { archmagi: 'pick' } },
    when: [
      { cmd: 'setup.pickArchmagus', seat: 1, archmagus: 'seer' },
      { cmd: 'setup.pickArchmagus', seat: 2, archmagus: 'seer' },
    ],
    then: { refused: 'AM-3.3', refusedAt: 1 },
  },
})

rule('AM-6.4', {
  'unknown land takes no deployment': {
    given: {
      ...{ units: [['p', 'peasant-rabble', 1, 'C3']], exploration: true, unknown: ['C3'] },
      ...{ phase: 'recruitUnits', drawn: true, reserve: { 1: ['orcs'] } },
    },
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'orcs', hex: 'C3' }],
    then: { refused: 'AM-6.4' },
  },
})

rule('AM-6.3', {
  'a Kraken waits for an Abyss': {
    given: {
      ...{ units: [['m', 'merfolk', 1, 'D3']], terrain: { D3: 'reef' } },
      ...{ phase: 'recruitUnits', drawn: true, reserve: { 1: ['kraken'] } },
    },
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'kraken', hex: 'D3' }],
    then: { refused: 'AM-6.3' },
  },
})

const SIX = ['orcs', 'orcs', 'elves', 'elves', 'drow', 'drow']

rule('AM-6.7', {
  'chits are given up down to the limit, and the phase may end': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: SIX } },
    when: [
      { cmd: 'recruit.discard', seat: 1, chits: ['drow'] },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: { phase: 'recruitSpells', reserve: { 1: ['orcs', 'orcs', 'elves', 'elves', 'drow'] } },
  },
  'no more than that': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: SIX } },
    when: [{ cmd: 'recruit.discard', seat: 1, chits: ['drow', 'drow'] }],
    then: { refused: 'AM-6.7' },
  },
})

rule('AM-6.9', {
  'one chit buys nothing': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: ['orcs'] } },
    when: [{ cmd: 'recruit.trade', seat: 1, chits: ['orcs'] }],
    then: { refused: 'AM-6.9' },
  },
  'nor does the same chit twice': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: ['orcs', 'elves'] } },
    when: [{ cmd: 'recruit.trade', seat: 1, chits: ['orcs', 'orcs'] }],
    then: { refused: 'AM-C.2' },
  },
})

rule('AM-P.13', {
  'the Mentalist keeps eight': {
    given: {
      units: [],
      archmagi: { 1: 'mentalist' },
      phase: 'recruitUnits',
      drawn: true,
      reserve: { 1: [...SIX, 'bard', 'bard'] },
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { phase: 'recruitSpells' },
  },
})

rule('AM-P.7', {
  'Transformation is the Sorcerer’s alone': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: ['orcs'] } },
    when: [{ cmd: 'recruit.power', seat: 1, power: 'sorcerer.transformation', chit: 'orcs' }],
    then: { refused: 'AM-C.2' },
  },
})

const POWERFUL = (archmagus: string, chit: string, more: object = {}) => ({
  units: [],
  ...{ archmagi: { 1: archmagus }, reserve: { 1: [chit] }, phase: 'recruitUnits', drawn: true },
  ...more,
})

rule('AM-6.6', {
  'a power deploys beside its Archmagus, whatever the terrain': {
    given: POWERFUL('druid', 'dire-wolves', { terrain: { A1: 'city' } }),
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'dire-wolves', hex: 'A1', via: 'druid.call-animals' }],
    then: { stack: { A1: { 1: ['druid', 'dire-wolves'] } } },
  },
  'nowhere else': {
    given: { ...POWERFUL('druid', 'dire-wolves'), units: [['k', 'knights', 1, 'C3']] },
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'dire-wolves', hex: 'C3', via: 'druid.call-animals' }],
    then: { refused: 'AM-6.6' },
  },
  'nobody who could not stay there: a Longboat does not lie on land': {
    given: POWERFUL('artificer', 'longboats'),
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'longboats', hex: 'A1', via: 'artificer.construction' }],
    then: { refused: 'AM-6.4' },
  },
  'a spell deploys with its caster': {
    given: {
      units: [['h', 'shaman', 1, 'C3']],
      ...{ reserve: { 1: ['cavalier'] }, spells: { 1: ['call-hero'] }, phase: 'recruitUnits', drawn: true },
    },
    when: [{ cmd: 'cast', seat: 1, caster: 'h', spell: 'call-hero', targets: { chit: 'cavalier' } }],
    then: { stack: { C3: { 1: ['shaman', 'cavalier'] } }, reserve: { 1: [] } },
  },
})

const FORGE = {
  cmd: 'cast',
  seat: 1,
  caster: 'w1',
  spell: 'forge',
  targets: {},
  rolls: [{ pick: 'rune-blade' }],
}

const HOLDING = { units: [], spells: { 1: ['forge'] }, stored: { 1: ['treasure'] }, drawn: true }

rule('AM-6.11', {
  'Recruit spells are cast while units are recruited': {
    given: { ...HOLDING, phase: 'recruitUnits' },
    when: [FORGE],
    then: { stored: { 1: ['treasure', 'rune-blade'] } },
  },
  'a Treasure is opened there': {
    given: { ...HOLDING, phase: 'recruitUnits', bag: { bard: 3 } },
    when: [{ cmd: 'recruit.treasure', seat: 1, artifact: 'treasure', rolls: [1, 1] }],
    then: { reserve: { 1: ['bard', 'bard', 'bard'] } },
  },
  'not in the next phase': {
    given: { ...HOLDING, phase: 'recruitSpells' },
    when: [{ cmd: 'recruit.treasure', seat: 1, artifact: 'treasure' }],
    then: { refused: 'AM-C.3' },
  },
  'and powers of that phase are not used in the next either': {
    given: { ...POWERFUL('sorcerer', 'orcs'), phase: 'recruitSpells' },
    when: [{ cmd: 'recruit.power', seat: 1, power: 'sorcerer.transformation', chit: 'orcs' }],
    then: { refused: 'AM-C.3' },
  },
})
