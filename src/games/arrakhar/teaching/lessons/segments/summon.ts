import type { Lesson } from '@/engine/lesson'
import { button } from '@/engine/lesson-making'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, failure, not, stands } from '../writing/goals'
import { END, ids, placeSummoned, summon } from '../writing/orders'
import { summonAt } from '../writing/press'
import { type Placed, scene } from '../writing/scene'

const POOL = { demon: 6, orc: 6, ghoul: 6 }
const UNITS: readonly Placed[] = [
  ['sorcerer', '0507', 2],
  ['sorcerer', '0714'],
  ['ghoul', '0715', 2],
  ['elf', '0212', 4],
]
const BOTH = all(stands(ids('demon', 4), '0508'), stands(ids('ghoul', 4, 3), '0715'))

/** The sorcerer's summoning (AR-6). */
export const SUMMON: Lesson = lessonOf(
  {
    id: 'summon',
    title: 'Summon',
    summary: 'Demons from temples, orcs from ruins, ghouls from crypts.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Who calls what',
      text: [
        'A sorcerer next to a {{haunt}} may {{summon}} what belongs to it out of the {{pool}}: a temple gives demons, a ruin orcs, a crypt ghouls. Next to it means one of the six hexes around, not the haunt’s own. [[AR-6.2]] [[AR-6.3]]',
        'The haunt’s hex must be empty, or hold up to three units of that very type. Each haunt answers once a turn, each sorcerer {{cast|casts}} one spell a turn. [[AR-6.4]] [[AR-6.5]] [[AR-5.5]]',
        'The die gives two, three or four; you may place fewer, even none, and need not say why. [[AR-6.6]]',
        'This segment comes before movement. A sorcerer that is not beside a haunt now comes too late for this turn.',
      ],
      position: scene(['sorcerer', 'summon'], UNITS, { pool: POOL }),
      viewer: 'sorcerer',
      drawings: [arrow('0507 0508'), arrow('0714 0715')],
    },
    {
      kind: 'demonstration',
      title: 'Three ghouls',
      text: ['One casting from beginning to end: name, roll, place.'],
      position: scene(['sorcerer', 'summon'], [...UNITS.slice(0, 2), ['elf', '0212', 4]], { pool: POOL }),
      viewer: 'sorcerer',
      steps: [
        {
          command: summon('sorcerer-3', 'C1'),
          dice: [3],
          text: 'The sorcerer at 0714 calls at the crypt C1. A 3: up to three.',
          drawings: [arrow('0714 0715')],
        },
        {
          command: placeSummoned(2),
          text: 'Two are placed. Whether the third was not wanted or not there is nobody’s business.',
        },
        {
          command: END,
          text: 'The sorcerers at 0507 keep their spell: they may throw a fireball this turn.',
        },
      ],
    },
    {
      kind: 'task',
      title: 'All that fits',
      text: [
        'Bring four demons out of T1 and fill the crypt C1 to four ghouls.',
        `Click the sorcerers at {{hex:0507}}, then the temple at {{hex:0508}}; press ${summonAt('demon', 'T1')}, and ${button('4')} to place four. Then the sorcerer at {{hex:0714}}, the crypt at {{hex:0715}}, ${summonAt('ghoul', 'C1')}, and ${button('2')}. One casting is finished before the next begins.`,
      ],
      position: scene(['sorcerer', 'summon'], UNITS, { pool: POOL }),
      viewer: 'sorcerer',
      dice: [6],
      goal: BOTH,
      failures: [
        failure(
          'AR-6.5',
          all({ position: { summonsUsed: ['T1', 'C1'], summonPending: null } }, not(BOTH)),
          'Both haunts have answered this turn, and more would have fitted.',
        ),
      ],
      hints: [
        'The sorcerers at 0507 stand beside T1, the one at 0714 beside C1.',
        'The dice show sixes: four demons fit into the empty temple, two more ghouls into the crypt.',
      ],
      solution: [summon('sorcerer-1', 'T1'), placeSummoned(4), summon('sorcerer-3', 'C1'), placeSummoned(2)],
      mistakes: [
        mistake('AR-6.1', summon('sorcerer-1', 'T1'), summon('sorcerer-3', 'C1')),
        mistake('AR-6.5', summon('sorcerer-1', 'T1'), placeSummoned(2), summon('sorcerer-2', 'T1')),
        mistake('AR-6.6', summon('sorcerer-3', 'C1'), placeSummoned(3)),
        mistake('AR-6.2', summon('sorcerer-3', 'T1')),
      ],
      praise: 'Six units for two spells. One sorcerer at 0507 can still throw a fireball.',
      drawings: circles('0508 0715'),
    },
  ],
)
