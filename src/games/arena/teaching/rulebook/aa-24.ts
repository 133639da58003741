import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Basic ruleset. */
export const AA_24: RuleSection = {
  id: 'AA-24',
  title: 'The basic game',
  intro: 'A smaller board and no magic: good for a first game.',
  clauses: [
    entry(
      'AA-24.1',
      'The board has three rows, of 6, 5 and 6 hexes. The middle row is River, all else Grass. At both ends of the middle row there is a king area, which is not one of the 17.',
    ),
    ruled(
      entry(
        'AA-24.2',
        'A creature is its {{power}}, its {{move}} and its {{terrain class}}, and nothing else.',
      ),
      {
        choice:
          'Buy only cards with a {{standard}} attack and without flight, {{poison}}, {{ranged attack|ranged attacks}}, magic and abilities, and no {{vehicle|vehicles}}. Size, attributes and riding are ignored. There are no items, spells or storms.',
        reason: 'All of that is what the advanced rules add.',
      },
    ),
    entry('AA-24.3', 'A turn is Terrain Change, Movement, Combat, Retreat and Winning.'),
    ruled(
      entry(
        'AA-24.4',
        'The first player puts every creature on a hex beside the own king area with terrain that suits it, then the other does. As many as you like share a hex.',
      ),
      {
        choice:
          'Hexes with creatures belong to their side. King areas are neither controlled nor counted for the {{budget}}.',
        reason: 'They are not among the 17.',
      },
    ),
    entry(
      'AA-24.5',
      'Keep out of your own king area. Into the other one you may go, and if you do, you win in the Winning phase of that turn.',
    ),
    entry('AA-24.6', 'Terrain, control, movement, combat and retreat go by the clauses above.'),
  ],
  diagram: {
    position: positionOf({
      phase: 'movement',
      ruleset: 'basic',
      creatures: { B2: 'west giant', A1: 'west orc', B6: 'east centaur', A6: 'east elf' },
    }),
    hexes: hexes('A1 B1 B7 C6'),
    drawings: [...circles('B1', 'green'), ...circles('B7', 'red')],
    caption:
      'The basic board. West sets up beside its king area B1 (green), East beside B7 (red), and neither may enter its own.',
  },
}
