import type { LessonChapter } from '@/engine/lesson'
import { circles, mistake } from '../writing/chapters'
import { all, during, event, failure, held, not, stands, won } from '../writing/goals'
import { END, haste, ids, move, resolve } from '../writing/orders'
import { end, ofGroup, PRESS } from '../writing/press'
import { scene } from '../writing/scene'

const FOUND = { T2: '1706', R1: '1304', R2: '1615', C1: '0715', C2: '2011' }

export const BY_A_HAIR: LessonChapter = {
  kind: 'task',
  title: 'By a hair',
  text: [
    'Dwarves hold the wand at 0611. An orc stands in the straight way to the gate 0112, and the way around is six steps long. The die will be a 1. Win this turn.',
  ],
  position: scene(
    ['wizard', 'haste'],
    [
      ['dwarf', '0611', 2],
      ['wizard', '0610'],
      ['elf', '0512'],
      ['orc', '0412'],
      ['demon', '0909', 4],
    ],
    { haunts: FOUND, wand: '0611' },
  ),
  viewer: 'wizard',
  dice: [1],
  goal: won('wizard'),
  failures: [
    failure(
      'AR-9.4',
      all(during('movement'), not(event('hasteResolved', { hex: '0611' }))),
      'The haste segment is over, and the dwarves are as slow as ever.',
    ),
    failure('AR-12.2', all(event('leftValley'), not(won('wizard'))), 'They are out, and the wand is not.'),
  ],
  hints: [
    'Four points and two lent are six.',
    `The wizard at 0610 stands beside the dwarves: {{hex:0610}}, {{hex:0611}}, ${PRESS.haste}, ${PRESS.roll}, ${end('haste')}. Then {{hex:0611}}, ${PRESS.takeWand} ticked, and the gate {{hex:0112}}.`,
  ],
  solution: [
    haste('wizard-1', '0611'),
    resolve(1),
    END,
    move(ids('dwarf', 2), '0512 0513 0413 0313 0212 0112', '0611'),
  ],
  mistakes: [
    mistake('AR-9.1', haste('wizard-1', '0512')),
    mistake('AR-9.4', END),
    mistake(
      'AR-7.2',
      haste('wizard-1', '0611'),
      resolve(1),
      END,
      move(ids('dwarf', 2), '0512 0412 0312 0212 0112', '0611'),
    ),
  ],
  praise: 'Six points, six steps. Even the smallest haste can win a game.',
  drawings: circles('0611 0112'),
}

const SHUT = { any: [held('1402'), all(held('1403'), held('1503'))] }

export const ONE_HINGE: LessonChapter = {
  kind: 'task',
  title: 'A door with one hinge',
  text: [
    'You are the sorcerer. Barbarians hold the wand at 1405 and will run for the gate 1401, the only one within their reach. Shut it, and end the segment.',
    'You have one ghoul near enough.',
  ],
  position: scene(
    ['sorcerer', 'movement'],
    [
      ['ghoul', '1604'],
      ['sorcerer', '1807', 2],
      ['barbarian', '1405', 4],
    ],
    { haunts: { T2: '1706', R2: '1615', C1: '0715', C2: '2011' }, wand: '1405' },
  ),
  viewer: 'sorcerer',
  goal: all(SHUT, during('fireball')),
  failures: [
    failure(
      'AR-7.2',
      all(during('fireball'), not(SHUT)),
      'There is still a way to the gate. Look which hexes it opens on, and how one gets there.',
    ),
  ],
  hints: [
    'The gate opens on 1302, 1402 and 1502. How does one get to 1302 and 1502?',
    `Every way leads through 1402: {{hex:1604}}, {{hex:1402}}, ${end('movement')}, ${PRESS.anyway}.`,
  ],
  solution: [move(ids('ghoul', 1), '1504 1503 1402'), END],
  mistakes: [
    mistake('AR-7.2', move(ids('ghoul', 1), '1504 1404'), END),
    mistake('AR-7.4', move(ids('ghoul', 1), '1504 1503 1402 1401')),
    mistake('AR-7.2', END),
  ],
  praise: 'The barbarians must eliminate somebody first, and fire and combat come after their movement.',
  drawings: circles('1401', 'red'),
}

