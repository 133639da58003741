import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Durations and enchantments. */
export const AA_21: RuleSection = {
  id: 'AA-21',
  title: 'Durations and enchantments',
  intro:
    'Some magic is over in a moment. Some clings to its target as an {{enchantment}} until it runs out or is {{dispel|dispelled}}.',
  clauses: [
    entry('AA-21.1', '{{continuous|Continuous}}: an ability that is always at work.'),
    entry(
      'AA-21.2',
      '{{instantaneous|Instantaneous}}: the change is made, for good, and nothing magical remains. You can counter it before it works, but not {{dispel}} it afterwards.',
    ),
    entry(
      'AA-21.3',
      '1 phase: from Magic 1 it lasts through Movement; from Magic 2 it lasts through Combat, but not into Retreat.',
    ),
    ruled(entry('AA-21.4', 'Until dispelled: it stays, as an {{enchantment}} on its target.'), {
      choice:
        'What lasts one phase or repeats is an enchantment too. In an {{area}} every creature gets one of its own, or the space gets one.',
      reason: 'Everything but instantaneous magic is said to be open to dispelling.',
    }),
    entry(
      'AA-21.5',
      'An {{enchantment}} ends when it is {{dispel|dispelled}}, when its time is up, or when what bears it leaves the game.',
    ),
    ruled(
      entry(
        'AA-21.6',
        'Instantaneous, repeating: it works now and again, in Magic 2 whenever the player in whose turn it began has another turn. {{dispel|Dispelling}} stops it, but mends nothing.',
      ),
      {
        choice: 'It repeats from that player’s next turn on, also if it began in Magic 1.',
        reason: 'With that the printed example of Sickness comes out right.',
      },
    ),
    ruled(
      entry(
        'AA-21.7',
        'The same magic twice on the same target does not count double while it lasts. Lasting changes, made anew each time, do add up.',
      ),
      {
        choice: 'One of a name counts.',
        reason: 'With items of one kind it is the same ([[AA-6.6]]).',
      },
    ),
    ruled(entry('AA-21.8', 'Magic that lasts outlives its caster.'), {
      choice: 'Nor does it end when the caster changes sides.',
      reason: 'It clings to its target, not to whoever made it.',
    }),
  ],
  diagram: null,
}
