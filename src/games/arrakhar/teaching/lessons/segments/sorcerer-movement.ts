import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, during, failure, not, stands } from '../writing/goals'
import { END, ids, move } from '../writing/orders'
import { end, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['demon', '0508', 4],
  ['orc', '0412', 2],
  ['sorcerer', '0507'],
  ['dwarf', '0112', 6],
]
const FIRST_TURN = { turn: 1, pool: { orc: 4 } }
const AT_THE_GATE = stands(ids('demon', 4), '0412')

/** The sorcerer's movement (AR-7). */
export const SORCERER_MOVEMENT: Lesson = lessonOf(
  {
    id: 'sorcerer-movement',
    title: 'The sorcerer’s movement',
    summary: 'Blocking the way in, and the distance kept on the first turn.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Stand in the way',
      text: [
        'Six points for demons, four for the others, one a hex. Whoever was summoned or wandered in this turn may move as well. [[AR-7.1]] [[AR-7.9]]',
        'No unit slows down an enemy that walks past. But nobody enters a hex with enemies: a single orc in a pass is a closed door. [[AR-7.2]]',
        'The sorcerer’s side never enters an {{entry hex}}, and on the first game-turn none of it may end its movement within two hexes of one. [[AR-7.4]] [[AR-7.7]]',
        'Only at the end must every {{stack}} be of one type and four at most; on the way it may be otherwise. [[AR-7.6]]',
      ],
      position: scene(['sorcerer', 'movement'], UNITS, FIRST_TURN),
      viewer: 'sorcerer',
      drawings: circles('0112', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'Passing friends',
      text: ['A later turn: demons run through a hex of orcs and stop beyond, close to the gate.'],
      position: scene(['sorcerer', 'movement'], UNITS, { turn: 2 }),
      viewer: 'sorcerer',
      steps: [
        {
          command: move(ids('demon', 4), '0509 0510 0511 0512 0412'),
          text: 'Five points to the orcs’ hex: for the moment two types stand there.',
          drawings: [arrow('0508 0412')],
        },
        {
          command: move(ids('demon', 4), '0312'),
          text: 'One point more, and the two stacks are apart again.',
          drawings: [arrow('0412 0312')],
        },
        { command: END, text: 'All is in order, and the segment ends.' },
      ],
    },
    {
      kind: 'task',
      title: 'As near as may be',
      text: [
        'First game-turn; dwarves wait behind the gate 0112. Put the four demons on 0412, the nearest hex that is allowed, and end the segment.',
        `Two orcs stand there and must go elsewhere: click {{hex:0412}}, then {{hex:0413}}, and let go of them with ${PRESS.cancel}. Click the demons at {{hex:0508}}, then {{hex:0412}}. At last press ${end('movement')}; the sorcerer could still move, so the program asks: ${PRESS.anyway}.`,
      ],
      position: scene(['sorcerer', 'movement'], UNITS, FIRST_TURN),
      viewer: 'sorcerer',
      goal: all(AT_THE_GATE, during('fireball')),
      failures: [
        failure(
          'AR-7.1',
          all(during('fireball'), not(AT_THE_GATE)),
          'The segment is over, and the demons are not at 0412. A segment never comes back.',
        ),
      ],
      hints: [
        'Move the orcs first, to 0413 for instance. Hexes where nobody may stay are marked as forbidden.',
        'To 0412 the demons have five steps, and they have six points.',
      ],
      solution: [move(ids('orc', 2), '0413'), move(ids('demon', 4), '0509 0510 0511 0512 0412'), END],
      mistakes: [
        mistake('AR-7.6', move(ids('demon', 4), '0509 0510 0511 0512 0412'), END),
        mistake('AR-7.7', move(ids('orc', 2), '0312'), END),
        mistake('AR-7.4', move(ids('demon', 4), '0407 0406 0405 0404 0403 0402')),
        mistake('AR-7.1', END),
      ],
      praise: 'The dwarves will have to come in under the eyes of four demons.',
      drawings: circles('0412'),
    },
  ],
)
