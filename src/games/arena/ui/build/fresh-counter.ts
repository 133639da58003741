import type { BoardCounter } from '@/board/board-props'
import { type CreatureCardId, CREATURES } from '../../content/creatures'
import type { ArenaSeat } from '../../rules/position'
import { artOf } from '../board/art'
import { PLACES } from '../board/looks'

/** A counter of a card as it comes from the box. */
export function freshCounter(id: CreatureCardId, seat: ArenaSeat): BoardCounter {
  const { name, power, move } = CREATURES[id]
  return {
    id,
    icon: artOf(id),
    side: PLACES[seat],
    factors: `${power}-${move}`,
    label: name,
    flipped: false,
    spent: false,
    badges: [],
  }
}
