import type { Lesson, LessonChapter } from '@/engine/lesson'
import { arrow, circles, lessonOf, mistake } from './writing/chapters'
import { all, ALL_ROLLED, event, failure, free, held, not, won } from './writing/goals'
import { END, fireball, ids, move, resolve, wandFireball } from './writing/orders'
import { PRESS } from './writing/press'
import { type Placed, scene } from './writing/scene'
import { fatalDice, TAUGHT } from './writing/taught'

const HAUNTS = { T2: '1706', R1: '1304', R2: '1615', C1: '0715', C2: '2011' }

const HOLDING: LessonChapter = {
  kind: 'reading',
  title: 'Holding and carrying',
  text: [
    'Once found, the wand lies in a hex. Whoever of the wizard’s side stands there holds it, wizard or not. [[AR-12.1]]',
    'A {{group}} that leaves the hex may take it along or leave it. In a turn one carrier only moves it: the group that took it first, or part of that group going on. [[AR-12.2]]',
    'A group may take the wand from a hex that it starts in or passes, as long as the wand has not been moved this turn and the group goes on from there. Whoever stands there and has not moved this turn hands it over, and so a stack at rest gives it to a fast one. Those who have come running themselves give it to nobody. [[AR-12.3]]',
    'Left alone it stays where it is. The sorcerer’s side can stand on it, and never moves or uses it. [[AR-12.4]]',
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['elf', '0611', 2],
      ['barbarian', '0609', 2],
      ['ghoul', '0709', 2],
    ],
    { haunts: HAUNTS, wand: '0611' },
  ),
  viewer: 'wizard',
  drawings: circles('0611'),
}

const HAND_OFF_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'Handed on',
  text: [
    'Elves hold the wand at 0611; they have not moved this turn, and stay. Barbarians run through their hex and take it.',
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['elf', '0611', 2],
      ['barbarian', '0609', 2],
      ['ghoul', '0709', 2],
    ],
    { haunts: HAUNTS, wand: '0611' },
  ),
  viewer: 'wizard',
  steps: [
    {
      command: move(ids('barbarian', 2), '0610 0611 0512 0412', '0611'),
      text: 'Four points; the wand changes hands on the way.',
      drawings: [arrow('0609 0412')],
    },
    {
      command: move(ids('barbarian', 1), '0312 0212', '0412'),
      text: 'One of the carriers goes on with it, the other stays behind as a guard. Part of the group is still the same carrier.',
      drawings: [arrow('0412 0212')],
    },
    { command: END, text: 'One step from the gate. The elves are free to block the way behind.' },
  ],
}

const RELAY: LessonChapter = {
  kind: 'task',
  title: 'A step too far',
  text: [
    'The elves hold the wand at 0612, five steps from the gate 0112; they have four points. Barbarians stand beside them. Win the game now.',
    `Click the barbarians at {{hex:0712}}, then the wand’s hex {{hex:0612}}. ${PRESS.takeWand} in the panel is ticked: leave it so, and click the gate {{hex:0112}}.`,
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['elf', '0612', 2],
      ['barbarian', '0712', 2],
      ['demon', '0913', 3],
    ],
    { haunts: HAUNTS, wand: '0612' },
  ),
  viewer: 'wizard',
  goal: won('wizard'),
  failures: [
    failure(
      'AR-12.2',
      all(event('leftValley'), not(won('wizard'))),
      'They are out of the valley, and the wand is not.',
    ),
  ],
  hints: [
    'The elves must not move, with the wand or without: only one carrier moves it in a turn, and who has moved hands nothing over.',
    'From 0712 over 0612 to 0112 it is six steps, and barbarians have six points.',
  ],
  solution: [move(ids('barbarian', 2), '0612 0512 0412 0312 0212 0112', '0612')],
  mistakes: [
    mistake(
      'AR-12.2',
      move(ids('elf', 2), '0512', '0612'),
      move(ids('barbarian', 2), '0612 0512 0412', '0512'),
    ),
    mistake('AR-12.2', move(ids('barbarian', 2), '0612 0512 0412 0312 0212 0112')),
    mistake('AR-12.3', move(ids('barbarian', 2), '0612', '0612')),
    mistake('AR-7.1', move(ids('elf', 2), '0512 0412 0312 0212 0112', '0612')),
  ],
  praise: 'The barbarians have carried the wand out: the wizard wins.',
  drawings: [arrow('0712 0112')],
}

