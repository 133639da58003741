import type { Lesson } from '@/engine/lesson'
import { button } from '@/engine/lesson-making'
import { arrow, circles, lessonOf, mistake } from './writing/chapters'
import { all, event, failure, not, stands } from './writing/goals'
import { END, ids, placeSummoned, summon } from './writing/orders'
import { summonAt } from './writing/press'
import { type Placed, scene } from './writing/scene'

const FOUR_HAUNTS: readonly Placed[] = [
  ['sorcerer', '0507'],
  ['demon', '0508', 4],
  ['sorcerer', '1305'],
  ['sorcerer', '0715'],
  ['sorcerer', '2012'],
  ['orc', '2011'],
  ['sorcerer', '1707'],
  ['demon', '1706', 2],
  ['elf', '0212', 4],
]
const MORE_DEMONS = stands(ids('demon', 7, 7), '1706')

/** What keeps a haunt silent (AR-6). */
export const SUMMONING_LIMITS: Lesson = lessonOf(
  {
    id: 'summoning-limits',
    title: 'Limits of summoning',
    summary: 'Full hexes, empty pools, wrong neighbors.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Five reasons for silence',
      text: [
        'The sorcerer stands in the haunt’s hex, or too far off: it must be next to it. [[AR-6.2]]',
        'The {{pool}} holds none of the type. [[AR-6.3]]',
        'The hex holds four units already, or any unit of another type, be it a friend. [[AR-6.4]]',
        'The haunt has answered this turn, or its caller has cast. [[AR-6.5]] [[AR-5.5]]',
        'The haunt has been destroyed. [[AR-6.7]]',
      ],
      position: scene(['sorcerer', 'summon'], FOUR_HAUNTS, { pool: { demon: 4, orc: 0, ghoul: 4 } }),
      viewer: 'sorcerer',
      drawings: circles('0508 1304 0715 2011 1706'),
    },
    {
      kind: 'demonstration',
      title: 'Room for one',
      text: ['Three ghouls stand in the crypt already.'],
      position: scene(
        ['sorcerer', 'summon'],
        [
          ['sorcerer', '0714', 2],
          ['ghoul', '0715', 3],
          ['elf', '0212', 4],
        ],
        { pool: { ghoul: 5 } },
      ),
      viewer: 'sorcerer',
      steps: [
        {
          command: summon('sorcerer-1', 'C1'),
          dice: [6],
          text: 'A 6 would bring four, but only one more fits.',
          drawings: [arrow('0714 0715')],
        },
        {
          command: placeSummoned(1),
          text: 'Here everybody sees why no more came: the stack is full. [[AR-6.6]]',
        },
        { command: END, text: 'The second sorcerer finds the haunt silent, and keeps its spell for fire.' },
      ],
    },
    {
      kind: 'task',
      title: 'Which one answers?',
      text: [
        'Five sorcerers, five haunts, no orcs left in your pool. Only one haunt will answer. Find it, and bring at least one unit into play.',
      ],
      position: scene(['sorcerer', 'summon'], FOUR_HAUNTS, { pool: { demon: 4, orc: 0, ghoul: 4 } }),
      viewer: 'sorcerer',
      dice: [2],
      goal: MORE_DEMONS,
      failures: [
        failure(
          'AR-6.6',
          all(event('summoned'), not(MORE_DEMONS)),
          'The haunt has answered, and you placed nobody.',
        ),
      ],
      hints: [
        'T1 is full. At R1 the pool has nothing to give. What stands in the two crypts?',
        `T2 holds only two demons, so two more fit: {{hex:1707}}, {{hex:1706}}, ${summonAt('demon', 'T2')}, ${button('2')}.`,
      ],
      solution: [summon('sorcerer-5', 'T2'), placeSummoned(2)],
      mistakes: [
        mistake('AR-6.4', summon('sorcerer-1', 'T1')),
        mistake('AR-6.3', summon('sorcerer-2', 'R1')),
        mistake('AR-6.2', summon('sorcerer-3', 'C1')),
        mistake('AR-6.4', summon('sorcerer-4', 'C2')),
        mistake('AR-6.6', summon('sorcerer-5', 'T2'), placeSummoned(0)),
      ],
      praise: 'Keep your haunts free and your sorcerers next to them: then few haunts stay silent.',
    },
    {
      kind: 'task',
      title: 'The last of the pool',
      text: [
        'One demon and two ghouls are left in the pool, and both dice will be sixes. Bring them all into play.',
      ],
      position: scene(
        ['sorcerer', 'summon'],
        [
          ['sorcerer', '0507'],
          ['sorcerer', '0714'],
          ['elf', '0212', 4],
        ],
        { pool: { demon: 1, orc: 0, ghoul: 2 } },
      ),
      viewer: 'sorcerer',
      dice: [6],
      goal: { position: { pool: { demon: 0, orc: 0, ghoul: 0 } } },
      failures: [
        failure(
          'AR-6.5',
          all(
            { position: { summonsUsed: ['T1', 'C1'], summonPending: null, segment: 'summon' } },
            {
              not: { position: { pool: { demon: 0, orc: 0, ghoul: 0 } } },
            },
          ),
          'Both haunts have answered, and somebody is still in the pool.',
        ),
      ],
      hints: [
        'The table allows four, the pool does not: place what there is.',
        `{{hex:0507}}, {{hex:0508}}, ${summonAt('demon', 'T1')}, ${button('1')}; {{hex:0714}}, {{hex:0715}}, ${summonAt('ghoul', 'C1')}, ${button('2')}.`,
      ],
      solution: [summon('sorcerer-1', 'T1'), placeSummoned(1), summon('sorcerer-2', 'C1'), placeSummoned(2)],
      mistakes: [
        mistake('AR-6.6', summon('sorcerer-1', 'T1'), placeSummoned(2)),
        mistake('AR-6.6', summon('sorcerer-1', 'T1'), END),
      ],
      praise: 'The wizard sees that one demon came, and has to guess why no more did.',
    },
  ],
)
