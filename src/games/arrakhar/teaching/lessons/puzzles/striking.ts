import type { LessonChapter } from '@/engine/lesson'
import { circles, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, event, failure, free, held, not, won } from '../writing/goals'
import { advance, attack, END, ids, resolve, unit } from '../writing/orders'
import { advanceWith, attackOn, PRESS } from '../writing/press'
import { scene } from '../writing/scene'

export const HALF_A_STACK: LessonChapter = {
  kind: 'task',
  title: 'Not all at once',
  text: ['Two elves against four ghouls at 1111, and the die will be a 4. Eliminate at least one of them.'],
  position: scene(
    ['wizard', 'combat'],
    [
      ['elf', '1110', 2],
      ['ghoul', '1111', 4],
    ],
  ),
  viewer: 'wizard',
  dice: [4],
  goal: { position: { eliminated: [{ type: 'ghoul' }] } },
  failures: [
    failure(
      'AR-10.2',
      all(event('attackResolved'), not({ position: { eliminated: [{ type: 'ghoul' }] } }), ALL_ROLLED),
      'A 4 does nothing at 1:1. You need not name all four.',
    ),
  ],
  hints: [
    'Against all four the elves stand at 1:2, or 1:1 with the bonus. Against fewer they stand better.',
    `Name two ghouls: {{hex:1110}}, {{hex:1111}}, then take {{unit:Ghoul 3}} and {{unit:Ghoul 4}} out by their counters. ${attackOn('1111')}, ${PRESS.roll}.`,
  ],
  solution: [attack(ids('elf', 2), '1111', ids('ghoul', 2)), resolve(1)],
  mistakes: [
    mistake('AR-10.2', attack(ids('elf', 2), '1111', ids('ghoul', 4)), resolve(1)),
    mistake('AR-10.5', attack(ids('elf', 1), '1111', ids('ghoul', 3))),
  ],
  praise:
    'With fewer defenders named the odds are better, and a 4 takes one. Units that are not named are ignored, for good and ill.',
  drawings: circles('1111', 'red'),
}

export const PURE: LessonChapter = {
  kind: 'task',
  title: 'Leave the elf at home',
  text: ['Four barbarians and an elf around three demons. Attack all three demons at 2:1.'],
  position: scene(
    ['wizard', 'combat'],
    [
      ['barbarian', '1110', 4],
      ['elf', '1210'],
      ['demon', '1111', 3],
    ],
  ),
  viewer: 'wizard',
  goal: event('attackDesignated', { odds: '2:1', defenders: ids('demon', 3) }),
  failures: [
    failure(
      'AR-10.6',
      all(
        event('attackDesignated'),
        not(event('attackDesignated', { odds: '2:1', defenders: ids('demon', 3) })),
      ),
      'That is not 2:1 against all three. Who has the bonus, and who spoils it?',
    ),
  ],
  hints: [
    'Eight to six is 1:1. Nine to six is 1:1 too.',
    `Barbarians alone read one column better against demons: {{hex:1110}}, {{hex:1111}}, ${attackOn('1111')}.`,
  ],
  solution: [attack(ids('barbarian', 4), '1111', ids('demon', 3))],
  mistakes: [
    mistake('AR-10.6', attack([...ids('barbarian', 4), unit('elf-1')], '1111', ids('demon', 3))),
    mistake('AR-10.5', attack([unit('elf-1')], '1111', ids('demon', 3))),
  ],
  praise: 'Without the elf they are stronger.',
  drawings: circles('1111', 'red'),
}

export const NO_ESCAPE: LessonChapter = {
  kind: 'task',
  title: 'No escape',
  text: [
    'You are the sorcerer. One barbarian is left of the wizard’s whole force, at 1111. Count on the worst die, a 1, and win the game now.',
  ],
  position: scene(
    ['sorcerer', 'combat'],
    [
      ['demon', '1110', 4],
      ['orc', '1010', 4],
      ['ghoul', '1210', 3],
      ['barbarian', '1111'],
    ],
  ),
  viewer: 'sorcerer',
  dice: [1],
  goal: won('sorcerer'),
  failures: [
    failure(
      'AR-10.8',
      all(event('attackResolved'), held('1111', 'barbarian'), ALL_ROLLED),
      'A 1 eliminates at 6:1, and at 5:1 just one. Below that it does nothing.',
    ),
  ],
  hints: [
    'At which odds does even a 1 take a defender?',
    `The barbarian defends with 2: ten are enough for 5:1, twelve for 6:1. Join your stacks: {{hex:1110}}, {{hex:1010}}, {{hex:1111}}, ${attackOn('1111')}, ${PRESS.roll}.`,
  ],
  solution: [attack([...ids('demon', 4), ...ids('orc', 4)], '1111', ids('barbarian', 1)), resolve(1)],
  mistakes: [
    mistake('AR-10.8', attack(ids('demon', 4), '1111', ids('barbarian', 1)), resolve(1)),
    mistake(
      'AR-10.8',
      attack(ids('demon', 4), '1111', ids('barbarian', 1)),
      attack([...ids('orc', 4), ...ids('ghoul', 3)], '1111', ids('barbarian', 1)),
      resolve(1),
      resolve(2),
    ),
    mistake('AR-10.3', attack([unit('orc-1'), unit('orc-1')], '1111', ids('barbarian', 1))),
  ],
  praise: 'No unit of the wizard’s side is left: the sorcerer wins at once. [[AR-12.7]]',
  drawings: circles('1111', 'red'),
}

