import type { RuleSection } from '@/engine/rulebook'
import { arrows, hexes } from '@/engine/rule-drawing'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'
import { positionOf } from './scene'

/** The wand, and how the game is won. */
export const AR_12: RuleSection = {
  id: 'AR-12',
  title: 'The wand, and how to win',
  intro:
    'Found is not yet won. Get the {{wand}} out of the valley, past everything that now knows where it is.',
  clauses: [
    entry(
      'AR-12.1',
      'The wand lies in a {{hex}}. It is in the hands of the wizard-side units in that hex, if any.',
    ),
    entry(
      'AR-12.2',
      'A {{group}} that moves off the wand’s hex may take the wand with it or leave it behind.',
      'In one game-turn the wand travels with one carrier: the group that took it first, or a part of that group that goes on with it. Nobody else can move it on before the next game-turn.',
    ),
    ruled(
      entry(
        'AR-12.3',
        'A {{group}} can take the wand in the hex it starts from or in any hex it passes. It must have points left to leave that hex, and the wand must not have been moved this game-turn.',
        'One of three things must be true besides. All of the group have stood in that hex since the game-turn began; or somebody else stands there who has not moved this game-turn, and hands the wand over; or nobody else of the wizard’s side stood there when the group came.',
        'So a fresh group may run up to whoever guards the wand, take it over, and run on. But a guard that has come running in the same game-turn hands the wand to nobody.',
      ),
      {
        choice:
          'Units that came to the wand earlier this game-turn and met nobody there may take it too, if they have points left.',
        reason:
          'The original has a stationary unit hand the wand on. That is somebody who has not moved, so that no chain of runners brings it home in one game-turn; a wand that nobody holds needs no handing over.',
      },
    ),
    entry(
      'AR-12.4',
      'Left alone, the wand stays where it lies. The sorcerer’s units may stand on it and so keep others away; they can neither move nor use it.',
    ),
    ruled(
      entry(
        'AR-12.5',
        'Once a game-turn, among the wizard’s other fireballs, one wizard on the map in the wand’s hex may throw the wand {{fireball}}. Aim it with the others, at the same {{range|ranges}}; it is rolled on its own, much hotter row.',
      ),
      {
        choice:
          'It comes on top: the wizard may throw a fireball of its own as well, or have cast {{haste}} before.',
        reason:
          'The fire is the wand’s, not the wizard’s, so it does not count as the wizard’s one spell of the game-turn.',
      },
    ),
    entry('AR-12.6', 'Carry the wand into an {{entry hex}}, and the wizard has won at that moment.'),
    ruled(
      entry(
        'AR-12.7',
        'When no wizard-side unit is left, on the map or waiting in an {{entry hex}}, the sorcerer has won at that moment.',
        'Either player may give up at any time, while forces are bought and placed too, and once play has begun both may agree on a draw.',
      ),
      {
        choice:
          'Units that have left the valley without the wand do not keep the game going. Without a single unit the wizard has lost as the game-turns begin; so a force of none cannot be bought, nor a position without one be played from.',
        reason:
          'Those who left cannot return ([[AR-1.3]]), so nobody is left, or ever was, who could fetch the wand.',
      },
    ),
  ],
  diagram: {
    position: positionOf({
      side: 'wizard',
      segment: 'movement',
      turn: 6,
      units: { '0511': '2 dwarf', '0611': '1 barbarian', '0710': '3 ghoul' },
      haunts: { R1: '0809' },
      wandAt: '0511',
    }),
    hexes: hexes('0110 0713'),
    drawings: arrows('0611 0511 0512 0412 0312 0212 0112', 'green'),
    caption:
      'Dwarves guard the wand in 0511. A barbarian walks in, takes it over, and has just enough movement, six points in all, to carry it out through 0112: the wizard wins.',
  },
}
