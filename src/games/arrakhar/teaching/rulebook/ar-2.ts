import type { RuleSection } from '@/engine/rulebook'
import { entry } from './entry'

/** Force design. */
export const AR_2: RuleSection = {
  id: 'AR-2',
  title: 'Buying your force',
  intro: 'Both players go shopping in secret. What you buy is what you have: no more units are ever sold.',
  clauses: [
    entry(
      'AR-2.1',
      'Your scenario gives you a sum of points ([[AR-13.1]], [[AR-13.2]]). Spend them on the four types of your own {{side}}, at the prices of the [[AR-1.5|unit chart]]. Points that you keep are worth nothing later.',
    ),
    entry(
      'AR-2.2',
      'There are 20 {{counter|counters}} of each type, so that is the most you can buy of one.',
    ),
    entry(
      'AR-2.3',
      'You must buy at least so many of each of your four types; how many, the scenario says. [[AR-13.3]] does away with these minimums.',
    ),
    entry(
      'AR-2.4',
      'Your {{design}} is your secret until the {{unit|units}} come onto the map. Whatever stands on the map lies open to both players.',
      'The sorcerer’s {{pool}} remains secret to the end, down to the question of how much is left in it.',
    ),
    entry(
      'AR-2.5',
      'At one screen you take turns behind the curtain: the sorcerer buys, then the wizard buys, then the [[AR-3.1|sorcerer sets up]], then the [[AR-4.1|wizard sets up]].',
    ),
  ],
  diagram: null,
}
