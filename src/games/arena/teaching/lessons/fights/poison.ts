import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, dead, during, event, failure, not, stands, turnOf } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const SPIDER = ['west giant-spider B5', 'west ogre C5', 'west kobold D5', 'east giant C6', ...AT_HOME]

/** Losing, and killing all the same (AA-13). */
export const POISON: Lesson = lessonOf(
  {
    id: 'poison',
    title: 'Poison',
    summary: 'How the losers of a close fight take somebody with them.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'A close defeat',
      text: [
        '{{poison|Poison}} adds up on each side, apart from {{power|Power}}. It wins no fight. [[AA-13.1]]',
        'But a side that loses or ties by a {{margin}} smaller than its poison makes the other side lose a creature, too. [[AA-13.2]]',
        'Chance picks the victim, and the undead and machines do not mind. If chance picks one of these, nobody dies. [[AA-13.4]]',
        'The winners’ own poison does nothing more. [[AA-13.3]]',
      ],
      position: scene('movement', SPIDER),
      viewer: 'west',
      drawings: circles('B5', 'green'),
    },
    {
      kind: 'demonstration',
      title: 'Snake and spider',
      text: [
        'A giant snake, 1 and poison 1, and a giant spider, 1 and poison 2, attack an ogre with a magic sword: 3 and 1.',
      ],
      position: scene(
        'combat',
        ['west giant-snake C5 from C4', 'west giant-spider C5 from C4', 'east ogre C5', ...AT_HOME],
        { items: [{ id: 'sword', type: 'magic-sword', by: 'ogre-1' }] },
      ),
      viewer: 'west',
      steps: [
        {
          command: WEST.resolve('C5'),
          dice: [1],
          text: '2 against 4. West loses the snake, by chance. The margin is 2, West’s poison is 3: the ogre dies as well, and its sword falls to the ground.',
          drawings: circles('C5', 'red'),
        },
        {
          command: WEST.endPhase,
          text: 'The spider was told to retreat, and does, though nobody is left to run from. [[AA-11.11]]',
        },
      ],
    },
    {
      kind: 'task',
      title: 'The giant',
      text: [
        'A giant, Power 5, holds C6. You cannot beat it: spider, ogre and kobold have 1, 3 and 0. Kill it all the same.',
        'The spider’s poison is 2, so you may lose by 1, but no more.',
      ],
      position: scene('movement', SPIDER),
      viewer: 'west',
      dice: [1],
      goal: dead('giant-1'),
      failures: [
        failure(
          'AA-13.2',
          all(
            during('combat'),
            not(event('fought')),
            not(all(stands('giant-spider-1', 'C6'), stands('ogre-1', 'C6'))),
          ),
          'With what is in C6 the margin is too large for the poison, or there is none. Try again.',
        ),
        failure('AA-3.1', turnOf('east'), 'The turn is over. Try again.'),
      ],
      hints: [
        '5 less 1 is a margin of 4. Bring it down to 1.',
        `Spider and ogre make 4. One of yours dies, and so does the giant. Click {{hex:B5}}, {{hex:C6}}, {{hex:C5}}, {{hex:C6}}; press ${PRESS.end} and ${PRESS.anyway}, then ${PRESS.settle}.`,
      ],
      solution: [
        WEST.walk('giant-spider-1', 'C6'),
        WEST.walk('ogre-1', 'C6'),
        WEST.endPhase,
        WEST.resolve('C6'),
      ],
      mistakes: [
        mistake('AA-13.2', WEST.walk('giant-spider-1', 'C6'), WEST.endPhase),
        mistake('AA-13.2', WEST.walk('ogre-1', 'C6'), WEST.walk('kobold-1', 'C6'), WEST.endPhase),
      ],
      praise: '4 against 5 loses by 1. Your poison of 2 is more than that, so the giant dies as well.',
      drawings: circles('C6', 'red'),
    },
  ],
)
