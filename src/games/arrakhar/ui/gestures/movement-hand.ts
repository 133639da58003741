import type { HexMark } from '@/board/board-props'
import { IDLE } from '@/table/desk/answer'
import type { Table, UnitId } from '../../rules/position'
import { pointsLeft, stackingFaults } from '../../rules/segments/movement-reach'
import { unitOf } from '../../rules/stacking'
import type { Gesture, UnitsPicked } from '../desk/gesture'
import type { Hand } from './hand'
import { filterStable, markAll } from '@/table/commands/hand'
import { answerMovement, moverHexes, reachOfGroup } from './movement'

/** Moving (AR-7). */
export const MOVEMENT_HAND: Hand = {
  hexesToAct: moverHexes,
  answer: answerMovement,
  settled: (table, gesture) => (gesture.name === 'UnitsPicked' ? settledMovers(table, gesture) : IDLE),
  marks: (table, gesture) => [
    ...(gesture.name === 'UnitsPicked' ? pickedMarks(table, gesture) : markAll(moverHexes(table), 'choice')),
    ...markAll(stackingFaults(table), 'forbidden'),
  ],
}

function pickedMarks(table: Table, { hex, units }: UnitsPicked): readonly HexMark[] {
  return [{ hex, kind: 'selected' }, ...reachMarks(table, units)]
}

/** Hexes in reach; those where the group may pass but not stay are told apart (AR-7.6, AR-7.7). */
function reachMarks(table: Table, units: readonly UnitId[]): readonly HexMark[] {
  return [...reachOfGroup(table, units).values()].map(({ hex, pointsLeft: left, staysLegal }) => ({
    hex,
    kind: staysLegal ? 'reach' : 'forbidden',
    text: String(left),
  }))
}

function settledMovers(table: Table, gesture: UnitsPicked): Gesture {
  const units = filterStable(gesture.units, (id) => {
    const unit = unitOf(table, id)
    return unit?.hex === gesture.hex && pointsLeft(table, unit) > 0
  })
  if (units.length === 0) return IDLE
  return units === gesture.units ? gesture : { ...gesture, units }
}
