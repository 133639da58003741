import { arrows, circles, hexes } from '@/engine/rule-drawing'
import type { RuleNote } from '@/engine/rulebook'
import { positionOf } from './scene'

/** Advice for the sorcerer. */
export const SORCERER_TACTICS: readonly RuleNote[] = [
  {
    id: 'tactics-layout',
    title: 'Sorcerer: three ways to lay out the haunts',
    text: [
      'Ring: haunts in a wide circle around the middle of the valley. The usual choice. Wherever the wizard comes in, some haunt is close enough to send help.',
      'Fortress: all haunts as near to each other as [[AR-3.3]] lets you, in a corner far from most gates. Your troops pile up in one place, and the wizard has to wear you down.',
      'Bluff: haunts and sorcerers as far apart as the valley is wide. Nothing gives the wand away, and the game turns into guessing ([[tactics-bluff]]).',
      'During set-up, the table can place your pieces for you in any of these three ways.',
    ],
    diagram: {
      position: positionOf({
        side: 'sorcerer',
        segment: 'summon',
        turn: 1,
        units: {
          '1811': '2 sorcerer',
          '0707': '1 sorcerer',
          '1306': '2 sorcerer',
          '0611': '1 sorcerer',
          '1110': '2 sorcerer',
          '1514': '1 sorcerer',
          '0112': '4 elf, 4 dwarf',
          '1401': '4 barbarian',
        },
        haunts: { T1: '1911', T2: '0706', R1: '1305', R2: '0512', C1: '1111', C2: '1515' },
      }),
      hexes: hexes('0101 2318'),
      drawings: circles('1911 0706 1305 0512 1515', 'blue'),
      caption:
        'A ring: five haunts (blue) around the valley, and C1 in the middle. A sorcerer stands beside each of them, so every one can summon on the first turn.',
    },
  },
  {
    id: 'tactics-sorcerers',
    title: 'Sorcerer: start beside your haunts',
    text: [
      'You summon before you move ([[AR-5.6]]), and only beside a haunt ([[AR-6.2]]). A sorcerer that starts somewhere else loses its first turn walking. Put one next to each haunt at set-up, and a second where you expect to need fire.',
      'Stand on the side away from the enemy. What you summon appears in the haunt’s hex, and with a little luck it comes between you and the invaders.',
    ],
    diagram: {
      position: positionOf({
        side: 'sorcerer',
        segment: 'movement',
        turn: 2,
        units: { '1206': '1 sorcerer', '1207': '3 demon', '1209': '4 elf' },
        haunts: { T1: '1207' },
      }),
      hexes: hexes('0905 1509'),
      drawings: arrows('1206 1207', 'green'),
      caption:
        'The sorcerer at 1206 has just summoned three demons in temple T1. They now stand between it and the elves coming up from the south.',
    },
  },
  {
    id: 'tactics-block',
    title: 'Sorcerer: block with what is cheap',
    text: [
      'No unit may enter a hex that an enemy holds ([[AR-7.2]]). One orc or ghoul in a narrow place therefore stops a whole column until somebody kills it. You lose one point; the wizard loses a turn, and you summon again.',
      'The valley is full of such places. Look for the hex without which the way around takes longer than six steps. {{wandering orc|Wandering orcs}} make the best roadblocks: they cost nothing.',
    ],
    diagram: {
      position: positionOf({
        side: 'wizard',
        segment: 'movement',
        turn: 2,
        units: { '0503': '4 barbarian', '0604': '1 orc', '0707': '1 sorcerer' },
        haunts: { T2: '0706' },
      }),
      hexes: hexes('0302 0908'),
      drawings: [...arrows('0503 0504 0604 0605 0706', 'red'), ...circles('0604', 'yellow')],
      caption:
        'Temple T2 is four steps from the barbarians, through the pass at 0604. The orc there makes it ten, and a barbarian has six.',
    },
  },
  {
    id: 'tactics-bluff',
    title: 'Sorcerer: bluff',
    text: [
      'A haunt with twice the guards of any other says “the wand is here”. If that is true, the two armies will meet there, and whoever wins that battle wins the game, often before anybody has seen the wand.',
      'So guard the others as well as you guard the right one, or guard a wrong one better. The boldest place of all is a haunt with nobody near it that the wizard never bothers to visit.',
    ],
  },
  {
    id: 'tactics-wand',
    title: 'Sorcerer: when the wand is found',
    text: [
      'You cannot carry the {{wand}}, but you can keep others from it ([[AR-12.4]]). Kill its carriers, {{advance}} into their hex and surround it. With your units on it and around it, it is as safe as it was in the haunt.',
      'Failing that, hold the gates. The wand has to get out by one of six hexes, and the carriers need clear ground beside it to get there.',
    ],
  },
]
