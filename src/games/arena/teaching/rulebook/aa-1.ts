import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { rebuilt, ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Board and spaces. */
export const AA_1: RuleSection = {
  id: 'AA-1',
  title: 'Board and spaces',
  intro:
    'A field of {{hex|hexes}} with a {{king hex}} at either end. Every hex is two places in one: its ground and the air above.',
  clauses: [
    entry(
      'AA-1.1',
      'Arena is for two. West has the left end of the board, East the right one; between the two {{side|sides}} lies everything that matters.',
    ),
    rebuilt(
      entry(
        'AA-1.2',
        'The board has 39 {{hex|hexes}} in five rows. They hold 7, 8, 9, 8 and 7 of them and are lettered A to E from the top; within a row you count from West to East. The middle row, C, is the longest, and each hex has a corner at the top.',
      ),
      'The true plan of the advanced board is not known, only that it is larger than the [[AA-24.1|basic one]]. This one has the same shape, a size up, with eight steps between the kings.',
    ),
    rebuilt(
      entry(
        'AA-1.3',
        'C1 is West’s {{king hex}} and C9 is East’s. Their terrain, King, is open to everybody and stays what it is, whatever anyone pays or casts.',
      ),
      'In the basic game a king sits outside the counted hexes, yet advanced armies set out from there with water creatures among them. Ground that suits all fits both.',
    ),
    entry(
      'AA-1.4',
      'A {{hex}} is two {{space|spaces}}: its ground, C5, and its air, written C5^. Whoever is in one has nothing to do with whoever is in the other, unless a rule reaches across.',
    ),
    entry(
      'AA-1.5',
      'Distances are counted in {{hex|hexes}}. If one place is on the ground and the other in the air, add one: the air over your own head is one away, like the hex next door.',
    ),
    ruled(
      rebuilt(
        entry(
          'AA-1.6',
          'On the standard map a river runs along row C from king to king, and all else is Grass. Other maps scatter rocks, woods and lakes over it.',
        ),
        'The maps other than the standard one are our own. Turned half around they look the same, so neither side has the better end.',
      ),
      {
        choice:
          'The advanced board begins with the terrain of the basic one: a river in the middle, grass around it.',
        reason: 'The basic rules say so for their board, and nobody says otherwise for this one.',
      },
    ),
    ruled(entry('AA-1.7', 'Put as many of your {{creature|creatures}} into one {{space}} as you like.'), {
      choice: 'There is no stacking limit.',
      reason: 'Armies may start in a single hex, and combat adds up whole crowds.',
    }),
    ruled(entry('AA-1.8', 'The board is flat. No hex lies higher than another.'), {
      choice: 'Heights are left out.',
      reason:
        'They are mentioned once, in one version of the basic rules, and never used in the advanced game.',
    }),
    ruled(
      entry(
        'AA-1.9',
        'Both players see everything, with two exceptions: armies until they are [[AA-2.6|revealed]], and {{spell card|spell cards}} that were not {{declare|declared}} yet.',
      ),
      {
        choice: 'How many spell cards you hold is no secret.',
        reason: 'One can count cards in a hand, and [[AA-19.7]] makes use of the number.',
      },
    ),
  ],
  diagram: {
    position: positionOf({ phase: 'terrain', creatures: { C1: 'west giant', C9: 'east centaur' } }),
    hexes: hexes('A1 C1 C9 E7'),
    drawings: [...circles('C1', 'green'), ...circles('C9', 'red')],
    caption:
      'The standard map. A river runs from West’s king hex C1 (green) to East’s, C9 (red); the rest is Grass. From king to king it is eight steps.',
  },
}
