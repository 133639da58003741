import { attackerPlans, cast, MAGES, planning, rolling } from './battle'
import { rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })

const END = { cmd: 'phase.end', seat: 1 }

/** A spell of the wizard in A1. */
const outside = (spell: string, targets: object = {}, rolls: readonly unknown[] = []) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets, rolls },
})

const scouting = (units: readonly unknown[], ...spells: readonly string[]) => ({
  ...{ units, phase: 'scout', spells: { 1: spells } },
})

const AT_B1 = { stack: { hex: 'B1', owner: 2 } }

const ELVES = ['e', 'elves', 2, 'D4']

const stacksAt = (...hexes: readonly string[]) => ({ stacks: hexes.map((hex) => ({ hex, owner: 2 })) })

const AMULET = {
  units: [['b', 'bard', 2, 'B1', { artifacts: ['amulet-of-spellturning'] }]],
  ...{ phase: 'scout', spells: { 1: ['plague'] } },
}

rule('AM-E.5', {
  'a die up to the chance keeps a spell off': {
    given: AMULET,
    when: [outside('plague', AT_B1, [3])],
    then: { alive: ['b'] },
  },
  'a higher one does not': {
    given: AMULET,
    when: [outside('plague', AT_B1, [4, 6, 1, 1])],
    then: { destroyed: ['b'] },
  },
})

rule('AM-E.27', {
  'Call to Arms draws a unit into the Reserve': {
    given: {
      units: [],
      phase: 'recruitUnits',
      drawn: true,
      spells: { 1: ['call-to-arms'] },
      bag: { bard: 1 },
    },
    when: [outside('call-to-arms')],
    then: { reserve: { 1: ['bard'] }, size: 0 },
  },
})

rule('AM-E.28', {
  'who owes discards chooses them itself': {
    given: {
      ...{ units: [], phase: 'scout', options: { responseWindows: 'fast' } },
      spells: { 1: ['vortex'], 2: ['fear', 'curse', 'haste'] },
    },
    when: [outside('vortex', {}, [1, 2]), { cmd: 'spells.discard', seat: 2, spells: ['curse', 'fear'] }],
    then: { spells: { 2: ['haste'] }, spent: ['fear', 'curse'], owed: { 2: 0 }, toAct: 1 },
  },
})

rule('AM-E.29', {
  'Scry makes stacks known': {
    given: scouting([['o', 'orcs', 2, 'B1']], 'scry'),
    when: [outside('scry', stacksAt('B1'))],
    then: { knownTo: { 1: ['o'] } },
  },
  'Foretell opens the Reserves': {
    given: { ...scouting([], 'foretell'), reserve: { 2: ['orcs'] } },
    when: [outside('foretell')],
    then: { sees: { 1: ['reserves'] } },
  },
})

const TEN = 'chasm fog web fear shield hide haste smite winds flood'.split(' ')

rule('AM-E.30', {
  'the Wizard keeps nine spells, with a Tome ten': {
    given: {
      ...{ units: [], artifacts: { w1: ['tome-of-knowledge'] }, spells: { 1: TEN } },
      ...{ phase: 'recruitSpells', drawn: true },
    },
    when: [END],
    then: { phase: 'scout' },
  },
  'without it nine': {
    given: { units: [], spells: { 1: TEN }, phase: 'recruitSpells', drawn: true },
    when: [END],
    then: { refused: 'AM-7.6' },
  },
  'and draws four, with a Grimoire five': {
    given: { units: [], artifacts: { w1: ['grimoire-of-forbidden-lore'] }, phase: 'recruitSpells' },
    when: [{ cmd: 'spells.draw', seat: 1, rolls: Array<number>(8).fill(1) }],
    then: { spellCount: { 1: 5, 2: 3 } },
  },
})

rule('AM-E.31', {
  'one chit goes, another comes': {
    given: {
      ...{ units: [], archmagi: { 1: 'sorcerer' }, phase: 'recruitUnits', drawn: true },
      ...{ reserve: { 1: ['orcs'] }, bag: { bard: 1 } },
    },
    when: [{ cmd: 'recruit.power', seat: 1, power: 'sorcerer.transformation', chit: 'orcs', rolls: [1] }],
    then: { reserve: { 1: ['bard'] }, size: 1 },
  },
})

rule('AM-E.35', {
  'a stolen spell goes to the hand of who answered, even over the limit': {
    given: planning(MAGES, {
      spells: {
        1: ['mind-blast'],
        2: ['spell-steal', 'chasm', 'fog', 'web', 'fear', 'hide', 'haste', 'smite'],
      },
    }),
    when: [
      ...attackerPlans(cast('h', 'mind-blast')),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-steal', target: 'mind-blast' },
      { cmd: 'respond.pass', seat: 2 },
    ],
    then: { spellCount: { 2: 8 }, combatants: { 1: 'k', 2: 'o' } },
  },
  'a countered one to its bag': {
    given: planning(MAGES, { spells: { 1: ['mind-blast'], 2: ['counterspell'] } }),
    when: [
      ...attackerPlans(cast('h', 'mind-blast')),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'mind-blast' },
    ],
    then: { spellCount: { 2: 0 }, spent: ['mind-blast'] },
  },
})

rule('AM-E.36', {
  'a spell that is turned works on another': {
    given: planning([...MAGES, ELVES], { spells: { 1: ['shield'], 2: ['spell-turn'] } }),
    when: [
      ...attackerPlans(cast('h', 'shield', { unit: 'k' })),
      {
        ...{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-turn', target: 'shield' },
        retarget: { unit: 'o' },
      },
    ],
    then: { effectsLeft: { o: 'battle' }, effects: ['mod'] },
  },
})

rule('AM-E.37', {
  'the new result stands, though it be worse': {
    given: rolling(MAGES, { spells: { 2: ['probability-shift'] } }),
    when: [
      ROLL(6, 2),
      {
        ...{ cmd: 'reroll', seat: 2, by: { spell: 'probability-shift', caster: 'h2' } },
        ...{ die: 'D', rolls: [1] },
      },
    ],
    then: { totals: [12, 7], destroyed: ['o'] },
  },
})

const FAR = { stack: { hex: 'F6', owner: 2 } }

rule('AM-E.38', {
  'with Farcast a spell reaches across the map': {
    given: scouting([['o', 'orcs', 2, 'F6']], 'plague', 'farcast'),
    when: [{ ...outside('plague', FAR, [6, 1]), farcast: 'farcast' }],
    then: { destroyed: ['o'] },
  },
  'without it does not': {
    given: scouting([['o', 'orcs', 2, 'F6']], 'plague', 'farcast'),
    when: [outside('plague', FAR)],
    then: { refused: 'AM-M.4' },
  },
})
