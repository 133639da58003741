import { expect, test } from 'vitest'
import { clause } from '../../../support/clause'
import { heardBy, played } from './played'
import { rule } from './rule'

const move = (unit: string, ...path: readonly string[]) => ({ cmd: 'move', seat: 1, units: [unit], path })

rule('AM-9.2', {
  'Boots of Speed make it two hexes, not three': {
    given: { units: [['b', 'bard', 1, 'C3', { artifacts: ['boots-of-speed'] }]], phase: 'movement' },
    when: [move('b', 'D3', 'E3', 'F3')],
    then: { refused: 'AM-9.2' },
  },
  'a Sextant adds one to a swift ship': {
    given: {
      units: [['l', 'longboats', 1, 'C3', { artifacts: ['old-mariners-sextant'] }]],
      terrain: { C3: 'sea', D3: 'sea', E3: 'sea', F3: 'sea' },
      phase: 'movement',
    },
    when: [move('l', 'D3', 'E3', 'F3')],
    then: { at: { l: 'F3' } },
  },
})

rule('AM-9.5', {
  'leaving an enemy stack is free': {
    given: {
      units: [
        ['k', 'knights', 1, 'C3'],
        ['o', 'orcs', 2, 'C3'],
      ],
      phase: 'movement',
    },
    when: [move('k', 'D3', 'E3')],
    then: { at: { k: 'E3' } },
  },
})

const PEGASUS = [
  ['p', 'pegasus', 1, 'C3'],
  ['r', 'ranger', 1, 'C3'],
  ['b', 'bard', 1, 'C3'],
  ['t', 'trireme', 1, 'C3'],
]

const ride = (unit: string, carrier: string | null) => ({ cmd: 'ride', seat: 1, unit, carrier })

rule('AM-9.8', {
  'Pegasus carries one hero': {
    given: { units: PEGASUS, phase: 'movement' },
    when: [{ cmd: 'move', seat: 1, units: ['p', 'r', 'b'], path: ['D3'], ride: { r: 'p', b: 'p' } }],
    then: { refused: 'AM-9.8' },
  },
  'no common unit rides there': {
    given: {
      units: [
        ['p', 'pegasus', 1, 'C3'],
        ['o', 'orcs', 1, 'C3'],
      ],
      phase: 'movement',
    },
    when: [ride('o', 'p')],
    then: { refused: 'AM-9.8' },
  },
  'a carrier that carries does not board': {
    given: { units: PEGASUS, phase: 'movement' },
    when: [ride('r', 'p'), ride('p', 't')],
    then: { refused: 'AM-9.8', refusedAt: 1 },
  },
  'a ship is no passenger': {
    given: { units: [...PEGASUS, ['u', 'trireme', 1, 'C3']], phase: 'movement' },
    when: [ride('u', 't')],
    then: { refused: 'AM-9.8' },
  },
})

rule('AM-9.9', {
  'who has been carried does not move on': {
    given: { units: PEGASUS, phase: 'movement' },
    when: [{ cmd: 'move', seat: 1, units: ['p', 'r'], path: ['D3'], ride: { r: 'p' } }, move('r', 'E3')],
    then: { refused: 'AM-9.9', refusedAt: 1, at: { r: 'D3' } },
  },
  'who has moved is not carried on': {
    given: {
      units: [
        ['p', 'pegasus', 1, 'D3'],
        ['r', 'ranger', 1, 'C3'],
      ],
      phase: 'movement',
    },
    when: [move('r', 'D3'), { cmd: 'move', seat: 1, units: ['p', 'r'], path: ['E3'], ride: { r: 'p' } }],
    then: { refused: 'AM-9.9', refusedAt: 1 },
  },
})

rule('AM-9.10', {
  'a unit mounts or dismounts once in a phase': {
    given: { units: PEGASUS, phase: 'movement' },
    when: [ride('r', 'p'), ride('r', null)],
    then: { refused: 'AM-9.10', refusedAt: 1, riding: { r: 'p' } },
  },
  'riding ends when the carrier moves on alone': {
    given: {
      units: [
        ['p', 'pegasus', 1, 'C3'],
        ['r', 'ranger', 1, 'C3', { riding: 'p' }],
      ],
      phase: 'movement',
    },
    when: [move('p', 'D3')],
    then: { at: { p: 'D3', r: 'C3' }, riding: { r: null } },
  },
})

