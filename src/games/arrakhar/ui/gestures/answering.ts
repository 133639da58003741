import type { HexId } from '@/engine/hex'
import { handsOf } from '@/table/commands/hands'
import type { Command } from '../../commands'
import type { Segment, Table } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import type { Gesture } from '../desk/gesture'
import { AIM_HAND } from './aim-hand'
import type { Hand } from './hand'
import { hexesOfUnits } from './mark-hexes'
import { MOVEMENT_HAND } from './movement'
import { HAUNT_CHECK_HAND, ORCS_HAND } from './plain-hands'
import { adjusted } from './reduce'

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
})

/** What the hands of all segments answer, what the board shows of it, and what a panel's control leads to. */
export const HANDS = { ...ANSWERS, adjusted }

export const { answerHex, marksOf, hexesToAct } = HANDS