const SWAPPED = all(stands(ids('dwarf', 4), '1110'), stands(ids('elf', 4), '0809'))

export const CHANGE_PLACES: LessonChapter = {
  kind: 'task',
  title: 'Change places',
  text: [
    'Your elves stand beside orcs at 1110, your dwarves beside ghouls at 0809. It ought to be the other way round. Let them change places, and end the segment.',
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['elf', '1110', 4],
      ['dwarf', '0809', 4],
      ['orc', '1111', 3],
      ['ghoul', '0710', 3],
    ],
  ),
  viewer: 'wizard',
  goal: all(SWAPPED, during('fireball')),
  failures: [
    failure(
      'AR-5.6',
      all(during('fireball'), not(SWAPPED)),
      'The segment is over, and they have not changed places.',
    ),
  ],
  hints: [
    'During the segment a hex may hold anything. Only its end is looked at.',
    `{{hex:1110}}, {{hex:0809}}, ${PRESS.cancel}; {{hex:0809}}, then ${ofGroup('Dwarves at 0809', 'all')}, {{hex:1110}}, ${end('movement')}.`,
  ],
  solution: [move(ids('elf', 4), '1009 0909 0809'), move(ids('dwarf', 4), '0909 1009 1110'), END],
  mistakes: [
    mistake('AR-7.6', move(ids('elf', 4), '1009 0909 0809'), END),
    mistake('AR-7.2', move(ids('elf', 4), '1009 0909 0809 0710')),
    mistake('AR-5.6', END),
  ],
  praise: 'Now both have their bonus in combat. [[AR-10.6]]',
  drawings: circles('1110 0809'),
}

export const TWO_CASTINGS: LessonChapter = {
  kind: 'task',
  title: 'Do not trust one die',
  text: [
    'Barbarians at 1110 shall reach the crypt at 2011, nine steps away: they need +4 at least. The first die will be a 1, the second a 4.',
  ],
  position: scene(
    ['wizard', 'haste'],
    [
      ['barbarian', '1110', 2],
      ['wizard', '1109'],
      ['wizard', '1009'],
      ['orc', '1013', 2],
    ],
    { haunts: { T1: '0508', T2: '1706', R1: '1304', R2: '1615', C2: '2011' } },
  ),
  viewer: 'wizard',
  dice: [1, 4],
  goal: stands(ids('barbarian', 2), '2011'),
  failures: [
    failure(
      'AR-9.4',
      all(during('movement'), not({ position: { haste: { 'barbarian-1': 4 } } })),
      'The barbarians have less than +4, and the segment is over. Castings do not add up, but the highest counts.',
    ),
  ],
  hints: [
    'Two wizards stand beside the barbarians. All castings are named before the first die.',
    `Both cast at 1110: {{hex:1109}}, {{hex:1110}}, ${PRESS.haste}; {{hex:1009}}, {{hex:1110}}, ${PRESS.haste}; ${PRESS.resolveAll}, ${end('haste')}. Then {{hex:1110}}, {{hex:2011}}.`,
  ],
  solution: [
    haste('wizard-1', '1110'),
    haste('wizard-2', '1110'),
    resolve(1),
    resolve(2),
    END,
    move(ids('barbarian', 2), '1210 1311 1411 1511 1611 1711 1811 1911 2011'),
  ],
  mistakes: [
    mistake('AR-9.4', haste('wizard-1', '1110'), resolve(1), END),
    mistake('AR-9.2', haste('wizard-1', '1110'), resolve(1), haste('wizard-2', '1110')),
    mistake('AR-5.5', haste('wizard-1', '1110'), haste('wizard-1', '1110')),
  ],
  praise: 'Two castings make a high bonus likelier, and only the best one counts.',
  drawings: circles('2011'),
}
