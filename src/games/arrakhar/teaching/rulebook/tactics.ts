import type { RuleChapter } from '@/engine/rulebook'
import { SORCERER_TACTICS } from './tactics-sorcerer'
import { WIZARD_TACTICS } from './tactics-wizard'

/** Advice for both sides. */
export const TACTICS: RuleChapter = {
  id: 'tactics',
  title: 'Strategy and tactics',
  intro: 'Advice, not rules. Try it, then do the opposite once your opponent has read it too.',
  notes: [
    {
      id: 'tactics-forces',
      title: 'Both: what to buy',
      text: [
        'What you buy decides how you will have to play. Barbarians and demons hit hard and arrive fast; wizards and sorcerers burn full stacks from two hexes away. Everybody wants more of them, and they cost the most.',
        'Do not leave out the cheap types. Dwarves, elves, orcs and ghouls close gaps and roads, and every hex they hold is one the enemy must fight for. The more counters leave the board, the more each of these is worth.',
        'What each type costs depends on the {{reconstruction}} you play with; the charts have the figures ([[AR-1.5]]).',
      ],
    },
    {
      id: 'tactics-stacks',
      title: 'Both: stacks and fire',
      text: [
        'A fireball rolls a die for every unit in the hex ([[AR-8.4]]), so four in a hex lose four times as much as one. Stack up to attack, spread out when enemy {{caster|casters}} are near, and aim your own fire at the fullest hex.',
        'You choose every target before the first roll ([[AR-8.3]], [[AR-10.3]]). Send a second attack only where the first is likely to leave somebody standing: what hits an empty hex is {{wasted}}.',
      ],
    },
    ...WIZARD_TACTICS,
    ...SORCERER_TACTICS,
  ],
}
