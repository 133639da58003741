import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Combat. */
export const AA_11: RuleSection = {
  id: 'AA-11',
  title: 'Combat',
  intro:
    'Add up {{power}} against Power. The weaker side loses one creature and runs; dice decide only who it is.',
  clauses: [
    entry(
      'AA-11.1',
      'There is a fight in every {{space}} with creatures of both sides, and in every space that you [[AA-14.2|fire]] into. The {{active player}} attacks; the other defends.',
    ),
    entry(
      'AA-11.2',
      'All creatures in the space fight, apart from {{vehicle|vehicles}} without a {{pilot}}.',
    ),
    ruled(
      entry(
        'AA-11.3',
        'A creature fights with its {{effective power}}: what its card says, {{lasting change|lasting changes}}, items, abilities and magic at work on it, and never less than 0. Shots are reckoned in the same way.',
      ),
      {
        choice: 'What adds to Power does not add to shots, and the other way round, unless it says so.',
        reason: 'The rules keep the two figures apart.',
      },
    ),
    ruled(
      entry(
        'AA-11.4',
        'Combat is over when no fight is left open. First say who fires, then settle the fights.',
      ),
      {
        choice: 'The {{active player}} picks the order.',
        reason: 'No order is given, and it seldom matters.',
      },
    ),
    entry(
      'AA-11.5',
      'Put the attackers and those who fire in on one side, the defenders on the other, and compare the sums. The larger sum wins, and the difference is the {{margin}}.',
    ),
    entry(
      'AA-11.6',
      'The losers give up one creature of those in the space, whom chance picks, and all others there must {{retreat}}. {{shooter|Shooters}} outside lose nobody and stay where they are.',
    ),
    entry('AA-11.7', 'If the sums are equal nobody dies, but attackers in the space must {{retreat}}.'),
    entry(
      'AA-11.8',
      'A fight goes step by step: the sums; whether {{blunt}} attacks spare the losers; who dies, by choice or by chance; what {{poison}} takes of the attackers; what it takes of the defenders; who must retreat.',
    ),
    entry(
      'AA-11.9',
      'Shooters that attack without anybody in the space, and do not win, achieve nothing. {{poison|Poison}} may still do its work ([[AA-13.2]]).',
    ),
    entry(
      'AA-11.10',
      'Some magic saves a creature from dying in combat, the Ring of Regeneration for one. If such a creature is to die in a fight or of its poison, it lives, and nobody else dies for it. Its unit must {{retreat}} all the same, though its side may have won, and if there is no way out it dies after all.',
    ),
    ruled(entry('AA-11.11', 'Who has to {{retreat}} goes, even if no enemy is left.'), {
      choice: 'The order to retreat stands.',
      reason: 'It is the simplest way.',
    }),
    entry('AA-11.12', 'No creature is in more than one fight in a Combat phase.'),
    entry(
      'AA-11.13',
      'A fight in their space ruins the work of those who {{cast}} for one turn or longer: the magic is lost ([[AA-18.5]]). They fight with their Power like the others.',
    ),
  ],
  diagram: {
    position: positionOf({
      phase: 'combat',
      creatures: { C5: 'west ogre, west orc, east swordmaster, east human-soldier' },
    }),
    hexes: hexes('B4 D6'),
    drawings: circles('C5', 'red'),
    caption:
      'In C5 an ogre and an orc, 3 and 1, attack a swordmaster and a soldier, 2 and 1. It is 4 against 3: West wins, chance picks one of the two defenders, and the other retreats.',
  },
}
