import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, dead, event, failure, not } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const ARCHERS = [
  ...['west ogre C5 from C4', 'west archer B4', 'west archer C4', 'east minotaur C5', 'east orc C6'],
  ...AT_HOME,
]

/** Fighting from afar (AA-14). */
export const MISSILES: Lesson = lessonOf(
  {
    id: 'missiles',
    title: 'Missiles from two hexes away',
    summary: 'Shots help in a fight, and those who fire risk nothing.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Shots',
      text: [
        'A {{ranged attack}} has a Power and a {{range}} of its own. At the beginning of Combat each of your creatures that has one may fire once, into a space with enemies. [[AA-14.1]] [[AA-14.2]] [[AA-14.4]]',
        'Its Power is added to your creatures in that space, or attacks alone if there are none. [[AA-14.6]]',
        '{{shooter|Shooters}} are never lost in the fight they fire into. But whoever stands among enemies fights there and cannot fire, and defenders never fire. [[AA-14.5]] [[AA-14.8]] [[AA-14.10]]',
        'Straight up, and straight down, counts as one hex. [[AA-14.3]]',
      ],
      position: scene('combat', ARCHERS),
      viewer: 'west',
      drawings: circles('B4 C4', 'green'),
    },
    {
      kind: 'demonstration',
      title: 'A stone for the dragon',
      text: ['A giant, Power 5, has met a dragon, Power 7. A catapult with its pilot stands two hexes away.'],
      position: scene('combat', [
        ...['west giant C5 from C4', 'west catapult C3', 'west human-pilot C3 on catapult-1'],
        ...['east dragon C5', ...AT_HOME],
      ]),
      viewer: 'west',
      steps: [
        {
          command: WEST.fire('catapult-1', 'C5'),
          text: 'A catapult throws exactly two hexes far, with Power 3. It cannot hit what is nearer.',
          drawings: arrows('C3 C5', 'red'),
        },
        {
          command: WEST.resolve('C5'),
          text: '5 and 3 against 7. The dragon is dead.',
          drawings: circles('C5', 'red'),
        },
      ],
    },
    {
      kind: 'task',
      title: 'Two bows',
      text: [
        'Your ogre, 3, fights a minotaur, 4, in C5. Two archers stand next to it, with ranged Power 1 and range 1. Kill the minotaur.',
        `Click an archer, then what it fires at: {{hex:B4}}, then {{hex:C5}}; {{hex:C4}}, then {{hex:C5}}. When both have fired, press ${PRESS.settle}.`,
      ],
      position: scene('combat', ARCHERS),
      viewer: 'west',
      goal: dead('minotaur-1'),
      failures: [
        failure(
          'AA-14.2',
          all(event('fought'), not(dead('minotaur-1'))),
          'The fight is settled, and nobody fires into it any more. Try again.',
        ),
      ],
      hints: [
        '3 against 4 loses, and 4 against 4 is a tie. It takes both.',
        `Click {{hex:B4}}, {{hex:C5}}, {{hex:C4}}, {{hex:C5}}; then press ${PRESS.settle}.`,
      ],
      solution: [WEST.fire('archer-1', 'C5'), WEST.fire('archer-2', 'C5'), WEST.resolve('C5')],
      mistakes: [
        mistake('AA-14.2', WEST.fire('archer-1', 'C6')),
        mistake('AA-14.4', WEST.fire('archer-1', 'C4')),
        mistake('AA-14.2', WEST.fire('archer-1', 'C5'), WEST.resolve('C5')),
        mistake('AA-14.2', WEST.resolve('C5')),
      ],
      praise: '5 against 4, and the archers were never in danger.',
      drawings: circles('C5', 'red'),
    },
  ],
)
