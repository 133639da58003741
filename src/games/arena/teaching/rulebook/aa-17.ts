import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Magic: pool, forms, types. */
export const AA_17: RuleSection = {
  id: 'AA-17',
  title: 'Magic: spells and abilities',
  intro:
    '{{spell|Spells}} are known to a player and paid from the {{pool}}. {{ability|Abilities}} belong to a creature or an {{item}} and cost nothing.',
  clauses: [
    entry(
      'AA-17.1',
      'Your {{pool}} pays for spells and nothing else. It does not fill up again, although magic that turns out to be [[AA-20.13|out of range]] is refunded, and it never drops below 0.',
    ),
    entry(
      'AA-17.2',
      'An {{ability}} is part of a creature or an {{item}}. Using it is free; some can be used only a number of times.',
    ),
    entry(
      'AA-17.3',
      'To {{declare}} a spell you need a creature that knows its type well enough: its {{casting level}} in that type must reach the level of the spell.',
    ),
    entry(
      'AA-17.4',
      'You cast the spells on the list of your own army, even through a creature that you took from your opponent.',
    ),
    entry(
      'AA-17.5',
      'The price is due when you {{declare}}. As long as the {{pool}} can pay, cast the same spell as often as you like.',
    ),
    ruled(
      entry(
        'AA-17.6',
        'Nobody knows your {{spell card|spell cards}} until you use them. Once declared, a card lies open for the rest of the game.',
      ),
      {
        choice: 'The target is shown too.',
        reason: 'It has to be named at that moment anyway.',
      },
    ),
    entry(
      'AA-17.7',
      'Magic is of one of nine types and of level 1, 2 or 3. The types are Charm, Creature, Death, Destruction, Holy, Illusion, Meta, Nature and Spacetime.',
      '{{tech|Tech}} stands beside them: engines and powder rather than magic. No spell is Tech, but Tech items and abilities are declared, timed and ordered like magic.',
    ),
    entry('AA-17.8', 'What stops, wards off, smothers or removes magic leaves {{tech}} alone.'),
    ruled(
      entry(
        'AA-17.9',
        'Undead and machines do not feel magic of the types Charm, Creature and Death; animals do not feel Charm. That goes for spells and abilities, and for the good they might do as well: a zombie gets nothing out of a Ring of Regeneration. An effect may make an exception of itself.',
      ),
      {
        choice: 'You cannot aim at a single creature that is {{immune}}. In an {{area}} it is passed over.',
        reason: 'Magic that can do nothing should not be paid for by mistake.',
      },
    ),
    entry('AA-17.10', 'A {{vehicle}} uses its abilities only with a {{pilot}} who is not casting.'),
    entry(
      'AA-17.11',
      'The ability of an item is used by its {{bearer}}, who counts as the {{caster}} and need know nothing of magic.',
    ),
  ],
  diagram: null,
}
