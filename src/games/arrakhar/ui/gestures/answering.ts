import type { HexId } from '@/engine/hex'
import { handsOf } from '@/table/commands/hands'
import type { Command } from '../../commands'
import type { Table } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { unitOf } from '../../rules/stacking'
import type { Adjustment } from '../desk/adjustment'
import type { Gesture } from '../desk/gesture'
import { handOf } from './hands'
import { adjusted } from './reduce'

/** The hex a gesture has its own units in, or undefined. */
export function hexOfGesture(table: Table, gesture: Gesture): HexId | undefined {
  switch (gesture.name) {
    case 'UnitsPicked':
    case 'CasterPicked':
    case 'SpellAimed':
    case 'EntryHasteNamed':
    case 'SummonerPicked':
      return gesture.hex
    case 'SummonNamed':
      return unitOf(table, gesture.sorcerer)?.hex
    case 'AttackersPicked':
    case 'NamingAttack':
      return gesture.attackers[0] === undefined ? undefined : unitOf(table, gesture.attackers[0])?.hex
    default:
      return undefined
  }
}

const ANSWERS = handsOf<Table, Gesture, Command, Adjustment>({
  handOf(table) {
    const hand = handOf(table)
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
