import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Movement on the ground. */
export const AA_9: RuleSection = {
  id: 'AA-9',
  title: 'Movement on the ground',
  intro:
    'In your Movement phase each of your {{unit|units}} may go once, on foot or, if it can, [[AA-10.1|on the wing]].',
  clauses: [
    entry(
      'AA-9.1',
      'Move your {{unit|units}} one by one, in any order, each of them once. On the ground a unit goes up to as many hexes as the {{move}} of its {{mount}}. Every hex costs one, whatever grows on it.',
    ),
    entry('AA-9.2', 'Go from hex to neighboring hex, over ground that [[AA-4.2|suits the mount]].'),
    entry('AA-9.3', 'Run into an enemy and your march is over: where one stands on the ground, you stop.'),
    entry('AA-9.4', 'Enemies in the air do not get in your way.'),
    entry(
      'AA-9.5',
      'A ground [[AA-22.16|barrier]] is not crossed, and a [[AA-22.17|closed space]] is not entered.',
    ),
    ruled(entry('AA-9.6', 'You walk or you fly. Nobody does both in one turn.'), {
      choice: 'One or the other.',
      reason: 'A flyer is said to choose flight, which leaves no walking beside it.',
    }),
    entry(
      'AA-9.7',
      'What counts is the {{move}} on the card, with all {{lasting change|lasting changes}} and what magic and items do to it at the moment, and never less than 0. With Move 0 a unit stays on the spot.',
    ),
    entry(
      'AA-9.8',
      'A unit does not move while its {{mount}} is [[AA-18.6|casting]], [[AA-22.8|held]], or on the ground and [[AA-22.9|entangled]]. Riders in such a state do not matter: they are carried along.',
    ),
    entry('AA-9.9', 'A {{stranded}} unit leaves like any other, over ground it can enter.'),
    entry(
      'AA-9.10',
      'Enemies next door cost you nothing. You may walk past them and away from them as you please.',
    ),
    entry(
      'AA-9.11',
      'Each unit keeps in mind the last {{space}} it came through before it stopped. That is [[AA-15.3|where it falls back to]].',
    ),
  ],
  diagram: {
    position: positionOf({ phase: 'movement', creatures: { C3: 'west centaur', C4: 'east orc' } }),
    hexes: hexes('B2 D5'),
    drawings: [...arrows('C3 D3 D4', 'green'), ...circles('C4', 'red')],
    caption:
      'The centaur has Move 2 and walks around the orc to D4. If it goes to C4 (red) it must stop there and fight.',
  },
}
