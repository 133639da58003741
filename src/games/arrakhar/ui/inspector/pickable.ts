import type { HexId } from '@/engine/hex'
import type { Table, UnitId } from '../../rules/position'
import { actorsIn } from '../gestures/aims'
import { moversIn } from '../gestures/movement'

/** Units of a hex that can be picked one by one now, to move or to attack. */
export function pickableIn(table: Table, hex: HexId): readonly UnitId[] {
  if (table.drawOffer || table.ending) return []
  switch (table.now.segment) {
    case 'movement':
      return moversIn(table, hex).map(({ id }) => id)
    case 'combat':
      return actorsIn(table, 'attack', hex)
    default:
      return []
  }
}
