import type { LessonChapter } from '@/engine/lesson'
import { arrow, circles, mistake } from '../writing/chapters'
import { all, event, failure, not, won } from '../writing/goals'
import { advance, END, fireball, ids, move, resolve } from '../writing/orders'
import { advanceWith, end, fireballs, PRESS } from '../writing/press'
import { RING, scene } from '../writing/scene'

const HAUNTS = { ...RING, T1: '0412' }

export const WAND_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'Finding the wand',
  text: [
    'Last in the wizard’s phase comes the haunt check. Every haunt in whose hex wizard-side units stand is destroyed. If the wand was hidden there, it comes to light. [[AR-11.1]] [[AR-11.2]]',
    'Here dwarves stand in the temple T1, and barbarians in the crypt C1.',
  ],
  position: scene(
    ['wizard', 'hauntCheck'],
    [
      ['dwarf', '0412', 2],
      ['barbarian', '0715', 2],
      ['orc', '0313', 2],
    ],
    { haunts: HAUNTS },
  ),
  viewer: 'wizard',
  steps: [
    {
      command: END,
      text: 'Both haunts are gone. The crypt was empty; under the temple lay the wand. The dwarves hold it now. [[AR-12.1]]',
      drawings: circles('0412 0715'),
    },
  ],
}

export const WAND_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Carry it out',
  text: [
    'It is the wizard’s movement, and the dwarves hold the wand at 0412. Carry it to the gate at 0112 and win.',
    `Click the dwarves at {{hex:0412}}. The box ${PRESS.takeWand} in the panel is ticked: leave it so. Then click {{hex:0112}}. An orc stands in the way at 0312; you cannot pass it, but you can walk around.`,
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['dwarf', '0412', 2],
      ['barbarian', '0715', 2],
      ['orc', '0312'],
    ],
    { haunts: { T2: '1706', R1: '1304', R2: '1615', C2: '2011' }, wand: '0412' },
  ),
  viewer: 'wizard',
  goal: won('wizard'),
  failures: [
    failure(
      'AR-12.2',
      all(event('leftValley'), not(won('wizard'))),
      'They left without the wand, and whoever leaves does not return. The wand goes along only if you say so.',
    ),
    failure(
      'AR-7.1',
      { position: { moved: { 'dwarf-1': 4, 'dwarf-2': 4 } } },
      'The dwarves have no points left. The gate is three steps away: go straight there.',
    ),
  ],
  hints: [
    'The way is 0313, 0212, 0112: three steps, and the dwarves have four points.',
    `Click the dwarves at {{hex:0412}}. Leave ${PRESS.takeWand} ticked, and click the gate at {{hex:0112}}.`,
  ],
  solution: [move(ids('dwarf', 2), '0313 0212 0112', '0412')],
  mistakes: [
    mistake('AR-7.2', move(ids('dwarf', 2), '0312 0212 0112', '0412')),
    mistake('AR-12.2', move(ids('dwarf', 2), '0313 0212 0112')),
  ],
  praise: 'The wand is out of the valley: the wizard wins at that very moment.',
  drawings: [arrow('0412 0112')],
}

export const PHASE_TRIED: LessonChapter = {
  kind: 'task',
  title: 'A whole phase',
  text: [
    'Now all together: play the wizard’s phase from haste to haunt check, and find the wand. It lies in the temple T1 at 0508, which two ghouls guard.',
    '{{haste|Haste}} is the one thing you have not seen: a wizard lends a stack in its own hex or beside it two, four or six more points of movement. Here you can do without it: end the segment. The program asks back, because spells are left; end it anyway. [[AR-9.3]]',
    'Then bring your wizards within range and your elves beside the ghouls, burn or beat them, advance into the temple’s hex, and check the haunts at the end. The dice are on your side today.',
  ],
  position: scene(
    ['wizard', 'haste'],
    [
      ['elf', '0405', 4],
      ['wizard', '0404', 2],
      ['barbarian', '0709', 2],
      ['ghoul', '0508', 2],
      ['sorcerer', '0710'],
    ],
  ),
  viewer: 'wizard',
  dice: [6, 5],
  goal: event('wandFound'),
  failures: [
    failure(
      'AR-11.1',
      all({ position: { side: 'sorcerer' } }, not(event('wandFound'))),
      'The phase is over, and nobody of yours stood in the temple’s hex at the haunt check.',
    ),
  ],
  hints: [
    `Press ${end('haste')} and ${PRESS.anyway}. Fire reaches two hexes, so the wizards go near: click {{hex:0404}}, then {{hex:0406}}, and let go of them with ${PRESS.cancel}. The elves go right beside the ghouls: {{hex:0405}}, then {{hex:0407}}. Press ${end('movement')} and ${PRESS.anyway}.`,
    `Burn the ghouls: {{hex:0406}}, {{hex:0508}}, ${fireballs(2)}, ${PRESS.resolveAll}, ${end('fireball')}.`,
    `The hex is empty: press ${PRESS.chooseUnits}, then ${advanceWith(4, 'elf')}. Stay there: ${end('combat')}, ${PRESS.anyway}, then ${end('hauntCheck')}.`,
  ],
  solution: [
    END,
    move(ids('elf', 4), '0406 0407'),
    move(ids('wizard', 2), '0405 0406'),
    END,
    fireball('wizard-1', '0508'),
    resolve(1),
    END,
    advance(ids('elf', 4), '0508'),
    END,
    END,
  ],
  mistakes: [
    mistake('AR-7.2', END, move(ids('elf', 4), '0406 0407 0508')),
    mistake('AR-11.1', END, END, END, END, END),
    mistake('AR-5.6', fireball('wizard-1', '0508')),
  ],
  praise: 'The wand is found. From now on both sides want to be where it lies.',
  drawings: circles('0508'),
}

export const NEXT: LessonChapter = {
  kind: 'reading',
  title: 'Sit down and play',
  text: [
    'That is the game. A real one begins with two steps more: both players buy a force in secret, and the sorcerer places haunts and sorcerers and seals the wand’s hiding place. The screens lead through it, and ready-made forces spare you the buying. [[AR-2.5]] [[AR-3.4]]',
    'Go back to Home, choose Arrakhar’s Wand and a short game. Whenever the program refuses a click it says why and names the rule; follow the link to read it.',
    'The other lessons take the segments one by one, then odds, the wand, and puzzles.',
  ],
  position: scene(
    ['sorcerer', 'wanderingOrcs'],
    [
      ['sorcerer', '0507', 2],
      ['sorcerer', '1405', 2],
      ['sorcerer', '0714', 2],
      ['elf', '0112', 6],
      ['barbarian', '0402', 6],
      ['dwarf', '0112', 6],
      ['wizard', '0402', 4],
    ],
    { turn: 1, pool: { demon: 6, orc: 7, ghoul: 7 } },
  ),
  viewer: 'table',
}
