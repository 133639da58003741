import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { rebuilt, ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Size and mounts. */
export const AA_7: RuleSection = {
  id: 'AA-7',
  title: 'Size, mounts and riders',
  intro:
    'Small creatures ride on large ones. The {{mount}} does the walking; apart from that everybody is their own creature.',
  clauses: [
    ruled(
      entry(
        'AA-7.1',
        'Creatures come in sizes from 1 to 5. In your Equip and Mount phases a creature may climb onto a larger one in its {{space}}.',
      ),
      {
        choice: 'In either of the two phases.',
        reason: 'One passage puts mounting before movement, but the list of phases has it in both.',
      },
    ),
    entry(
      'AA-7.2',
      'A {{mount}} bears one {{rider}} of the next smaller {{size}}, or two of the size below that, or four of the next, and so on, or a mixture.',
      'To reckon it: riders of size 1, 2, 3 and 4 weigh 1, 2, 4 and 8. A mount of size 2, 3, 4 or 5 bears 1, 2, 4 or 8 in all. Size 1 bears nobody.',
    ),
    entry(
      'AA-7.3',
      'You ride only what you {{controller|control}} yourself. An empty {{vehicle}} is free for all.',
    ),
    ruled(
      entry(
        'AA-7.4',
        'Riders carry no riders: who bears somebody cannot climb onto a third, and nobody climbs onto a rider.',
      ),
      {
        choice: 'One level and no more.',
        reason: 'Higher towers are never shown.',
      },
    ),
    entry(
      'AA-7.5',
      'A mount and its riders are one {{unit}}. It goes where the mount can go and as fast as the mount goes. Riders do not step off on the way.',
    ),
    ruled(
      entry(
        'AA-7.6',
        'Getting off, and onto something else in the same space, can be done within one phase.',
      ),
      {
        choice:
          'On the ground you get off only onto terrain that you could enter. In the air only flyers get off. Doing so before Movement is their take-off of the turn: their {{air turn|air turns}} are 1, and this Movement adds none. A flyer that was aloft by itself in this turn of yours or the last has its old count again, so a ride gives it no rest. The last {{pilot}} of a flying vehicle stays on board, or it would [[AA-8.6|crash]].',
        reason: 'Nobody steps into a place where they cannot be.',
      },
    ),
    ruled(entry('AA-7.7', 'In one phase a creature gets off once and gets on once.'), {
      choice: 'Once each.',
      reason: 'Enough to change mounts, and phases come to an end.',
    }),
    entry(
      'AA-7.8',
      'In all other ways riders and mounts are separate. Each fights with its own {{power}}, may be the one who dies, may fire, cast, and be aimed at.',
    ),
    entry('AA-7.9', 'On the ground, riders whose mount dies are left standing there.'),
    ruled(
      entry(
        'AA-7.10',
        'If it dies in the air, riders without flight of their own fall to their death. That holds from take-off on, but once the mount has landed it is down.',
      ),
      {
        choice:
          'Riders that can fly stay up, with one {{air turn}} gone. A fall is no death in combat, so a [[AA-11.10|Ring of Regeneration]] is no help.',
        reason: 'Wings work at once; the ring speaks of combat only.',
      },
    ),
    rebuilt(
      entry('AA-7.11', '{{illusion|Illusions}} neither ride nor are ridden.'),
      'Illusions are [[AA-2.11|our own]]; a picture bears no weight.',
    ),
    ruled(
      entry('AA-7.12', 'A larger creature with hands can carry a {{vehicle}} and is then its {{pilot}}.'),
      {
        choice: 'As long as nobody sits in the vehicle, and not if the larger creature is a vehicle too.',
        reason: 'A pilot may be the one who carries, as the rules put it; [[AA-7.4]] sets the bounds.',
      },
    ),
    ruled(
      entry(
        'AA-7.13',
        'A wall, which can neither walk nor fly, rides on nothing. You may sit on it, though.',
      ),
      {
        choice: 'Walls are not carried about.',
        reason: 'It cannot move of its own, and a traveling wall would make light of that.',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      phase: 'equip1',
      creatures: { C4: 'west giant, west ogre, west orc, west orc' },
    }),
    hexes: hexes('B3 D5'),
    drawings: circles('C4', 'green'),
    caption:
      'The giant in C4 is of size 3. It can carry the ogre, of size 2, or both orcs, of size 1; but not the ogre with an orc.',
  },
}
