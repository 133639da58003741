import { add, attackerPlans, cast, MAGES, planning } from './battle'
import { BOTH_COMMIT, rule } from './rule'

const ROLL = (a: number, d: number) => ({ cmd: 'battle.roll', seat: 1, rolls: [a, d] })
const COMMIT = (seat: number) => ({ cmd: 'battle.planCommit', seat })
const outside = (spell: string, targets: object = {}, more: object = {}) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets },
  ...more,
})

rule('AM-M.2', {
  'one caster casts three spells in one exchange, and another in the next': {
    given: planning(MAGES, { spells: { 1: ['shield', 'growth', 'blessings', 'holy-light'] } }),
    when: [
      ...attackerPlans(
        cast('h', 'shield', { unit: 'k' }),
        cast('h', 'growth', { unit: 'k' }),
        cast('h', 'blessings'),
      ),
      ...attackerPlans(cast('h', 'holy-light')),
    ],
    then: { spells: { 1: [] }, spent: ['shield', 'growth', 'blessings', 'holy-light'] },
  },
})

rule('AM-M.8', {
  'a spell that is countered is spent': {
    given: planning(MAGES, { spells: { 1: ['shield'], 2: ['counterspell'] } }),
    when: [
      ...attackerPlans(cast('h', 'shield', { unit: 'k' })),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'shield' },
    ],
    then: { spent: ['shield', 'counterspell'], spells: { 1: [], 2: [] } },
  },
  'and so is one that finds nobody': {
    given: planning(MAGES, { spells: { 1: ['resurrection'] } }),
    when: [
      ...attackerPlans(cast('h', 'resurrection')),
      ...BOTH_COMMIT,
      ROLL(3, 3),
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: { battleOver: true, spent: ['resurrection'] },
  },
  'the chit of what it has created lies on the map until that is gone': {
    given: planning(MAGES, { spells: { 1: ['air-elemental'] } }),
    when: [
      ...attackerPlans(cast('h', 'air-elemental')),
      ...BOTH_COMMIT,
      ROLL(1, 3),
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: {
      spent: ['air-elemental'],
      afterStep: { 2: { stack: { D4: { 1: ['shaman', 'knights', '@air-elemental'] } } } },
    },
  },
})

rule('AM-M.9', {
  'two Shields add eight, with Growth thirteen': {
    given: planning(MAGES, { spells: { 1: ['shield', 'shield', 'growth'] } }),
    when: [
      ...attackerPlans(
        cast('h', 'shield', { unit: 'k' }),
        cast('h', 'shield', { unit: 'k' }),
        cast('h', 'growth', { unit: 'k' }),
      ),
      ...BOTH_COMMIT,
      ROLL(1, 6),
    ],
    then: { mods: { 1: { base: 4, cavalry: 2, spell: 13 }, 2: { base: 6 } } },
  },
  'who is Flying twice does not fly farther': {
    given: {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      ...{ phase: 'scout', spells: { 1: ['cloud-walk', 'cloud-walk', 'haste'] } },
    },
    when: [
      ...[outside('cloud-walk'), outside('cloud-walk'), outside('haste')],
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'move', seat: 1, units: ['p'], path: ['B1', 'C1', 'D1'] },
    ],
    then: { refused: 'AM-9.2', refusedAt: 4 },
  },
  'and regenerates once in a battle, however many spells lend it that': {
    given: planning(MAGES, { spells: { 2: ['healing-magic', 'healing-magic'] } }),
    when: [
      add(2, cast('h2', 'healing-magic')),
      add(2, cast('h2', 'healing-magic')),
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      ROLL(6, 1),
      { cmd: 'battle.continue', seat: 1 },
      { cmd: 'battle.pick', seat: 1, unit: 'k' },
      { cmd: 'battle.pick', seat: 2, unit: 'o' },
      ...BOTH_COMMIT,
      ROLL(6, 1),
    ],
    then: { destroyed: ['o'], afterStep: { 6: { alive: ['o'], defeated: ['o'] } } },
  },
})

rule('AM-M.10', {
  'a Curse stays on whoever changes sides': {
    given: planning(
      [
        ...MAGES.slice(0, 1),
        ['h', 'shaman', 1, 'D4'],
        ['o', 'dire-wolves', 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
      ],
      {
        spells: { 1: ['control-animals'] },
        effects: [{ op: 'mod', n: 4, to: 'foe', tags: ['curse'], on: 'o', until: 'permanent', seat: 1 }],
      },
    ),
    when: attackerPlans(cast('h', 'control-animals', { unit: 'o' })),
    then: { seatOf: { o: 1 }, effectsLeft: { o: 'permanent' } },
  },
  'Growth stays on whoever leaves': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['o', 'unicorn', 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
        ['h2', 'witches', 2, 'D4'],
      ],
      { spells: { 2: ['growth'] } },
    ),
    when: [
      add(2, cast('h2', 'growth', { unit: 'o' })),
      ...BOTH_COMMIT,
      add(2, { kind: 'leave', unit: 'o', to: 'E4', with: 'e' }),
      ...BOTH_COMMIT,
    ],
    then: { at: { o: 'E4' }, effectsLeft: { o: { rounds: 1 } } },
  },
})

rule('AM-M.17', {
  'where there is no Dragon none is controlled': {
    given: planning(MAGES, { spells: { 1: ['control-dragon'] } }),
    when: [COMMIT(2), add(1, cast('h', 'control-dragon', { unit: 'o' }))],
    then: { refused: 'AM-S.31', refusedAt: 1 },
  },
  'nor is it cast without a target': {
    given: planning(MAGES, { spells: { 1: ['control-dragon'] } }),
    when: [COMMIT(2), add(1, cast('h', 'control-dragon'))],
    then: { refused: 'AM-C.2', refusedAt: 1 },
  },
})

rule('AM-M.16', {
  'who is shielded from spells gets nothing of a feast for all': {
    given: {
      units: [['b', 'bard', 1, 'A1']],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['spell-shield', 'heroes-feast'] } },
      options: { responseWindows: 'fast' },
    },
    when: [
      outside('spell-shield', { unit: 'b' }),
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] },
      { cmd: 'phase.end', seat: 1 },
      outside('heroes-feast'),
    ],
    then: { effects: ['immune', 'mod'] },
  },
})
