import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Casting times. */
export const AA_18: RuleSection = {
  id: 'AA-18',
  title: 'Casting times',
  intro:
    'From a snap of the fingers to two turns of chanting. The longer it takes, the more can come in between.',
  clauses: [
    entry('AA-18.1', '{{continuous|Continuous}} abilities always work. You never {{declare}} them.'),
    ruled(
      entry(
        'AA-18.2',
        'An {{instant}} or a {{counterspell}} may be declared by either player, in both Magic phases, and works in the same phase. It does not tire: the caster may still move and fight. Only spells are Counterspells.',
        'A creature uses one such effect in a turn, be it the one kind or the other.',
      ),
      {
        choice: 'The count starts again with each turn, your opponent’s included.',
        reason: 'A turn is one player’s turn.',
      },
    ),
    ruled(
      entry(
        'AA-18.3',
        'A {{half turn}} effect is declared by the {{active player}} in Magic 1 and works in Magic 2 of that turn.',
      ),
      {
        choice: 'Abilities may take half a turn as well as spells.',
        reason:
          'The rules contradict themselves: half turns are reserved for spells, and then explained for abilities.',
      },
    ),
    entry(
      'AA-18.4',
      'An effect of 1 Turn or 2 Turns is declared by the {{active player}} in Magic 1. It works in Magic 2 of that player’s next turn, or of the one after.',
    ),
    entry(
      'AA-18.5',
      'Before it works, a {{cast}} is lost if the caster dies, gets into a fight, is kept from casting, or is told to stop. What was paid is gone.',
    ),
    ruled(
      entry(
        'AA-18.6',
        'During a {{cast}} of half a turn or longer the caster does not move by itself, does not {{pilot}}, and declares nothing else. It may sit on a {{mount}}, or in a vehicle that somebody else drives.',
      ),
      {
        choice:
          'An Instant or Counterspell and a longer cast exclude each other within a turn, whichever comes first. Whoever [[AA-18.9|stops]] declares nothing else in that turn, but may walk. Getting on and off is allowed.',
        reason: 'Both being in the same turn is what is forbidden. And being borne is permitted.',
      },
    ),
    entry(
      'AA-18.7',
      'With a {{half turn}} cast behind it a creature may fight in that turn’s Combat. In a longer cast it does not fire and does not pick fights until the magic is done, and [[AA-11.13|a fight in its space]] is the end of the cast.',
    ),
    entry('AA-18.8', 'Once its magic has worked, in Magic 2, the caster is free. It may fight in that turn.'),
    entry(
      'AA-18.9',
      'You may break off a {{cast}} of yours whenever you have the {{bout}} in a Magic phase.',
    ),
    entry('AA-18.10', 'One {{cast}} at a time for each creature.'),
    ruled(
      entry('AA-18.11', 'Being in a fight means that the fight is settled with the caster in its space.'),
      {
        choice: 'An enemy who merely stands beside you before Combat does not keep you from casting.',
        reason: 'In the printed example of Quick Growth magic is used with the enemy already there.',
      },
    ),
  ],
  diagram: null,
}
