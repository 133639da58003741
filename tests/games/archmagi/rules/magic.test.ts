import { fight, rule } from './rule'

const cast = (spell: string, targets: object, more: object = {}) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets },
  ...more,
})
const AT_B1 = { stack: { hex: 'B1', owner: 2 } }

rule('AM-M.4', {
  'a stack two hexes off is out of range': {
    given: { units: [['o', 'orcs', 2, 'C1']], spells: { 1: ['plague'] }, phase: 'scout' },
    when: [cast('plague', { stack: { hex: 'C1', owner: 2 } })],
    then: { refused: 'AM-M.4' },
  },
})

rule('AM-M.3', {
  'a spell of battle is not cast while scouting': {
    given: { units: [], spells: { 1: ['fireball'] }, phase: 'scout' },
    when: [cast('fireball', {})],
    then: { refused: 'AM-M.3' },
  },
})

rule('AM-M.1', {
  'Orcs do not cast': {
    given: { units: [['o', 'orcs', 1, 'A1']], spells: { 1: ['read-minds'] }, phase: 'scout' },
    when: [cast('read-minds', {}, { caster: 'o' })],
    then: { refused: 'AM-M.1' },
  },
  'whom an Eldritch Sword makes a Spellcaster does': {
    given: {
      units: [['b', 'barbarian', 1, 'A1', { artifacts: ['eldritch-sword'] }]],
      ...{ spells: { 1: ['read-minds'] }, phase: 'scout' },
    },
    when: [cast('read-minds', {}, { caster: 'b' })],
    then: { spells: { 1: [] }, spent: ['read-minds'] },
  },
})

const THREE = {
  units: [
    ['o', 'orcs', 2, 'B1'],
    ['h2', 'shaman', 2, 'B1'],
    ['h3', 'shaman', 3, 'A2'],
  ],
  ...{ seats: 3, phase: 'scout', spells: { 1: ['plague'], 2: ['counterspell'], 3: ['counterspell'] } },
}

rule('AM-M.12', {
  'out of a battle the others are asked clockwise, each once, and then the spell takes effect': {
    given: THREE,
    when: [
      cast('plague', AT_B1),
      { cmd: 'respond.pass', seat: 2 },
      { cmd: 'respond.pass', seat: 3, rolls: [1, 6, 1, 6] },
    ],
    then: { alive: ['o', 'h2'], afterStep: { 0: { toAct: 2 }, 1: { toAct: 3 } } },
  },
  'after an answer all are asked again, beginning with whoever comes next': {
    given: THREE,
    when: [
      cast('plague', AT_B1),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'plague' },
      {
        cmd: 'respond',
        seat: 3,
        caster: 'h3',
        spell: 'counterspell',
        target: 'counterspell',
        rolls: [6, 1, 6, 1],
      },
    ],
    then: { destroyed: ['o', 'h2'], afterStep: { 1: { toAct: 3 } } },
  },
})

rule('AM-M.13', {
  'who stands too far off does not answer': {
    given: {
      units: [
        ['o', 'elves', 2, 'B1'],
        ['h2', 'shaman', 2, 'F6'],
      ],
      ...{ phase: 'scout', spells: { 1: ['plague'], 2: ['counterspell', 'fog'] } },
    },
    when: [
      cast('plague', AT_B1),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'plague' },
    ],
    then: { refused: 'AM-M.13', refusedAt: 1 },
  },
})

rule('AM-M.11', {
  'a spell whose Farcast is countered has no effect': {
    given: {
      units: [
        ['o', 'orcs', 2, 'F6'],
        ['h2', 'shaman', 2, 'B1'],
      ],
      ...{ phase: 'scout', spells: { 1: ['plague', 'farcast'], 2: ['counterspell'] } },
    },
    when: [
      cast('plague', { stack: { hex: 'F6', owner: 2 } }, { farcast: 'farcast' }),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'farcast' },
    ],
    then: { alive: ['o'], spent: ['plague', 'farcast', 'counterspell'] },
  },
})

