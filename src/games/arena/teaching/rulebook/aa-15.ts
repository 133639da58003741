import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Retreat. */
export const AA_15: RuleSection = {
  id: 'AA-15',
  title: 'Retreat',
  intro:
    'When all fights are settled the beaten go. Nobody decides anything here: attackers return, defenders go where chance sends them.',
  clauses: [
    entry(
      'AA-15.1',
      'First go the {{active player|active player’s}} units, then the opponent’s, each side in the order of {{number in play}}.',
    ),
    entry(
      'AA-15.2',
      'Single creatures go one at a time. A {{mount}} and its riders stay together and draw once; if one of them has to go, all of them do. For riders of a {{vehicle}} without a pilot see [[AA-8.5]].',
    ),
    entry(
      'AA-15.3',
      'Attackers go back to the {{space}} [[AA-9.11|from which they came]], be it ground or air.',
    ),
    ruled(
      entry(
        'AA-15.4',
        'Defenders are sent by chance to a neighboring hex that their side {{control|controls}}, on the ground if they are on the ground, in the air if in the air. Those in the air may also end up on the ground below, if the hex is theirs.',
      ),
      {
        choice:
          'A unit of the active player that did not move to where it is in this turn retreats like a defender: it was just created, say. So does a rider whose mount died after it had landed there.',
        reason: 'They have no place to go back to.',
      },
    ),
    entry(
      'AA-15.5',
      'Left out are spaces that the unit cannot enter because of terrain, a {{storm}}, a [[AA-22.16|barrier]] or because they are [[AA-22.17|closed]], and spaces with an enemy in them.',
    ),
    ruled(entry('AA-15.6', 'A unit that has nowhere to go dies.'), {
      choice:
        'Where it is a mount and its riders, only the mount dies, and the riders look for a way of their own ([[AA-7.10]] in the air). Riders of a mount that dies for being {{stranded}} stay where they are if they may stand there.',
      reason: 'On foot they may get through where the mount could not.',
    }),
    ruled(
      entry(
        'AA-15.7',
        'Walls do not run: with Move 0 on the card there is no {{retreat}} over ground, and with speed 0 none through the air, except downward.',
      ),
      {
        choice:
          'Only the figure on the card counts. Slowed, held or entangled creatures run like the others.',
        reason: 'To flee is not to move, but a wall never goes anywhere.',
      },
    ),
    ruled(
      entry(
        'AA-15.8',
        'Next, units of the {{active player}} that have been {{stranded}} since before the turn must leave, in the way that defenders retreat.',
      ),
      {
        choice:
          'Those stranded in this very turn are left in peace: it must be the same space as when the turn began, under the same terrain or the same storm. To go from one bad place to another is to be stranded anew, and so is a storm made anew overhead.',
        reason:
          'So everybody gets one Movement phase to leave by themselves, as the printed example of a storm has it.',
      },
    ),
    entry(
      'AA-15.9',
      'Next, {{spent}} units of the {{active player}} that are still up land on the ground below. If they cannot enter it, or an enemy is there, they die.',
    ),
    entry('AA-15.10', 'Wherever a retreat ends, it starts no new fight in this turn.'),
    entry('AA-15.11', 'Last, [[AA-5.6|control of hexes]] is settled.'),
    entry(
      'AA-15.12',
      'A retreat is a single step and never ends among enemies. There is nothing to it but [[AA-15.5]].',
    ),
    ruled(entry('AA-15.13', 'Running away and casting do not go together.'), {
      choice:
        'A creature in a {{cast}} of one turn or longer loses it when it retreats on its own feet. One that its mount carries off keeps it, unless there was a fight in its space.',
      reason: 'Casters may be carried, but not walk ([[AA-18.6]]).',
    }),
  ],
  diagram: {
    position: positionOf({
      phase: 'combat',
      creatures: { C5: 'west giant, east orc, east orc' },
      terrain: { D5: 'Water' },
      control: { C6: 'east', B5: 'east', D5: 'east', C4: 'west' },
    }),
    hexes: hexes('B4 D6'),
    drawings: [...circles('B5 C6', 'green'), ...circles('D5', 'red')],
    caption:
      'One of the orcs in C5 dies. The other goes to B5 or C6 (green), which East controls, by the throw of a die. D5 (red) is East’s too, but no orc walks into a lake.',
  },
}
