import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Ranged attacks. */
export const AA_14: RuleSection = {
  id: 'AA-14',
  title: 'Ranged attacks',
  intro: 'Archers, catapults and guns strike in your own turn, at a distance, and take no harm from it.',
  clauses: [
    ruled(
      entry(
        'AA-14.1',
        'A {{ranged attack}} has a strength, a shortest and a longest range, a type and perhaps {{poison}}. Unless the card says otherwise both ranges are 1.',
      ),
      {
        choice: 'All ranges are played.',
        reason: 'A note on what an old test version could do is not a rule.',
      },
    ),
    entry(
      'AA-14.2',
      'In your Combat phase, before the first fight is settled, each of your creatures with a {{ranged attack}} may fire once, into one {{space}} [[AA-1.5|within its range]].',
    ),
    ruled(
      entry(
        'AA-14.3',
        'From the ground, range 1 reaches the ground of neighboring hexes and the air right overhead. From the air it reaches neighboring air and the ground right below.',
      ),
      {
        choice: 'Distances are counted as for magic.',
        reason: 'That agrees with what is said about firing up and about firing down.',
      },
    ),
    entry(
      'AA-14.4',
      'Something must be there to hit: an enemy, or an abandoned {{vehicle}}, for which see [[AA-8.7]].',
    ),
    entry('AA-14.5', 'With an enemy in your own space you do not fire. You fight.'),
    entry(
      'AA-14.6',
      'Shots add to your creatures in the target space. If you have none there, the shots attack alone.',
    ),
    entry('AA-14.7', 'Trees, rocks and crowds in between do not matter, nor what the target stands on.'),
    entry('AA-14.8', 'In your opponent’s turn you do not fire.'),
    entry(
      'AA-14.9',
      'Who {{cast|casts}} for a turn or longer does not fire. A {{vehicle}} fires only with a {{pilot}} [[AA-8.8|who is not busy casting]]. Riders fire as they please.',
    ),
    ruled(entry('AA-14.10', 'The fight that you fire into can neither kill you nor make you run.'), {
      choice: 'This protects those who fire from elsewhere.',
      reason: 'Who stands in the space fights like all others ([[AA-14.5]]).',
    }),
    entry('AA-14.11', 'You may move first and fire afterwards.'),
  ],
  diagram: {
    position: positionOf({
      phase: 'combat',
      creatures: { C4: 'west archer', 'C4^': 'east gargoyle', D4: 'east ogre', C6: 'east orc' },
    }),
    hexes: hexes('B3 D6'),
    drawings: [...circles('C4 D4', 'green'), ...circles('C6', 'red')],
    caption:
      'The archer in C4 can fire at the ogre in D4 or straight up at the gargoyle. The orc in C6 (red) is two hexes away: too far.',
  },
}
