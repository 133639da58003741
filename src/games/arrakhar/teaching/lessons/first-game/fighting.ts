import type { LessonChapter } from '@/engine/lesson'
import { capitalized } from '@/engine/phrases'
import { UNIT_TYPES } from '../../../content/units'
import { arrow, circles, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, during, event, failure, free, held } from '../writing/goals'
import { advance, attack, END, fireball, ids, resolve, unit } from '../writing/orders'
import { advanceWith, attackOn, fireballs, PRESS } from '../writing/press'
import { scene } from '../writing/scene'
import { TAUGHT, whoFalls } from '../writing/taught'

export const FIRE_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'A fireball',
  text: [
    'Wizards and sorcerers do not attack. They throw fire, one or two hexes far; between them and a target two hexes away there must be a clear hex. [[AR-8.2]]',
    `First you {{designate}} who burns what, for all fireballs of the {{segment}}. Then you {{resolve}} them: one die for each unit in the target hex. ${capitalized(whoFalls(TAUGHT.tables.fireball, UNIT_TYPES))}. [[AR-8.4]]`,
  ],
  position: scene(
    ['wizard', 'fireball'],
    [
      ['wizard', '0608'],
      ['elf', '0709', 3],
      ['ghoul', '0808', 4],
    ],
  ),
  viewer: 'wizard',
  steps: [
    {
      command: fireball('wizard-1', '0808'),
      text: 'The wizard aims over the elves, two hexes far. The elves are not harmed.',
      drawings: [arrow('0608 0808', 'red')],
    },
    {
      command: resolve(1),
      dice: [6, 2, 5, 3],
      text: 'Four ghouls, four dice: 6 and 5 eliminate two of them. The wizard is turned over: one spell a turn.',
    },
  ],
}

export const FIRE_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Your fire',
  text: [
    'Burn all three ghouls at 0808. You have two wizards, and you need both.',
    `Click the wizards at {{hex:0608}}, then the ghouls at {{hex:0808}}. The panel says what to expect. Press ${fireballs(2)}, then ${PRESS.resolveAll}.`,
  ],
  position: scene(
    ['wizard', 'fireball'],
    [
      ['wizard', '0608', 2],
      ['elf', '0709', 3],
      ['ghoul', '0808', 3],
    ],
  ),
  viewer: 'wizard',
  dice: [5, 6, 2, 5],
  goal: free('0808'),
  failures: [
    failure(
      'AR-8.3',
      all(event('fireballResolved'), held('0808'), ALL_ROLLED),
      'The dice have been rolled, and nothing more can be designated: name both fireballs before you roll the first.',
    ),
  ],
  hints: [
    'Both wizards take part when you click their stack.',
    `Designate both fireballs before any die is rolled: {{hex:0608}}, {{hex:0808}}, ${fireballs(2)}. Then ${PRESS.resolveAll}.`,
  ],
  solution: [fireball('wizard-1', '0808'), fireball('wizard-2', '0808'), resolve(1), resolve(2)],
  mistakes: [
    mistake('AR-8.1', fireball('elf-1', '0808')),
    mistake('AR-8.3', fireball('wizard-1', '0808'), resolve(1)),
  ],
  praise:
    'The first fireball took two ghouls, the second the one that was left. Two fireballs at one stack are often well spent.',
  drawings: circles('0808', 'red'),
}

export const ATTACK_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'An attack',
  text: [
    'Everybody else fights side by side: an attacker stands next to the target hex. Add up the {{combat factor|combat factors}} on both sides; the attackers’ sum against the defenders’, rounded down, gives the {{odds column}}. [[AR-10.5]]',
    'Three of your types have a {{bonus}}: barbarians against demons, dwarves against orcs, elves against ghouls read one column better, as long as nobody else takes part. [[AR-10.6]]',
    'Attackers never lose anybody. The die decides about the defenders only: nothing, one of them, or all that were named. [[AR-10.8]]',
  ],
  position: scene(
    ['wizard', 'combat'],
    [
      ['dwarf', '0709', 2],
      ['ghoul', '0808', 2],
    ],
  ),
  viewer: 'wizard',
  steps: [
    {
      command: attack(ids('dwarf', 2), '0808', ids('ghoul', 2)),
      text: 'Two against two is 1:1. Dwarves have no bonus against ghouls.',
      drawings: [arrow('0709 0808', 'red')],
    },
    { command: resolve(1), dice: [5], text: 'At 1:1 a 5 eliminates one of them. The other stays.' },
  ],
}

export const ATTACK_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Your attack',
  text: [
    'Four elves against two ghouls: 2:1, and with the bonus 3:1. Attack, and then {{advance}} into 0808 with the elves.',
    `Click the elves at {{hex:0709}}, then the ghouls at {{hex:0808}}. Look at the odds in the panel, press ${attackOn('0808')}, then ${PRESS.roll}.`,
    `When the hex is empty the panel offers an advance: press ${PRESS.chooseUnits}, then ${advanceWith(4, 'elf')}.`,
  ],
  position: scene(
    ['wizard', 'combat'],
    [
      ['elf', '0709', 4],
      ['ghoul', '0808', 2],
      ['orc', '0710'],
    ],
  ),
  viewer: 'wizard',
  dice: [5],
  goal: held('0808', 'elf'),
  failures: [
    failure(
      'AR-10.2',
      all(event('attackResolved'), held('0808', 'ghoul'), ALL_ROLLED),
      'Whoever is not named as a defender is not harmed. Name both ghouls.',
    ),
    failure(
      'AR-10.10',
      all(event('attackResolved'), during('hauntCheck')),
      'The hex was empty, and nobody went in: the right to advance ends with the segment.',
    ),
  ],
  hints: [
    'All elves and both ghouls must be part of the attack: their counters are marked in the panel.',
    'After the roll, do not end combat yet: an advance is made at once or never.',
  ],
  solution: [attack(ids('elf', 4), '0808', ids('ghoul', 2)), resolve(1), advance(ids('elf', 4), '0808')],
  mistakes: [
    mistake('AR-10.2', attack(ids('elf', 4), '0808', [unit('ghoul-1')]), resolve(1)),
    mistake('AR-10.10', attack(ids('elf', 4), '0808', ids('ghoul', 2)), advance(ids('elf', 4), '0808')),
    mistake('AR-10.10', attack(ids('elf', 4), '0808', ids('ghoul', 2)), resolve(1), END),
    mistake('AR-10.2', attack(ids('elf', 4), '0608', ids('ghoul', 2))),
  ],
  praise: 'The hex is yours. An advance costs no movement; it can open a way or take a haunt.',
  drawings: circles('0808'),
}
