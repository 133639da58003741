import { ids } from '../orders'
import type { OddsExample } from './odds-task'

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
      'Take one ghoul out of the attack by its counter in the panel: whoever is not named is ignored.',
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
      'Eight to one is read at 6:1, the last column.',
    ],
    praise: 'There is no column beyond 6:1. The fourth barbarian could have attacked somebody else.',
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
    hints: ['Any strength of 2 or 3 will do.', 'Three to two is rounded down to 1:1.'],
    praise: 'One and a half is rounded down. One more point of strength would have made 2:1.',
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
    hints: ['You need a strength of 4.', 'Two demons; or a demon with both orcs.'],
    praise: 'Four to one, by whatever hands.',
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
    hints: ['Two wizards defend with 1 together.', 'A strength of 2: one demon, or two orcs.'],
    praise: 'Two casters are worth one orc in a fight.',
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
    hints: ['Two barbarians defend with 4.', 'A strength of 2 or 3 gives 1:2.'],
    praise: 'The lowest column: only a 6 does anything.',
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
      'The two dwarves alone do it. With the elf it is 3 to 3: no bonus, and 1:1 as well.',
    ],
    praise:
      'Rounded down to 1:2, lifted to 1:1. A single dwarf would be refused: 1 to 3 is too little before the bonus is asked.',
  },
]
