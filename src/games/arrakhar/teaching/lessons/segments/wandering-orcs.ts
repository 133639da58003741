import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, event, failure, not } from '../writing/goals'
import { END, placeOrc, ROLL_ORCS } from '../writing/orders'
import { PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['sorcerer', '0909', 2],
  ['orc', '1010', 3],
  ['elf', '1211', 4],
]
const PLACED = all(event('orcPlaced', { hex: '1010' }), event('orcPlaced', { hex: '0910' }))

/** The sorcerer's first segment (AR-5.1 to AR-5.4). */
export const WANDERING_ORCS: Lesson = lessonOf(
  {
    id: 'wandering-orcs',
    title: 'Wandering orcs',
    summary: 'The sorcerer’s reinforcements: how many come, and where.',
    minutes: 3,
  },
  [
    {
      kind: 'reading',
      title: 'Orcs for nothing',
      text: [
        'Every {{game-turn}} begins with a die of the sorcerer: on 1 or 2 one orc wanders in, on 3 to 6 two. Nobody pays for them, and they never come out of the {{pool}}. [[AR-5.1]] [[AR-5.2]]',
        'Each is placed at once, and must be while there is a place: on an empty clear hex next to any unit of the sorcerer’s side, or on a hex that holds one to three orcs. [[AR-5.3]]',
        'On the first game-turn none is placed within two hexes of an {{entry hex}}. [[AR-5.4]]',
        'The counters limit them: twenty orcs, less those on the map and those in the pool. Eliminated orcs may come back this way; nobody else ever does.',
      ],
      position: scene(['sorcerer', 'wanderingOrcs'], UNITS),
      viewer: 'sorcerer',
      drawings: circles('1010', 'green'),
    },
    {
      kind: 'demonstration',
      title: 'Two orcs come',
      text: ['A high die, an orc beside a sorcerer, another one to a stack.'],
      position: scene(['sorcerer', 'wanderingOrcs'], UNITS),
      viewer: 'sorcerer',
      steps: [
        { command: ROLL_ORCS, dice: [3], text: 'A 3 brings two.' },
        {
          command: placeOrc('0808'),
          text: 'Next to the sorcerers, on an empty hex.',
          drawings: [arrow('0909 0808')],
        },
        {
          command: placeOrc('0807'),
          text: 'Orcs that have just come are units too: the second stands next to the first.',
          drawings: [arrow('0808 0807')],
        },
        { command: END, text: 'None is due any more, and the segment may end.' },
      ],
    },
    {
      kind: 'task',
      title: 'A wall of orcs',
      text: [
        'Elves come from the right. Fill the orc stack at 1010 to four, and shut 0910 below your sorcerers with the other orc.',
        `Press ${PRESS.rollOrcs}, then click {{hex:1010}} and {{hex:0910}}.`,
      ],
      position: scene(['sorcerer', 'wanderingOrcs'], UNITS),
      viewer: 'sorcerer',
      dice: [4],
      goal: PLACED,
      failures: [
        failure(
          'AR-5.3',
          all({ position: { orcsDue: 0 } }, not(PLACED)),
          'Both orcs are placed, and one of the two hexes is still without its orc.',
        ),
      ],
      hints: [
        'Roll first: a 4 brings two orcs. The lit hexes are where one may come.',
        'Click 1010, where three orcs stand, and 0910, the hex below 0909.',
      ],
      solution: [ROLL_ORCS, placeOrc('1010'), placeOrc('0910')],
      mistakes: [
        mistake('AR-5.1', END),
        mistake('AR-5.3', ROLL_ORCS, placeOrc('1010'), placeOrc('1010')),
        mistake('AR-5.3', ROLL_ORCS, placeOrc('0707')),
        mistake('AR-5.3', ROLL_ORCS, placeOrc('1010'), END),
      ],
      praise: 'Four orcs at 1010 and one at 0910: a wall that costs nothing.',
      drawings: circles('1010 0910'),
    },
  ],
)
