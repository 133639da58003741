import { fight, type RuleCase } from '../rules/rule'
import { add } from '../rules/battle'
import { KNIGHTS, ORCS } from './set'

const controlled = (archmagus: string, power: string, foe: string, more: object = {}): RuleCase => ({
  given: {
    ...{
      units: [
        ['w1', archmagus, 1, 'D4'],
        ['o', foe, 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
      ],
      phase: 'battle',
    },
    ...{ archmagi: { 1: archmagus }, battle: fight('planD', 'w1', 'o'), ...more },
  },
  when: [
    { cmd: 'battle.planCommit', seat: 2 },
    add(1, { kind: 'power', power, targets: { unit: 'o' } }),
    { cmd: 'battle.planCommit', seat: 1 },
  ],
  then: { seatOf: { o: 1 }, combatants: { 1: 'w1', 2: 'e' }, usedBattle: { w1: [power] } },
})

const deployed = (archmagus: string, power: string, chit: string): RuleCase => ({
  given: {
    units: [],
    archmagi: { 1: archmagus },
    reserve: { 1: [chit] },
    phase: 'recruitUnits',
    drawn: true,
  },
  when: [{ cmd: 'recruit.deploy', seat: 1, chit, hex: 'A1', via: power }],
  then: { stack: { A1: { 1: [archmagus, chit] } }, reserve: { 1: [] } },
})

/** A scene for each power that shows what it does, and one for the Archmagus that has none (AM-P). */
export const POWER_SCENES: Readonly<Record<string, RuleCase>> = {
  'wizard.knowledge': {
    given: { units: [], phase: 'recruitSpells' },
    when: [{ cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] }],
    then: { spellCount: { 1: 4, 2: 3 } },
  },
  'enchantress.charm': controlled('enchantress', 'enchantress.charm', 'cavalier'),
  'enchantress.call-fey': deployed('enchantress', 'enchantress.call-fey', 'unicorn'),
  'enchantress.vanish': {
    given: {
      units: [['w1', 'enchantress', 1, 'D4'], KNIGHTS, ORCS],
      ...{ archmagi: { 1: 'enchantress' }, phase: 'battle', battle: fight('planD', 'w1', 'o') },
    },
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'leave', unit: 'w1', to: 'E4', with: 'k' }),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { at: { w1: 'E4' }, combatants: { 1: 'k', 2: 'o' } },
  },
  'necromancer.control-undead': controlled('necromancer', 'necromancer.control-undead', 'wraith'),
  'necromancer.animate-dead': deployed('necromancer', 'necromancer.animate-dead', 'wraith'),
  'sorcerer.transformation': {
    given: {
      units: [],
      archmagi: { 1: 'sorcerer' },
      reserve: { 1: ['orcs'] },
      phase: 'recruitUnits',
      drawn: true,
    },
    when: [
      {
        ...{ cmd: 'recruit.power', seat: 1, power: 'sorcerer.transformation', chit: 'orcs' },
        rolls: [{ pick: 'wraith' }],
      },
    ],
    then: { reserve: { 1: ['wraith'] } },
  },
  warlock: {
    given: { units: [['o', 'orcs', 2, 'B1']], archmagi: { 1: 'warlock', 2: 'wizard' }, phase: 'movement' },
    when: [{ cmd: 'move', seat: 1, units: ['w1'], path: ['B1', 'C1', 'D1'] }],
    then: { at: { w1: 'D1' } },
  },
  'priestess.resurrection': {
    given: {
      ...{ units: [KNIGHTS, ORCS, ['w2', 'priestess', 2, 'D4']], archmagi: { 2: 'priestess' } },
      ...{ phase: 'battle', battle: fight('roll', 'k', 'o') },
    },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 1] },
      { cmd: 'save.use', seat: 2, kind: 'priestess' },
    ],
    then: { alive: ['o'], usedTurn: { w2: ['priestess.resurrection'] } },
  },
  'artificer.forge': {
    given: {
      units: [],
      archmagi: { 1: 'artificer' },
      reserve: { 1: ['orcs'] },
      phase: 'recruitUnits',
      drawn: true,
    },
    when: [
      {
        ...{ cmd: 'recruit.power', seat: 1, power: 'artificer.forge', chit: 'orcs' },
        rolls: [{ pick: 'boots-of-speed' }],
      },
    ],
    then: { reserve: { 1: [] }, stored: { 1: ['boots-of-speed'] } },
  },
  'artificer.construction': deployed('artificer', 'artificer.construction', 'juggernaut'),
  'druid.call-animals': deployed('druid', 'druid.call-animals', 'dire-wolves'),
  'druid.control-animals': controlled('druid', 'druid.control-animals', 'dire-wolves'),
  'mentalist.command': {
    given: {
      ...{ units: [], archmagi: { 1: 'mentalist' }, phase: 'recruitUnits', drawn: true },
      reserve: { 1: ['orcs', 'orcs', 'elves', 'elves', 'drow', 'drow', 'bard', 'bard'] },
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { phase: 'recruitSpells' },
  },
  'mentalist.mind-control': controlled('mentalist', 'mentalist.mind-control', 'orcs', {
    spells: { 1: ['fog'] },
  }),
  'illusionist.illusionary-forces': {
    given: {
      ...{
        units: [KNIGHTS, ORCS],
        archmagi: { 1: 'illusionist' },
        reserve: { 1: ['hydra'] },
        phase: 'battle',
      },
      battle: fight('planD', 'k', 'o'),
    },
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'power', power: 'illusionist.illusionary-forces', targets: { chit: 'hydra' } }),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { stack: { D4: { 1: ['knights', 'hydra'] } } },
  },
  'seer.visions': {
    given: { units: [['o', 'orcs', 2, 'F6']], archmagi: { 1: 'seer' }, phase: 'scout' },
    when: [{ cmd: 'scout.visions', seat: 1, hex: 'F6', owner: 2 }],
    then: { knownTo: { 1: ['o'] } },
  },
  'seer.fortune': {
    given: {
      units: [],
      archmagi: { 1: 'seer' },
      spells: { 1: ['fog'] },
      drawn: true,
      phase: 'recruitSpells',
    },
    when: [
      { cmd: 'spells.fortune', seat: 1, pile: 'spells', rolls: [{ pick: 'web' }] },
      { cmd: 'spells.fortuneDiscard', seat: 1, chit: 'fog' },
    ],
    then: { spells: { 1: ['web'] } },
  },
}
