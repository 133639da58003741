import type { RuleSection } from '@/engine/rulebook'
import { rebuilt, ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Armies and setup. */
export const AA_2: RuleSection = {
  id: 'AA-2',
  title: 'Armies and set-up',
  intro:
    'Each player buys an army of {{creature|creatures}} and {{item|items}}, and picks {{spell|spells}}. Points that are not spent become the {{pool}} that pays for magic.',
  clauses: [
    rebuilt(
      entry(
        'AA-2.1',
        'You agree on a number of {{point|points}}. Creature and item cards have a price each; buy what you can afford. A skirmish is played with 50 points, the standard game with 80, a grand one with 120.',
      ),
      'These three sizes were chosen for a sensible length of game on this board. Figures and prices of cards are ours too wherever no printed source gives them; they agree with the few that are known, such as a centaur at 9 points.',
    ),
    ruled(
      entry(
        'AA-2.2',
        'The same card may be bought again and again. A few cards are not for sale: magic brings them.',
      ),
      {
        choice: 'No limit to copies other than that of [[AA-2.9]].',
        reason: 'None is printed.',
      },
    ),
    entry('AA-2.3', 'Whatever you leave unspent goes into your magic {{pool}}.'),
    entry('AA-2.4', 'To even out a match, give the two players different sums.'),
    ruled(
      entry(
        'AA-2.5',
        'Spells are free to take along; you pay when you cast. List up to eight different ones. You may list a spell that no creature of yours is able to cast, if only to keep the other side guessing.',
      ),
      {
        choice:
          'Eight spells to an army. The number can be changed when a game is set up; 0 lifts the limit.',
        reason:
          'Spells are secret and cost nothing. If you could list them all, there would be nothing to keep secret.',
      },
    ),
    ruled(
      entry(
        'AA-2.6',
        'Both players draw up their armies in secret. When both are final, creatures, items and {{pool|pools}} are laid open together. Spell lists are not.',
      ),
      {
        choice: 'Everything but the spells is shown at the same moment.',
        reason:
          'The advanced rules open creatures and items at the start, and set spells apart as the thing kept hidden.',
      },
    ),
    ruled(
      entry(
        'AA-2.7',
        'Your creatures begin on your {{king hex}}, on the ground, nobody {{rider|riding}} anybody. Your items lie there too, to be handed out in your first Equip and Mount phase.',
      ),
      {
        choice: 'Items start on the ground, not in anyone’s hands.',
        reason: 'They are said to be placed on the hex, and no bearer is mentioned.',
      },
    ),
    ruled(
      entry(
        'AA-2.8',
        'When you set up a game you choose who moves first, or leave it to a die with two sides: 1 is West, 2 is East.',
      ),
      {
        choice: 'Either agreed on, or a fair roll.',
        reason: 'The sources do not say who begins.',
      },
    ),
    ruled(
      entry(
        'AA-2.9',
        'An army has at least one creature that is no {{vehicle}}, no more than 40 creatures and items taken together, and no more than two creatures that can neither walk nor fly.',
      ),
      {
        choice: 'One real creature at least, 40 cards and two walls at most.',
        reason: 'Vehicles alone could never act, and a king hex packed with walls could never be taken.',
      },
    ),
    ruled(entry('AA-2.10', 'At the start you {{control}} your own king hex. All other hexes are nobody’s.'), {
      choice: 'One hex each.',
      reason: 'Control is won by being there, see [[AA-5.2]].',
    }),
    rebuilt(
      entry(
        'AA-2.11',
        'A card may carry {{attribute|attributes}}: good, evil, undead, holy, animal, machine, hands, illusion. On its own such a word does nothing, but rules, items and magic ask for it.',
      ),
      'The attribute illusion is ours. Magic of the Illusion type needs something to create.',
    ),
  ],
  diagram: null,
}
