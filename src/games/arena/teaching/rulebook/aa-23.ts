import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Winning and ending. */
export const AA_23: RuleSection = {
  id: 'AA-23',
  title: 'Winning',
  intro: 'Stand on the other king’s ground when a turn ends.',
  clauses: [
    ruled(
      entry(
        'AA-23.1',
        'In the Winning phase you win with a creature of yours on the ground of the enemy’s {{king hex}}, if it is of the kind that [[AA-5.7|can hold a hex]]. Hovering above will not do.',
      ),
      {
        choice: 'Both players are looked at, the {{active player}} first.',
        reason: 'A retreat can put somebody onto a king hex in the other player’s turn.',
      },
    ),
    entry(
      'AA-23.2',
      'It comes after Combat and Retreat. Rush in among the guards and you have won only if you beat them.',
    ),
    ruled(entry('AA-23.3', 'A player with nobody left has lost.'), {
      choice:
        '{{vehicle|Vehicles}} and {{illusion|illusions}} do not count as somebody. If nobody is left on both sides, it is a draw.',
      reason: 'Nothing is said about it, but such a player could never do anything again.',
    }),
    ruled(
      entry(
        'AA-23.4',
        'After the last turn, the 60th unless you agreed on another, the player with more {{control|controlled}} hexes wins. If that is even, compare what your creatures and the items they carry cost. If that is even too, it is a draw.',
      ),
      {
        choice: 'A limit of turns, hexes first, then points.',
        reason: 'Games have to end, and counting hexes rewards those who leave their king’s side.',
      },
    ),
    entry('AA-23.5', 'When you are asked for a decision you may also give up.'),
  ],
  diagram: {
    position: positionOf({
      phase: 'combat',
      creatures: { C9: 'west orc', 'C1^': 'east drake', E4: 'east elf' },
    }),
    hexes: hexes('A1 C1 C9 E7'),
    drawings: [...circles('C9', 'green'), ...circles('C1', 'red')],
    caption:
      'West’s orc stands on East’s king hex C9 (green). If it is still there when the turn comes to its Winning phase, West has won. East’s drake over C1 (red) takes nothing: it is in the air.',
  },
}
