import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, during, event, failure, not } from '../writing/goals'
import { EAST, WEST } from '../writing/orders'
import { magic, PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const CAVE = [
  'west elf C5 from C4',
  'west elf C5 from C4',
  'west elf C5 from B4',
  'east kobold C5',
  ...AT_HOME,
]
const USED = event('tookEffect', { source: { kind: 'item', item: 'grenade' } })
const ARMED = { items: [{ id: 'grenade', type: 'grenade', by: 'kobold-1' }] }

const GRENADE_BUTTONS = magic('Grenade')

/** Items that are used up (AA-6.7). */
export const GRENADE: Lesson = lessonOf(
  {
    id: 'grenade',
    title: 'A grenade in Magic 2',
    summary: 'When items with a few uses are declared, also in the enemy’s turn.',
    minutes: 3,
  },
  [
    {
      kind: 'reading',
      title: 'Declared like magic',
      text: [
        'Some {{item|items}} always work for their {{bearer}}, like a magic sword. Others have a few uses, and are {{declare|declared}} in a Magic phase. [[AA-6.4]] [[AA-6.7]]',
        'An {{instant|Instant}} may be declared in both Magic phases, in the enemy’s turn, too. In Magic 2 it lasts through Combat. [[AA-18.2]] [[AA-21.3]]',
        'A grenade adds 3 to Power, once. It is {{tech|Tech}}, and nothing that stops magic stops it. [[AA-17.8]]',
      ],
      position: scene('magic2', CAVE, ARMED),
      viewer: 'east',
      drawings: circles('C5', 'red'),
    },
    {
      kind: 'task',
      title: 'The kobold’s last resort',
      text: [
        'You are East, and it is West’s turn. Three elves, Power 1 each, are about to kill your kobold, Power 0. It carries a grenade.',
        `Click {{hex:C5}}, press ${GRENADE_BUTTONS.take}, then ${GRENADE_BUTTONS.declare}, then ${PRESS.pass}. Afterwards it would be too late: nothing is declared in Combat.`,
      ],
      position: scene('magic2', CAVE, ARMED),
      viewer: 'east',
      goal: USED,
      failures: [
        failure('AA-6.7', all(during('combat'), not(USED)), 'It is Combat, and the grenade was not used.'),
      ],
      hints: [
        `Click the kobold in {{hex:C5}}, press ${GRENADE_BUTTONS.take}, then ${GRENADE_BUTTONS.declare}.`,
        `Then ${PRESS.pass}, so that it takes effect.`,
      ],
      solution: [EAST.useItem('kobold-1', 'grenade'), EAST.pass],
      mistakes: [
        mistake('AA-6.7', EAST.pass),
        mistake('AA-6.7', EAST.useItem('kobold-1', 'grenade'), EAST.useItem('kobold-1', 'grenade')),
        mistake('AA-3.7', WEST.pass),
      ],
      praise: '3 against 3 now: nobody dies, and the elves must go back.',
      drawings: circles('C5', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'What comes of it',
      text: ['The same moment, played on.'],
      position: scene('magic2', CAVE, ARMED),
      viewer: 'west',
      steps: [
        { command: EAST.useItem('kobold-1', 'grenade') },
        { command: EAST.pass, text: 'The grenade is used up. The kobold has Power 3 until Combat is over.' },
        { command: WEST.resolve('C5'), text: '3 against 3, a tie.', drawings: circles('C5', 'red') },
        { command: WEST.endPhase, text: 'The elves go back where they came from.' },
      ],
    },
  ],
)