const RIVALS = [
  ['k', 'knights', 1, 'D4'],
  ['h', 'shaman', 1, 'D4'],
  ['o', 'orcs', 2, 'D4'],
  ['b', 'bard', 2, 'D4', { artifacts: ['luck-talisman'] }],
  ['h2', 'witches', 2, 'D4'],
]

rule('AM-M.20', {
  'Antimagic stops Probability Shift, not the Luck Talisman': {
    given: {
      ...{ units: RIVALS, phase: 'battle', spells: { 2: ['probability-shift'] } },
      battle: fight('roll', 'k', 'o', { noSpells: true }),
    },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 2] },
      { cmd: 'reroll', seat: 2, by: { spell: 'probability-shift', caster: 'h2' }, die: 'A' },
    ],
    then: { refused: 'AM-S.2', refusedAt: 1, afterStep: { 0: { toAct: 2 } } },
  },
  'which has the die rolled again': {
    given: { units: RIVALS, phase: 'battle', battle: fight('roll', 'k', 'o', { noSpells: true }) },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 2] },
      { cmd: 'reroll', seat: 2, by: { artifact: 'luck-talisman', bearer: 'b' }, die: 'A', rolls: [2] },
    ],
    then: { totals: [8, 8], alive: ['k', 'o'], holder: { 'luck-talisman': null } },
  },
})

rule('AM-M.19', {
  'on a tie the attacker is asked first, then the defender': {
    given: {
      ...{ units: RIVALS, phase: 'battle', spells: { 1: ['fog'], 2: ['web'] } },
      battle: fight('roll', 'k', 'o'),
    },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [3, 3] },
      { cmd: 'reroll.pass', seat: 1 },
      { cmd: 'reroll.pass', seat: 2 },
    ],
    then: { step: 'decide', afterStep: { 0: { toAct: 1 }, 1: { toAct: 2 } } },
  },
  'a die is rolled again once the caster of an attack has withstood units': {
    given: {
      units: [['o', 'orcs', 2, 'B1']],
      ...{ phase: 'scout', spells: { 1: ['plague', 'probability-shift'] } },
    },
    when: [
      cast('plague', AT_B1, { rolls: [1, 3] }),
      {
        ...{ cmd: 'reroll', seat: 1, by: { spell: 'probability-shift', caster: 'w1' } },
        ...{ die: 'o.spell', rolls: [6] },
      },
    ],
    then: { alive: ['o'], areaTotals: { o: [9, 9] }, spent: ['probability-shift', 'plague'] },
  },
})

rule('AM-S.18', {
  'a chasm closes one side of the caster’s hex to all': {
    given: { units: [['o', 'orcs', 1, 'A1']], phase: 'scout', spells: { 1: ['chasm'] } },
    when: [
      cast('chasm', { side: ['A1', 'B1'] }),
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'move', seat: 1, units: ['o'], path: ['B1'] },
    ],
    then: { refused: 'AM-9.7', refusedAt: 2 },
  },
  'no other': {
    given: { units: [], phase: 'scout', spells: { 1: ['chasm'] } },
    when: [cast('chasm', { side: ['C3', 'D3'] })],
    then: { refused: 'AM-M.4' },
  },
})

