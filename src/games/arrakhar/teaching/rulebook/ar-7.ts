import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Movement. */
export const AR_7: RuleSection = {
  id: 'AR-7',
  title: 'Movement',
  intro: 'Step by step, a point a {{hex}}. Pass friends, go around enemies and mountains.',
  clauses: [
    entry(
      'AR-7.1',
      'Each unit may go from hex to {{adjacent}} hex, at one {{movement point}} a step, up to its {{movement factor}} and what {{haste}} adds to it. Points not used by the end of the segment are gone.',
    ),
    entry(
      'AR-7.2',
      'Two things stop you: a {{mountain}}, and a hex with enemy units in it. Merely walking past enemies costs nothing and stops nobody.',
    ),
    entry('AR-7.3', 'Your own units are never in the way: walk through as many as you like.'),
    entry(
      'AR-7.4',
      'The sorcerer’s units never step into an {{entry hex}}. A wizard-side unit may, for one point, and by that leaves the game; and nobody goes from one entry hex straight to another.',
    ),
    entry(
      'AR-7.5',
      'A unit that waits in an {{entry hex}} comes in by stepping onto clear ground beside it. That first hex takes one point like all others.',
    ),
    ruled(
      entry(
        'AR-7.6',
        'When the movement segment ends, each hex of the map may hold four units at most, and all must be of the same type.',
        'While you are still moving you may break this as you like. The table lets you end the segment only once it is put right, and points at the hexes that are wrong.',
      ),
      {
        choice:
          'Until a die is rolled or the segment ends, moves may be taken back, and a unit may move on with the points it has left.',
        reason:
          'The limit is looked at only in the end, so nothing is gained by making each first try final. Friends around a table do the same.',
      },
    ),
    entry(
      'AR-7.7',
      'On the first {{game-turn}} every sorcerer-side unit has to end its movement three hexes or more from all {{entry hex|entry hexes}}.',
    ),
    entry(
      'AR-7.8',
      'Units of one type that stand together may walk together as a {{group}}, along the same path. It saves clicks, nothing else.',
    ),
    ruled(
      entry(
        'AR-7.9',
        'Creatures that were {{summon|summoned}} and {{wandering orc|wandering orcs}} may move in the same game-turn in which they arrive.',
      ),
      {
        choice: 'They are as free to move as everybody else.',
        reason: 'The original speaks of new units that move off their haunt, so they cannot be held there.',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'movement',
      units: { '0510': '3 elf', '0609': '2 dwarf', '0709': '3 ghoul' },
      haunts: { T1: '0808' },
    }),
    hexes: hexes('0507 0910'),
    drawings: [...arrows('0510 0609 0608 0708 0807', 'green'), ...circles('0709', 'red')],
    caption:
      'Three elves spend their four points: through the dwarves, then around the ghouls (red), whose hex they may not enter. Walking past them is free.',
  },
}
