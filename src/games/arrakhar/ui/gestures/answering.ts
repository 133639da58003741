import type { HexId } from '@/engine/kernel/hex'
import { lossOf } from '@/engine/declare/words'
import { markAll } from '@/table/commands/hand'
import { handsOf } from '@/table/commands/hands'
import { IDLE, playThen, refused } from '@/table/desk/answer'
import { type Command, COMMANDS } from '../../commands'
import type { Segment, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { orcHexesOf } from '../../effects/wandering-orcs'
import type { Gesture, Hand } from '../desk/gesture'
import { AIM_HAND } from './aim-hand'
import { hauntIn, occupiedHaunts } from '../../queries/haunts'
import { hexesOfUnits } from '../../queries/stacking'
import { MOVEMENT_HAND } from './movement'
import { adjusted } from './reduce'

/** Placing wandering orcs (AR-5.3): the rules alone say where one may stand, so a click is the command. */
const ORCS_HAND: Hand = {
  hexesToAct: () => [],
  answer: (_table, _gesture, hex) => playThen([{ type: 'placeOrc', hex }]),
  settled: () => IDLE,
  marks: (table) => markAll(orcHexesOf(table), 'choice'),
}

/** The haunt check (AR-11): nothing is chosen on the board. */
const HAUNT_CHECK_HAND: Hand = {
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

const HANDS_BY_SEGMENT: Readonly<Partial<Record<Segment, Hand>>> = {
  wanderingOrcs: ORCS_HAND,
  summon: AIM_HAND,
  haste: AIM_HAND,
  movement: MOVEMENT_HAND,
  fireball: AIM_HAND,
  combat: AIM_HAND,
  hauntCheck: HAUNT_CHECK_HAND,
}

/** The hex a gesture has its own units in, or undefined. */
export function hexOfGesture(table: Table, gesture: Gesture): HexId | undefined {
  if ('aim' in gesture) return hexesOfUnits(table, gesture.units)[0]
  return gesture.name === 'UnitsPicked' || gesture.name === 'EntryHasteNamed' ? gesture.hex : undefined
}

const ANSWERS = handsOf<Table, Gesture, Command>({
  handOf(table) {
    const hand = HANDS_BY_SEGMENT[table.now.segment]
    return hand && table.drawOffer ? { ...hand, hexesToAct: () => [] } : hand
  },
  nothing: () => refuse('AR-2.5', 'The forces are still being set up.'),
  closedBy(table) {
    if (table.ending) return refuse('AR-5.6', 'The game is over.')
    return table.drawOffer ? refuse('AR-12.7', 'A draw is offered; it must be answered first.') : undefined
  },
  hexOf: hexOfGesture,
  lossOf: (table, command) => lossOf(COMMANDS, table, command),
})

/** What the hands of all segments answer, what the board shows of it, and what a panel's control leads to. */
export const HANDS = { ...ANSWERS, adjusted }

export const { answerHex, marksOf, hexesToAct } = HANDS
