import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from './writing/chapters'
import { all, during, event, failure, not } from './writing/goals'
import { END, haste, hasteWaiting, ids, move, resolve, unit } from './writing/orders'
import { end, ofGroup, PRESS } from './writing/press'
import { type Placed, scene } from './writing/scene'

const UNITS: readonly Placed[] = [
  ['wizard', '0402', 2],
  ['dwarf', '0402', 6],
  ['barbarian', '0402', 2],
  ['elf', '0112', 4],
  ['sorcerer', '0807'],
]

const FOUR_HASTENED = event('hasteResolved', { hex: '0402', units: ids('dwarf', 4) })

/** Haste at the gates (AR-9.6). */
export const ENTRY_HASTE: Lesson = lessonOf(
  {
    id: 'entry-haste',
    title: 'Haste at the gate',
    summary: 'The one moment when magic works in an entry hex.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'First turn only',
      text: [
        'Nothing is cast into or out of an {{entry hex}}, with one exception. In the wizard’s first turn a wizard waiting there may cast {{haste}} at up to four units of one type that wait in the same hex, itself among them if it is of that type. [[AR-9.6]]',
        'Since a gate holds any number of units of all types, you name the units, not the hex.',
        'From the second turn on there is no such haste: a wizard that still waits can cast nothing.',
      ],
      position: scene(['wizard', 'haste'], UNITS, { turn: 1 }),
      viewer: 'wizard',
      drawings: circles('0402'),
    },
    {
      kind: 'demonstration',
      title: 'A flying start',
      text: ['Both wizards at the gate cast: one at the barbarians, one at both wizards.'],
      position: scene(['wizard', 'haste'], UNITS, { turn: 1 }),
      viewer: 'wizard',
      steps: [
        { command: hasteWaiting('wizard-1', ids('barbarian', 2)), text: 'The two barbarians are named.' },
        { command: hasteWaiting('wizard-2', ids('wizard', 2)), text: 'A wizard may hasten itself.' },
        { command: resolve(1), dice: [5], text: 'A 5: +6 for the barbarians.' },
        { command: resolve(2), dice: [2], text: 'A 2: +2 for the wizards.' },
        { command: END },
        {
          command: move(ids('barbarian', 2), '0403 0404 0405 0406 0407 0508 0608 0709 0710'),
          text: 'Nine hexes in one go, deep into the valley.',
          drawings: [arrow('0402 0710')],
        },
      ],
    },
    {
      kind: 'task',
      title: 'Dwarves in a hurry',
      text: [
        'First turn. Bring four dwarves from the gate 0402 to the temple at 0508: six steps, for legs of four.',
        `Click the gate {{hex:0402}}. Four dwarves are chosen in the panel; press ${PRESS.haste}, then ${PRESS.roll}. Press ${end('haste')}.`,
        `Click the gate {{hex:0402}}, take the dwarves with ${ofGroup('Dwarves at 0402', 'all')}, leave two behind with ${ofGroup('Dwarves at 0402', 'minus')} and ${ofGroup('Dwarves at 0402', 'minus')}, and click {{hex:0508}}.`,
      ],
      position: scene(['wizard', 'haste'], UNITS, { turn: 1 }),
      viewer: 'wizard',
      dice: [1],
      goal: { position: { units: [{ type: 'dwarf', hex: '0508', count: 4 }] } },
      failures: [
        failure(
          'AR-9.4',
          all(during('movement'), { position: { haste: null } }),
          'The haste segment is over, and nobody has been hastened.',
        ),
        failure(
          'AR-9.6',
          all(during('movement'), not(FOUR_HASTENED)),
          'Others were hastened; the dwarves will not get there.',
        ),
      ],
      hints: [
        'A 1 gives +2: six points are just enough.',
        'The way is 0403, 0404, 0405, 0406, 0407, 0508. The program finds it when you click the temple.',
      ],
      solution: [
        hasteWaiting('wizard-1', ids('dwarf', 4)),
        resolve(1),
        END,
        move(ids('dwarf', 4), '0403 0404 0405 0406 0407 0508'),
      ],
      mistakes: [
        mistake('AR-9.6', hasteWaiting('wizard-1', ids('dwarf', 5))),
        mistake('AR-9.6', hasteWaiting('wizard-1', [unit('dwarf-1'), unit('barbarian-1')])),
        mistake('AR-9.6', hasteWaiting('wizard-1', ids('elf', 4))),
        mistake('AR-9.4', END),
      ],
      praise: 'Four dwarves have reached a temple on the first turn.',
      drawings: [arrow('0402 0508')],
    },
    {
      kind: 'task',
      title: 'A turn later',
      text: [
        'Second turn. One wizard still waits at the gate 0402, the other has come in and stands at 0403. Hasten the barbarians at 0404.',
      ],
      position: scene(
        ['wizard', 'haste'],
        [
          ['wizard', '0402'],
          ['wizard', '0403'],
          ['barbarian', '0404', 3],
          ['sorcerer', '0807'],
        ],
        { turn: 2 },
      ),
      viewer: 'wizard',
      dice: [4],
      goal: event('hasteResolved', { hex: '0404' }),
      failures: [
        failure(
          'AR-9.1',
          all(event('hasteResolved'), not(event('hasteResolved', { hex: '0404' }))),
          'The spell has been cast, and not at the barbarians.',
        ),
      ],
      hints: [
        'Magic at the gates is over. Who stands on the map?',
        `Click {{hex:0403}}, then {{hex:0404}}; press ${PRESS.haste}, then ${PRESS.roll}.`,
      ],
      solution: [haste('wizard-2', '0404'), resolve(1)],
      mistakes: [
        mistake('AR-9.6', hasteWaiting('wizard-1', ids('wizard', 1))),
        mistake('AR-9.1', haste('wizard-2', '0402')),
        mistake('AR-9.1', haste('wizard-2', '0403'), resolve(1)),
      ],
      praise: 'On the map the target is a hex, and its whole stack is hastened.',
      drawings: circles('0404'),
    },
  ],
)
