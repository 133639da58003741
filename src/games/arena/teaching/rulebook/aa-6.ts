import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Items. */
export const AA_6: RuleSection = {
  id: 'AA-6',
  title: 'Items',
  intro: 'Swords, rings, potions and engines. They do their work for whoever carries them, friend or thief.',
  clauses: [
    entry(
      'AA-6.1',
      'An {{item}} either lies on the ground or is carried by a creature. It is no creature, and goes nowhere alone.',
    ),
    entry(
      'AA-6.2',
      'In your two Equip and Mount phases your creatures may pick up items that lie in their {{space}}, and put down what they carry. Who brought an item to the game makes no difference.',
    ),
    ruled(
      entry(
        'AA-6.3',
        'Some items want a certain {{bearer}}: with hands, say, or evil, or at most so large, or no {{vehicle}}, or with a {{ranged attack}}. The card tells. Others cannot equip them.',
      ),
      {
        choice: 'If a bearer ceases to fit, it keeps the item but has no use of it.',
        reason: 'What is restricted is picking the item up.',
      },
    ),
    entry('AA-6.4', 'Items travel with their {{bearer}} and lend it what they can do.'),
    ruled(entry('AA-6.5', 'Carry as many items as you like.'), {
      choice: 'No limit.',
      reason: 'A creature may have several, and no number is given.',
    }),
    entry(
      'AA-6.6',
      'In one turn, only one item of each kind helps a creature. Two Magic Swords are as good as one, and after one Potion of Speed the second has to wait.',
    ),
    ruled(
      entry(
        'AA-6.7',
        'Some items can be used only so often. A use is gone when you {{declare}} it; when the last one has worked, or failed, the item leaves the game.',
      ),
      {
        choice:
          'You declare them in a Magic phase, the one that suits their {{casting time}}. Not in the middle of Combat.',
        reason:
          'The rules for {{tech}} have it keep the timing of magic. Those for items merely promise a chance to declare.',
      },
    ),
    entry('AA-6.8', 'When its {{bearer}} dies, an item falls to the ground of that hex.'),
    entry(
      'AA-6.9',
      'Let go of in the air, an item drops to the ground when the phase ends, unless somebody up there catches it first.',
    ),
    ruled(entry('AA-6.10', 'In one phase an item can be put down once and picked up once.'), {
      choice: 'Once each.',
      reason: 'That is enough to hand something over, and it keeps items from going round and round.',
    }),
    ruled(entry('AA-6.11', 'A {{vehicle}} without a {{pilot}} neither picks up nor puts down.'), {
      choice: 'It holds on to what it carries.',
      reason: 'Items fall from the dead, and an empty vehicle is not dead.',
    }),
  ],
  diagram: null,
}
