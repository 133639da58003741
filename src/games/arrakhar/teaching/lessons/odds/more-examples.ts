import { ids } from '../writing/orders'
import { attackOn } from '../writing/press'
import type { OddsExample } from './odds-task'

const ATTACK = attackOn('1111')

/** The other six examples of the rulebook, and one of our own on rounding and bonus. */
export const MORE_EXAMPLES: readonly OddsExample[] = [
  {
    title: 'A dwarf on three ghouls: not allowed',
    text: ['One dwarf, three ghouls. Attack at 1:2: not all of them need be named.'],
    units: [
      ['dwarf', '1110'],
      ['ghoul', '1111', 3],
    ],
    wanted: '1:2',
    attackers: ids('dwarf', 1),
    defenders: ids('ghoul', 2),
    anyDefenders: true,
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: ids('dwarf', 1), defenders: ids('ghoul', 3) },
      { clause: 'AR-10.5', attackers: ids('dwarf', 1), defenders: ids('ghoul', 1) },
    ],
    hints: [
      'One to three is below 1:2, and refused.',
      `{{hex:1110}}, {{hex:1111}}; take {{unit:Ghoul 3}} out of the attack by its counter in the panel, then ${ATTACK}. Units that are not named are ignored.`,
    ],
    praise: 'Below 1:2 nothing is allowed, but you choose whom you name. [[AR-10.2]]',
  },
  {
    title: 'Four barbarians on an orc: 6:1',
    text: ['Attack the orc at 6:1.'],
    units: [
      ['barbarian', '1110', 4],
      ['orc', '1111'],
    ],
    wanted: '6:1',
    attackers: ids('barbarian', 4),
    defenders: ids('orc', 1),
    clause: 'AR-10.5',
    wrong: [{ clause: 'AR-10.5', attackers: ids('barbarian', 2) }],
    hints: [
      'Three barbarians are enough; more count no further.',
      `All four are eight to one, which is read at 6:1, the last column: {{hex:1110}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'There is no column beyond 6:1, so three barbarians are as good as four.',
  },
  {
    title: 'Three orcs on two elves: 1:1',
    text: ['Attack both elves at 1:1.'],
    units: [
      ['orc', '1110', 3],
      ['demon', '1210'],
      ['elf', '1111', 2],
    ],
    wanted: '1:1',
    attackers: ids('orc', 3),
    defenders: ids('elf', 2),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: [...ids('orc', 3), ...ids('demon', 1)] },
      { clause: 'AR-10.5', attackers: ids('orc', 1) },
    ],
    hints: [
      'Any strength of 2 or 3 will do.',
      `Three orcs to two elves are rounded down to 1:1: {{hex:1110}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'A strength of 2 or 3 against 2 is 1:1. It takes 4 for 2:1.',
  },
  {
    title: 'Two demons on a dwarf: 4:1',
    text: ['Attack the dwarf at 4:1.'],
    units: [
      ['demon', '1110', 2],
      ['orc', '1210', 2],
      ['dwarf', '1111'],
    ],
    wanted: '4:1',
    attackers: ids('demon', 2),
    defenders: ids('dwarf', 1),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: [...ids('demon', 2), ...ids('orc', 2)] },
      { clause: 'AR-10.5', attackers: ids('demon', 1) },
    ],
    hints: [
      'You need a strength of 4.',
      `Two demons, or a demon with both orcs: {{hex:1110}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'Four to one is 4:1, whichever units add up to four.',
  },
  {
    title: 'A demon on two wizards: 2:1',
    text: ['Attack both wizards at 2:1.'],
    units: [
      ['demon', '1110', 2],
      ['orc', '1210', 2],
      ['wizard', '1111', 2],
    ],
    wanted: '2:1',
    attackers: ids('demon', 1),
    defenders: ids('wizard', 2),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: ids('demon', 2) },
      { clause: 'AR-10.5', attackers: ids('orc', 1) },
    ],
    hints: [
      'Two wizards defend with 1 together.',
      `A strength of 2 is one demon, or two orcs: {{hex:1210}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: 'Two wizards defend with 1, as one orc does.',
  },
  {
    title: 'A demon on two barbarians: 1:2',
    text: ['Attack both barbarians at 1:2.'],
    units: [
      ['demon', '1110'],
      ['orc', '1210', 2],
      ['barbarian', '1111', 2],
    ],
    wanted: '1:2',
    attackers: ids('demon', 1),
    defenders: ids('barbarian', 2),
    clause: 'AR-10.5',
    wrong: [
      { clause: 'AR-10.5', attackers: [...ids('demon', 1), ...ids('orc', 2)] },
      { clause: 'AR-10.5', attackers: ids('orc', 1) },
    ],
    hints: [
      'Two barbarians defend with 4.',
      `A strength of 2 or 3 gives 1:2: {{hex:1110}}, {{hex:1111}}, ${ATTACK}.`,
    ],
    praise: '1:2 is the lowest column.',
  },
  {
    title: 'Round first, then the bonus: 1:1',
    text: ['One more, which shows the order of things: attack all three orcs at 1:1.'],
    units: [
      ['dwarf', '1110', 2],
      ['elf', '1210'],
      ['orc', '1111', 3],
    ],
    wanted: '1:1',
    attackers: ids('dwarf', 2),
    defenders: ids('orc', 3),
    clause: 'AR-10.6',
    wrong: [
      { clause: 'AR-10.5', attackers: ids('dwarf', 1) },
      { clause: 'AR-10.5', attackers: ids('elf', 1) },
    ],
    hints: [
      'Two to three is rounded down to 1:2. Then comes the bonus.',
      `The two dwarves alone do it: {{hex:1110}}, {{hex:1111}}, ${ATTACK}. With the elf it is 3 to 3: no bonus, and 1:1 as well.`,
    ],
    praise:
      'Two dwarves are rounded down to 1:2, and the bonus lifts that to 1:1. A single dwarf would be refused: 1 to 3 is too little, whatever the bonus.',
  },
]
