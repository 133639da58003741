import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { rebuilt, ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Terrain and storms. */
export const AA_4: RuleSection = {
  id: 'AA-4',
  title: 'Terrain and storms',
  intro:
    'A turn begins with landscaping. The more {{hex|hexes}} you {{control}}, the more ground you can reshape, and the more storms you can raise.',
  clauses: [
    entry(
      'AA-4.1',
      'Ground is Grass, Rocky, Forest, River or Water, and King where a king sits ([[AA-1.3]]).',
    ),
    entry(
      'AA-4.2',
      'The {{terrain class}} on a card tells which ground a creature can set foot on.',
      'Grass: Grass and River. Rocky: the same and Rocky. Forest: the same and Forest. All land: anything but Water. Water: Water and River. All: anything. King ground takes everybody.',
    ),
    rebuilt(
      entry(
        'AA-4.3',
        'Terrain changes in steps. From Grass one step leads to Rocky, Forest or River; from Rocky or Forest back to Grass; from River to Grass or Water; from Water to River.',
      ),
      'The basic rules speak of steps, but their chart is lost. This one is as simple as can be, if from every terrain of a [[AA-4.2|class]] a way shall lead to all others of it.',
    ),
    ruled(
      entry(
        'AA-4.4',
        'When the phase begins, count your {{hex|hexes}}: you have that many points to spend on terrain and storms now. This {{budget}} has nothing to do with your {{pool}}.',
      ),
      {
        choice:
          'Your king hex counts. Hexes are counted once, at the start of the phase, and what you do not use is gone.',
        reason: 'The basic rules have you add up your hexes at this moment, and mention no savings.',
      },
    ),
    entry(
      'AA-4.5',
      'A step costs 4 in a hex of your own, 6 in a hex that nobody {{control|controls}}, 8 in one of your opponent’s.',
    ),
    ruled(entry('AA-4.6', 'You can take the same hex through several steps, paying for each.'), {
      choice: 'Any number of steps in a hex.',
      reason: 'Nothing speaks against it.',
    }),
    entry('AA-4.7', 'A {{king hex}} remains a king hex.'),
    entry(
      'AA-4.8',
      'You may change the ground under anybody’s feet. Who could not have walked onto the new ground is {{stranded}}: nothing happens yet, but [[AA-15.8|in its own next turn]] it has to leave.',
    ),
    entry(
      'AA-4.9',
      'With the same {{budget}}, at the same prices, raise a {{storm}} over a hex without one, or end one that is there. Any hex will do, even a king’s.',
    ),
    ruled(
      entry(
        'AA-4.10',
        'Nobody flies into stormy air, and nobody takes off into it. A {{flyer}} that is caught in one is {{stranded}}, see [[AA-15.8]]. On the ground below you hardly notice.',
      ),
      {
        choice: 'The printed example of a storm is followed, except for whose bird it tells of.',
        reason: 'The bird changes its owner halfway through the example. The rule is the same either way.',
      },
    ),
    entry(
      'AA-4.11',
      'A {{storm}} is over at the end of its third turn. The turn in which it came up is the first, and your opponent’s turns count too: one raised in turn 5 blows itself out after turn 7. It is no different with a storm that magic calls.',
    ),
  ],
  diagram: {
    position: positionOf({
      phase: 'terrain',
      creatures: { C4: 'west orc', C6: 'east elf' },
      terrain: { B5: 'Forest' },
      budget: 6,
    }),
    hexes: hexes('B3 D6'),
    drawings: [...circles('C4', 'green'), ...circles('B5', 'blue'), ...circles('C6', 'red')],
    caption:
      'West has 6 to spend. A step in its own hex C4 (green) costs 4, in nobody’s B5 (blue) 6. In C6 (red), which is East’s, it would cost 8. The forest in B5 can become Grass, but not River in a single step.',
  },
}
