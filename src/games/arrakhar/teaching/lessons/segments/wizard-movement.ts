import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, during, event, failure, free, held } from '../writing/goals'
import { END, ids, move } from '../writing/orders'
import { end, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['elf', '0402', 5],
  ['barbarian', '0402', 3],
  ['demon', '0608', 2],
]

/** The wizard's movement (AR-7). */
export const WIZARD_MOVEMENT: Lesson = lessonOf(
  {
    id: 'wizard-movement',
    title: 'The wizard’s movement',
    summary: 'Coming in, making room, and never going out by mistake.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Through the gate',
      text: [
        'The wizard’s units wait in {{entry hex|entry hexes}}, as many and as mixed as you like. The first clear hex costs the first point. Waiting is allowed, for as many turns as you please. [[AR-7.5]] [[AR-4.3]]',
        'Once on the map, a unit that enters an entry hex has left the game for good. [[AR-7.4]]',
        'Movement is one point a hex, past friends and past enemies, never through them. Every {{stack}} on the map must end with one type and four units at most. [[AR-7.6]]',
        'You may move a unit again with the points it has left, and take moves back until the segment ends.',
      ],
      position: scene(['wizard', 'movement'], UNITS),
      viewer: 'wizard',
      drawings: circles('0402'),
    },
    {
      kind: 'demonstration',
      title: 'Coming in',
      text: ['Four elves come in and part.'],
      position: scene(['wizard', 'movement'], UNITS),
      viewer: 'wizard',
      steps: [
        {
          command: move(ids('elf', 4), '0403 0404'),
          text: 'Two points: one for the first hex, one for the next.',
          drawings: [arrow('0402 0404')],
        },
        {
          command: move(ids('elf', 2), '0304'),
          text: 'Two of them go on to the left with a third point.',
          drawings: [arrow('0404 0304')],
        },
        { command: END, text: 'The others wait behind the gate: nobody has to come.' },
      ],
    },
    {
      kind: 'task',
      title: 'Everybody in',
      text: [
        'Bring all five elves and all three barbarians into the valley, and end the segment in good order.',
        `Click the gate {{hex:0402}}: four elves are picked. Click {{hex:0404}}, and let go of them with ${PRESS.cancel}. The gate again, {{hex:0402}}, and {{hex:0304}} for the last elf, then ${PRESS.cancel}. Once more {{hex:0402}}, and {{hex:0503}} for the barbarians. Press ${end('movement')}.`,
      ],
      position: scene(['wizard', 'movement'], UNITS),
      viewer: 'wizard',
      goal: all(free('0402'), during('fireball'), { not: event('leftValley') }),
      failures: [
        failure(
          'AR-1.3',
          event('leftValley'),
          'Units have walked out through a gate. Who leaves the valley does not return.',
        ),
        failure(
          'AR-7.5',
          all(during('fireball'), held('0402')),
          'The segment is over, and somebody still waits behind the gate.',
        ),
      ],
      hints: [
        'Four elves are the most for a hex: you need three hexes in all.',
        'Send each group a step farther than the last, 0404, 0304 and 0503 for instance, so that none is in another’s way.',
      ],
      solution: [
        move(ids('elf', 4), '0403 0404'),
        move(ids('elf', 5, 5), '0403 0304'),
        move(ids('barbarian', 3), '0503'),
        END,
      ],
      mistakes: [
        mistake('AR-7.6', move(ids('elf', 5), '0403'), END),
        mistake('AR-7.6', move(ids('elf', 4), '0403'), move(ids('barbarian', 3), '0403'), END),
        mistake('AR-1.3', move(ids('elf', 4), '0403 0402')),
        mistake('AR-7.5', move(ids('elf', 4), '0403'), END),
        mistake('AR-7.8', move([...ids('elf', 1), ...ids('barbarian', 1)], '0403')),
      ],
      praise: 'All eight are in the valley, and no hex holds too many.',
      drawings: circles('0403 0503', 'green'),
    },
  ],
)
