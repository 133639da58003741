import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, creature, during, failure, not, turnOf } from '../writing/goals'
import { aimedAt, aimedAtEnchantment, EAST, WEST } from '../writing/orders'
import { magic, PRESS } from '../writing/press'
import { AT_HOME, EASTS_TURN, scene } from '../writing/scene'

const SICKROOM = ['west necromancer C4', 'east giant C5', 'east wizard C6', ...AT_HOME]
const SICK = {
  id: 'sickness',
  name: 'sickness',
  on: { creature: 'giant-1' },
  madeInTurn: 3,
}
const WARD = ['west giant C5', 'west wizard C4', 'east necromancer C7', ...AT_HOME]
const WARD_BOOK = {
  pools: [5, 0],
  spells: [['dispel-magic'], []],
  enchantments: [{ ...SICK, seat: 1, repeatSeat: 0 }],
}
const DISPEL = magic('Dispel Magic')
const CURED = not({ position: { enchantments: [{ name: 'sickness' }] } })

/** Magic that comes back (AA-21.6). */
export const REPEATS: Lesson = lessonOf(
  {
    id: 'repeats',
    title: 'Repeating magic',
    summary: 'Sickness works again and again; when, and what ends it.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Again',
      text: [
        'Most changes are made once: {{instantaneous}} magic cannot be dispelled afterwards. A few repeat: they work again in Magic 2 of every later turn of the seat in whose turn they worked first. [[AA-21.2]] [[AA-21.6]]',
        'Repeats come before all else in Magic 2. [[AA-19.6]]',
        'To {{dispel}} them ends them, but gives nothing back. [[AA-21.6]]',
      ],
      position: scene('magic2', SICKROOM, { ...EASTS_TURN, pools: [6, 0], spells: [['sickness'], []] }),
      viewer: 'west',
    },
    {
      kind: 'demonstration',
      title: 'Sickness',
      text: ['It is East’s turn. West’s necromancer makes East’s giant sick.'],
      position: scene('magic2', SICKROOM, { ...EASTS_TURN, pools: [6, 0], spells: [['sickness'], []] }),
      viewer: 'west',
      steps: [
        {
          command: WEST.cast('necromancer-1', 'sickness', aimedAt('giant-1')),
          text: 'An Instant, for 6 points.',
        },
        {
          command: WEST.pass,
          text: 'The giant has Power 4 for good, and it will get worse: in Magic 2 of each turn of East’s.',
          drawings: circles('C5', 'red'),
        },
      ],
    },
    {
      kind: 'demonstration',
      title: 'Two turns later',
      text: ['East’s next turn: the giant has lost 1 Power, and Movement is about to end.'],
      position: {
        ...(scene('movement', SICKROOM, { turn: 8, active: 1 }) as object),
        ...{ enchantments: [{ ...SICK, seat: 0, repeatSeat: 1, madeInTurn: 6 }] },
        creatures: [
          { id: 'necromancer-1', type: 'necromancer', owner: 0, at: 'C4' },
          { id: 'giant-1', type: 'giant', owner: 1, at: 'C5', dP: -1 },
          { id: 'human-grunt-1', type: 'human-grunt', owner: 0, at: 'C1' },
        ],
      },
      viewer: 'west',
      steps: [
        {
          command: EAST.endPhase,
          text: 'Magic 2 begins, the Sickness works again, and the giant has Power 3.',
          drawings: circles('C5', 'red'),
        },
      ],
    },
    {
      kind: 'task',
      title: 'A cure',
      text: [
        'Now your giant in C5 is sick. Your wizard knows Dispel Magic, a Half Turn spell that ends an {{enchantment}}.',
        `Begin it in Magic 1: click {{hex:C4}}, press ${DISPEL.take}, click {{hex:C5}}, press ${DISPEL.declare}. Then ${PRESS.pass}, and end Movement with ${PRESS.end} and ${PRESS.anyway}. In Magic 2 you could still stop it [[AA-18.9]]: press ${PRESS.pass} again.`,
      ],
      position: scene('magic1', WARD, WARD_BOOK),
      viewer: 'west',
      goal: all(CURED, creature('giant-1')),
      failures: [
        failure(
          'AA-21.6',
          all(during('movement'), not({ position: { casts: [{ spell: 'dispel-magic' }] } })),
          'Magic 1 is over, and nobody is dispelling: the giant stays sick.',
        ),
        failure('AA-3.1', turnOf('east'), 'The turn is over. Try again.'),
      ],
      hints: [
        `Click the wizard in {{hex:C4}}, press ${DISPEL.take}, click the sick giant in {{hex:C5}}, press ${DISPEL.declare}.`,
        `Press ${PRESS.pass}; leave the wizard where it is, and end Movement with ${PRESS.end} and ${PRESS.anyway}; then press ${PRESS.pass} once more.`,
      ],
      solution: [
        WEST.cast('wizard-1', 'dispel-magic', aimedAtEnchantment('sickness')),
        WEST.pass,
        WEST.endPhase,
        WEST.pass,
      ],
      mistakes: [
        mistake('AA-21.6', WEST.pass),
        mistake('AA-17.3', WEST.cast('giant-1', 'dispel-magic', aimedAtEnchantment('sickness'))),
        mistake(
          'AA-9.8',
          WEST.cast('wizard-1', 'dispel-magic', aimedAtEnchantment('sickness')),
          WEST.pass,
          WEST.walk('wizard-1', 'C3'),
        ),
      ],
      praise:
        'The Sickness worked once more before it ended, because repeats come first. The giant keeps what it has lost, but loses no more.',
      drawings: circles('C5', 'yellow'),
    },
  ],
)
