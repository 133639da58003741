import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Attack types. */
export const AA_12: RuleSection = {
  id: 'AA-12',
  title: 'Targeted and Blunt attacks',
  intro: 'Some fighters pick their victim. Others knock people about without killing anyone.',
  clauses: [
    entry(
      'AA-12.1',
      'An attack is {{standard}}, {{targeted}} or {{blunt}}. A creature’s Power and its shots have a type each. Most are Standard, for which [[AA-11.6]] is all there is.',
    ),
    entry(
      'AA-12.2',
      'If you win and had {{targeted}} attacks in the fight, you may choose the enemy who dies.',
    ),
    entry(
      'AA-12.3',
      'Add up your Targeted attacks, with the shots among them and with the {{poison}} that they carry. Choose somebody whose {{effective power}} is smaller than that sum.',
    ),
    entry('AA-12.4', 'You choose only if you win. [[AA-13.6|Poison]] knows an exception.'),
    entry(
      'AA-12.5',
      'You may also let chance pick among all of them. If there is just one, there is nothing to choose or roll.',
    ),
    entry('AA-12.6', 'If everybody is too strong for your choice, chance picks.'),
    entry('AA-12.7', 'Whatever makes a Targeted fighter stronger also adds to the sum.'),
    entry(
      'AA-12.8',
      'Add up the winners’ {{blunt}} attacks. If they come to the {{margin}} or more, nobody is killed, and the losers just {{retreat}}. Without the clubs it would not have been a victory.',
    ),
    ruled(entry('AA-12.9', 'If Blunt attacks spare the losers, there is no victim to choose.'), {
      choice: 'Blunt is looked at before Targeted.',
      reason: 'No killing, no choosing.',
    }),
    entry(
      'AA-12.10',
      'Defenders who win have the same rights. Then it is the player whose turn it is not who decides.',
    ),
    entry(
      'AA-12.11',
      'A creature [[AA-22.14|hidden from Targeted attacks]] cannot be chosen. Chance may still hit it.',
    ),
    ruled(entry('AA-12.12', 'The Swordmaster fights with Power 2.'), {
      choice: 'Power 2, Targeted.',
      reason: 'So says the first example about it. A later one, with a potion, is taken as a sum: 1 more.',
    }),
  ],
  diagram: {
    position: positionOf({
      phase: 'combat',
      creatures: { C5: 'west elf-lord, west ogre, east orc, east minotaur' },
    }),
    hexes: hexes('B4 D6'),
    drawings: circles('C5', 'red'),
    caption:
      'Elf lord and ogre beat orc and minotaur in C5 by 6 to 5. The elf lord’s 3 are Targeted, so West may choose that the orc dies, with its Power of 1. The minotaur’s 4 are too many.',
  },
}
