import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { event, failure } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const GIANTS = ['west dragon C4', 'west ogre C5', 'west orc C5', 'east giant C6', 'east giant C6', ...AT_HOME]

/** Why a flyer that lands among enemies had better win (AA-15.3, AA-15.9). */
export const DRAGON: Lesson = lessonOf(
  {
    id: 'dragon',
    title: 'A dragon in trouble',
    summary: 'Where the beaten go, and why a tired flyer may have nowhere to go.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'The way back',
      text: [
        'Attackers {{retreat}} to the space from which they came. Who came down from the air goes up into the air again. [[AA-15.3]] [[AA-10.6]]',
        'After the retreats every flyer of the active side whose time is up must land where it is. If an enemy is there, it dies. [[AA-15.9]]',
        'A dragon flies far and strikes hard, but it may stay up for one turn only.',
      ],
      position: scene('movement', GIANTS),
      viewer: 'west',
      drawings: circles('C6', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'Seven against ten',
      text: ['A dragon, Power 7, dives on two giants, Power 5 each.'],
      position: scene('movement', GIANTS),
      viewer: 'west',
      steps: [
        {
          command: WEST.fly('dragon-1', 'C5 C6'),
          text: 'It flies over its friends and lands among the giants.',
          drawings: arrows('C4 C5 C6', 'green'),
        },
        { command: WEST.endPhase },
        {
          command: WEST.resolve('C6'),
          text: '7 against 10. The dragon is the only attacker in the space, so it dies at once.',
          drawings: circles('C6', 'red'),
        },
      ],
    },
    {
      kind: 'demonstration',
      title: 'Ten against ten',
      text: ['This time the ogre comes along. Equal totals: nobody dies, and the attackers go back.'],
      position: scene('movement', GIANTS),
      viewer: 'west',
      steps: [
        { command: WEST.fly('dragon-1', 'C5 C6') },
        { command: WEST.walk('ogre-1', 'C6') },
        { command: WEST.endPhase },
        { command: WEST.resolve('C6'), text: '7 and 3 against 10: a tie. Both attackers must go back.' },
        {
          command: WEST.endPhase,
          text: 'The ogre goes back to C5. The dragon goes back up, has used up its one turn in the air, cannot land among the giants, and dies.',
        },
      ],
    },
    {
      kind: 'task',
      title: 'Eleven against ten',
      text: ['Beat the giants in C6, with whatever it takes, so that the dragon need not go back up.'],
      position: scene('movement', GIANTS),
      viewer: 'west',
      dice: [1],
      goal: event('fought', { winner: 'west' }),
      failures: [
        failure(
          'AA-15.9',
          event('fought', { winner: null }),
          'A tie: the attackers go back, and the dragon’s way back is the air above the giants.',
        ),
        failure(
          'AA-11.6',
          event('fought', { winner: 'east' }),
          'The giants have won, and one of yours is dead.',
        ),
        failure(
          'AA-11.5',
          { position: { phase: 'equip2' } },
          'Combat is over, and nobody has fought. Try again.',
        ),
      ],
      hints: [
        'The dragon and the ogre make 10. It takes 11.',
        `Click {{hex:C4}}, then {{hex:C6}}, and press ${PRESS.land}. Click {{hex:C5}}, then {{hex:C6}}; and {{hex:C5}}, {{hex:C6}} again. Press ${PRESS.end} and ${PRESS.anyway}, then ${PRESS.settle}.`,
      ],
      solution: [
        WEST.fly('dragon-1', 'C5 C6'),
        WEST.walk('ogre-1', 'C6'),
        WEST.walk('orc-1', 'C6'),
        WEST.endPhase,
        WEST.resolve('C6'),
      ],
      mistakes: [
        mistake(
          'AA-15.9',
          WEST.fly('dragon-1', 'C5 C6'),
          WEST.walk('ogre-1', 'C6'),
          WEST.endPhase,
          WEST.resolve('C6'),
        ),
        mistake('AA-11.6', WEST.fly('dragon-1', 'C5 C6'), WEST.endPhase, WEST.resolve('C6')),
        mistake('AA-9.7', WEST.walk('dragon-1', 'C5 C6')),
      ],
      praise: '11 against 10: one giant is dead, and the other must retreat. The orc made the difference.',
      drawings: circles('C6', 'red'),
    },
  ],
)
