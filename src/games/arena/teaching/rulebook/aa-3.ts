import type { RuleSection } from '@/engine/rulebook'
import { entry } from './entry'

/** Turn sequence and dice. */
export const AA_3: RuleSection = {
  id: 'AA-3',
  title: 'Turns, decisions and dice',
  intro:
    'Players take {{turn|turns}}. A turn goes through nine {{phase|phases}}, and at every moment exactly one player is asked.',
  clauses: [
    entry(
      'AA-3.1',
      'A {{turn}} has nine {{phase|phases}}: Terrain Change, Equip and Mount, Magic 1, Movement, Magic 2, Combat, Retreat, Equip and Mount once more, Winning.',
    ),
    entry(
      'AA-3.2',
      'After your turn comes your opponent’s. Turns are counted straight through: if West has turn 1, East has turn 2.',
    ),
    entry(
      'AA-3.3',
      'Whose turn it is says when Terrain Change, both Equip and Mount phases, Movement and Combat are over. A Magic phase is over once [[AA-19.5|nobody has anything to declare]]. Retreat and Winning take care of themselves.',
    ),
    entry(
      'AA-3.4',
      'A new turn wipes the slate for all creatures of both sides: nobody has moved, fired, fought, used an Instant, or come from anywhere, and all items may be used again ([[AA-6.6]]).',
    ),
    entry(
      'AA-3.5',
      'Where chance picks one of several, the candidates are lined up and a die with just as many sides points at one. If there is a single candidate, no die is needed.',
      'Creatures line up by {{number in play}}: West’s army in the order of its list, then East’s, then whatever came later. Spaces line up with the ground below first, then from A1 to the end of the last row.',
    ),
    entry(
      'AA-3.6',
      'In a phase that runs by itself, dice are rolled one after another in the order in which these rules tell the steps.',
    ),
    entry('AA-3.7', 'Only the player who is asked may do anything. The other one waits.'),
    entry('AA-3.8', 'Do what the phase is for. Nobody walks in Combat or buys terrain in Movement.'),
    entry('AA-3.9', 'You can only name what is on the table, and only what is of the kind that is wanted.'),
    entry('AA-3.10', 'You order about what you {{controller|control}}, and nothing else.'),
    entry(
      'AA-3.11',
      'You never both decide at the same moment. Where both have something to decide, the {{active player}} comes first unless a clause turns that around. Drawing up [[AA-2.6|armies]] is done in secret, which comes to the same.',
    ),
  ],
  diagram: null,
}
