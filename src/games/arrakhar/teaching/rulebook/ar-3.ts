import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** The sorcerer's placement. */
export const AR_3: RuleSection = {
  id: 'AR-3',
  title: 'The sorcerer sets up',
  intro: 'Haunts first, then the secret, then the sorcerers. Where they stand shapes the whole game.',
  clauses: [
    entry(
      'AR-3.1',
      'The sorcerer puts out {{haunt|haunts}} 1 and 2 of each kind, six in all. The [[AR-13.2|Long Scenario]] adds the third of each. None may be held back.',
    ),
    ruled(
      entry(
        'AR-3.2',
        'A {{haunt}} goes on a {{clear hex}} of its own, three hexes or more from every {{entry hex}}.',
      ),
      {
        choice: 'The distance is counted straight across the map, mountains and all.',
        reason:
          'The original speaks of a radius around the entry hexes, and a radius takes no notice of the ground.',
      },
    ),
    entry(
      'AR-3.3',
      'From any haunt to any other it must be at least four steps on foot, by the shortest way over clear ground. Hexes with haunts in them count as clear ground on that way.',
      'So two haunts may look close on the map if mountains force a long way around.',
    ),
    entry(
      'AR-3.4',
      'The sorcerer picks the haunt that hides the {{wand}} and tells nobody. The table makes a {{seal}} of it that both players see at once: a fingerprint, from which the haunt cannot be read.',
      'When the game is over the haunt and the random number that went into the seal are shown, and anybody can check that the two belong together.',
    ),
    entry(
      'AR-3.5',
      'All sorcerers of the {{design}} go on the map now, and nobody else: on {{clear hex|clear hexes}}, up to four in one, three hexes or more from every {{entry hex}}.',
      'One may stand in a haunt’s hex, though nothing can be {{summon|summoned}} there as long as it does ([[AR-6.4]]).',
    ),
    entry(
      'AR-3.6',
      'The demons, orcs and ghouls you bought wait beside the map as your {{pool}}. They come in by being {{summon|summoned}} and in no other way.',
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'sorcerer',
      segment: 'summon',
      turn: 1,
      units: { '0306': '2 sorcerer', '0909': '1 sorcerer' },
      haunts: { C1: '0406', R1: '0605', T1: '0809' },
    }),
    hexes: hexes('0304 0909'),
    drawings: [...arrows('0406 0405 0404 0504 0604 0605', 'blue'), ...circles('0506 0505', 'red')],
    caption:
      'Crypt C1 and ruin R1 are two hexes apart as the crow flies, but the mountains between them (red) make it five steps on foot, along the blue arrows: allowed. The sorcerers stand beside haunts, ready to summon.',
  },
}
