import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, dead, during, failure, not, stands, turnOf } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const ROBBERS = [
  ...['west ogre B5', 'west robber C5', 'west robber C5', 'west orc C5', 'east dwarf C6'],
  ...AT_HOME,
]
const RETREAT = { hexes: { C7: { control: 1 } } }

/** Beating without killing (AA-12.8, AA-12.9). */
export const BLUNT: Lesson = lessonOf(
  {
    id: 'blunt',
    title: 'Blunt attacks',
    summary: 'Some attacks win fights and kill nobody.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'A hard shove',
      text: [
        '{{blunt|Blunt}} attacks count in the total. But if the winners’ Blunt {{power|Power}} is at least the {{margin}}, nobody is killed: the losers only {{retreat}}. [[AA-12.8]]',
        'In other words: a side kills only if it would have won without its Blunt attacks, too.',
        'Then there is nothing for {{targeted|Targeted}} attacks to choose, either. [[AA-12.9]]',
      ],
      position: scene('movement', ROBBERS, RETREAT),
      viewer: 'west',
    },
    {
      kind: 'demonstration',
      title: 'Against a wall',
      text: ['Two orcs attack a Wall of Stone, Blunt 3.'],
      position: scene('combat', [
        ...['west orc C5 from C4', 'west orc C5 from B4', 'east wall-of-stone C5'],
        ...AT_HOME,
      ]),
      viewer: 'west',
      steps: [
        {
          command: WEST.resolve('C5'),
          text: 'The wall wins by 3 to 2, a margin of 1. Its Blunt 3 is more than that: no orc dies.',
          drawings: circles('C5', 'red'),
        },
        {
          command: WEST.endPhase,
          text: 'Each attacker goes back the way it came.',
          drawings: [...arrows('C5 C4', 'green'), ...arrows('C5 B4', 'green')],
        },
      ],
    },
    {
      kind: 'task',
      title: 'Robbers will not do',
      text: [
        'A dwarf, Power 2, holds C6, with a way open behind it. Kill it; driving it off is not enough.',
        'Two robbers, Blunt 1 each, and an orc stand beside it, and an ogre in B5.',
      ],
      position: scene('movement', ROBBERS, RETREAT),
      viewer: 'west',
      goal: dead('dwarf-1'),
      failures: [
        failure(
          'AA-12.8',
          all(during('combat'), not(stands('ogre-1', 'C6'))),
          'Without the ogre, robbers and orc may win, but no more than 1 of their Power is not Blunt: the dwarf will not die.',
        ),
        failure('AA-3.1', turnOf('east'), 'The turn is over. Try again.'),
      ],
      hints: [
        'What is not Blunt must win by itself. The orc’s 1 does not beat 2.',
        `The ogre alone has 3. The robbers may come along; they do no harm. Click {{hex:B5}}, then {{hex:C6}}; press ${PRESS.end} and ${PRESS.anyway}, then ${PRESS.settle}.`,
      ],
      solution: [WEST.walk('ogre-1', 'C6'), WEST.endPhase, WEST.resolve('C6')],
      mistakes: [
        mistake(
          'AA-12.8',
          WEST.walk('robber-1', 'C6'),
          WEST.walk('robber-2', 'C6'),
          WEST.walk('orc-1', 'C6'),
          WEST.endPhase,
        ),
        mistake('AA-11.4', WEST.walk('ogre-1', 'C6'), WEST.endPhase, WEST.endPhase),
      ],
      praise:
        'Without any Blunt attack it is still at least 3 against 2, so the dwarf dies. Blunt attacks are for holding a hex, not for killing.',
      drawings: circles('C6', 'red'),
    },
  ],
)
