import type { HexId } from '@/engine/kernel/hex'
import type { State } from '../state/state'
import type { MageSeat } from '../state/terms'
import { hexesAround, hexesIn, isUnknown } from './ground'
import { unitsOf } from './units'

/** Unknown hexes that hold or touch a stack of a seat, in reading order; none without the variant (AM-10.1, AM-10.2). */
export function unknownNear(state: State, seat: MageSeat): readonly HexId[] {
  if (!state.settings.exploration) return []
  const held = new Set(unitsOf(state, seat).map(({ hex }) => hex))
  return hexesIn(state).filter(
    (hex) => isUnknown(state, hex) && (held.has(hex) || hexesAround(state, hex).some((one) => held.has(one))),
  )
}
