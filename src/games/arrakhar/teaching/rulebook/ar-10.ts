import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Combat. */
export const AR_10: RuleSection = {
  id: 'AR-10',
  title: 'Combat',
  intro:
    'Only the attacked can lose. What counts is how many you bring to bear, and on whom: you choose your victims within the {{stack}}.',
  clauses: [
    entry(
      'AR-10.1',
      'Nobody has to attack, and attackers never come to harm. Wizards and sorcerers take no part in attacks; when attacked, each defends with a {{combat factor}} of one half.',
    ),
    ruled(
      entry(
        'AR-10.2',
        'An attack consists of your attacking units, a target hex, and one or more of the enemy units in it. All attackers stand {{adjacent}} to the target hex, in one hex or several, none in an {{entry hex}}.',
        'Enemies in that hex whom you do not name neither help nor suffer.',
      ),
      {
        choice:
          'Attackers may come from any number of hexes, as long as each of these touches the target hex.',
        reason: 'The original speaks of two separate hexes. We read that as an example, not as a limit.',
      },
    ),
    entry(
      'AR-10.3',
      '{{designate|Designate}} all your attacks before you roll for any; up to the first roll you may change your mind. A unit attacks once a game-turn at most. Units of one stack may join different attacks.',
    ),
    entry('AR-10.4', 'The same enemy unit may be named in several of your attacks.'),
    ruled(
      entry(
        'AR-10.5',
        'Add up the {{combat factor|combat factors}} of the attackers, then those of the defenders you named. Put one against the other as {{odds}}, rounded down in the defender’s favor, and you have your {{odds column}}: 1:2, 1:1 and so on up to 6:1.',
        'Five against two is 2:1; two against three is 1:2. Whatever is better than 6:1 is read at 6:1.',
        'An attack at less than 1:2 cannot be {{designate|designated}}.',
      ),
      {
        choice:
          'Whether an attack is good enough is judged before any {{bonus}}, which rescues no attack worse than 1:2.',
        reason:
          'The bonus moves an attack along the table, and an attack worse than 1:2 is not on the table to begin with.',
      },
    ),
    entry(
      'AR-10.6',
      'Three of the wizard’s types have a {{bonus}}: barbarians against demons, dwarves against orcs, elves against ghouls. Read such an attack one column better, though never beyond 6:1.',
      'Attackers and defenders have to be pure for it: one outsider among them and the bonus is off. The sorcerer’s side has none at all.',
    ),
    ruled(
      entry(
        'AR-10.7',
        '{{resolve|Resolve}} your attacks in whatever order you like. When an attack’s turn comes, the {{odds}} are worked out anew over those of its named defenders who are still alive. If none is, the attack is {{wasted}}.',
      ),
      {
        choice: 'Odds are counted again when the attack is rolled.',
        reason:
          'The original does not say which count holds. Losses since then can only have made the odds better, and fighting the dead would be odd. The house rule keeps the odds at which the attack was designated.',
        option: 'fixedOdds',
      },
    ),
    ruled(
      entry(
        'AR-10.8',
        'Roll on the Combat Table in your {{odds column}}. A dash is a miss. A 1 {{eliminated|eliminates}} one of the named defenders, an E all of them. The printed table is lost; every {{reconstruction}} keeps to what is known of it.',
      ),
      {
        choice: 'On a 1, the first of the surviving defenders goes, in the order in which they were named.',
        reason: 'Units in one hex are all of one type, so it hardly matters which, and no question is asked.',
      },
    ),
    ruled(
      entry(
        'AR-10.9',
        'As combat opens, before any attack is {{designate|designated}}, you may walk into hexes that your fireballs have just emptied. Into each of them go up to four {{adjacent}} units of one type, {{caster|casters}} too, though not from an {{entry hex}}.',
        'Whoever does so does not attack this game-turn.',
      ),
      {
        choice: 'The moment for it is the start of combat; with the first attack designated it has passed.',
        reason:
          'The original names no moment. At the start of the segment nobody can wait for the outcome of attacks before deciding who stays out of them. By the house rule units that have not attacked may go until the segment ends.',
        option: 'advanceAnyTime',
      },
    ),
    ruled(
      entry(
        'AR-10.10',
        'When an attack leaves its target hex without enemies, up to four units of one type may {{advance}} into it, out of all those {{designate|designated}} against that hex.',
        'Do it at once or not at all: with the next roll the chance is gone. Units with an attack elsewhere still to be rolled could not go, but as each attacks only once there are none.',
      ),
      {
        choice:
          'Units whose attack on that hex was {{wasted}} may advance too, and all of them before the next attack is rolled.',
        reason:
          'They were sent against that hex just as the others were; that their comrades were quicker should not keep them out of it. When one advances the original does not say. The house rule has advances wait until all attacks are rolled.',
        option: 'lateAdvances',
      },
    ),
    ruled(
      entry(
        'AR-10.11',
        'An {{advance}} must leave four units of one type at most in the hex, as [[AR-7.6]] has it. It takes no {{movement point|movement points}}.',
      ),
      {
        choice: 'An advance never carries the {{wand}} along.',
        reason:
          'Taking the wand is described as a part of movement, with limits that are counted in movement points.',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'combat',
      units: { '0809': '3 ghoul', '0808': '4 elf', '0709': '2 elf', '0910': '2 dwarf' },
      haunts: { C1: '0809' },
    }),
    hexes: hexes('0708 1010'),
    drawings: [...arrows('0808 0809', 'red'), ...arrows('0709 0809', 'red'), ...circles('0910', 'blue')],
    caption:
      'Six elves against three ghouls: six to three is 2:1, and elves against ghouls read it at 3:1. If the dwarves (blue) join in it is eight to three, still 2:1 by rounding, and the bonus is gone.',
  },
}
