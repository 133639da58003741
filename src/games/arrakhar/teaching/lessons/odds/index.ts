import type { Lesson } from '@/engine/lesson'
import { arrow, lessonOf } from '../writing/chapters'
import { scene } from '../writing/scene'
import { FIRST_EXAMPLES } from './examples'
import { MORE_EXAMPLES } from './more-examples'
import { oddsTask } from './odds-task'

/** All examples of odds in the rulebook, to be worked out on the board (AR-10.5, AR-10.6). */
export const ODDS: Lesson = lessonOf(
  {
    id: 'odds',
    title: 'Odds',
    summary: 'The twelve examples of the rulebook, and one more, to be found by yourself.',
    minutes: 10,
  },
  [
    {
      kind: 'reading',
      title: 'How to find the column',
      text: [
        'First add the {{combat factor|combat factors}} of the attackers, then those of the defenders you name. Then divide and drop the fraction: 3 to 2 is 1:1. Below even odds there is one column, 1:2: 1 to 2, 2 to 4, or anything between that and even. [[AR-10.5]]',
        'Above 6:1 the attack is read at 6:1; below 1:2 it is not allowed.',
        'Last comes the {{bonus}}: one column to the right when only barbarians attack demons, only dwarves orcs, or only elves ghouls. [[AR-10.6]]',
        'In the tasks you {{designate}} an attack on 1111 at the odds asked for. Nothing need be rolled.',
      ],
      position: scene(
        ['wizard', 'combat'],
        [
          ['elf', '1110', 2],
          ['ghoul', '1111', 2],
        ],
      ),
      viewer: 'wizard',
      drawings: [arrow('1110 1111', 'red')],
    },
    ...[...FIRST_EXAMPLES, ...MORE_EXAMPLES].map(oddsTask),
  ],
)
