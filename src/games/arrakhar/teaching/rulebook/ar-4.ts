import type { RuleSection } from '@/engine/rulebook'
import { arrows, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** The wizard's placement. */
export const AR_4: RuleSection = {
  id: 'AR-4',
  title: 'The wizard sets up',
  intro: 'Six gates, one army. Come all together, or from every side at once.',
  clauses: [
    entry(
      'AR-4.1',
      'The wizard puts every {{unit}} of the {{design}} into an {{entry hex}}. Split them over the six as you please; types may mix, and there is no limit to a camp.',
    ),
    entry(
      'AR-4.2',
      'As soon as they are placed the sorcerer may look at them. Being placed takes no {{movement point|movement points}}.',
    ),
    ruled(
      entry(
        'AR-4.3',
        'Nobody has to set out on the first {{game-turn}}. Units may stay in their {{entry hex}} for as long as you like.',
      ),
      {
        choice: 'There is no last turn for coming in.',
        reason:
          'Movement is never compulsory in this game, and the original makes no exception for units that wait.',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'movement',
      turn: 1,
      units: { '0918': '3 wizard, 4 barbarian, 4 dwarf, 2 elf' },
      haunts: { C2: '0914' },
    }),
    hexes: hexes('0715 1118'),
    drawings: [...arrows('0918 0917', 'green'), ...arrows('0918 0817', 'green')],
    caption:
      'Thirteen units of four types share entry hex 0918, which no hex of the map could hold. The arrows lead to the two clear hexes beside it.',
  },
}
