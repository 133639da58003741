import type { LessonChapter } from '@/engine/lesson'
import { button } from '@/engine/lesson-making'
import { arrow, mistake } from '../writing/chapters'
import { event, failure, all, not } from '../writing/goals'
import { END, placeOrc, placeSummoned, ROLL_ORCS, summon } from '../writing/orders'
import { summonAt } from '../writing/press'
import { scene } from '../writing/scene'

const POOL = { demon: 6, orc: 6, ghoul: 6 }

export const TURN: LessonChapter = {
  kind: 'reading',
  title: 'A turn',
  text: [
    'A {{game-turn}} is two {{phase|phases}}: first the sorcerer’s, then the wizard’s. Each has five {{segment|segments}} in fixed order; the strip above the board shows where you are. The button at the foot of the panel ends a segment, and none comes back. [[AR-5.6]]',
    'The sorcerer: wandering orcs, summon, movement, fireball, combat.',
    'The wizard: haste, movement, fireball, combat, haunt check.',
    'You know movement, fireball and combat: they are the same for both. Four segments are left to learn.',
  ],
  position: scene(
    ['sorcerer', 'wanderingOrcs'],
    [
      ['sorcerer', '0507'],
      ['elf', '0212', 4],
    ],
    { pool: POOL },
  ),
  viewer: 'sorcerer',
}

export const SUMMONING_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'Orcs and ghouls',
  text: [
    'Sit on the other side of the table for a moment. Each turn begins with a die for {{wandering orc|wandering orcs}}: 1 or 2 brings one, more brings two. They come next to your own units, or join other orcs. [[AR-5.3]]',
    'Then sorcerers {{summon}}. One that stands next to a haunt calls what belongs to it, out of your {{pool}}: demons at temples, orcs at ruins, ghouls at crypts. The die says how many may come: two, three or four. [[AR-6.6]]',
  ],
  position: scene(
    ['sorcerer', 'wanderingOrcs'],
    [
      ['sorcerer', '0714'],
      ['elf', '0412', 4],
    ],
    { pool: POOL },
  ),
  viewer: 'sorcerer',
  steps: [
    { command: ROLL_ORCS, dice: [2], text: 'A 2: one orc.' },
    { command: placeOrc('0713'), text: 'It appears beside the sorcerer.', drawings: [arrow('0714 0713')] },
    { command: END, text: 'Next comes the summon segment.' },
    {
      command: summon('sorcerer-1', 'C1'),
      dice: [4],
      text: 'The crypt C1 lies next to the sorcerer. A 4: up to three ghouls.',
    },
    {
      command: placeSummoned(3),
      text: 'All three are placed in the crypt’s hex. They may move this very turn.',
    },
  ],
}

export const SUMMONING_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Your summoning',
  text: [
    'Now you. Your sorcerer stands at 0507, beside the temple T1. Bring four demons into play.',
    `Click the sorcerer at {{hex:0507}}, then the temple at {{hex:0508}}. Press ${summonAt('demon', 'T1')}. When the die has fallen, press ${button('4')}.`,
  ],
  position: scene(
    ['sorcerer', 'summon'],
    [
      ['sorcerer', '0507'],
      ['elf', '0212', 4],
    ],
    { pool: POOL },
  ),
  viewer: 'sorcerer',
  dice: [5],
  goal: { position: { units: [{ type: 'demon', hex: '0508', count: 4 }] } },
  failures: [
    failure(
      'AR-6.6',
      all(event('summoned'), not({ position: { units: [{ type: 'demon', hex: '0508', count: 4 }] } })),
      'Fewer came than the die allowed, and a haunt answers once a turn. Take all four this time.',
    ),
  ],
  hints: [
    'The sorcerer is the lit stack at 0507; the temple T1 is the hex below it.',
    'The die shows a 5: up to four may come, and you want all four.',
  ],
  solution: [summon('sorcerer-1', 'T1'), placeSummoned(4)],
  mistakes: [
    mistake('AR-6.2', summon('sorcerer-1', 'C1')),
    mistake('AR-6.6', summon('sorcerer-1', 'T1'), placeSummoned(2)),
    mistake('AR-6.6', placeSummoned(4)),
  ],
  praise: 'Four demons: no stack is stronger. The wizard does not know what is left in your pool.',
  drawings: [arrow('0507 0508')],
}
