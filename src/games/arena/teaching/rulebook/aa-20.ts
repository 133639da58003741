import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Targets and range. */
export const AA_20: RuleSection = {
  id: 'AA-20',
  title: 'Targets and range',
  intro: 'Every card says what it is aimed at and how far it carries.',
  clauses: [
    entry(
      'AA-20.1',
      'A card has one kind of target. You name it as you {{declare}}, and that is your last word.',
    ),
    entry('AA-20.2', 'Self: whoever casts.'),
    entry('AA-20.3', 'Creature: any one creature, yours, your opponent’s, or an abandoned {{vehicle}}.'),
    entry('AA-20.4', 'Corpse: one {{corpse}}.'),
    entry('AA-20.5', 'Item: one {{item}}. It is where its {{bearer}} is, or on the ground where it lies.'),
    entry(
      'AA-20.6',
      'Hex: one {{space}}, ground or air as the card may say. Terrain is on the ground, {{storm|storms}} are in the air.',
    ),
    entry(
      'AA-20.7',
      'Creatures in hex: everybody in one {{space}} when the magic works, friend, enemy and abandoned {{vehicle}} alike.',
    ),
    ruled(entry('AA-20.8', 'Multi-hex: one {{space}} and all spaces that touch it.'), {
      choice:
        'That is the six neighbors on the same level, and the space straight above or below the middle.',
      reason: 'By [[AA-1.5]] the air above a hex is one away, so it touches.',
    }),
    entry('AA-20.9', 'Creatures in multi-hex: everybody in such an {{area}}.'),
    entry('AA-20.10', 'Enchantment: one {{enchantment}} in play. It is found wherever its bearer is.'),
    ruled(
      entry(
        'AA-20.11',
        'Edge: the line between two neighboring hexes. Both of them must be within range on the ground.',
      ),
      {
        choice: 'Magical walls stand on edges. The Wall of Stone does not: it is a creature.',
        reason: 'Walls between two hexes are mentioned, but the list of targets forgets them.',
      },
    ),
    ruled(
      entry(
        'AA-20.12',
        '{{range|Range}} is how far the target may be from the {{caster}}; in an {{area}} its middle counts. With range 0 the magic stays in the space where it is cast. What matters is the distance when it works.',
      ),
      {
        choice:
          'Instants and Counterspells have to be in range at once. With longer ones you may take aim at what is still too far away.',
        reason: 'Nothing moves within a Magic phase, but a lot does in a turn.',
      },
    ),
    ruled(
      entry(
        'AA-20.13',
        'If the target turns out to be too far away, the magic fails and its price goes back into the {{pool}}.',
      ),
      {
        choice: 'Where a use was counted, it comes back too.',
        reason: 'What holds for the price should hold for the use.',
      },
    ),
    ruled(
      entry(
        'AA-20.14',
        'A creature [[AA-22.13|protected from spells]] cannot be picked as the one creature that a spell is aimed at.',
      ),
      {
        choice:
          'Abilities reach it, areas reach it, and so do its own spells on itself. It is looked at when the spell is declared and again when it works: an amulet taken up in between helps.',
        reason: 'The amulet speaks of spells aimed straight at its bearer.',
      },
    ),
    entry(
      'AA-20.15',
      'A card may ask for more: an animal, a creature of your own, nothing with {{rider|riders}}, ground that can be changed. You cannot aim at what does not fit. What no longer fits when the magic works makes it fail.',
    ),
  ],
  diagram: {
    position: positionOf({
      phase: 'magic1',
      creatures: {
        C2: 'west sorcerer',
        C5: 'east ogre',
        D5: 'east orc',
        'C5^': 'east drake',
        'B5^': 'east gargoyle',
      },
    }),
    hexes: hexes('B1 D6'),
    drawings: [...circles('C5', 'red'), ...circles('B4 B5 C4 C6 D4 D5', 'blue')],
    caption:
      'With a range of 3 the sorcerer aims a Meteor Swarm at the ground of C5 (red). It reaches the six neighbors (blue) and the drake right overhead, but not the gargoyle in the air of B5.',
  },
}
