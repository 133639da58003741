import { PAIR } from './battle'
import { rule } from './rule'

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
