import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { entry } from './entry'
import { positionOf } from './scene'

/** Components: map, units, haunts. */
export const AR_1: RuleSection = {
  id: 'AR-1',
  title: 'The pieces and the valley',
  intro:
    'A valley ringed by mountains, six ways in, and a handful of haunts. One of them hides the {{wand}}. The sorcerer knows which; the wizard has come to find out.',
  clauses: [
    entry(
      'AR-1.1',
      'The map is a grid of {{hex|hexes}}. Each has a four-figure number: two figures for the column, two for the row, both counted from 01. Even columns lie half a hex lower than odd ones.',
      'There are three kinds of ground. A {{clear hex}} is open to everybody. A {{mountain}} is open to nobody. An {{entry hex}}, marked E, is a gate that only the wizard’s {{side}} uses.',
    ),
    entry(
      'AR-1.2',
      'Think of an {{entry hex}} as a camp outside the map. Any number and mix of {{unit|units}} may wait there, and the fight cannot reach them: no attack and no spell goes in or comes out.',
      'One small exception lets a wizard hurry friends in the same camp before they set out: [[AR-9.6]].',
    ),
    entry(
      'AR-1.3',
      'Once a wizard-side unit has stepped onto clear ground it is in the valley for good. It goes off the map only by being {{eliminated}} or by walking into an {{entry hex}}, and from neither does it come back.',
    ),
    entry(
      'AR-1.4',
      'The box holds 20 {{counter|counters}} of each of the eight unit types, nine {{haunt|haunts}} and the {{wand}}, and {{marker|markers}} for +2, +4 and +6.',
      'Haunts come in threes: temples T1 to T3, ruins R1 to R3, crypts C1 to C3. Neither a haunt nor the wand is a unit, so neither counts against the {{stacking limit}}.',
    ),
    entry(
      'AR-1.5',
      'The unit chart gives every type its cost, {{movement factor}}, {{combat factor}}, spells and {{bonus}}. Only wizards and sorcerers cast; they hardly fight, and never attack.',
      'The printed costs are lost. Those of every {{reconstruction}} stay within what is known of them: 1, 2 or 3 points a unit, {{caster|casters}} and the strong fighters being the dear ones.',
    ),
    entry(
      'AR-1.6',
      'The printed map is lost too. Ours is 23 columns wide and 18 rows high and keeps to what is known of the old one.',
      'You may bring a map of your own. It needs exactly six {{entry hex|entry hexes}}, each with two {{clear hex|clear hexes}} or more beside it; all clear ground in one piece; and room for nine {{haunt|haunts}} by [[AR-3.2]] and [[AR-3.3]]. The table refuses any other and says why.',
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'movement',
      units: { '0112': '4 elf, 2 barbarian', '0312': '3 dwarf' },
      haunts: { T1: '0511' },
    }),
    hexes: hexes('0110 0113 0510 0513'),
    drawings: [...circles('0411', 'red'), ...arrows('0112 0212', 'green')],
    caption:
      'The arrow leads out of entry hex 0112, where a mixed company waits. Red: a mountain, one of several here, which nobody enters. The rest is clear ground, the hex of temple T1 included.',
  },
}
