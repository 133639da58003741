import { rule } from './rule'

rule('AM-5.6', {
  'an Archmagus that has been placed is seen by all': {
    given: { map: 'mirror-isle', step: 'setup.place' },
    when: [{ cmd: 'setup.place', seat: 1, hex: 'B5' }],
    then: { view: { seat: 2, stack: 'B5', count: 1, visible: ['wizard'] } },
  },
  'until its stack changes': {
    given: { map: 'mirror-isle', step: 'setup.place' },
    when: [
      { cmd: 'setup.place', seat: 1, hex: 'B5' },
      { cmd: 'setup.place', seat: 2, hex: 'H5' },
      { cmd: 'recruit.draw', seat: 1, rolls: [1, 1] },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'move', seat: 1, units: ['w1'], path: ['B4'] },
    ],
    then: { view: { seat: 2, stack: 'B4', count: 1, visible: [] } },
  },
  'what has been looked at is known until the turn ends': {
    given: {
      units: [
        ['r', 'ranger', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'scout',
    },
    when: [
      { cmd: 'scout.look', seat: 1, unit: 'r', hex: 'D3', owner: 2 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
      { cmd: 'phase.end', seat: 1 },
    ],
    then: {
      active: 2,
      knownTo: { 1: [] },
      afterStep: { 0: { view: { seat: 1, stack: 'D3', count: 1, visible: ['orcs'] } } },
    },
  },
})
