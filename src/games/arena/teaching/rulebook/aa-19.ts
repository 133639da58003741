import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Declaring and resolving. */
export const AA_19: RuleSection = {
  id: 'AA-19',
  title: 'Declaring and resolving magic',
  intro:
    'A Magic phase is a conversation: both players say what they want to cast, by turns, until nobody adds anything. Only then does it happen.',
  clauses: [
    entry(
      'AA-19.1',
      'First all {{declare|declarations}}, then all effects. Nothing works while there is still talk.',
    ),
    entry(
      'AA-19.2',
      'The {{active player}} begins and declares as much as wanted: in Magic 1 anything, in Magic 2 only {{instant|Instants}} and {{counterspell|Counterspells}}.',
    ),
    entry('AA-19.3', 'Then it is the opponent’s turn to declare Instants and Counterspells.'),
    entry(
      'AA-19.4',
      'If the opponent declared anything, the active player may add to it, then the opponent again, to and fro.',
    ),
    entry(
      'AA-19.5',
      'Each such stretch is a {{bout}}. You end yours by passing. As soon as a bout passes without a declaration, the first one excepted, all is said.',
    ),
    entry(
      'AA-19.6',
      'Then things happen in this order. In Magic 2, {{enchantment|enchantments}} that [[AA-21.6|repeat]], oldest first. Then {{counterspell|Counterspells}}, the last one declared first. Then {{instant|Instants}}, the first one declared first. In Magic 2, finally, the longer casts that are due: Half Turn, 1 Turn, 2 Turns, and within each as they were declared.',
      '{{continuous|Continuous}} effects are there before all of these.',
    ),
    ruled(
      entry(
        'AA-19.7',
        'If everybody can see that you have nothing to declare, you are not asked. Your {{bout}} counts as passed.',
      ),
      {
        choice:
          'It is skipped if none of your creatures has an ability that it could declare now, and none could cast a spell that the {{pool}} can pay. As long as you have hidden cards, every spell there is may be among them. Targets are not looked at, and it is looked at only as the bout begins. While a {{cast}} of yours is under way you are always asked, so that you can stop it.',
        reason: 'It saves handing over the mouse for nothing, and gives no secret away.',
      },
    ),
    entry(
      'AA-19.8',
      'When the moment of an effect comes, this is looked at in turn: is the caster alive, free to speak, not [[AA-22.20|blocked]], the item still in hand? Does [[AA-22.15|anti-magic]] smother it? Is the target still there, and [[AA-20.12|in range]]? Is it shielded or {{immune}}? If nothing stands in the way, it works.',
    ),
    entry(
      'AA-19.9',
      'If an effect needs dice they are rolled now, creature by creature, by {{number in play}}.',
    ),
  ],
  diagram: null,
}
