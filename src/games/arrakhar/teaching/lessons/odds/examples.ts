import { ids } from '../writing/orders'
import { attackOn, PRESS } from '../writing/press'
import type { OddsExample } from './odds-task'

const ATTACK = attackOn('1111')

/** The first six examples of the rulebook. */
export const FIRST_EXAMPLES: readonly OddsExample[] = [
  {
    title: 'Two elves on two ghouls: 2:1',
    text: [
      'Attack both ghouls at 2:1. Click attackers, then 1111; the panel shows the {{odds column}} before you designate. Take units in and out by their counters.',
    ],
    units: [
      ['elf', '1110', 2],
      ['dwarf', '1210', 2],
      ['ghoul', '1111', 2],
    ],
    wanted: '2:1',
    attackers: ids('elf', 2),
    defenders: ids('ghoul', 2),
    clause: 'AR-10.6',
    wrong: [
      { clause: 'AR-10.6', attackers: ids('dwarf', 2) },
      { clause: 'AR-10.6', attackers: ids('elf', 1) },
    ],
    hints: [
      'Two against two is 1:1. Who gets one column more against ghouls?',
      `The two elves alone: {{hex:1110}}, {{hex:1111}}, ${ATTACK}. All four together would stand at 4 to 2, without a bonus: that is 2:1 too.`,
    ],
    praise:
      'Two elves are as strong as two ghouls, and their bonus makes it 2:1. Elves and dwarves together are 4 to 2, which is 2:1 without a bonus. [[AR-10.6]]',
  },
  {
    title: 'Two ghouls on two elves: 1:1',
    text: ['The other way round. Attack both elves at 1:1.'],
    units: [
      ['ghoul', '1110', 4],
      ['elf', '1111', 2],
    ],
    wanted: '1:1',
    attackers: ids('ghoul', 2),
    defenders: ids('elf', 2),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: ids('ghoul', 4) },
      { clause: 'AR-10.5', attackers: ids('ghoul', 1) },
    ],
    hints: [
      'The sorcerer’s side has no bonus: only the figures count.',
      `Two ghouls, or three, for 3 to 2 is rounded down to 1:1: {{hex:1110}}, ${PRESS.fewer}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'No bonus on this side. [[AR-10.6]]',
  },
  {
    title: 'An elf and a dwarf on two ghouls: 1:1',
    text: ['Attack both ghouls at 1:1.'],
    units: [
      ['elf', '1110'],
      ['dwarf', '1210'],
      ['ghoul', '1111', 2],
    ],
    wanted: '1:1',
    attackers: [...ids('elf', 1), ...ids('dwarf', 1)],
    defenders: ids('ghoul', 2),
    clause: 'AR-10.6',
    wrong: [{ clause: 'AR-10.6', attackers: ids('dwarf', 1) }],
    hints: [
      'Two against two is 1:1. A mixed attack has no bonus.',
      `The elf and the dwarf together: {{hex:1110}}, {{hex:1210}}, {{hex:1111}}, ${ATTACK}. The elf alone does it as well: why?`,
    ],
    praise:
      'Together they stand at 1:1 without a bonus. The elf alone is at 1:2, and its bonus lifts that to 1:1: the dwarf adds nothing.',
  },
  {
    title: 'Three barbarians on three sorcerers: 4:1',
    text: ['Casters defend with ½ each. Attack all three sorcerers at 4:1, not more and not less.'],
    units: [
      ['barbarian', '1110', 4],
      ['sorcerer', '1111', 3],
    ],
    wanted: '4:1',
    attackers: ids('barbarian', 3),
    defenders: ids('sorcerer', 3),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: ids('barbarian', 4) },
      { clause: 'AR-10.5', attackers: ids('barbarian', 2) },
    ],
    hints: [
      'Three sorcerers defend with 1½.',
      `Six is four times 1½, so three barbarians: {{hex:1110}}, ${PRESS.fewer}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'Six to one and a half is exactly 4:1.',
  },
  {
    title: 'Two barbarians on three sorcerers: 2:1',
    text: ['Attack all three sorcerers at 2:1.'],
    units: [
      ['barbarian', '1110', 2],
      ['elf', '1210'],
      ['sorcerer', '1111', 3],
    ],
    wanted: '2:1',
    attackers: ids('barbarian', 2),
    defenders: ids('sorcerer', 3),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: [...ids('barbarian', 2), ...ids('elf', 1)] },
      { clause: 'AR-10.5', attackers: ids('barbarian', 1) },
    ],
    hints: [
      'Fractions are dropped, in the defenders’ favor.',
      `Four to one and a half is more than 2:1 and less than 3:1: {{hex:1110}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'Four to one and a half is rounded down to 2:1.',
  },
  {
    title: 'Four wizards on an orc: not allowed',
    text: ['Four wizards and a dwarf surround an orc. Attack it with whoever may, at 2:1.'],
    units: [
      ['wizard', '1110', 4],
      ['dwarf', '1210'],
      ['orc', '1111'],
    ],
    wanted: '2:1',
    attackers: ids('dwarf', 1),
    defenders: ids('orc', 1),
    clause: 'AR-10.1',
    wrong: [
      { clause: 'AR-10.1', attackers: ids('wizard', 4) },
      { clause: 'AR-10.1', attackers: [...ids('wizard', 2), ...ids('dwarf', 1)] },
    ],
    hints: [
      'Wizards throw fire; they never attack.',
      `The dwarf alone, at 1:1 and its bonus against orcs: {{hex:1210}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'Wizards only lend their ½ when they are attacked themselves. [[AR-10.1]]',
  },
]
