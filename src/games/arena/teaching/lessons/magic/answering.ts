import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, during, event, failure, not } from '../writing/goals'
import { aimedAt, EAST, WEST } from '../writing/orders'
import { magic, PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const DUEL = ['west wizard C4', 'west ogre C5 from C4', 'east shapeshifter C5', ...AT_HOME]
const BOOK = { pools: [4, 0], spells: [['block-magic', 'dispel-magic'], []] }
const SHIFTER = { id: 'shapeshifter-1', type: 'shapeshifter', owner: 1, at: 'C5', instantUsed: true }
/** East has declared Quick Growth and passed. */
const DECLARED = {
  ...BOOK,
  bout: 0,
  magic: { nth: 3, declared: false, queue: ['growth'] },
  casts: [
    {
      ...{ id: 'growth', caster: 'shapeshifter-1', ability: 'quick-growth', target: null, seat: 1 },
      ...{ madeInTurn: 5, due: null },
    },
  ],
  creatures: [
    { id: 'wizard-1', type: 'wizard', owner: 0, at: 'C4' },
    { id: 'ogre-1', type: 'ogre', owner: 0, at: 'C5', from: 'C4' },
    SHIFTER,
    { id: 'human-grunt-1', type: 'human-grunt', owner: 0, at: 'C1' },
    { id: 'human-grunt-2', type: 'human-grunt', owner: 1, at: 'C9' },
  ],
}
const BLOCK = magic('Block Magic')
const BLOCKED = event('failed', { why: 'blocked' })

/** Turn and turn about in a Magic phase (AA-19.2 to AA-19.5, AA-22.20). */
export const ANSWERING: Lesson = lessonOf(
  {
    id: 'answering',
    title: 'Answering magic',
    summary: 'Bouts, and how a Counterspell stops what was declared before it.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Bouts',
      text: [
        'In a Magic phase all is declared first, and then it works. The active player declares whatever he wants and passes; that is a {{bout}}. Then the other may answer with {{instant|Instants}} and {{counterspell|Counterspells}}, and so on, turn about. [[AA-19.1]] [[AA-19.2]] [[AA-19.3]] [[AA-19.4]]',
        'When a bout from the second on ends with nothing declared in it, declaring is over. [[AA-19.5]]',
        'Counterspells work before all Instants. Block Magic cancels what its target was about to do. [[AA-19.6]] [[AA-22.20]]',
      ],
      position: scene('magic2', DUEL, BOOK),
      viewer: 'west',
      drawings: circles('C5', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'Growing and shrinking',
      text: ['An ogre, Power 3, has met a shapeshifter, Power 1, that can grow by 2.'],
      position: scene('magic2', DUEL, BOOK),
      viewer: 'referee',
      steps: [
        { command: WEST.pass, text: 'West begins, and waits.' },
        {
          command: EAST.useAbility('shapeshifter-1', 'quick-growth'),
          text: 'The shapeshifter will have Power 3: a tie.',
        },
        { command: EAST.pass, text: 'East has declared something, so West may answer.' },
        {
          command: WEST.cast('wizard-1', 'block-magic', aimedAt('shapeshifter-1')),
          text: '4 points for Block Magic.',
        },
        {
          command: WEST.pass,
          text: 'East has nothing to answer with. Block Magic works first, and Quick Growth fails.',
        },
        { command: WEST.resolve('C5'), text: '3 against 1.', drawings: circles('C5', 'red') },
      ],
    },
    {
      kind: 'task',
      title: 'Your answer',
      text: [
        'East has declared Quick Growth for the shapeshifter in C5 and has passed. It is your bout. Stop it.',
        'Dispel Magic ends enchantments; but it is a Half Turn spell, and nothing is in force yet.',
      ],
      position: scene('magic2', [], DECLARED),
      viewer: 'west',
      goal: BLOCKED,
      failures: [
        failure(
          'AA-19.5',
          all(during('combat'), not(BLOCKED)),
          'Declaring is over, and the shapeshifter has grown.',
        ),
      ],
      hints: [
        'You have a Counterspell.',
        `Click {{hex:C4}}, press ${BLOCK.take}, click {{hex:C5}}, press ${BLOCK.declare}, then ${PRESS.pass}.`,
      ],
      solution: [WEST.cast('wizard-1', 'block-magic', aimedAt('shapeshifter-1')), WEST.pass],
      mistakes: [
        mistake('AA-22.20', WEST.cast('wizard-1', 'block-magic', aimedAt('ogre-1'))),
        mistake('AA-17.3', WEST.cast('ogre-1', 'block-magic', aimedAt('shapeshifter-1'))),
        mistake('AA-19.5', WEST.pass),
      ],
      praise: 'The ability counts as used, and does nothing.',
      drawings: circles('C5', 'red'),
    },
  ],
)
