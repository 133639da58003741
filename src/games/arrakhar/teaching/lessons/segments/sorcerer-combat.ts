import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, event, failure, held, free } from '../writing/goals'
import { advance, attack, ids, resolve, unit } from '../writing/orders'
import { advanceWith, attackOn, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['demon', '1110', 2],
  ['orc', '1010', 4],
  ['sorcerer', '1210'],
  ['dwarf', '1111', 2],
  ['wizard', '0608', 2],
]
const DWARVES = ids('dwarf', 2)

/** The sorcerer's attacks (AR-10). */
export const SORCERER_COMBAT: Lesson = lessonOf(
  {
    id: 'sorcerer-combat',
    title: 'The sorcerer’s combat',
    summary: 'Adding strength from several hexes, and taking the ground.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Together',
      text: [
        'Demons, orcs and ghouls attack; sorcerers never do. Attackers may stand in several hexes, all of them next to the target hex. [[AR-10.1]] [[AR-10.2]]',
        'The sorcerer’s side never has a {{bonus}}: the {{odds column}} is what the figures say. So it adds up strength. [[AR-10.6]]',
        'All attacks are {{designate|designated}} before the first die; each unit attacks once. [[AR-10.3]]',
        'From 4:1 on, an attack has an even chance or better to sweep the hex. At 6:1 it cannot fail. [[AR-10.8]]',
      ],
      position: scene(['sorcerer', 'combat'], UNITS),
      viewer: 'sorcerer',
      drawings: [arrow('1110 1111', 'red'), arrow('1010 1111', 'red')],
    },
    {
      kind: 'demonstration',
      title: 'Two small attacks',
      text: ['The same units, used apart: see what comes of it.'],
      position: scene(['sorcerer', 'combat'], UNITS),
      viewer: 'sorcerer',
      steps: [
        {
          command: attack(ids('demon', 2), '1111', DWARVES),
          text: 'Demons alone: 4 to 2, that is 2:1.',
          drawings: [arrow('1110 1111', 'red')],
        },
        {
          command: attack(ids('orc', 4), '1111', DWARVES),
          text: 'Orcs alone: 4 to 2, 2:1 again. A unit may be attacked more than once.',
          drawings: [arrow('1010 1111', 'red')],
        },
        { command: resolve(1), dice: [4], text: 'A 4 at 2:1: one dwarf falls.' },
        {
          command: resolve(2),
          dice: [2],
          text: 'Now four orcs stand against one dwarf: 4:1, counted anew. A 2 takes it.',
        },
        {
          command: advance(ids('orc', 4), '1111'),
          text: 'The hex is empty: up to four attackers of one type may enter it.',
        },
      ],
    },
    {
      kind: 'task',
      title: 'One big attack',
      text: [
        'The die will show a 4. Eliminate both dwarves at 1111, and enter their hex.',
        `Click the demons at {{hex:1110}} and the orcs at {{hex:1010}}, then {{hex:1111}}. Press ${attackOn('1111')}, then ${PRESS.roll}. To enter the hex press ${PRESS.chooseUnits}, then ${advanceWith(4, 'orc')}.`,
      ],
      position: scene(['sorcerer', 'combat'], UNITS),
      viewer: 'sorcerer',
      dice: [4],
      goal: all(free('1111', 'dwarf'), { any: [held('1111', 'demon'), held('1111', 'orc')] }),
      failures: [
        failure(
          'AR-10.5',
          all(event('attackResolved'), held('1111', 'dwarf'), ALL_ROLLED),
          'A 4 sweeps the hex only from 4:1 on. Count: how much strength does that take against two dwarves?',
        ),
      ],
      hints: [
        'Two dwarves defend with 2. For 4:1 you need 8: two demons give 4, four orcs give 4.',
        'Advance after the roll, before you end combat.',
      ],
      solution: [
        attack([...ids('demon', 2), ...ids('orc', 4)], '1111', DWARVES),
        resolve(1),
        advance(ids('demon', 2), '1111'),
      ],
      mistakes: [
        mistake('AR-10.5', attack(ids('demon', 2), '1111', DWARVES), resolve(1)),
        mistake('AR-10.1', attack([unit('sorcerer-1')], '1111', DWARVES)),
        mistake(
          'AR-10.10',
          attack([...ids('demon', 2), ...ids('orc', 4)], '1111', DWARVES),
          resolve(1),
          advance([unit('demon-1'), unit('orc-1')], '1111'),
        ),
      ],
      praise: 'The hex is yours. Eight against two is 4:1, where a 4 sweeps the hex.',
      drawings: circles('1111', 'red'),
    },
  ],
)
