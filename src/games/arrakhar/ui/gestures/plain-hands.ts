import { IDLE, playThen, refused } from '@/table/desk/answer'
import { refuse } from '../../rules/refuse'
import { orcHexesOf } from '../../rules/segments/wandering-orcs'
import type { Hand } from './hand'
import { hauntIn, occupiedHaunts } from './haunt-hexes'
import { markAll } from '@/table/commands/hand'

/** Placing wandering orcs (AR-5.3): the rules alone say where one may stand, so a click is the command. */
export const ORCS_HAND: Hand = {
  hexesToAct: () => [],
  answer: (_table, _gesture, hex) => playThen([{ type: 'placeOrc', hex }]),
  settled: () => IDLE,
  marks: (table) => markAll(orcHexesOf(table), 'choice'),
}

/** The haunt check (AR-11): nothing is chosen on the board. */
export const HAUNT_CHECK_HAND: Hand = {
  hexesToAct: () => [],
  answer: (table, _gesture, hex) =>
    refused(
      hauntIn(table, hex)
        ? refuse('AR-11.1', 'All haunts are checked together; use the button.')
        : refuse('AR-11.1', 'Only haunts are checked now; use the button.'),
    ),
  settled: () => IDLE,
  marks: (table) => markAll(occupiedHaunts(table), 'target'),
}
