import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { entry } from './entry'
import { positionOf } from './scene'

/** Haunt check. */
export const AR_11: RuleSection = {
  id: 'AR-11',
  title: 'Haunt check',
  intro:
    'The wizard’s {{phase}} closes with a search. Every {{haunt}} with invaders in it falls, empty or not.',
  clauses: [
    entry(
      'AR-11.1',
      'In the last segment of the wizard’s phase every haunt with wizard-side units in its hex is destroyed. You have no choice in it. Units that only passed through earlier do not count.',
    ),
    entry(
      'AR-11.2',
      'If it is the haunt that hid the {{wand}}, the secret is out: the wand now lies in that hex, with the units that found it.',
    ),
    entry(
      'AR-11.3',
      'Haunts go on falling in this way even after the wand has been found, and every one that falls is one less to {{summon}} from.',
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'hauntCheck',
      units: { '0510': '3 dwarf', '0808': '2 barbarian' },
      haunts: { R1: '0909', C1: '0510' },
    }),
    hexes: hexes('0508 0910'),
    drawings: [...circles('0510', 'red'), ...circles('0909', 'blue')],
    caption:
      'Crypt C1 (red) has dwarves in it and is destroyed now. Ruin R1 (blue) still stands: the barbarians are near it, not in it.',
  },
}
