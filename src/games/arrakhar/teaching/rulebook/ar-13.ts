import type { RuleSection } from '@/engine/rulebook'
import { entry } from './entry'

/** Scenarios and variations. */
export const AR_13: RuleSection = {
  id: 'AR-13',
  title: 'Scenarios and variations',
  intro: 'How large a game, how even a match, and what house you play in.',
  clauses: [
    entry(
      'AR-13.1',
      'The game to begin with. The wizard has 60 points and buys at least 4 of each type; the sorcerer has 66 and buys at least 6. Six {{haunt|haunts}}, those numbered 1 and 2.',
    ),
    entry(
      'AR-13.2',
      'Short: 40 points and 3 of each type for the wizard, 44 and 4 for the sorcerer, six {{haunt|haunts}}.',
      'Long: 90 points and 6 of each type for the wizard, 100 and 9 for the sorcerer, all nine haunts.',
    ),
    entry(
      'AR-13.3',
      'Buy what you like: there are no minimums. This goes with any scenario, and with any sums of points that you agree on.',
    ),
    entry(
      'AR-13.4',
      'To give the weaker player a chance, change the points of either side as you see fit. Steps of two points for the sorcerer are a good measure; fewer points make a shorter game, more a longer one.',
      'The points must pay for the minimums of the scenario, or with [[AR-13.3|Advanced Play]] for one unit of the wizard’s side. A game with less cannot be begun; you are told the least that is possible.',
    ),
    entry(
      'AR-13.5',
      'All of these are off unless you switch them on for a new game. With a turn limit the sorcerer wins if it passes and the {{wand}} is still in the valley. You may also bring tables, costs and a map of your own; they are checked, and kept with the saved game.',
      'The book’s page of charts is lost. For a new game you choose one of two {{reconstruction|reconstructions}} of it, the balanced or the first; a game that was begun before there were two has the first. An earlier balanced one, on which [[AR-8.4|fire]] was as dangerous to orcs as to sorcerers, is kept for the games that have it. The page of charts shows all three.',
      'House rules turn some rulings of this book the other way: [[AR-8.4]], [[AR-9.6]], [[AR-10.7]], [[AR-10.9]] and [[AR-10.10]].',
    ),
  ],
  diagram: null,
}
