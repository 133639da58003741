import type { LessonChapter } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { mistake } from '../writing/chapters'
import { all, dead, during, failure, not, stands } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

export const FIGHT_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'A fight',
  text: [
    'Where both sides stand in one {{space}} they fight, in the Combat phase of whoever’s turn it is. Add up {{power|Power}} on each side. [[AA-11.1]] [[AA-11.5]]',
    'The lower total loses one creature, picked by chance, and the rest of it must {{retreat}}. On equal totals nobody dies, and the attackers go back. [[AA-11.6]] [[AA-11.7]]',
  ],
  position: scene(
    'combat',
    [
      ...['west ogre C5 from C4', 'west orc C5 from C4', 'east human-soldier C5', 'east robber C5'],
      ...AT_HOME,
    ],
    { hexes: { C6: { control: 1 } } },
  ),
  viewer: 'west',
  steps: [
    {
      command: WEST.resolve('C5'),
      dice: [1],
      text: '3 and 1 against 1 and 1: West wins by 4 to 2. Chance picks the soldier. The robber must leave.',
      drawings: circles('C5', 'red'),
    },
    {
      command: WEST.endPhase,
      text: 'Defenders fall back to a hex next to them that their side controls: C6 is the only one. Without one they would die. West now controls C5.',
      drawings: arrows('C5 C6', 'red'),
    },
  ],
}

export const FIGHT_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Two are more than one',
  text: [
    'An ogre of East’s holds C6. Your own ogre alone would only equal it. Bring more, and kill it.',
    `Click {{hex:C5}}, then {{hex:C6}}: the ogre attacks. Click {{hex:B5}}, then {{hex:C6}} for the orc. End Movement with ${PRESS.end}. A unit of yours could still move, so the program asks: press ${PRESS.anyway}. Then press ${PRESS.settle}.`,
  ],
  position: scene('movement', ['west ogre C5', 'west orc B5', 'east ogre C6', ...AT_HOME]),
  viewer: 'west',
  goal: dead('ogre-2'),
  failures: [
    failure(
      'AA-11.5',
      all(during('combat'), not(all(stands('ogre-1', 'C6'), stands('orc-1', 'C6')))),
      'Movement is over, and there is too little Power in C6 to win. Try again.',
    ),
    failure('AA-3.1', not({ position: { active: 0 } }), 'The turn is over. Try again.'),
  ],
  hints: [
    'The ogre brings 3, the orc in B5 brings 1. East’s ogre has 3.',
    `Click {{hex:C5}}, {{hex:C6}}, {{hex:B5}}, {{hex:C6}}; press ${PRESS.end} and ${PRESS.anyway}, then ${PRESS.settle}.`,
  ],
  solution: [WEST.walk('ogre-1', 'C6'), WEST.walk('orc-1', 'C6'), WEST.endPhase, WEST.resolve('C6')],
  mistakes: [
    mistake('AA-11.5', WEST.walk('ogre-1', 'C6'), WEST.endPhase),
    mistake('AA-9.7', WEST.walk('orc-1', 'C5 C6')),
    mistake('AA-11.5', WEST.endPhase),
  ],
  praise: '4 against 3. Power decides who wins a fight; chance only picks who dies.',
  drawings: circles('C6', 'red'),
}
