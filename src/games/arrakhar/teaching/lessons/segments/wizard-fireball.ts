import type { Lesson } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, event, failure, free, not } from '../writing/goals'
import { END, fireball, resolve } from '../writing/orders'
import { fireballs, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'
import { TAUGHT, whoFalls } from '../writing/taught'

const FIRE = TAUGHT.tables.fireball
const UNITS: readonly Placed[] = [
  ['wizard', '0909', 2],
  ['ghoul', '1110', 3],
  ['orc', '0708', 2],
  ['demon', '0910', 2],
]
const BOTH = all(free('1110'), free('0708'))

/** The wizard's fireballs (AR-8). */
export const WIZARD_FIREBALL: Lesson = lessonOf(
  {
    id: 'wizard-fireball',
    title: 'The wizard’s fireball',
    summary: 'Choosing targets, wasted fire, and sorcerers that burn well.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Choosing a target',
      text: [
        `A fireball rolls for every unit in its target hex: ${whoFalls(FIRE, ['sorcerer', 'orc', 'ghoul', 'demon'])}. [[AR-8.4]]`,
        'All fireballs of the segment are named first. If the first empties a hex, the second at the same hex is {{wasted}}: it cannot go elsewhere. [[AR-8.3]] [[AR-8.5]]',
        'A hex emptied by fire is open to you: at the start of combat up to four units next to it, of one type, may {{advance}} into it. [[AR-10.9]]',
      ],
      position: scene(['wizard', 'fireball'], UNITS),
      viewer: 'wizard',
      drawings: [arrow('0909 1110', 'red'), arrow('0909 0708', 'red'), arrow('0909 0910', 'red')],
    },
    {
      kind: 'demonstration',
      title: 'A wasted fire',
      text: ['Two wizards, one target, and very good dice.'],
      position: scene(
        ['wizard', 'fireball'],
        [
          ['wizard', '0909', 2],
          ['sorcerer', '1110', 2],
        ],
      ),
      viewer: 'wizard',
      steps: [
        { command: fireball('wizard-1', '1110'), drawings: [arrow('0909 1110', 'red')] },
        { command: fireball('wizard-2', '1110') },
        { command: resolve(1), dice: [4, 6], text: 'Both sorcerers fall to the first fire.' },
        {
          command: resolve(2),
          text: 'The second finds nobody: no dice, and its wizard has cast all the same.',
        },
        { command: END },
      ],
    },
    {
      kind: 'task',
      title: 'Two hexes, two fires',
      text: [
        'Say every die shows 5. Empty two hexes with your two wizards.',
        'Send the wizards one by one: − in the panel makes one of two casters.',
      ],
      position: scene(['wizard', 'fireball'], UNITS),
      viewer: 'wizard',
      dice: [5],
      goal: BOTH,
      failures: [
        failure(
          'AR-8.3',
          all(event('fireballResolved'), not(event('fireballDesignated', { designation: 2 }))),
          'A die has been rolled, and nothing more can be designated: name both fireballs first.',
        ),
        failure(
          'AR-8.5',
          all(event('fireballResolved'), ALL_ROLLED, not(BOTH)),
          'Each fireball needs a target of its own, one that a 5 can burn.',
        ),
      ],
      hints: [
        'A demon falls on a 6 only. Orcs and ghouls fall on a 5.',
        `One at each, both before the first roll: {{hex:0909}}, {{hex:1110}}, ${PRESS.fewer}, ${fireballs(1)}; the other wizard is in hand: {{hex:0708}}, ${fireballs(1)}. Then ${PRESS.resolveAll}.`,
      ],
      solution: [fireball('wizard-1', '1110'), fireball('wizard-2', '0708'), resolve(1), resolve(2)],
      mistakes: [
        mistake('AR-8.5', fireball('wizard-1', '1110'), fireball('wizard-2', '1110'), resolve(1), resolve(2)),
        mistake('AR-8.3', fireball('wizard-1', '1110'), resolve(1)),
        mistake('AR-5.5', fireball('wizard-1', '1110'), fireball('wizard-1', '0708')),
      ],
      praise: 'Five units for two spells.',
      drawings: circles('1110 0708 0910', 'blue'),
    },
  ],
)
