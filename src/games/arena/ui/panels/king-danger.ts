import { legalBy } from '@/engine/declare/legal'
import { COMMANDS } from '../../commands'
import { canHold, otherSeat } from '../../queries/creatures'
import { kingOf } from '../../queries/entry'
import type { ArenaSeat, Creature, Position } from '../../state/position'
import { groundOf, hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import { positionOf } from '../gestures/offers'

/**
 * Units of the other side that could stand on a seat's king hex after a Movement of theirs, were it the next thing
 * to come, or that stand there (AA-23.1).
 */
export function threatsTo(view: View, seat: ArenaSeat): readonly Creature[] {
  if (view.ending || view.turn === 0) return []
  const king = kingOf(view, seat)
  const enemy = otherSeat(seat)
  const ahead: Position = {
    ...positionOf(view),
    active: enemy,
    now: { phase: 'movement' },
    creatures: view.creatures.map((creature) => ({ ...creature, moved: false })),
  }
  return ahead.creatures.filter((unit) => {
    if (unit.controller !== enemy || unit.on !== null || !canHold(unit)) return false
    if (unit.at === groundOf(king)) return true
    return legalBy(COMMANDS, ahead, unit.id).some((way) => {
      if (!('path' in way) || ('land' in way && !way.land)) return false
      return (way.path.at(-1) ?? (unit.at && hexOf(unit.at))) === king
    })
  })
}
