import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, event, failure, free, not } from '../writing/goals'
import { attack, ids, resolve, withdraw } from '../writing/orders'
import { attackOn, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['dwarf', '1110', 4],
  ['elf', '1210', 4],
  ['orc', '1209', 2],
  ['ghoul', '1111', 2],
]
const BOTH = all(free('1209'), free('1111'))
const SECOND = event('attackDesignated', { designation: 2 })

/** The wizard's attacks and their bonus (AR-10). */
export const WIZARD_COMBAT: Lesson = lessonOf(
  {
    id: 'wizard-combat',
    title: 'The wizard’s combat',
    summary: 'The bonus: the right hand for each enemy.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'To each his foe',
      text: [
        'Barbarians fight demons, dwarves orcs, elves ghouls one {{odds column}} better than the figures say. This {{bonus}} needs all attackers of the one type and all named defenders of the other. [[AR-10.6]]',
        'The column is found first, rounded down; then it moves one to the right. 6:1 stays 6:1.',
        'Odds below 1:2 are refused before any bonus: you may name fewer defenders instead. [[AR-10.5]] [[AR-10.2]]',
      ],
      position: scene(['wizard', 'combat'], UNITS),
      viewer: 'wizard',
      drawings: [arrow('1110 1209', 'green'), arrow('1210 1111', 'green')],
    },
    {
      kind: 'demonstration',
      title: 'Mixed company',
      text: ['Elves and dwarves together against ghouls: more strength, no bonus.'],
      position: scene(
        ['wizard', 'combat'],
        [
          ['elf', '1110', 2],
          ['dwarf', '1210'],
          ['ghoul', '1111', 2],
        ],
      ),
      viewer: 'wizard',
      steps: [
        {
          command: attack([...ids('elf', 2), ...ids('dwarf', 1)], '1111', ids('ghoul', 2)),
          text: 'Three to two is 1:1, and no bonus for a mixed attack.',
          drawings: [arrow('1110 1111', 'red'), arrow('1210 1111', 'red')],
        },
        {
          command: withdraw(1),
          text: 'Before the first roll it may be taken back.',
        },
        {
          command: attack(ids('elf', 2), '1111', ids('ghoul', 2)),
          text: 'The elves alone: two to two is 1:1, and the bonus makes it 2:1. Less is more.',
          drawings: [arrow('1110 1111', 'green')],
        },
        { command: resolve(2), dice: [4], text: 'A 4 at 2:1 takes one ghoul. At 1:1 it would have missed.' },
      ],
    },
    {
      kind: 'task',
      title: 'Sort your army',
      text: [
        'Both of your stacks stand next to both enemy stacks. Every die will show 5. Eliminate all orcs and all ghouls.',
        'Click attackers, then a target, and designate; do the same with the others. Roll only then.',
      ],
      position: scene(['wizard', 'combat'], UNITS),
      viewer: 'wizard',
      dice: [5],
      goal: BOTH,
      failures: [
        failure(
          'AR-10.3',
          all(event('attackResolved'), not(SECOND)),
          'A die has been rolled, and nothing more can be designated this turn.',
        ),
        failure(
          'AR-10.6',
          all(event('attackResolved'), ALL_ROLLED, not(BOTH)),
          'A 5 sweeps a hex from 3:1 on. Four against two is 2:1: only the bonus lifts it.',
        ),
      ],
      hints: [
        'Who has a bonus against whom?',
        `Dwarves on the orcs: {{hex:1110}}, {{hex:1209}}, ${attackOn('1209')}. Elves on the ghouls: {{hex:1210}}, {{hex:1111}}, ${attackOn('1111')}. Then ${PRESS.resolveAll}. Rolling halts where you may advance; go on with ${PRESS.resolveAll}.`,
      ],
      solution: [
        attack(ids('dwarf', 4), '1209', ids('orc', 2)),
        attack(ids('elf', 4), '1111', ids('ghoul', 2)),
        resolve(1),
        resolve(2),
      ],
      mistakes: [
        mistake(
          'AR-10.6',
          attack(ids('dwarf', 4), '1111', ids('ghoul', 2)),
          attack(ids('elf', 4), '1209', ids('orc', 2)),
          resolve(1),
          resolve(2),
        ),
        mistake('AR-10.3', attack(ids('dwarf', 4), '1209', ids('orc', 2)), resolve(1)),
        mistake(
          'AR-10.3',
          attack(ids('dwarf', 4), '1209', ids('orc', 2)),
          attack(ids('dwarf', 2), '1111', ids('ghoul', 2)),
        ),
      ],
      praise:
        'With the dwarves on the ghouls and the elves on the orcs, the same dice would have left an orc and a ghoul.',
      drawings: circles('1209 1111', 'red'),
    },
  ],
)