export const SAVE_THE_SORCERERS: LessonChapter = {
  kind: 'task',
  title: 'Who is coming for you?',
  text: [
    'You are the sorcerer. Two of your sorcerers stand alone at 0609. One of the two enemy stacks can be beside them after its next move, haste aside. Eliminate that stack; the die will be a 5.',
  ],
  position: scene(
    ['sorcerer', 'combat'],
    [
      ['sorcerer', '0609', 2],
      ['demon', '1210', 4],
      ['orc', '1111', 4],
      ['barbarian', '1211', 2],
      ['elf', '1209', 2],
    ],
  ),
  viewer: 'sorcerer',
  dice: [5],
  goal: free('1211'),
  failures: [
    failure(
      'AR-7.1',
      all(event('attackResolved'), held('1211'), free('1209'), ALL_ROLLED),
      'Elves have four points, and would not get there. The others have six.',
    ),
    failure(
      'AR-10.5',
      all(event('attackResolved'), held('1211'), ALL_ROLLED),
      'A barbarian has survived: a 5 sweeps the hex from 3:1 on.',
    ),
  ],
  hints: [
    'Barbarians have six points, elves four. From 1211 it is six steps to a hex beside the sorcerers, from 1209 five.',
    `Two barbarians defend with 4. For 3:1 you need 12, all demons and all orcs: {{hex:1210}}, {{hex:1111}}, {{hex:1211}}, ${attackOn('1211')}, ${PRESS.roll}.`,
  ],
  solution: [attack([...ids('demon', 4), ...ids('orc', 4)], '1211', ids('barbarian', 2)), resolve(1)],
  mistakes: [
    mistake('AR-7.1', attack(ids('demon', 4), '1209', ids('elf', 2)), resolve(1)),
    mistake('AR-10.5', attack(ids('demon', 4), '1211', ids('barbarian', 2)), resolve(1)),
    mistake('AR-10.2', attack([...ids('demon', 4), ...ids('orc', 4)], '1209', ids('elf', 2))),
    mistake('AR-10.1', attack(ids('sorcerer', 2), '1211', ids('barbarian', 2))),
  ],
  praise: 'The elves cannot reach the sorcerers in their next move, haste aside.',
  drawings: circles('0609', 'green'),
}

const SHUT = { any: [held('1402', 'demon'), held('1402', 'ghoul')] }

export const SHUT_THE_GATE: LessonChapter = {
  kind: 'task',
  title: 'Strike and shut',
  text: [
    'You are the sorcerer. Two dwarves hold 1402 open, the only way to the gate 1401, for the elves with the wand at 1405. The die will be a 5. Take the hinge.',
  ],
  position: scene(
    ['sorcerer', 'combat'],
    [
      ['demon', '1403', 2],
      ['ghoul', '1503', 4],
      ['dwarf', '1402', 2],
      ['elf', '1405', 4],
    ],
    { haunts: { T2: '1706', R2: '1615', C1: '0715', C2: '2011' }, wand: '1405' },
  ),
  viewer: 'sorcerer',
  dice: [5],
  goal: SHUT,
  failures: [
    failure(
      'AR-10.5',
      all(event('attackResolved', { hex: '1402' }), held('1402', 'dwarf'), ALL_ROLLED),
      'One dwarf still stands there. Put all your strength into one attack.',
    ),
    failure(
      'AR-10.10',
      all({ position: { side: 'wizard' } }, not(SHUT)),
      'The hinge is empty, and the elves will walk through. The right to advance ends with the segment.',
    ),
  ],
  hints: [
    `Demons and ghouls together have 8 against 2: {{hex:1403}}, {{hex:1503}}, {{hex:1402}}, ${attackOn('1402')}, ${PRESS.roll}.`,
    `Then advance with either of them; one unit in 1402 shuts the gate: ${PRESS.chooseUnits}, ${advanceWith(4, 'ghoul')}.`,
  ],
  solution: [
    attack([...ids('demon', 2), ...ids('ghoul', 4)], '1402', ids('dwarf', 2)),
    resolve(1),
    advance(ids('ghoul', 4), '1402'),
  ],
  mistakes: [
    mistake('AR-10.5', attack(ids('demon', 2), '1402', ids('dwarf', 2)), resolve(1)),
    mistake(
      'AR-10.10',
      attack([...ids('demon', 2), ...ids('ghoul', 4)], '1402', ids('dwarf', 2)),
      resolve(1),
      END,
    ),
    mistake('AR-10.2', attack([...ids('demon', 2), ...ids('ghoul', 4)], '1405', ids('elf', 4))),
  ],
  praise: 'The gate is shut: every way to it leads through 1402.',
  drawings: circles('1402', 'red'),
}
