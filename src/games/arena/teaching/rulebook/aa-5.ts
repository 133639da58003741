import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { rebuilt, ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Control of hexes. */
export const AA_5: RuleSection = {
  id: 'AA-5',
  title: 'Control of hexes',
  intro:
    'A hex is yours because you were the last to pass through. Hexes buy [[AA-4.4|terrain]], shelter your [[AA-15.4|retreats]] and decide a [[AA-23.4|long game]].',
  clauses: [
    entry(
      'AA-5.1',
      'A hex belongs to West, to East or to nobody. You need not stay: it remains yours until something takes it from you.',
    ),
    rebuilt(
      entry('AA-5.2', 'Walk onto a hex, if only to cross it, and it is yours.'),
      'How control changes hands is nowhere written out. Controlled hexes are counted all the same, and examples of flight tell of hexes that were controlled before.',
    ),
    entry(
      'AA-5.3',
      'A {{flyer}} wins the hexes whose air it enters, the one it takes off in included. It does not win a hex with an enemy on the ground.',
    ),
    entry(
      'AA-5.4',
      'Boots on the ground beat wings above. If you stand there while your enemy hovers over you, the hex is yours.',
    ),
    ruled(
      entry(
        'AA-5.5',
        'Where an enemy is in the space that you enter, control waits until the fighting is over ([[AA-5.6]]).',
      ),
      {
        choice: 'Entering a defended space takes nothing yet.',
        reason: 'Defenders [[AA-15.4|retreat]] through hexes that they control, and who wins is still open.',
      },
    ),
    entry(
      'AA-5.6',
      'Hexes are looked through when all retreats are done, and whenever a creature appears, dies or changes sides outside of Combat. If only one side stands on the ground of a hex, it gets the hex. If nobody stands there and only one side is in the air, that side gets it. All other hexes stay as they are.',
    ),
    rebuilt(
      entry(
        'AA-5.7',
        '{{illusion|Illusions}} and {{vehicle|vehicles}} without a {{pilot}} win no hex and hold none.',
      ),
      'Illusions are [[AA-2.11|our own]]. Something that is not really there should not hold land.',
    ),
    ruled(
      entry(
        'AA-5.8',
        'Changing terrain, storms and magic do not change who controls a hex, unless magic puts somebody there.',
      ),
      {
        choice: 'Only presence changes control.',
        reason: 'Control is about who is where; nothing else is said to touch it.',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      phase: 'movement',
      creatures: { C4: 'west orc', 'C4^': 'east gargoyle', 'C6^': 'east drake' },
      control: { C4: 'east', D5: 'west' },
    }),
    hexes: hexes('B3 D6'),
    drawings: [...circles('C4 D5', 'green'), ...circles('C6', 'red')],
    caption:
      'West gets C4 with an orc on its ground, though East’s gargoyle is overhead. D5 (green too) remains West’s with nobody there. C6 (red) is East’s: nobody stands below its drake.',
  },
}
