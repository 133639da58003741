import { attackerPlans, cast, MAGES, PAIR, planning } from './battle'
import { BOTH_COMMIT, rule } from './rule'

const END = (seat: number) => ({ cmd: 'phase.end', seat })
const SPELLS_DRAWN = { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] }
const CAST = (spell: string, targets: object = {}, more: object = {}) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets },
  ...more,
})

rule('AM-4.1', {
  'a turn has six phases, of which each is ended by the active seat': {
    given: {
      units: [['k', 'knights', 1, 'C3']],
      ...{ exploration: true, unknown: ['D3'], phase: 'recruitUnits' },
    },
    when: [
      { cmd: 'recruit.draw', seat: 1, rolls: [1, 1] },
      END(1),
      SPELLS_DRAWN,
      ...[END(1), END(1), END(1)],
      { cmd: 'explore', seat: 1, rolls: [1] },
      END(1),
      END(1),
    ],
    then: {
      ...{ active: 2, phase: 'recruitUnits' },
      afterStep: {
        1: { phase: 'recruitSpells' },
        3: { phase: 'scout' },
        4: { phase: 'movement' },
        5: { phase: 'exploration' },
        7: { phase: 'battle' },
      },
    },
  },
  'by nobody else': {
    given: { units: [], phase: 'scout' },
    when: [END(2)],
    then: { refused: 'AM-C.1' },
  },
})

rule('AM-4.4', {
  'what lasts a turn ends with it': {
    given: {
      ...{ units: [['b', 'bard', 1, 'A1']], phase: 'scout', spells: { 1: ['heroes-feast'] } },
    },
    when: [CAST('heroes-feast'), END(1), END(1), END(1)],
    then: { active: 2, effects: [], afterStep: { 2: { effects: ['mod', 'mod'] } } },
  },
  'who was changed is itself again, and its form is discarded': {
    given: {
      units: [['b', 'bard', 1, 'A1']],
      ...{ phase: 'scout', spells: { 1: ['polymorph'] }, reserve: { 1: ['hydra'] }, bag: {} },
    },
    when: [CAST('polymorph', { unit: 'b', chit: 'hydra' }), END(1), END(1), END(1)],
    then: {
      stack: { A1: { 1: ['wizard', 'bard'] } },
      ...{ size: 1, reserve: { 1: [] }, afterStep: { 2: { stack: { A1: { 1: ['wizard', 'hydra'] } } } } },
    },
  },
  'who cannot stay where it is when all that has ended is lost': {
    given: {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      ...{ phase: 'scout', spells: { 1: ['cloud-walk'] }, terrain: { B1: 'sea' } },
    },
    when: [
      CAST('cloud-walk'),
      END(1),
      { cmd: 'move', seat: 1, units: ['p'], path: ['B1'] },
      ...[END(1), END(1)],
    ],
    then: { destroyed: ['p'], afterStep: { 3: { at: { p: 'B1' } } } },
  },
  'then the round limit is asked about': {
    given: {
      units: [['k', 'knights', 1, 'C3']],
      ...{ phase: 'battle', active: 2, round: 5, options: { roundLimit: 5 } },
    },
    when: [END(2)],
    then: { winner: 1, dominion: { 1: 2, 2: 1 } },
  },
})

rule('AM-4.5', {
  'a Vanish in the turn of another seat does not take away that of one’s own': {
    given: planning([
      ['k', 'knights', 1, 'D4'],
      ['o', 'unicorn', 2, 'D4'],
      ['e', 'elves', 2, 'D4'],
    ]),
    when: [
      {
        ...{ cmd: 'battle.planAdd', seat: 2 },
        item: { kind: 'leave', unit: 'o', to: 'E4', with: 'e' },
      },
      ...BOTH_COMMIT,
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [1, 3] },
      { cmd: 'battle.callOff', seat: 1 },
      END(1),
    ],
    then: { active: 2, used: { o: [] }, at: { o: 'E4' }, afterStep: { 2: { used: { o: ['vanish'] } } } },
  },
})

rule('AM-4.7', {
  'a spell of battle that does not say otherwise lasts a roll': {
    given: planning(
      [
        ['k', 'cavalier', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
      ],
      { spells: { 1: ['smite'] } },
    ),
    when: [
      ...attackerPlans(cast('h', 'smite', { unit: 'k' })),
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [1, 6] },
    ],
    then: { effects: [], mods: { 1: { base: 6, cavalry: 2, spell: 6 }, 2: { base: 6 } } },
  },
  'one that is cast while recruiting or scouting lasts a round': {
    given: {
      units: [['b', 'bard', 1, 'A1']],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['spell-shield'] } },
    },
    when: [CAST('spell-shield', { unit: 'b' })],
    then: { effectsLeft: { b: { rounds: 1 } } },
  },
})

rule('AM-4.8', {
  'whom Ghouls paralyse is helpless through its own next turn, and free when theirs begins': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ['e', 'elves', 2, 'D4'], ...MAGES.slice(3)]),
    when: [
      ...attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
      { cmd: 'battle.replace', seat: 2, unit: 'e' },
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [1, 3] },
      { cmd: 'battle.callOff', seat: 1 },
      END(1),
      { cmd: 'recruit.draw', seat: 2, rolls: [1, 1] },
      END(2),
      { ...SPELLS_DRAWN, seat: 2 },
      ...[END(2), END(2)],
      { cmd: 'move', seat: 2, units: ['o'], path: ['E4'] },
    ],
    then: { refused: 'AM-9.1', refusedAt: 14, paralysed: { o: { rounds: 1 } } },
  },
  'a round is over when the turn of who caused it comes': {
    given: {
      units: [['o', 'orcs', 2, 'D4', { paralysed: { rounds: 1 } }]],
      ...{ phase: 'battle', active: 2 },
    },
    when: [END(2)],
    then: { active: 1, effects: [] },
  },
})