const FIRE: Placed[] = [
  ['wizard', '0608'],
  ['wizard', '0708'],
  ['demon', '0808', 3],
]

const WAND_FIRE: LessonChapter = {
  kind: 'task',
  title: 'The wand’s own fire',
  text: [
    `Once a turn, one wizard in the wand’s hex may throw the wand’s fireball, though it has cast another spell this turn. It is deadlier by far: even demons fall on ${fatalDice(TAUGHT.tables.wandFireball, 'demon')}. [[AR-12.5]]`,
    'The wizard at 0608 holds the wand and has cast haste. Every die will show 4. Burn all three demons at 0808.',
    `Click the wizard at {{hex:0608}}: only the wand can cast there. Click the demons at {{hex:0808}}, press ${PRESS.wandFire}, then ${PRESS.roll}.`,
  ],
  position: scene(['wizard', 'fireball'], FIRE, {
    haunts: HAUNTS,
    wand: '0608',
    more: { cast: ['wizard-1'] },
  }),
  viewer: 'wizard',
  dice: [4],
  goal: free('0808'),
  failures: [
    failure(
      'AR-8.4',
      all(event('fireballResolved'), held('0808'), ALL_ROLLED),
      `A plain fireball takes a demon on ${fatalDice(TAUGHT.tables.fireball, 'demon')}. The wand does it on a 4.`,
    ),
  ],
  hints: [
    'The wizard at 0708 has a fireball of its own; against demons that is little.',
    'The wand fireball is cast from 0608, over 0708 or 0709, at 0808.',
  ],
  solution: [wandFireball('wizard-1', '0808'), resolve(1)],
  mistakes: [
    mistake('AR-5.5', fireball('wizard-1', '0808')),
    mistake('AR-12.5', wandFireball('wizard-2', '0808')),
    mistake('AR-12.5', wandFireball('wizard-1', '0808'), wandFireball('wizard-1', '0808')),
    mistake('AR-8.4', fireball('wizard-2', '0808'), resolve(1)),
  ],
  praise: 'The wand’s fireball took all three demons. That is why both sides want it.',
  drawings: [arrow('0608 0808', 'red')],
}

const GUARD: LessonChapter = {
  kind: 'task',
  title: 'Sit on it',
  text: [
    'You are the sorcerer. The wand lies alone at 0412: its carriers are dead. You cannot take it away, but you can stand on it. Bring the orcs there.',
  ],
  position: scene(
    ['sorcerer', 'movement'],
    [
      ['orc', '0610', 2],
      ['elf', '0206', 3],
    ],
    { haunts: HAUNTS, wand: '0412' },
  ),
  viewer: 'sorcerer',
  goal: held('0412', 'orc'),
  failures: [
    failure(
      'AR-7.1',
      all({ position: { moved: { 'orc-1': 4, 'orc-2': 4 } } }, free('0412')),
      'The orcs have no points left, and the wand lies open.',
    ),
  ],
  hints: [
    'The orcs have four points; the wand is three steps away.',
    'Click {{hex:0610}}, then {{hex:0412}}.',
  ],
  solution: [move(ids('orc', 2), '0511 0512 0412')],
  mistakes: [
    mistake('AR-12.4', move(ids('orc', 2), '0511 0512 0412 0413', '0412')),
    mistake('AR-7.2', move(ids('orc', 2), '0510 0410 0411 0412')),
  ],
  praise: 'To get the wand the wizard must now eliminate the orcs and enter their hex.',
  drawings: circles('0412'),
}

/** The wand from hand to hand (AR-12). */
export const WAND: Lesson = lessonOf(
  {
    id: 'wand',
    title: 'The wand',
    summary: 'Carrying it, handing it on, its fire, and sitting on it.',
    minutes: 6,
  },
  [HOLDING, HAND_OFF_SHOWN, RELAY, WAND_FIRE, GUARD],
)
