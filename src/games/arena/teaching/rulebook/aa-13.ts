import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Poison. */
export const AA_13: RuleSection = {
  id: 'AA-13',
  title: 'Poison',
  intro: '{{poison|Poison}} does not win fights. It takes somebody along when a fight is narrowly lost.',
  clauses: [
    entry(
      'AA-13.1',
      'Each side adds up its {{poison}}: that of the Power of creatures in the space, and that of the shots that come in.',
    ),
    entry(
      'AA-13.2',
      'Suppose you lose, or the sums are equal. If your {{poison}} is greater than the {{margin}}, which is 0 where the sums are equal, the other side loses a creature in the space.',
    ),
    entry('AA-13.3', 'The winner’s poison does nothing more.'),
    entry(
      'AA-13.4',
      'Chance picks the victim among all of the other side in the space. If it hits one whom poison does not harm, undead or machine, nobody dies.',
    ),
    entry(
      'AA-13.5',
      'A {{blunt}} attack does not break the skin. As long as an attack is Blunt, its poison is 0.',
    ),
    ruled(
      entry(
        'AA-13.6',
        'If there are attacks on the poisoning side that are {{targeted}} as well as poisonous, its player may choose the victim: somebody weaker than the Power and poison of those attacks together.',
      ),
      {
        choice: 'Only attacks that are both add to the sum here.',
        reason: 'The other Targeted attacks have lost their fight and do nothing.',
      },
    ),
    entry('AA-13.7', 'Poison works even if the one who brought it lies dead.'),
    ruled(entry('AA-13.8', 'With equal sums and poison on both sides, both sides can lose a creature.'), {
      choice: 'The attackers’ loss comes first and does not save the defenders from theirs.',
      reason: 'Both sides are to be treated alike.',
    }),
    entry(
      'AA-13.9',
      '{{shooter|Shooters}} are out of its reach. If no attacker is in the space, the defenders’ poison finds nobody.',
    ),
  ],
  diagram: {
    position: positionOf({
      phase: 'combat',
      creatures: { C5: 'west human-soldier, west human-soldier, east giant-spider' },
    }),
    hexes: hexes('B4 D6'),
    drawings: circles('C5', 'red'),
    caption:
      'Two soldiers beat the spider in C5 by 2 against 1. Its poison of 2 is greater than that margin of 1, so it takes one of them along.',
  },
}
