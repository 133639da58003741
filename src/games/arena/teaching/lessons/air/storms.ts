import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { EAST, WEST } from '../writing/orders'
import { stormFor } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const VALLEY = ['west giant-bird C5', 'east pegasus C5^', 'west orc C4', ...AT_HOME]

/** Closing the air (AA-4.9 to AA-4.11, AA-15.8). */
export const STORMS: Lesson = lessonOf(
  {
    id: 'storms',
    title: 'Storms',
    summary: 'What a storm closes, whom it catches, and when it passes.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Closed air',
      text: [
        'In Terrain Change you may raise a storm over a hex, or end one, for the price of a step of terrain. [[AA-4.9]]',
        'Nobody may fly into its air, nor take off into it. On the ground nobody minds. [[AA-4.10]]',
        'It lasts three turns, this one counted. The cloud shows how many are left. [[AA-4.11]]',
        'A flyer caught in it is {{stranded}}: it has its own next Movement to leave. If it is still there when its turn’s fights are over, it must {{retreat}}, or die. [[AA-15.8]]',
      ],
      position: scene('terrain', VALLEY, { budget: 6 }),
      viewer: 'west',
      drawings: circles('C5', 'blue'),
    },
    {
      kind: 'demonstration',
      title: 'Over the pegasus',
      text: ['A pegasus of East’s hangs in the air above C5, and West’s bird stands below it.'],
      position: scene('terrain', VALLEY, { budget: 6 }),
      viewer: 'west',
      steps: [
        {
          command: WEST.setStorm('C5'),
          text: 'C5 is West’s, so the storm costs 4. The bird below cannot take off now, either.',
          drawings: circles('C5', 'blue'),
        },
        { command: WEST.endPhase },
        { command: WEST.endPhase },
        { command: WEST.endPhase },
        {
          command: WEST.endPhase,
          text: 'The rest of West’s turn. The pegasus is not harmed: it had no time to leave.',
        },
        { command: WEST.endPhase, text: 'Now it is East’s turn, with two turns of storm left.' },
        { command: EAST.endPhase },
        { command: EAST.endPhase },
        {
          command: EAST.fly('pegasus-1', 'C6', false),
          text: 'Out of a storm one may fly, or land. Had it stayed, it would have had to retreat.',
        },
      ],
    },
    {
      kind: 'task',
      title: 'Ground the dragon',
      text: [
        'East’s dragon stands in C6, a hex of East’s. See to it that it cannot take off in its next turn. You have 8 points.',
        'A hex of the enemy’s costs 8. [[AA-4.5]]',
      ],
      position: scene('terrain', ['west giant C4', 'west orc C4', 'east dragon C6', ...AT_HOME], {
        budget: 8,
      }),
      viewer: 'west',
      goal: { position: { hexes: { C6: { storm: 7 } } } },
      hints: ['The dragon takes off straight up.', `Click {{hex:C6}} and press ${stormFor(8)}.`],
      solution: [WEST.setStorm('C6')],
      mistakes: [
        mistake('AA-4.5', WEST.setStorm('C4'), WEST.setStorm('C6')),
        mistake('AA-4.9', WEST.setStorm('C6', false)),
        mistake('AA-3.1', WEST.endPhase),
      ],
      praise: 'The dragon cannot take off from C6 now; it can only walk out of the hex.',
      drawings: circles('C6', 'red'),
    },
  ],
)
