import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Fireballs. */
export const AR_8: RuleSection = {
  id: 'AR-8',
  title: 'Fireballs',
  intro: 'Fire falls on a whole {{stack}} at once, from up to two hexes away. Aim first, then roll.',
  clauses: [
    entry(
      'AR-8.1',
      'In your own {{phase}} each of your {{caster|casters}} may throw one {{fireball}}, unless it has {{cast}} this game-turn or waits in an {{entry hex}}.',
    ),
    entry(
      'AR-8.2',
      'Aim at a hex with enemies in it that is {{adjacent}}, or two hexes away if some hex that touches both of you is clear ground. Who stands in that hex between makes no difference and comes to no harm.',
      'An {{entry hex}} is never a target.',
    ),
    entry(
      'AR-8.3',
      '{{designate|Designate}} all your fireballs before you roll for any. Up to the first roll you may change your mind. Casters of one stack need not aim at the same hex, and several may aim at one.',
    ),
    ruled(
      entry(
        'AR-8.4',
        '{{resolve|Resolve}} them in whatever order you like. For each, roll a die for every unit that is in the target hex at that moment; the Fireball Table says by its type which rolls {{eliminated|eliminate}} it.',
        'The printed table is lost. What is known of it holds in every {{reconstruction}} that new games may have: barbarians and demons stand fire best, sorcerers stand it worst of all, and nobody is ever sure to die.',
      ),
      {
        choice: 'One die for each unit that is there.',
        reason:
          'One example in the original rolls three dice for four orcs. Its other example, and the rule itself, roll one for each, so we take that for a slip. The house rule rolls three dice at most.',
        option: 'threeFireballDice',
      },
    ),
    entry(
      'AR-8.5',
      'If an earlier fireball has already emptied the hex, a later one there is {{wasted}}. It cannot be aimed anew, and its caster has cast all the same.',
    ),
    entry('AR-8.6', 'Fire does nothing to {{haunt|haunts}} or to the {{wand}}.'),
    entry(
      'AR-8.7',
      'Remember which hexes were emptied by fire in this segment: your troops may walk into them as the combat segment opens ([[AR-10.9]]).',
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'fireball',
      units: { '0708': '2 wizard', '0808': '4 orc', '0909': '3 ghoul', '0507': '2 demon' },
      haunts: { C1: '0909' },
    }),
    hexes: hexes('0506 0909'),
    drawings: [...arrows('0708 0808', 'red'), ...arrows('0708 0909', 'red'), ...circles('0507', 'yellow')],
    caption:
      'The wizards reach the orcs beside them and, over the clear hex that the orcs stand in, the ghouls at C1. The demons (yellow) are also two hexes away, but no clear hex touches both them and the wizards: out of range.',
  },
}
