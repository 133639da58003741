import type { RuleCase } from '../rules/rule'

/** A thief of Crimson by a guarded stack of Azure, with the dice of the guard and of the theft. */
function theft(...rolls: readonly number[]): RuleCase {
  const units = [
    ['t', 'master-thief', 1, 'D4'],
    ['b', 'bard', 2, 'D3', { artifacts: ['rune-blade'] }],
    ['g', 'swordsmen', 2, 'D3'],
  ]
  return {
    given: { units, phase: 'scout' },
    when: [
      { cmd: 'scout.steal', seat: 1, unit: 't', hex: 'D3', owner: 2 },
      { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls },
    ],
    then: {},
  }
}

export const THEFTS = { caught: theft(1), failed: theft(3, 5), done: theft(3, 2) }

/** What no case of the data comes to: a spell is kept from the only unit that it would strike, an Archmagus is picked. */
export const KEPT: Readonly<Record<'plague' | 'picked', RuleCase>> = {
  picked: {
    given: { step: 'setup.pick', options: { archmagi: 'pick' } },
    when: [{ cmd: 'setup.pickArchmagus', seat: 1, archmagus: 'seer' }],
    then: {},
  },
  plague: {
    given: {
      units: [['b', 'bard', 2, 'B1', { artifacts: ['amulet-of-spellturning'] }]],
      ...{ phase: 'scout', spells: { 1: ['plague'] } },
    },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'plague', rolls: [2] },
        targets: { stack: { hex: 'B1', owner: 2 } },
      },
    ],
    then: {},
  },
}
