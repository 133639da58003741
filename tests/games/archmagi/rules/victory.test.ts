import { PAIR, rolling } from './battle'
import { rule } from './rule'

const FALL = [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1] }]
const LAST = [
  ['k', 'juggernaut', 1, 'D4'],
  ['o', 'warlock', 2, 'D4', { artifacts: ['rune-blade'] }],
  ['z', 'elves', 2, 'E4'],
]

rule('AM-V.1', {
  'whose Archmagus is the last wins at once, and nothing of the fallen is rolled for': {
    given: rolling(LAST),
    when: FALL,
    then: { winner: 1, out: [2], alive: ['z'] },
  },
  'of three seats the others go on': {
    given: { ...rolling(LAST), seats: 3 },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1, 1] }],
    then: { winner: null, out: [2], gone: ['o', 'z'] },
  },
  'nothing is played any more': {
    given: rolling(LAST),
    when: [...FALL, { cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-C.3', refusedAt: 1 },
  },
})

rule('AM-V.5', {
  'a seat gives up when it is asked': {
    given: rolling(PAIR, { seats: 3 }, { step: 'planD' }),
    when: [{ cmd: 'concede', seat: 2 }],
    then: { out: [2], gone: ['o', 'w2'], battleOver: true, winner: null },
  },
  'not when another is': {
    given: rolling(PAIR, { seats: 3 }, { step: 'planD' }),
    when: [{ cmd: 'concede', seat: 1 }],
    then: { refused: 'AM-C.1' },
  },
  'nobody takes what its Archmagus carried': {
    given: {
      ...rolling(
        [...PAIR, ['w2', 'warlock', 2, 'D4', { artifacts: ['rune-blade'] }]],
        { seats: 3 },
        { step: 'planD' },
      ),
    },
    when: [{ cmd: 'concede', seat: 2, rolls: [] }],
    then: { holder: { 'rune-blade': null } },
  },
})
