import type { DemonstrationStep } from '@/engine/lesson'
import { arrow, circles } from '../writing/chapters'
import {
  advance,
  attack,
  END,
  fireball,
  ids,
  move,
  placeOrc,
  placeSummoned,
  resolve,
  ROLL_ORCS,
  summon,
} from '../writing/orders'

const ORCS_AND_DEMONS: readonly DemonstrationStep[] = [
  {
    command: ROLL_ORCS,
    dice: [4],
    text: 'Sorcerer, wandering orcs. A 4 brings two. [[AR-5.1]]',
  },
  {
    command: placeOrc('0608'),
    text: 'The first joins the two orcs at 0608.',
    drawings: circles('0608'),
  },
  {
    command: placeOrc('0407'),
    text: 'The second appears on an empty hex next to the sorcerers. [[AR-5.3]]',
    drawings: circles('0407'),
  },
  { command: END, text: 'Both are placed, so the segment ends.' },
  {
    command: summon('sorcerer-1', 'T1'),
    dice: [3],
    text: 'Sorcerer, summon. One of the sorcerers at 0507 calls at the temple T1. A 3: up to three demons. [[AR-6.6]]',
    drawings: [arrow('0507 0508', 'blue')],
  },
  {
    command: placeSummoned(3),
    text: 'All three come. Their caller is turned over: it casts nothing more in this phase. [[AR-5.5]]',
  },
  { command: END, text: 'The other sorcerer keeps its spell for fire.' },
]

const MARCH: readonly DemonstrationStep[] = [
  {
    command: move(ids('demon', 3), '0407 0307 0306'),
    text: 'Sorcerer, movement. The demons may move at once. They pass the orc at 0407 and stop beside the elves. [[AR-7.9]]',
    drawings: [arrow('0508 0306')],
  },
  {
    command: move(ids('orc', 3), '0508 0407 0406'),
    text: 'Three orcs come up to 0406 …',
    drawings: [arrow('0608 0406')],
  },
  {
    command: move(ids('orc', 4, 4), '0406'),
    text: '… and the fourth joins them: one type, four units. [[AR-7.6]]',
  },
  { command: END, text: 'No stack is too large or mixed, so the segment may end.' },
]

const STRIKE: readonly DemonstrationStep[] = [
  {
    command: fireball('sorcerer-2', '0405'),
    text: 'Sorcerer, fireball. The elves are two hexes away, with the orcs’ clear hex between. [[AR-8.2]]',
    drawings: [arrow('0507 0405', 'red')],
  },
  {
    command: resolve(1),
    dice: [5, 1, 2, 6],
    text: 'Four elves, four dice: the 5 and the 6 take one each. [[AR-8.4]]',
  },
  { command: END },
  {
    command: attack([...ids('demon', 3), ...ids('orc', 4)], '0405', ids('elf', 3, 2)),
    text: 'Sorcerer, combat. Demons and orcs together: 10 to 2, that is 5:1. [[AR-10.5]]',
    drawings: [arrow('0306 0405', 'red'), arrow('0406 0405', 'red')],
  },
  { command: resolve(1), dice: [3], text: 'A 3 at 5:1: both elves are eliminated. [[AR-10.8]]' },
  {
    command: advance(ids('demon', 3), '0405'),
    text: 'The demons advance into the empty hex, without spending movement. [[AR-10.10]]',
    drawings: [arrow('0306 0405')],
  },
  { command: END, text: 'The sorcerer’s phase is over; his counters are turned back.' },
]

/** The sorcerer's phase: orcs, summoning, movement, fire and combat. */
export const SORCERER_PHASE: readonly DemonstrationStep[] = [...ORCS_AND_DEMONS, ...MARCH, ...STRIKE]
