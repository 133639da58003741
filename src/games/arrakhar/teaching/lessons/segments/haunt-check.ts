import type { Lesson } from '@/engine/lesson'
import { circles, lessonOf, mistake } from '../writing/chapters'
import { all, destroyed, failure, not } from '../writing/goals'
import { END, fireball, ids, move } from '../writing/orders'
import { end, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['barbarian', '1505', 4],
  ['wizard', '1405'],
  ['orc', '1608', 2],
]
const BOTH = all(destroyed('R1'), destroyed('T2'))

/** The wizard's haunt check (AR-11). */
export const HAUNT_CHECK: Lesson = lessonOf(
  {
    id: 'haunt-check',
    title: 'Haunt check',
    summary: 'Haunts fall where you stand, and one of them gives up the wand.',
    minutes: 3,
  },
  [
    {
      kind: 'reading',
      title: 'Standing counts',
      text: [
        'The last {{segment}} of the wizard’s phase: each {{haunt}} whose hex holds a unit of the wizard’s side is destroyed. Walking through it during movement is not enough. [[AR-11.1]]',
        'If the wand was hidden there it is revealed, in the hands of those who stand there. [[AR-11.2]]',
        'It pays to destroy haunts even when the wand is found: where all haunts of a type are gone, that type is never summoned again. [[AR-6.7]] [[AR-11.3]]',
        'There is nothing to choose: the button that ends the segment checks the haunts.',
      ],
      position: scene(['wizard', 'hauntCheck'], [['barbarian', '1304', 2], ...UNITS.slice(1)]),
      viewer: 'wizard',
      drawings: circles('1304 1706'),
    },
    {
      kind: 'demonstration',
      title: 'A ruin falls',
      text: ['Two barbarians stand in the ruin R1, dwarves beside the temple T2.'],
      position: scene(
        ['wizard', 'hauntCheck'],
        [
          ['barbarian', '1304', 2],
          ['dwarf', '1707', 2],
        ],
      ),
      viewer: 'wizard',
      steps: [
        {
          command: END,
          text: 'R1 is gone. The temple stands: the dwarves are next to it, not in it. The wand was not in R1, so no word about it.',
          drawings: circles('1304'),
        },
      ],
    },
    {
      kind: 'task',
      title: 'Two with one stack',
      text: [
        'Four barbarians stand between the ruin R1 (1304) and the temple T2 (1706). Destroy both in this very phase.',
        `Click the barbarians at {{hex:1505}}; ${PRESS.fewer} in the panel leaves one behind, and ${PRESS.fewer} another. Click {{hex:1304}}, and let go of the two with ${PRESS.cancel}. Click {{hex:1505}}, then {{hex:1706}} for the others.`,
        `Press ${end('movement')}; others could still move, so the program asks: ${PRESS.anyway}. Press ${end('fireball')}, ${end('combat')}, and ${end('hauntCheck')}.`,
      ],
      position: scene(['wizard', 'movement'], UNITS),
      viewer: 'wizard',
      dice: [3],
      goal: BOTH,
      failures: [
        failure(
          'AR-11.1',
          all({ position: { side: 'sorcerer' } }, not(BOTH)),
          'The check is over, and a haunt still stands. Only units that stand in its hex then destroy it.',
        ),
      ],
      hints: [
        'One barbarian is enough for a haunt. Part the stack.',
        'To 1706 the way leads around the mountains, by 1506, 1507, 1607 and 1707: five steps, then one.',
      ],
      solution: [
        move(ids('barbarian', 2), '1404 1304'),
        move(ids('barbarian', 4, 3), '1506 1507 1607 1707 1706'),
        END,
        END,
        END,
        END,
      ],
      mistakes: [
        mistake(
          'AR-11.1',
          move(ids('barbarian', 2), '1404 1304 1204'),
          move(ids('barbarian', 4, 3), '1506 1507 1607 1707 1706'),
          END,
          END,
          END,
          END,
        ),
        mistake('AR-7.2', move(ids('barbarian', 2), '1605 1706')),
        mistake('AR-5.6', fireball('wizard-1', '1608')),
      ],
      praise: 'Two haunts in one phase. A sorcerer can prevent it with a unit in each of them.',
      drawings: circles('1304 1706'),
    },
  ],
)
