import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, creature, failure, not, stands } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { scene } from '../writing/scene'

const BIRD = [
  ...['west giant-bird C4', 'east orc C5', 'east dwarf D5', 'east gargoyle B4^'],
  ...['west human-grunt C1'],
]

/** Over the heads of the enemy (AA-10). */
export const FLIGHT: Lesson = lessonOf(
  {
    id: 'flight',
    title: 'Flying over the enemy',
    summary: 'Take-off, steps in the air, landing; and how long a flyer may stay up.',
    minutes: 5,
  },
  [
    {
      kind: 'reading',
      title: 'The second layer',
      text: [
        'A {{flyer}} may fly in place of walking: it takes off, makes as many steps in the air as its flight speed, and lands if it likes. Take-off and landing cost nothing. [[AA-10.1]] [[AA-10.2]]',
        'In the air neither the land below nor whoever stands on it is in the way. Enemies in the air are: who meets one must stop, and fights there. [[AA-10.3]] [[AA-10.4]]',
        'The dots on a flyer tell its {{air turn|air turns}}. One that has used up its {{flight duration}} must come down at the end of Movement. [[AA-10.7]] [[AA-10.8]]',
      ],
      position: scene('movement', BIRD),
      viewer: 'west',
      drawings: circles('B4', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'A pegasus and a manticore',
      text: ['Both fly two hexes and may stay up for two turns. The orc stands in Rocky ground.'],
      position: scene(
        'movement',
        ['west pegasus C4', 'west manticore B3', 'east orc C5', 'west human-grunt C1', 'east human-grunt C9'],
        { hexes: { C5: { terrain: 'Rocky' } } },
      ),
      viewer: 'west',
      steps: [
        {
          command: WEST.fly('pegasus-1', 'C5 C6'),
          text: 'A pegasus cannot walk on Rocky ground, but it flies over it, and over the orc. It lands in C6 and takes control there.',
          drawings: arrows('C4 C5 C6', 'green'),
        },
        {
          command: WEST.fly('manticore-1', 'B4', false),
          text: 'The manticore stays in the air above B4: its first of two turns.',
          drawings: arrows('B3 B4', 'green'),
        },
        {
          command: WEST.endPhase,
          text: 'It may stay: in its next turn it has to land, at the latest when Movement ends.',
        },
      ],
    },
    {
      kind: 'task',
      title: 'Behind the lines',
      text: [
        'Land the giant bird behind the enemy, in D6. Its flight speed is 3.',
        'A gargoyle hangs in the air above B4, and B6 is deep Water.',
      ],
      position: scene('movement', BIRD, { hexes: { B6: { terrain: 'Water' } } }),
      viewer: 'west',
      goal: stands('giant-bird-1', 'D6'),
      failures: [
        failure(
          'AA-9.6',
          all(creature('giant-bird-1', { moved: true }), not(stands('giant-bird-1', 'D6'))),
          'The bird has moved, and a unit walks or flies only once a turn. Try again.',
        ),
      ],
      hints: [
        'The enemies on the ground do not matter; the gargoyle does.',
        `Click {{hex:C4}}, then {{hex:D6}}, and press ${PRESS.land}.`,
      ],
      solution: [WEST.fly('giant-bird-1', 'C5 C6 D6')],
      mistakes: [
        mistake('AA-10.4', WEST.fly('giant-bird-1', 'B4 B5 C6')),
        mistake('AA-10.6', WEST.fly('giant-bird-1', 'C5 B5 B6')),
        mistake('AA-10.2', WEST.fly('giant-bird-1', 'C5 C6 C7 D6')),
        mistake('AA-9.6', WEST.walk('giant-bird-1', 'C3')),
      ],
      praise: 'You control D6 now. Behind the front even a weak flyer takes hex after hex.',
      drawings: circles('D6', 'yellow'),
    },
  ],
)
