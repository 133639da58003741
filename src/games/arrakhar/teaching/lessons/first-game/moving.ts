import type { LessonChapter } from '@/engine/lesson'
import { arrow, circles, mistake } from '../writing/chapters'
import { failure, stands } from '../writing/goals'
import { ids, move } from '../writing/orders'
import { type Placed, scene } from '../writing/scene'

const UNITS: readonly Placed[] = [
  ['elf', '0407', 3],
  ['wizard', '0608', 2],
  ['ghoul', '0808', 2],
]

export const MOVE_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'A move',
  text: [
    'Each hex that a unit enters costs one {{movement point}}. Units of one type may go together as a {{group}}, or part. They may walk through friends, but never into a hex with enemies. [[AR-7.1]] [[AR-7.2]]',
    'Watch: four barbarians set out from one hex, and two of them stop earlier.',
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['barbarian', '0406', 4],
      ['wizard', '0608', 2],
      ['ghoul', '0808', 2],
    ],
  ),
  viewer: 'wizard',
  steps: [
    {
      command: move(ids('barbarian', 4), '0407 0508'),
      text: 'All four enter two hexes. They have six points each, so four are left.',
      drawings: [arrow('0406 0508')],
    },
    {
      command: move(ids('barbarian', 4, 3), '0608 0709'),
      text: 'Two of them go on, through the wizards at 0608, which friends may do, and stop beside the ghouls.',
      drawings: [arrow('0508 0709')],
    },
  ],
}

export const MOVE_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Your move',
  text: [
    'You are the wizard. Bring all three elves to 0709, beside the ghouls.',
    'Click the elves at {{hex:0407}}: the hexes within their reach light up, each with the points that would be left. Then click {{hex:0709}}, the circled hex. The program finds the way.',
  ],
  position: scene(['wizard', 'movement'], UNITS),
  viewer: 'wizard',
  goal: stands(ids('elf', 3), '0709'),
  failures: [
    failure(
      'AR-7.1',
      { position: { moved: { 'elf-1': 4 } } },
      'The elves have no points left, and they are not at 0709. Try again: three steps are enough.',
    ),
  ],
  hints: [
    'The elves are the stack at 0407, at the left. Click {{hex:0407}} first.',
    'Now click {{hex:0709}}, to the right and below. It shows a 1: one point will be left.',
  ],
  solution: [move(ids('elf', 3), '0508 0608 0709')],
  mistakes: [
    mistake('AR-7.2', move(ids('elf', 3), '0508 0608 0709 0808')),
    mistake('AR-7.1', move(ids('elf', 3), '0507 0508 0609 0608 0709')),
    mistake('AR-7.1', move(ids('elf', 3), '0507 0406 0407 0408')),
  ],
  praise:
    'Beside the enemy the elves can attack. Nothing holds them there: units beside an enemy may move on.',
  drawings: circles('0709'),
}
