import type { RuleSection } from '@/engine/rulebook'
import { arrows, circles, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** Summoning. */
export const AR_6: RuleSection = {
  id: 'AR-6',
  title: 'Summoning',
  intro:
    'Sorcerers beside a {{haunt}} call creatures out of it: demons from temples, orcs from ruins, ghouls from crypts.',
  clauses: [
    entry(
      'AR-6.1',
      'One at a time: say which sorcerer casts at which haunt, roll, put down what comes. Only then think about the next.',
    ),
    ruled(
      entry(
        'AR-6.2',
        'The sorcerer stands in one of the six hexes around the haunt and has not {{cast}} yet in this phase.',
      ),
      {
        choice: 'Beside the haunt, not in it.',
        reason:
          'The original asks for a sorcerer next to the haunt. One in its hex would also leave no room for what is called ([[AR-6.4]]).',
      },
    ),
    entry(
      'AR-6.3',
      'The {{pool}} must hold a unit of the haunt’s kind: a demon for a temple, an orc for a ruin, a ghoul for a crypt.',
    ),
    entry(
      'AR-6.4',
      'There must be room in the haunt’s hex: it is either empty, or holds one to three units, all of the type that the haunt brings forth.',
    ),
    entry('AR-6.5', 'A haunt answers once a game-turn, however many sorcerers stand around it.'),
    entry(
      'AR-6.6',
      'Roll on the Summon Table: it calls two, three or four units. Place as many of these as you like, none included, as long as the {{pool}} holds them and the hex ends up with no more than four.',
      'If fewer come than were rolled the wizard is not told why, unless everybody can see that the hex is full. The printed table is lost; every {{reconstruction}} keeps to what is known of it.',
    ),
    entry(
      'AR-6.7',
      'A haunt that is destroyed is silent for good. When the last of a kind is gone, the units of its type left in the {{pool}} never come in.',
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'sorcerer',
      segment: 'summon',
      units: { '0408': '1 sorcerer', '0511': '1 sorcerer', '0512': '2 orc', '0910': '1 sorcerer' },
      haunts: { T1: '0508', R1: '0512', C1: '0910' },
    }),
    hexes: hexes('0308 0912'),
    drawings: [...arrows('0408 0508', 'green'), ...arrows('0511 0512', 'green'), ...circles('0910', 'red')],
    caption:
      'The sorcerer in 0408 may call up to four demons at T1. The one in 0511 may call orcs at R1, though only two more fit in. At C1 nothing comes: a sorcerer stands in the hex itself.',
  },
}
