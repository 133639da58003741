import type { RuleSection } from '@/engine/rulebook'
import { rebuilt, ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Effects. */
export const AA_22: RuleSection = {
  id: 'AA-22',
  title: 'What magic does',
  intro:
    'The effects out of which all spells, abilities and items are made. Whether one stays, wears off or always works is a matter of its {{duration}}.',
  clauses: [
    entry(
      'AA-22.1',
      'More or less {{power}}, or more or less for {{ranged attack|shots}}. Some cards do this only to creatures with an {{attribute}}, or to all but those.',
    ),
    entry('AA-22.2', 'More or less {{move}}, and on some cards flight speed with it. Neither drops below 0.'),
    entry(
      'AA-22.3',
      'The creature’s unit walks and lands on any terrain, if the creature is its {{mount}} or alone. It is no right to stay: [[AA-15.8]] holds from its next turn on.',
    ),
    entry(
      'AA-22.4',
      'The creature can fly, with the speed and {{flight duration}} that the card gives, unless it flies better without.',
    ),
    rebuilt(
      entry(
        'AA-22.5',
        'Roll a die with six sides for each creature in the {{area}}. It dies on the card’s number plus its {{effective power}}, or more: a Fireball needs 4, so an orc of Power 1 burns on a 5 or 6.',
      ),
      'How fire kills is not told. It strikes all in its area, and the strong come through.',
    ),
    entry(
      'AA-22.6',
      'The target dies, or all in the {{area}} whom the card means, if their {{effective power}} is not above the card’s number. This is no death in combat, so [[AA-11.10]] does not help.',
    ),
    entry(
      'AA-22.7',
      'The creature strikes in another way: with all its attacks, or on some cards with its Power alone. Or its Power becomes more {{poison|poisonous}}.',
    ),
    entry('AA-22.8', 'A held creature does not move by itself, take off or {{pilot}}.'),
    entry('AA-22.9', 'An entangled creature, while on the ground, neither walks nor takes off.'),
    entry(
      'AA-22.10',
      'The creature obeys the caster’s player from now on. When the {{enchantment}} ends it goes back to its owner. Where that leaves enemies in one space they fight in the next Combat. Magic that it was casting is lost.',
    ),
    entry('AA-22.11', 'The creature is saved from dying in combat, as told in [[AA-11.10]].'),
    entry(
      'AA-22.12',
      '{{immune|Immune}} to a type: magic of that type does nothing to the creature. Shielded: until [[AA-21.3|the phase is over]], no magic that comes after the shield does.',
    ),
    entry('AA-22.13', 'No spell can be aimed at this creature alone, see [[AA-20.14]].'),
    entry(
      'AA-22.14',
      'Hidden: {{targeted}} attacks cannot pick the creature ([[AA-12.11]], [[AA-13.6]]). Some cards also keep enemies from naming it as the one creature for their magic.',
    ),
    ruled(
      entry(
        'AA-22.15',
        'In this {{space}} magic is dead. None is declared or works from there or on anybody there; {{area|areas}} pass over it. Abilities, items and enchantments of creatures inside sleep until they leave. {{tech|Tech}} works on, and so does [[AA-22.10|control over a creature]].',
      ),
      {
        choice: 'From outside one can aim at the anti-magic itself.',
        reason: 'Else nothing could ever end it.',
      },
    ),
    entry(
      'AA-22.16',
      'A barrier on an {{edge}}. On the ground nobody walks or retreats across; in the air nobody flies or retreats across. Shots and magic pass.',
    ),
    entry(
      'AA-22.17',
      'The ground in the {{area}} is closed. Until [[AA-21.3|the phase is over]] nobody goes in.',
    ),
    entry(
      'AA-22.18',
      'Terrain changes by magic. By a step of your choice: name the new terrain, which must be [[AA-4.3|one step]] away when the magic works. Toward Water: rocks and woods become Grass, Grass becomes River, River becomes Water. Or all hexes in the {{area}} that can change turn into one terrain. Who stands there may be [[AA-4.8|stranded]].',
    ),
    entry('AA-22.19', 'A {{storm}} comes up where there is none, or all storms in the {{area}} end.'),
    entry(
      'AA-22.20',
      'The magic that the target creature was to work in this phase is called off; it counts as cast. It must have some, and {{tech}} cannot be called off. A {{counterspell}} can be called off by a later one.',
    ),
    entry(
      'AA-22.21',
      'Silenced: the creature’s {{cast}} fails, and it declares no magic for the time. {{tech|Tech}} needs no words.',
    ),
    entry(
      'AA-22.22',
      'One {{enchantment}} ends; or all do that are in the {{area}}: on its spaces, on whoever and whatever is there, and on the {{edge|edges}} inside it.',
    ),
    entry(
      'AA-22.23',
      'An item is destroyed, whatever it is. Or it is disenchanted: it remains, but does nothing any more. {{tech|Tech}} has no magic to lose and cannot be chosen for that.',
    ),
    entry(
      'AA-22.24',
      'A new creature appears and is yours. Made from a {{corpse}}, it stands where the corpse lay, and the corpse is gone. It has to suit the ground. It may fight in this turn, with enemies in its space for instance.',
    ),
    entry(
      'AA-22.25',
      'The {{corpse}} becomes what it was and stands there again, under its owner, as good as new. A machine cannot be brought back.',
    ),
    entry(
      'AA-22.26',
      'Recall puts the creature on the {{king hex}} of its player. That fails with an enemy there, or while it carries riders. Teleport puts the caster on the ground space that was named, which it must be able to enter; no enemy may be there, and it is no king hex.',
      'Both leave their {{mount}} behind, and forget [[AA-9.11|where they came from]]. A vehicle they had piloted does as in [[AA-8.5]] or [[AA-8.6]].',
    ),
    entry('AA-22.27', 'The creature gets a {{ranged attack}}, if it has none.'),
    entry('AA-22.28', 'Who was created, revived or moved by magic may have to fight in the same turn.'),
  ],
  diagram: null,
}