rule('AM-9.12', {
  'who is stranded is taken aboard where there is room': {
    given: {
      units: [
        ['t', 'trireme', 1, 'D3'],
        ['o', 'orcs', 1, 'D3'],
      ],
      terrain: { D3: 'sea' },
      phase: 'movement',
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { alive: ['o'], riding: { o: 't' } },
  },
  'and is lost where there is none': {
    given: {
      units: [
        ['t', 'pirate-fleet', 1, 'D3'],
        ['e', 'elves', 1, 'D3', { riding: 't' }],
        ['o', 'orcs', 1, 'D3'],
      ],
      terrain: { D3: 'sea' },
      phase: 'movement',
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { destroyed: ['o'], alive: ['e'] },
  },
})

rule('AM-4.2', {
  'Exploration is passed over where nothing unknown is near': {
    given: {
      units: [['k', 'knights', 1, 'C3']],
      exploration: true,
      unknown: ['G7'],
      phase: 'movement',
      archmagi: { 2: 'druid' },
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { phase: 'battle' },
  },
  'and not where it is': {
    given: { units: [['k', 'knights', 1, 'C3']], exploration: true, unknown: ['D3'], phase: 'movement' },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { phase: 'exploration' },
  },
})

rule('AM-10.3', {
  'the phase cannot end before the land is explored': {
    given: { units: [['k', 'knights', 1, 'C3']], exploration: true, unknown: ['D3'], phase: 'exploration' },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-10.3' },
  },
})

rule('AM-4.3', {
  'all that counts by turns is open again, for every seat': {
    given: {
      units: [
        ['u', 'unicorn', 2, 'C3'],
        ['k', 'knights', 1, 'D3'],
      ],
      phase: 'movement',
    },
    when: [move('k', 'E3'), { cmd: 'phase.end', seat: 1 }, { cmd: 'phase.end', seat: 1 }],
    then: { active: 2, phase: 'recruitUnits', used: { k: [], u: [] } },
  },
})

const OVER_SEA = { terrain: { D3: 'sea' }, phase: 'movement' }

rule('AM-9.4', {
  'Knights do not ride through the sea, though there is land behind it': {
    given: { units: [['k', 'knights', 1, 'C3']], ...OVER_SEA },
    when: [move('k', 'D3', 'E3')],
    then: { refused: 'AM-9.4' },
  },
  'Griffons fly over it': {
    given: { units: [['k', 'griffons', 1, 'C3']], ...OVER_SEA },
    when: [move('k', 'D3', 'E3')],
    then: { at: { k: 'E3' } },
  },
  'of a group each must be able to': {
    given: {
      units: [
        ['k', 'griffons', 1, 'C3'],
        ['b', 'boarboyz', 1, 'C3'],
      ],
      ...OVER_SEA,
    },
    when: [{ cmd: 'move', seat: 1, units: ['k', 'b'], path: ['D3', 'E3'] }],
    then: { refused: 'AM-9.4' },
  },
})

const TELEPORT = { cmd: 'cast', seat: 1, caster: 'w1', spell: 'teleport', targets: { unit: 'o', hex: 'F6' } }

rule('AM-9.15', {
  'Teleport is cast while moving': {
    given: { units: [['o', 'orcs', 1, 'A1']], phase: 'movement', spells: { 1: ['teleport'] } },
    when: [TELEPORT],
    then: { at: { o: 'F6' } },
  },
  'not before': {
    given: { units: [['o', 'orcs', 1, 'A1']], phase: 'scout', spells: { 1: ['teleport'] } },
    when: [TELEPORT],
    then: { refused: 'AM-M.3' },
  },
})

clause('AM-9.16', () => {
  test('others hear from where, by which way and how many, not who', () => {
    const moved = played(
      {
        units: [
          ['k', 'knights', 1, 'C3'],
          ['b', 'boarboyz', 1, 'C3'],
          ['o', 'orcs', 1, 'C3'],
        ],
        phase: 'movement',
      },
      { cmd: 'move', seat: 1, units: ['k', 'b'], path: ['D3', 'E3'] },
    )
    expect(heardBy(moved, 'two')).toEqual([
      { type: 'moved', seat: 'one', from: 'C3', path: ['D3', 'E3'], count: 2 },
    ])
    expect(heardBy(moved, 'one').find(({ type }) => type === 'movedUnits')).toMatchObject({
      ...{ seat: 'one', units: ['k', 'b'] },
    })
  })
})

rule('AM-9.16', {
  'a Site never moves': {
    given: { units: [['c', 'crypt', 1, 'C3']], phase: 'movement' },
    when: [move('c', 'D3')],
    then: { refused: 'AM-9.1' },
  },
})
