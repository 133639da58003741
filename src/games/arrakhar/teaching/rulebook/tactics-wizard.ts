import { arrows, hexes } from '@/engine/rule-drawing'
import type { RuleNote } from '@/engine/rulebook'
import { positionOf } from './scene'

/** Advice for the wizard. */
export const WIZARD_TACTICS: readonly RuleNote[] = [
  {
    id: 'tactics-early',
    title: 'Wizard: strike early',
    text: [
      'Nothing in the rules ends the game after so many turns, but time works against you. The sorcerer gets one or two orcs every turn for nothing, and a summoning at each haunt on top; you never get anybody.',
      'So look for the fights you win in the first few turns, while most of the enemy is still in the {{pool}}. If both sides have lost about the same by the middle of the game, the sorcerer is ahead.',
      '{{haste|Haste}} is made for this: on the first turn a wizard may cast it even in an {{entry hex}} ([[AR-9.6]]), and barbarians with six extra points cross half the valley.',
    ],
  },
  {
    id: 'tactics-targets',
    title: 'Wizard: burn sorcerers',
    text: [
      'No unit suffers more from fire than a sorcerer, and each one gone is a summoning less every turn. They defend badly in combat as well. A line of guards does not save them if one of your wizards gets within two hexes.',
      'Give each of your fighters the enemy it is best against: barbarians to demons, dwarves to orcs, elves to ghouls. Keep the attack pure, because a mixed one has no {{bonus}} ([[AR-10.6]]).',
    ],
    diagram: {
      position: positionOf({
        side: 'wizard',
        segment: 'fireball',
        units: { '1207': '2 wizard', '1208': '2 ghoul', '1209': '3 sorcerer' },
        haunts: { C1: '1310' },
      }),
      hexes: hexes('1006 1410'),
      drawings: arrows('1207 1209', 'red'),
      caption:
        'The ghouls at 1208 keep swords away from the sorcerers at 1209, but not fire: it passes over the ghouls without harm to them, and rolls a die for every sorcerer.',
    },
  },
  {
    id: 'tactics-search',
    title: 'Wizard: search every haunt you pass',
    text: [
      'Ending a move in a haunt is enough to destroy it ([[AR-11.1]]). Do it even where you expect nothing: the sorcerer cannot summon there again, and once every haunt of a kind is gone, its type of unit stays in the pool for good ([[AR-6.7]]).',
      'Above all, never walk past the haunt that nobody guards. A bluff only works on somebody who does not look.',
    ],
  },
  {
    id: 'tactics-home',
    title: 'Wizard: plan the way out',
    text: [
      'Finding the {{wand}} is half the job. Keep a road open to the nearest {{entry hex}}, and keep fast units and a wizard with haste beside the carrier.',
      'The wand travels with one group a turn ([[AR-12.2]]). Somebody who has not moved may hand it to a group on its way through ([[AR-12.3]]), so a rested carrier and fresh barbarians get it farther than either alone. Until then, let a wizard hold it: it throws an extra fireball each turn, and a terrible one ([[AR-12.5]]).',
    ],
  },
]
