import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })

const ON = { cmd: 'battle.continue', seat: 1 }

const OFF = { cmd: 'battle.callOff', seat: 1 }

const PICK = (unit: string) => ({ cmd: 'battle.pick', seat: 1, unit })

const COMMIT = (seat: number, rolls: readonly number[] = []) => ({ cmd: 'battle.planCommit', seat, rolls })

const FINAL = [
  { cmd: 'battle.planCommit', seat: 2, final: true },
  { cmd: 'battle.planCommit', seat: 1, final: true },
]

const ELVES = ['e', 'elves', 2, 'D4']

const THREE = {
  seats: 3,
  units: [...PAIR, ['g', 'ghouls', 1, 'D4'], ['x', 'yeomen', 3, 'D4']],
  phase: 'battle',
}

rule('AM-11.1', {
  'a hex of three seats has two pairs, each of which is fought by itself': {
    given: THREE,
    when: [
      { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 3 },
      PICK('k'),
      { cmd: 'battle.planCommit', seat: 3, final: true },
      { cmd: 'battle.planCommit', seat: 1, final: true },
      ROLL(1, 5),
      OFF,
      { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 },
      PICK('k'),
    ],
    then: { fought: [['D4', 3]], combatants: { 1: 'k', 2: 'o' } },
  },
  'third parties take no part': {
    given: { ...THREE, battle: fight('planD', 'k', 'o') },
    when: [COMMIT(2), add(1, { kind: 'paralyze', unit: 'g', target: 'x' })],
    then: { refused: 'AM-K.22', refusedAt: 1 },
  },
  'who is alone in a hex fights nobody': {
    given: {
      ...THREE,
      units: [
        ['k', 'knights', 1, 'D4'],
        ['o', 'orcs', 2, 'D5'],
      ],
    },
    when: [{ cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 }],
    then: { refused: 'AM-11.1' },
  },
})

const ARCHERY = { base: 4, cavalry: 2, archer: 3 }

rule('AM-11.14', {
  'who supports goes on in the next rounds, but for that in which it fights': {
    given: rolling([...PAIR, ['y', 'yeomen', 1, 'D4']], {}, { supports: { 1: ['y'] } }),
    when: [...[ROLL(1, 4), ON, PICK('y'), ...FINAL, ROLL(5, 1)], ...[ON, PICK('k'), ...FINAL, ROLL(1, 4)]],
    then: {
      mods: { 1: ARCHERY, 2: { base: 6 } },
      afterStep: {
        0: { mods: { 1: ARCHERY, 2: { base: 6 } } },
        5: { mods: { 1: { base: 2 }, 2: { base: 6 } } },
      },
    },
  },
  'it need not be planned again, nor can it': {
    given: planning([...PAIR, ['y', 'yeomen', 1, 'D4']], {
      battle: fight('planD', 'k', 'o', { supports: { 1: ['y'] } }),
    }),
    when: [COMMIT(2), add(1, { kind: 'support', unit: 'y' })],
    then: { refused: 'AM-11.14', refusedAt: 1 },
  },
  'who is paralysed does not support': {
    given: rolling(
      [...PAIR, ['y', 'yeomen', 1, 'D4', { paralysed: { rolls: 1 } }]],
      {},
      { supports: { 1: ['y'] } },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 4, cavalry: 2 }, 2: { base: 6 } } },
  },
})

rule('AM-11.15', {
  'when plans are revealed spells leave the hand, supports count, and Mind Control is paid for': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['w1', 'mentalist', 1, 'D4'],
        ['y', 'yeomen', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
        ['h2', 'witches', 2, 'D4'],
      ],
      { archmagi: { 1: 'mentalist' }, spells: { 1: ['shield', 'fog', 'curse'], 2: ['web'] } },
    ),
    when: [
      COMMIT(2),
      add(1, { kind: 'support', unit: 'y' }),
      add(1, cast('w1', 'shield', { unit: 'k' })),
      add(1, { kind: 'power', power: 'mentalist.mind-control', targets: { unit: 'o' } }),
      COMMIT(1),
    ],
    then: {
      ...{ toAct: 2, spells: { 1: [] }, spent: ['fog', 'curse'], supports: { 1: ['y'] }, seatOf: { o: 2 } },
      afterStep: { 3: { spells: { 1: ['shield', 'fog', 'curse'] }, supports: { 1: [] } } },
    },
  },
})

const ANSWERED = planning(MAGES, { spells: { 1: ['web'], 2: ['counterspell'] } })

const WEBBED = [COMMIT(2), add(1, cast('h', 'web', { unit: 'o' })), COMMIT(1)]

rule('AM-11.16', {
  'the other side may answer the spells on the table before they take effect': {
    given: ANSWERED,
    when: WEBBED,
    then: { toAct: 2, combatants: { 1: 'k', 2: 'o' }, spells: { 1: [] } },
  },
  'the defender first, if the attacker has cast': {
    given: planning(MAGES, { spells: { 1: ['shield', 'fog'], 2: ['hide', 'fog'] } }),
    when: [add(2, cast('h2', 'hide')), COMMIT(2), add(1, cast('h', 'shield', { unit: 'k' })), COMMIT(1)],
    then: { toAct: 2 },
  },
  'else the attacker': {
    given: planning(MAGES, { spells: { 1: ['fog'], 2: ['hide', 'fog'] } }),
    when: [add(2, cast('h2', 'hide')), COMMIT(2), COMMIT(1)],
    then: { toAct: 1 },
  },
  'where there are no spells nobody is asked': {
    given: planning([...MAGES, ['y', 'yeomen', 1, 'D4']], { spells: { 2: ['counterspell'] } }),
    when: attackerPlans({ kind: 'support', unit: 'y' }),
    then: { toAct: 2, step: 'planD' },
  },
})

rule('AM-11.19', {
  'the die of a Web is rolled when the Web takes effect, after the answers': {
    given: ANSWERED,
    when: [...WEBBED, { cmd: 'respond.pass', seat: 2, rolls: [4] }],
    then: { paralysed: { o: { rolls: 4 } } },
  },
  'and not at all if it does not': {
    given: ANSWERED,
    when: [
      ...WEBBED,
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'web', rolls: [] },
    ],
    then: { combatants: { 1: 'k', 2: 'o' }, spent: ['web', 'counterspell'] },
  },
})

rule('AM-11.25', {
  'when all is planned both sides have a combatant, and the dice are next': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ELVES]),
    when: [...attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }), ...BOTH_COMMIT],
    then: { step: 'roll', combatants: { 1: 'k', 2: 'e' } },
  },
  'or the round has been cut short, and there are none': {
    given: planning([
      ...PAIR,
      ['g', 'ghouls', 1, 'D4'],
      ['e', 'elves', 2, 'D4', { paralysed: { rolls: 3 } }],
    ]),
    when: attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
    then: { step: 'decide', destroyed: ['o'] },
  },
})

const MAZES = planning(
  [
    ['k', 'ghouls', 1, 'D4'],
    ['o', 'caves-site', 2, 'D4'],
  ],
  { options: { responseWindows: 'fast' } },
)

rule('AM-11.18', {
  'a Maze that has been declared works, though its Caves are lost in the same exchange': {
    given: MAZES,
    when: [
      add(2, { kind: 'paralyze', unit: 'o', target: 'k' }),
      COMMIT(2),
      add(1, { kind: 'paralyze', unit: 'k', target: 'o' }),
      COMMIT(1, [2]),
    ],
    then: { destroyed: ['k', 'o'] },
  },
})
