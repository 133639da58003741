import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Haste. */
export const AR_9: RuleSection = {
  id: 'AR-9',
  title: 'Haste',
  intro:
    'Before the wizard’s side moves, wizards can lend it speed. A wizard that does so throws no {{fireball}} of its own later this game-turn.',
  clauses: [
    entry(
      'AR-9.1',
      'A wizard on the map may cast {{haste}} on the {{stack}} it stands in, or on a friendly stack {{adjacent}} to it. Units in an {{entry hex}} are out of reach for it.',
    ),
    entry(
      'AR-9.2',
      '{{designate|Designate}} every casting before you roll for any; up to the first roll you may change your mind. Each wizard casts once. Those of one stack may help different stacks, and several may help the same one.',
    ),
    entry(
      'AR-9.3',
      '{{resolve|Resolve}} the castings in whatever order you like. Roll on the Haste Table: it gives +2, +4 or +6. The printed table is lost; every {{reconstruction}} keeps to what is known of it.',
    ),
    entry(
      'AR-9.4',
      'Every unit of the stack has that much more {{movement factor}} in the movement segment that comes next, and no longer. Several castings on one stack are not added up: its best one counts.',
    ),
    entry(
      'AR-9.5',
      'Each unit has the bonus for itself, so a hasted stack may split and go wherever its units please.',
    ),
    ruled(
      entry(
        'AR-9.6',
        'On the first game-turn only, a wizard in an {{entry hex}} may cast on up to four units of one type that wait in the same hex. Name them when you {{designate}}. The wizard can be one of them, if it is wizards you hasten.',
        'Nothing is cast from a camp onto the map or back, and from the second game-turn on nothing is cast in a camp at all.',
      ),
      {
        choice:
          'In an entry hex haste goes to named units, four of one type at most, for a camp has no stacks to point at.',
        reason:
          'The original allows such a casting without a word on how units are picked from a camp that knows no limit, or on what may cross the map’s edge. The house rule allows no haste in entry hexes at all.',
        option: 'noEntryHaste',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'haste',
      units: { '0709': '2 wizard', '0710': '4 barbarian', '0708': '3 elf', '0509': '2 dwarf' },
      haunts: { T1: '0512' },
    }),
    hexes: hexes('0508 0711'),
    drawings: [
      ...arrows('0709 0710', 'green'),
      ...arrows('0709 0708', 'green'),
      ...circles('0709', 'blue'),
      ...circles('0509', 'red'),
    ],
    caption:
      'Two wizards, two castings: on the barbarians, on the elves, or on the wizards’ own stack (blue). The dwarves (red) stand two hexes away, too far for haste.',
  },
}
