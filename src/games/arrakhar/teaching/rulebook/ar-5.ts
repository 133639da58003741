import type { RuleSection } from '@/engine/rulebook'
import { circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** The game-turn and wandering orcs. */
export const AR_5: RuleSection = {
  id: 'AR-5',
  title: 'The game-turn and wandering orcs',
  intro:
    'Each {{game-turn}} the sorcerer acts, then the wizard: a {{phase}} each, made of five {{segment|segments}}. The first segment brings the sorcerer an orc or two for free.',
  clauses: [
    entry(
      'AR-5.1',
      'Every game-turn opens with a die roll by the sorcerer. A 1 or 2 brings one {{wandering orc}}, anything higher brings two.',
    ),
    entry(
      'AR-5.2',
      'Wandering orcs come out of the box: of its 20, those that are neither on the map nor kept for the {{pool}}. Orcs that were {{eliminated}} go back into the box and may come again; those of the pool are never used for this.',
      'If the box holds fewer than you rolled, take what there is.',
    ),
    ruled(
      entry(
        'AR-5.3',
        'Put them down one after the other. Each goes either on a {{clear hex}} without any units that is {{adjacent}} to a unit of the sorcerer’s {{side}}, of whatever type, or into a hex with one to three orcs. Orcs just placed count for the next one.',
        'A haunt’s hex is clear ground like any other. You may not keep an orc back while there is a hex for it.',
      ),
      {
        choice: 'An orc for which no hex can be found is lost for this game-turn.',
        reason: 'The original does not say what becomes of it; waiting beside the map is never mentioned.',
      },
    ),
    ruled(
      entry(
        'AR-5.4',
        'On the first game-turn wandering orcs, too, come no nearer than three hexes to any {{entry hex}}.',
      ),
      {
        choice: 'The ring around the entry hexes that is closed to movement on turn 1 is closed to new orcs.',
        reason:
          'Otherwise an orc could be put where [[AR-7.7]] forbids it to be at the end of movement, with no way out.',
      },
    ),
    entry(
      'AR-5.5',
      'A {{caster}} casts one spell a game-turn: a wizard either {{haste}} or a {{fireball}}, a sorcerer either {{summon|summons}} or throws a fireball. The extra fireball of the {{wand}} is free of this ([[AR-12.5]]).',
      'Whoever has cast is turned over until the {{phase}} ends, so that nobody forgets.',
    ),
    entry(
      'AR-5.6',
      'The segments follow each other in a fixed order, and there is no way back into one that has ended. The {{phasing player}} acts, with units of that side only; everything is done in the segment meant for it.',
      'Sorcerer: wandering orcs, [[AR-6.1|summon]], [[AR-7.1|movement]], [[AR-8.1|fireball]], [[AR-10.1|combat]]. Wizard: [[AR-9.1|haste]], movement, fireball, combat, [[AR-11.1|haunt check]].',
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'sorcerer',
      segment: 'wanderingOrcs',
      units: { '0709': '2 ghoul', '0609': '3 orc', '0808': '2 elf' },
      haunts: { R1: '0710' },
    }),
    hexes: hexes('0508 0810'),
    drawings: [
      ...circles('0608 0708 0509 0510 0610 0710 0809', 'green'),
      ...circles('0609', 'blue'),
      ...circles('0808', 'red'),
    ],
    caption:
      'Green: empty hexes beside the ghouls or the orcs, ruin R1 among them; an orc may appear in any. Blue: room for a fourth orc. Red: elves stand there, so none comes.',
  },
}
