import type { Lesson } from '@/engine/lesson'
import { circles, lessonOf } from '../writing/chapters'
import { scene } from '../writing/scene'
import { SORCERER_PHASE } from './sorcerer-phase'
import { WIZARD_PHASE } from './wizard-phase'

const POSITION = scene(
  ['sorcerer', 'wanderingOrcs'],
  [
    ['sorcerer', '0507', 2],
    ['orc', '0608', 2],
    ['elf', '0405', 4],
    ['wizard', '0404', 2],
    ['barbarian', '0304', 3],
    ['dwarf', '0403', 3],
  ],
  { pool: { demon: 6, orc: 4, ghoul: 4 } },
)

/** One whole game-turn of both sides, to be shown to a class. */
export const DEMO_TURN: Lesson = lessonOf(
  {
    id: 'demo-turn',
    title: 'A whole game-turn',
    summary: 'All ten segments in one go, with every die: made to be presented.',
    minutes: 6,
  },
  [
    {
      kind: 'reading',
      title: 'Before we begin',
      text: [
        'One {{game-turn}}: the sorcerer’s {{phase}} in five {{segment|segments}}, then the wizard’s in five. Each belongs to one player, the {{phasing player}}; the other only watches and loses counters. [[AR-5.6]]',
        'The wizard’s force has come in by the gate 0402. Two sorcerers hold the temple T1 at 0508 with a few orcs. Who will hold it at the end of the turn?',
      ],
      position: POSITION,
      viewer: 'table',
      drawings: circles('0508'),
    },
    {
      kind: 'demonstration',
      title: 'The game-turn',
      text: ['Step through it; every step says which {{segment}} it belongs to and which rule it follows.'],
      position: POSITION,
      viewer: 'table',
      steps: [...SORCERER_PHASE, ...WIZARD_PHASE],
    },
  ],
)