rule('AM-S.45', {
  'every seat rolls and pays, the active one last and at once': {
    given: {
      units: [],
      ...{ phase: 'scout', spells: { 1: ['vortex', 'fog', 'web'], 2: ['fear', 'curse', 'haste'] } },
      options: { responseWindows: 'fast' },
    },
    when: [
      cast('vortex', {}, { rolls: [1, 2] }),
      { cmd: 'spells.discard', seat: 2, spells: ['fear', 'curse'] },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: {
      ...{ refused: 'AM-S.45', refusedAt: 2 },
      afterStep: { 0: { toAct: 2, owed: { 1: 1, 2: 2 } }, 1: { toAct: 1, spellCount: { 2: 1 } } },
    },
  },
  'who has fewer gives up all': {
    given: {
      units: [],
      ...{ phase: 'scout', spells: { 1: ['vortex'], 2: ['fear'] }, options: { responseWindows: 'fast' } },
    },
    when: [cast('vortex', {}, { rolls: [5, 6] })],
    then: { owed: { 1: 0, 2: 1 }, toAct: 2 },
  },
})

rule('AM-S.62', {
  'who walks on water does so until it enters land': {
    given: {
      units: [['o', 'orcs', 1, 'A1']],
      ...{ phase: 'scout', spells: { 1: ['water-walk'] }, terrain: { B1: 'sea', C1: 'sea' } },
    },
    when: [
      cast('water-walk', { unit: 'o' }),
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'move', seat: 1, units: ['o'], path: ['B1'] },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: { at: { o: 'B1' }, alive: ['o'] },
  },
})

rule('AM-S.41', {
  'the spells of others lie open until the turn ends': {
    given: {
      units: [],
      phase: 'scout',
      spells: { 1: ['read-minds'], 2: ['fog'] },
      options: { responseWindows: 'fast' },
    },
    when: [
      cast('read-minds', {}),
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: { active: 2 },
  },
})

rule('AM-S.69', {
  'a Familiar falls with its caster': {
    given: {
      units: [
        ['e', 'elf-lord', 1, 'A1'],
        ['z', 'storm-giants', 2, 'A1'],
      ],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['familiar'] } },
    },
    when: [cast('familiar', { kin: 'Animal', gift: 'poison' }, { caster: 'e' })],
    then: {
      stack: { A1: { 1: ['wizard', 'elf-lord', '@familiar'], 2: ['storm-giants'] } },
      descriptorsOf: { '@familiar': ['Animal', 'Living', 'Male'] },
    },
  },
})

rule('AM-S.54', {
  'nobody arrives in a blighted hex by any means': {
    given: {
      units: [['o', 'orcs', 1, 'A1']],
      ...{ phase: 'movement', spells: { 1: ['teleport'] } },
      effects: [{ op: 'block', what: 'hex', on: 'F6', until: { rounds: 3 }, seat: 2 }],
    },
    when: [cast('teleport', { unit: 'o', hex: 'F6' })],
    then: { refused: 'AM-9.7' },
  },
})

rule('AM-S.38', {
  'who has been teleported has moved': {
    given: { units: [['o', 'orcs', 1, 'A1']], phase: 'movement', spells: { 1: ['teleport'] } },
    when: [cast('teleport', { unit: 'o', hex: 'F6' }), { cmd: 'move', seat: 1, units: ['o'], path: ['F5'] }],
    then: { refused: 'AM-9.1', refusedAt: 1, at: { o: 'F6' } },
  },
})

rule('AM-A.35', {
  'the Orb sees a stack anywhere, once in a turn': {
    given: { units: [['o', 'orcs', 2, 'F6']], artifacts: { w1: ['orb-of-farseeing'] }, phase: 'scout' },
    when: [
      { cmd: 'scout.orb', seat: 1, unit: 'w1', hex: 'F6', owner: 2 },
      { cmd: 'scout.orb', seat: 1, unit: 'w1', hex: 'F6', owner: 2 },
    ],
    then: { refused: 'AM-A.35', refusedAt: 1, knownTo: { 1: ['o'] } },
  },
})

rule('AM-P.16', {
  'a queue that is foreseen is filled up to five': {
    given: { units: [], archmagi: { 1: 'seer' }, phase: 'scout', queue: { units: ['orcs', 'elves'] } },
    when: [
      {
        cmd: 'scout.visions',
        seat: 1,
        pile: 'units',
        rolls: [{ pick: 'drow' }, { pick: 'bard' }, { pick: 'hydra' }],
      },
    ],
    then: { queue: { units: ['orcs', 'elves', 'drow', 'bard', 'hydra'] } },
  },
})
