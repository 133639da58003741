import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, creature, during, failure, not, stands } from '../writing/goals'
import { WEST } from '../writing/orders'
import { mountOn, PRESS } from '../writing/press'
import { scene } from '../writing/scene'

const DOCK = [
  ...['west airship C4', 'west ogre C4', 'west ogre C4', 'west human-grunt C4', 'west human-grunt C4'],
  ...['west human-grunt C4', 'west drake C4', 'east dwarf C5', 'east human-grunt C9'],
]
const ABOARD = all(
  creature('ogre-1', { on: 'airship-1' }),
  creature('human-grunt-1', { on: 'airship-1' }),
  creature('human-grunt-2', { on: 'airship-1' }),
)
const LANDED = all(stands('ogre-1', 'D5'), stands('human-grunt-1', 'D5'), stands('human-grunt-2', 'D5'))

/** How much a mount carries (AA-7.2). */
export const AIRSHIP: Lesson = lessonOf(
  {
    id: 'airship',
    title: 'Loading an airship',
    summary: 'How many of which size there is room for.',
    minutes: 3,
  },
  [
    {
      kind: 'reading',
      title: 'Room',
      text: [
        'A mount carries one creature one size smaller, or two of the next size, or four of the one below, or any mixture. [[AA-7.2]]',
        'An airship has size 4. So it carries one drake of size 3; or two ogres of size 2; or four grunts of size 1; or an ogre and two grunts.',
        'One of them must have hands, to steer. [[AA-8.1]]',
      ],
      position: scene('equip1', DOCK),
      viewer: 'west',
      drawings: circles('C4', 'green'),
    },
    {
      kind: 'demonstration',
      title: 'A full load',
      text: ['Two ogres go aboard; then there is no room for anybody.'],
      position: scene('equip1', DOCK),
      viewer: 'west',
      steps: [
        {
          command: WEST.mount('ogre-1', 'airship-1'),
          text: 'Half of the room is taken. Ogres have hands: it can be the pilot.',
        },
        { command: WEST.mount('ogre-2', 'airship-1'), text: 'And now all of it.' },
        { command: WEST.endPhase },
        {
          command: WEST.fly('airship-1', 'C5', false),
          text: 'An airship may stay up for five turns.',
          drawings: arrows('C4 C5', 'green'),
        },
      ],
    },
    {
      kind: 'task',
      title: 'An ogre and two grunts',
      text: [
        'Load the first ogre and the first two grunts, fly over the dwarf in C5, and land in D5.',
        `Choose {{unit:Ogre 2}} in the panel and press ${mountOn('Airship 1')}; let go of it with ${PRESS.cancel}. Do the same with {{unit:Human Grunt 4}}, ${mountOn('Airship 1')}, ${PRESS.cancel}, and with {{unit:Human Grunt 5}}, ${mountOn('Airship 1')}. End the phase with ${PRESS.end}.`,
        `The flight speed is 2. Click {{hex:C4}}, choose {{unit:Airship 1}}, click {{hex:D5}} and press ${PRESS.land}.`,
      ],
      position: scene('equip1', DOCK),
      viewer: 'west',
      goal: LANDED,
      failures: [
        failure(
          'AA-7.1',
          all(not(during('equip1')), not(ABOARD)),
          'Somebody who should fly was left behind.',
        ),
        failure(
          'AA-10.2',
          all(creature('airship-1', { moved: true }), not(LANDED)),
          'The airship has flown, and has not landed in D5. Try again.',
        ),
        failure('AA-3.1', during('combat'), 'Movement is over. Try again.'),
      ],
      hints: [
        'An ogre takes half of the room, and each grunt a quarter.',
        'Over C5 or D4 it is two hexes to D5; take-off and landing are free.',
      ],
      solution: [
        WEST.mount('ogre-1', 'airship-1'),
        WEST.mount('human-grunt-1', 'airship-1'),
        WEST.mount('human-grunt-2', 'airship-1'),
        WEST.endPhase,
        WEST.fly('airship-1', 'C5 D5'),
      ],
      mistakes: [
        mistake('AA-7.2', WEST.mount('drake-1', 'airship-1'), WEST.mount('human-grunt-1', 'airship-1')),
        mistake(
          'AA-7.2',
          WEST.mount('ogre-1', 'airship-1'),
          WEST.mount('human-grunt-1', 'airship-1'),
          WEST.mount('ogre-2', 'airship-1'),
        ),
        mistake('AA-7.1', WEST.mount('human-grunt-1', 'airship-1'), WEST.endPhase),
      ],
      praise: 'Three creatures have passed the dwarf in one turn.',
      drawings: circles('D5', 'yellow'),
    },
  ],
)
