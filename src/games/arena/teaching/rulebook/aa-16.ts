import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Death. */
export const AA_16: RuleSection = {
  id: 'AA-16',
  title: 'Death',
  intro: 'What a creature leaves behind when it dies.',
  clauses: [
    entry(
      'AA-16.1',
      'The dead are taken off the board at once. The {{enchantment|enchantments}} on them end and the magic they were casting fails. What they had cast on others lives on.',
    ),
    ruled(
      entry(
        'AA-16.2',
        'A {{corpse}} lies on the ground of the hex, unless the creature was undead or an {{illusion}}.',
      ),
      {
        choice: 'A machine leaves a wreck, which is a corpse that is still a machine.',
        reason: 'Magic that cannot touch a machine should not touch its wreck ([[AA-17.9]]).',
      },
    ),
    entry(
      'AA-16.3',
      'Corpses stay where they are, block nobody and do not fade. Magic that uses one takes it away.',
    ),
    entry(
      'AA-16.4',
      'A death draws others after it: items [[AA-6.8|fall]], riders [[AA-7.9|stand]] or [[AA-7.10|fall]], a vehicle may lose its pilot and [[AA-8.6|crash]]. All that happens on the spot, by {{number in play}}.',
    ),
  ],
  diagram: null,
}
