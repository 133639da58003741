import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, dead, event, failure, not } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const PRIEST = [
  ...['west swordmaster C5 from C4', 'west ogre C5 from C4', 'east ogre C5', 'east high-priest C5'],
  ...AT_HOME,
]
const RETREAT = { hexes: { C6: { control: 1 } } }

/** Choosing who dies (AA-12.1 to AA-12.7). */
export const TARGETED: Lesson = lessonOf(
  {
    id: 'targeted',
    title: 'Targeted attacks',
    summary: 'Some creatures pick their victims; whom they may pick.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'A choice in place of chance',
      text: [
        'A {{targeted|Targeted}} attack counts in the total like any other. If its side wins, that side may choose the enemy that dies. [[AA-12.1]] [[AA-12.2]]',
        'The victim must have less {{power|Power}} than all Targeted attacks of the winners together. [[AA-12.3]]',
        'Who does not win chooses nothing, and who may choose may also leave it to chance. [[AA-12.4]] [[AA-12.5]]',
      ],
      position: scene('combat', PRIEST, RETREAT),
      viewer: 'west',
      drawings: circles('C5', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'Rider or horse',
      text: ['A swordmaster, Targeted 2, attacks a kobold on a warhorse: 0 and 1.'],
      position: scene('combat', [
        ...['west swordmaster C5 from C4', 'east warhorse C5', 'east kobold C5 on warhorse-1'],
        ...AT_HOME,
      ]),
      viewer: 'west',
      steps: [
        {
          command: WEST.resolve('C5'),
          text: '2 against 1. Both have less than 2, so West may pick either.',
          drawings: circles('C5', 'red'),
        },
        {
          command: WEST.choose('kobold-1'),
          text: 'Without its rider the horse stays where it is, and is there for whoever mounts it. [[AA-8.5]]',
        },
      ],
    },
    {
      kind: 'task',
      title: 'The priest behind the ogre',
      text: [
        'Your swordmaster and ogre attack an ogre and a high priest. The priest, Power 0, could call your enemy’s dead back to life. Kill it.',
        `Press ${PRESS.settle}, then choose {{unit:High Priest 4}}.`,
      ],
      position: scene('combat', PRIEST, RETREAT),
      viewer: 'west',
      dice: [1],
      goal: dead('high-priest-1'),
      failures: [
        failure(
          'AA-12.5',
          all(event('died'), not(dead('high-priest-1'))),
          'Chance has picked the ogre, and the priest lives. Try again.',
        ),
      ],
      hints: [
        '5 against 3: you win, and the choice is yours.',
        `Press ${PRESS.settle}, then {{unit:High Priest 4}} in the panel.`,
      ],
      solution: [WEST.resolve('C5'), WEST.choose('high-priest-1')],
      mistakes: [
        mistake('AA-12.3', WEST.resolve('C5'), WEST.choose('ogre-2')),
        mistake('AA-12.5', WEST.resolve('C5'), WEST.choose(null)),
      ],
      praise: 'The priest is dead. An attack that is not Targeted leaves it to chance who dies.',
      drawings: circles('C5', 'red'),
    },
  ],
)
