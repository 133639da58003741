import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, during, failure, not, stands } from '../writing/goals'
import { END, haste, ids, move, resolve } from '../writing/orders'
import { end, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['wizard', '0608', 2],
  ['dwarf', '0609', 2],
  ['elf', '0508', 3],
  ['orc', '1111', 2],
]

/** The wizard's haste (AR-9). */
export const HASTE: Lesson = lessonOf(
  {
    id: 'haste',
    title: 'Haste',
    summary: 'Lending a stack two, four or six points before it moves.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Before the march',
      text: [
        'The wizard’s phase begins with {{haste}}. A wizard may cast it at the {{stack}} in its own hex or in one next to it. [[AR-9.1]]',
        'The die gives +2, +4 or +6 to the {{movement factor}} of every unit of the stack, for the movement that follows and no longer. The units may go different ways. [[AR-9.3]] [[AR-9.4]] [[AR-9.5]]',
        'Several castings on one stack do not add up: the highest counts. All are {{designate|designated}} before the first die. [[AR-9.2]]',
        'A wizard that has cast haste throws no fireball this turn: speed or fire. [[AR-5.5]]',
      ],
      position: scene(['wizard', 'haste'], UNITS),
      viewer: 'wizard',
      drawings: [arrow('0608 0609', 'blue'), arrow('0608 0508', 'blue')],
    },
    {
      kind: 'demonstration',
      title: 'Two castings, one stack',
      text: ['Both wizards cast at the elves, to be surer of a high bonus.'],
      position: scene(['wizard', 'haste'], UNITS),
      viewer: 'wizard',
      steps: [
        { command: haste('wizard-1', '0508'), drawings: [arrow('0608 0508', 'blue')] },
        { command: haste('wizard-2', '0508') },
        { command: resolve(1), dice: [3], text: 'A 3: +4.' },
        { command: resolve(2), dice: [1], text: 'A 1 would be +2. The higher stays: +4.' },
        { command: END },
        {
          command: move(ids('elf', 3), '0608 0709 0809 0909 1009 1110 1210'),
          text: 'Four points of their own and four lent are eight; the elves spend seven, and stand beside the orcs.',
          drawings: [arrow('0508 1210')],
        },
      ],
    },
    {
      kind: 'task',
      title: 'Too far to walk',
      text: [
        'The dwarves at 0609 shall stand beside the orcs, at 1110, when they have moved. That is five steps, and they have four points.',
        `Click the wizards at {{hex:0608}}, then the dwarves at {{hex:0609}}. Press ${PRESS.haste}, then ${PRESS.roll}. Press ${end('haste')}. Then move: {{hex:0609}}, {{hex:1110}}.`,
      ],
      position: scene(['wizard', 'haste'], UNITS),
      viewer: 'wizard',
      dice: [2],
      goal: stands(ids('dwarf', 2), '1110'),
      failures: [
        failure(
          'AR-9.4',
          all(during('movement'), not({ position: { haste: { 'dwarf-1': 2 } } })),
          'The haste segment is over, and the dwarves have no bonus. They will not get there.',
        ),
      ],
      hints: [
        'Even the smallest bonus is enough: +2 makes six points.',
        'When the haste is rolled, end the segment; then click the dwarves and 1110.',
      ],
      solution: [
        haste('wizard-1', '0609'),
        resolve(1),
        END,
        move(ids('dwarf', 2), '0709 0809 0909 1009 1110'),
      ],
      mistakes: [
        mistake('AR-9.1', haste('wizard-1', '0708')),
        mistake('AR-9.2', haste('wizard-1', '0609'), END),
        mistake('AR-9.4', END),
        mistake('AR-9.1', haste('dwarf-1', '0609')),
      ],
      praise:
        'Five steps: haste made them possible. A wizard that has cast nothing this turn can still throw a fireball.',
      drawings: circles('1110'),
    },
  ],
)
