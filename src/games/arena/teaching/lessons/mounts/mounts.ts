import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, creature, during, failure, not, stands } from '../writing/goals'
import { WEST } from '../writing/orders'
import { mountOn, PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const RIDE = ['west human-soldier C4', 'west warhorse C4', 'west ogre C4', 'east ogre C7', ...AT_HOME]

/** Riding (AA-7). */
export const MOUNTS: Lesson = lessonOf(
  {
    id: 'mounts',
    title: 'Mounts',
    summary: 'Who may ride on whom, and what a rider and its mount do together.',
    minutes: 5,
  },
  [
    {
      kind: 'reading',
      title: 'Up',
      text: [
        'In both Equip and Mount phases a creature may mount a larger one of yours in its space. [[AA-7.1]] [[AA-7.3]]',
        '{{mount|Mount}} and {{rider|riders}} then move as one {{unit}}, with the Move and the terrain of the mount. [[AA-7.5]]',
        'In all else they stay two: each adds its own {{power|Power}}, may fire or cast, and may be the one that dies. [[AA-7.8]]',
        'A warhorse is a {{vehicle}}: without a rider that has hands it stands still and is nobody’s. [[AA-8.1]] [[AA-8.2]]',
      ],
      position: scene('equip1', RIDE),
      viewer: 'west',
      drawings: circles('C4', 'green'),
    },
    {
      kind: 'demonstration',
      title: 'A charge',
      text: ['A soldier and a warhorse, Power 1 each, charge an elf two hexes away.'],
      position: scene('equip1', [
        ...['west human-soldier C4', 'west warhorse C4', 'east elf C6', 'east elf D6', ...AT_HOME],
      ]),
      viewer: 'west',
      steps: [
        {
          command: WEST.mount('human-soldier-1', 'warhorse-1'),
          text: 'The soldier is the horse’s {{pilot}} now.',
        },
        { command: WEST.endPhase },
        {
          command: WEST.walk('warhorse-1', 'C5 C6'),
          text: 'Move 2, as the horse has.',
          drawings: arrows('C4 C5 C6', 'green'),
        },
        { command: WEST.endPhase },
        {
          command: WEST.resolve('C6'),
          text: '1 and 1 against 1: the elf dies. Had they lost, one of the two would have died, by chance.',
          drawings: circles('C6', 'red'),
        },
      ],
    },
    {
      kind: 'task',
      title: 'Two hexes',
      text: [
        'Bring the soldier from C4 to C6 in this turn. On foot it goes one hex.',
        `Click {{hex:C4}}: the soldier is in hand. Press ${mountOn('Warhorse 2')}. End the phase with ${PRESS.end}. Click {{hex:C4}}, choose {{unit:Warhorse 2}}, then click {{hex:C6}}.`,
      ],
      position: scene('equip1', RIDE),
      viewer: 'west',
      goal: stands('human-soldier-1', 'C6'),
      failures: [
        failure(
          'AA-8.2',
          all(not(during('equip1')), not(creature('human-soldier-1', { on: 'warhorse-1' }))),
          'Equip and Mount is over, and the horse has no rider: it will not move.',
        ),
        failure(
          'AA-9.1',
          all(creature('warhorse-1', { moved: true }), not(stands('human-soldier-1', 'C6'))),
          'They have moved, and not to C6. Try again.',
        ),
        failure('AA-3.1', during('combat'), 'Movement is over. Try again.'),
      ],
      hints: [
        'The soldier has size 1, the warhorse size 2.',
        `{{hex:C4}}, ${mountOn('Warhorse 2')}; ${PRESS.end}; {{hex:C4}}, {{unit:Warhorse 2}}, {{hex:C6}}.`,
      ],
      solution: [
        WEST.mount('human-soldier-1', 'warhorse-1'),
        WEST.endPhase,
        WEST.walk('warhorse-1', 'C5 C6'),
      ],
      mistakes: [
        mistake('AA-7.1', WEST.mount('ogre-1', 'warhorse-1')),
        mistake(
          'AA-7.1',
          WEST.mount('human-soldier-1', 'warhorse-1'),
          WEST.mount('human-soldier-1', 'ogre-1'),
        ),
        mistake('AA-8.2', WEST.endPhase),
        mistake(
          'AA-7.5',
          WEST.mount('human-soldier-1', 'warhorse-1'),
          WEST.endPhase,
          WEST.walk('human-soldier-1', 'C5'),
        ),
      ],
      praise: 'A rider may move in the same turn in which it mounts.',
      drawings: circles('C6', 'yellow'),
    },
  ],
)
