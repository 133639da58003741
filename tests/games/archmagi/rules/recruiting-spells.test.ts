import { rule } from './rule'

const SIX = ['orcs', 'orcs', 'elves', 'elves', 'drow', 'drow']

const FULL = ['chasm', 'fog', 'web', 'fear', 'shield', 'hide']

const SEVEN_DRAWN = ['haste', 'smite', 'winds', 'flood', 'forge', 'charm', 'vortex'].map((pick) => ({ pick }))

rule('AM-7.3', {
  'deferred discards wait until the seat is asked, and then come first': {
    given: { units: [], phase: 'recruitSpells', spells: { 2: FULL }, options: { deferDiscards: true } },
    when: [
      { cmd: 'spells.draw', seat: 1, rolls: SEVEN_DRAWN },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'recruit.draw', seat: 2 },
    ],
    then: { refused: 'AM-7.3', refusedAt: 5, afterStep: { 0: { toAct: 1, owed: { 2: 2 } } } },
  },
  'and are paid there': {
    given: {
      units: [],
      phase: 'recruitUnits',
      active: 2,
      spells: { 2: [...FULL, 'haste', 'smite'] },
      owed: { 2: 1 },
      options: { deferDiscards: true },
    },
    when: [{ cmd: 'spells.discard', seat: 2, spells: ['fog'] }],
    then: { toAct: 2, owed: { 2: 0 }, spellCount: { 2: 7 } },
  },
})

rule('AM-7.1', {
  'nothing else is done before the draw of spells': {
    given: { units: [['c', 'cavalier', 1, 'C3']], phase: 'recruitSpells', stored: { 1: ['rune-blade'] } },
    when: [{ cmd: 'recruit.equip', seat: 1, artifact: 'rune-blade', unit: 'c' }],
    then: { refused: 'AM-7.1' },
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

rule('AM-7.4', {
  'a Recruit spell may be cast in the phase in which it has been drawn': {
    given: { units: [], phase: 'recruitSpells', options: { responseWindows: 'fast' } },
    when: [
      {
        ...{ cmd: 'spells.draw', seat: 1 },
        rolls: ['forge', 'fog', 'web', 'fear', 'hide', 'smite', 'curse'].map((pick) => ({ pick })),
      },
      FORGE,
    ],
    then: { stored: { 1: ['rune-blade'] }, spent: ['forge'] },
  },
  'not before the draw': {
    given: { ...HOLDING, phase: 'recruitSpells', drawn: false },
    when: [FORGE],
    then: { refused: 'AM-7.1' },
  },
  'nor later': {
    given: { ...HOLDING, phase: 'scout' },
    when: [FORGE],
    then: { refused: 'AM-M.3' },
  },
})

const FORTUNE = { cmd: 'spells.fortune', seat: 1, pile: 'spells', rolls: [{ pick: 'web' }] }

const SEER = { units: [], archmagi: { 1: 'seer' }, spells: { 1: ['fog'] } }

rule('AM-7.5', {
  'Fortune comes after the draw of spells': {
    given: { ...SEER, phase: 'recruitSpells' },
    when: [FORTUNE],
    then: { refused: 'AM-7.1' },
  },
  'and in that phase only': {
    given: { ...SEER, phase: 'recruitUnits', drawn: true },
    when: [FORTUNE],
    then: { refused: 'AM-C.3' },
  },
  once: {
    given: { ...SEER, phase: 'recruitSpells', drawn: true },
    when: [FORTUNE, { cmd: 'spells.fortuneDiscard', seat: 1, chit: 'web' }, FORTUNE],
    then: { refused: 'AM-P.17', refusedAt: 2, spells: { 1: ['fog'] } },
  },
})

const EIGHT = [...FULL, 'haste', 'smite']

rule('AM-7.6', {
  'the phase does not end before the draw': {
    given: { units: [], phase: 'recruitSpells' },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-7.6' },
  },
  'nor with eight spells in hand': {
    given: {
      ...{ units: [], archmagi: { 1: 'druid' }, phase: 'recruitSpells', drawn: true, spells: { 1: EIGHT } },
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-7.6' },
  },
  'it does with seven': {
    given: {
      ...{ units: [], archmagi: { 1: 'druid' }, phase: 'recruitSpells', drawn: true, spells: { 1: EIGHT } },
    },
    when: [
      { cmd: 'spells.discard', seat: 1, spells: ['fog'] },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: { phase: 'scout', spellCount: { 1: 7 } },
  },
  'nor with six units': {
    given: { units: [], phase: 'recruitSpells', drawn: true, reserve: { 1: SIX } },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-7.6' },
  },
})

rule('AM-7.7', {
  'seven spells may be held beside those on Scrolls': {
    given: {
      ...{ units: [], archmagi: { 1: 'druid' }, phase: 'recruitUnits', drawn: true },
      ...{ reserve: { 1: ['orcs', 'elves'] }, spells: { 1: FULL.slice(2) } },
    },
    when: [
      {
        ...{ cmd: 'recruit.trade', seat: 1, chits: ['orcs', 'elves'] },
        rolls: ['ancient-scrolls', 'curse', 'sleep', 'winds'].map((pick) => ({ pick })),
      },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1] },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: {
      phase: 'scout',
      spellCount: { 1: 7 },
      scroll: { 'ancient-scrolls': ['curse', 'sleep', 'winds'] },
    },
  },
})
