import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Flight. */
export const AA_10: RuleSection = {
  id: 'AA-10',
  title: 'Flight',
  intro: 'Wings know no rocks and no rivers. They tire, however: who stays up too long comes down, or falls.',
  clauses: [
    entry(
      'AA-10.1',
      'A {{flyer}} has a speed, in hexes a turn, and a {{flight duration}}, in turns. In Movement its unit may fly rather than walk.',
    ),
    ruled(
      entry(
        'AA-10.2',
        'A flight is made of a take-off, if the unit is down; then steps from air to neighboring air, as many as its speed; then a landing, if you want one. Taking off and landing use up no speed. A unit that is up already may land where it is.',
      ),
      {
        choice: 'Up and down again on the same spot, without a step between, is no flight.',
        reason: 'It would change nothing.',
      },
    ),
    entry(
      'AA-10.3',
      'The ground and all who stand there are no hindrance to a flyer, nor is a flyer to them.',
    ),
    entry(
      'AA-10.4',
      'Where an enemy is in the air that you enter, even as you take off, you stop, and there will be a fight. You cannot land before it.',
    ),
    entry(
      'AA-10.5',
      'Under a {{storm}} you cannot take off, and stormy air is not entered. If you are in it already you may leave it, or land. Air [[AA-22.16|barriers]] stop you too.',
    ),
    entry(
      'AA-10.6',
      'Land on ground that you [[AA-4.2|could walk onto]]. If enemies are there you will fight them on the ground, and should it go wrong you [[AA-15.3|fall back]] into the air above.',
    ),
    ruled(
      entry(
        'AA-10.7',
        'The turn of take-off is {{air turn}} 1. Each of your Movement phases that begins with you still up adds another. When the count has reached your {{flight duration}} you are {{spent}}: with a duration of 1 that is at once, with 2 in the turn after. Once down, you start afresh, unless you are driven back up in that same turn: then your old count stands, and you are {{spent}} if it reaches the duration.',
      ),
      {
        choice: 'Only turns of your own count.',
        reason: 'So it goes with the manticore of the printed example.',
      },
    ),
    entry(
      'AA-10.8',
      'When you end Movement, your {{spent}} units in the air come down where they are, unless an enemy shares their air. Over ground that they cannot enter, they die ([[AA-7.10]] for riders).',
    ),
    ruled(entry('AA-10.9', 'A {{spent}} unit with an enemy beside it in the air stays up for the fight.'), {
      choice: 'It lands after combat, see [[AA-15.9]].',
      reason: 'Otherwise no creature with a duration of 1 would survive an attack in the air.',
    }),
    entry('AA-10.10', 'If you are up there and can no longer fly, you are {{spent}}.'),
    entry(
      'AA-10.11',
      'Riders fly as fast and as long as their {{mount}}. Wings of their own are folded meanwhile.',
    ),
    entry('AA-10.12', 'A balloon with speed 0 goes up, hangs there and comes down again.'),
    entry('AA-10.13', 'In your opponent’s turn your flyers stay where they are.'),
  ],
  diagram: {
    position: positionOf({
      phase: 'movement',
      creatures: { B3: 'west gargoyle' },
      terrain: { B4: 'Water', B5: 'Rocky' },
      storms: { A3: 6 },
    }),
    hexes: hexes('A2 C6'),
    drawings: [...arrows('B3 B4 B5', 'green'), ...circles('B4', 'blue'), ...circles('A3', 'red')],
    caption:
      'The gargoyle flies two hexes and lands on the rocks of B5. Over the lake in B4 (blue) it can stay up, but not land. Into the storm over A3 (red) it does not fly.',
  },
}
