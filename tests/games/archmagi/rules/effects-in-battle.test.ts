import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })

const COMMIT = (seat: number, rolls: readonly number[] = []) => ({ cmd: 'battle.planCommit', seat, rolls })

const RIDING = { base: 4, cavalry: 2 }

const ELVES = ['e', 'elves', 2, 'D4']

rule('AM-E.1', {
  'what is for a side counts for whoever fights for it': {
    given: rolling(PAIR, {}, { effects: [{ spell: 'blessings', seat: 2 }] }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6, spell: 2 } } },
  },
  'what is for one unit counts when that fights': {
    given: rolling([...PAIR, ELVES], {}, { effects: [{ spell: 'shield', seat: 2, on: 'e' }] }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6 } } },
  },
  'what is for all counts against the right opponents alone': {
    given: rolling(
      [
        ['k', 'trolls', 1, 'D4'],
        ['o', 'elves', 2, 'D4'],
      ],
      { terrain: { D4: 'tundra' } },
      { effects: [{ spell: 'holy-light', seat: 1 }] },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 4, holyLight: 4 } } },
  },
  'what is for the defence does not help in attack': {
    given: rolling(PAIR, {}, { effects: [{ spell: 'hide', seat: 1 }] }),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6 } } },
  },
  'of two Sites the better counts': {
    given: rolling([...PAIR, ['c', 'crypt', 2, 'D4'], ['w', 'dwarf-hall', 2, 'D4']]),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6, site: 6 } } },
  },
})

const ARCHERY = {
  units: [...PAIR, ['y', 'yeomen', 1, 'D4'], ['g', 'goblins', 2, 'D4']],
  supports: { 1: ['y'], 2: ['g'] },
}

const shooting = (spell: string, seat: number, on?: string) =>
  rolling(ARCHERY.units, {}, { supports: ARCHERY.supports, effects: [{ spell, seat, ...(on && { on }) }] })

rule('AM-E.2', {
  'Winds stop the archers of both sides': {
    given: shooting('winds', 1),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 6 } } },
  },
  'Deflect Missiles those of the opponent': {
    given: shooting('deflect-missiles', 1, 'k'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { ...RIDING, archer: 3 }, 2: { base: 6 } } },
  },
  'Detection the surprises of the enemy, and not one’s own': {
    given: rolling(
      [
        ['k', 'yeti', 1, 'D4'],
        ['o', 'trolls', 2, 'D4'],
      ],
      {},
      { effects: [{ spell: 'detection', seat: 2 }] },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 6 }, 2: { base: 5, ambush: 1 } } },
  },
})

const SHIELDED = (foe: string, on = 'k') =>
  rolling(
    [
      ['k', 'knights', 1, 'D4'],
      ['y', 'yeomen', 1, 'D4'],
      ['o', foe, 2, 'D4'],
    ],
    { terrain: { D4: 'tundra' } },
    {
      effects: [{ spell: 'elemental-shield', seat: 1, on }],
    },
  )

rule('AM-E.3', {
  'a giant of stone has nothing printed against whom an Elemental Shield covers': {
    given: SHIELDED('stone-giants'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 0 } } },
  },
  'a giant of the hills has': {
    given: SHIELDED('hill-giants'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 7 } } },
  },
  'and so has the other against somebody else': {
    given: SHIELDED('stone-giants', 'y'),
    when: [ROLL(1, 1)],
    then: { mods: { 1: RIDING, 2: { base: 7 } } },
  },
})

const DUSTY = planning([
  ['k', 'knights', 1, 'D4'],
  ['o', 'bard', 2, 'D4', { artifacts: ['pixie-dust'] }],
  ELVES,
])

const DUST = (choose?: number) =>
  add(2, { kind: 'artifact', unit: 'o', artifact: 'pixie-dust', ...(choose !== undefined && { choose }) })

rule('AM-E.4', {
  'of what Pixie Dust lends one is chosen': {
    given: DUSTY,
    when: [DUST(1), add(2, { kind: 'leave', unit: 'o', to: 'E4', with: 'e' }), ...BOTH_COMMIT],
    then: { at: { o: 'E4' } },
  },
  'the other is not lent': {
    given: DUSTY,
    when: [DUST(0), add(2, { kind: 'leave', unit: 'o', to: 'E4', with: 'e' })],
    then: { refused: 'AM-K.34', refusedAt: 1 },
  },
  'and one must be': { given: DUSTY, when: [DUST()], then: { refused: 'AM-A.40' } },
})

rule('AM-E.6', {
  'an attack takes the field, and whoever was there steps back': {
    given: planning(MAGES, { spells: { 1: ['fireball'] } }),
    when: attackerPlans(cast('h', 'fireball')),
    then: { combatants: { 1: '#fireball', 2: 'o' }, held: { 1: 'k' }, at: { k: 'D4' } },
  },
  'it fights with its own figures': {
    given: planning([...MAGES.slice(0, 1), ['h', 'shaman', 1, 'D4'], ['o', 'balrog', 2, 'D4']], {
      spells: { 1: ['cold-blast'] },
    }),
    when: [...attackerPlans(cast('h', 'cold-blast')), ...BOTH_COMMIT, ROLL(1, 1)],
    then: { mods: { 1: { base: 4, slay: 7 }, 2: { base: 10 } } },
  },
})

rule('AM-E.14', {
  'a guard steps in, and whoever fought steps back into the stack': {
    given: planning([...PAIR, ['m', 'militia', 2, 'D4']]),
    when: [add(2, { kind: 'guard', unit: 'm' }), ...BOTH_COMMIT],
    then: { combatants: { 1: 'k', 2: 'm' }, at: { o: 'D4' } },
  },
  'for the defender only': {
    given: planning([...PAIR, ['m', 'militia', 1, 'D4']]),
    when: [COMMIT(2), add(1, { kind: 'guard', unit: 'm' })],
    then: { refused: 'AM-K.19', refusedAt: 1 },
  },
})

rule('AM-E.32', {
  'what comes after Darkness in the exchange does not happen': {
    given: planning(MAGES, { spells: { 1: ['darkness', 'sleep'] } }),
    when: attackerPlans(cast('h', 'darkness'), cast('h', 'sleep', { unit: 'o' })),
    then: { battleOver: true, effects: [], fought: [['D4', 2]], spent: ['darkness', 'sleep'] },
  },
})

rule('AM-E.33', {
  'who has forgotten how casts nothing more in this battle, others do': {
    given: planning([...MAGES, ['d', 'drow', 2, 'D4']], {
      ...{ spells: { 2: ['shield'] }, battle: fight('planD', 'k', 'o', { noCast: ['h2'] }) },
    }),
    when: [add(2, cast('d', 'shield', { unit: 'o' })), add(2, cast('h2', 'shield', { unit: 'o' }))],
    then: { refused: 'AM-S.52', refusedAt: 1 },
  },
})

rule('AM-E.34', {
  'who is confused does not pick': {
    given: planning([...PAIR, ELVES], {
      battle: fight('decide', 'k', 'o', { effects: [{ spell: 'confusion', seat: 1 }] }),
    }),
    when: [{ cmd: 'battle.continue', seat: 1, rolls: [1] }],
    then: { combatants: { 1: 'k', 2: 'e' } },
  },
})
