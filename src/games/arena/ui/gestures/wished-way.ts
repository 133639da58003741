import type { HexId } from '@/engine/kernel/hex'
import { mayStepInAir, mayStepOnGround } from '../../queries/entry'
import { pathsFrom } from '../../queries/paths'
import type { Creature } from '../../state/position'
import { boardOf, hexOf } from '../../queries/spaces'
import { flightOf } from '../../queries/values'
import type { View } from '../../state/view'
import type { Move } from './ways'

/**
 * The move to a hex that a unit cannot reach, so that the rules say why: through the air if it flies, else on foot.
 * It goes around what cannot be entered if there is a way around at all, else straight on; null for a unit that is
 * out of play or nobody's.
 */
export function wishedWay(view: View, unit: Creature, hex: HexId): Move | null {
  const { id, at, controller: seat } = unit
  if (at === null || seat === null) return null
  const flies = flightOf(view, unit) !== null
  const mayStep = (from: HexId, to: HexId) =>
    flies ? mayStepInAir(view, from, to) : mayStepOnGround(view, unit, from, to)
  const path = pathBy(view, hexOf(at), hex, mayStep) ?? pathBy(view, hexOf(at), hex, () => true) ?? []
  return flies ? { type: 'fly', seat, unit: id, path, land: false } : { type: 'walk', seat, unit: id, path }
}

/** A shortest path by steps that are allowed, the last one excepted: it goes into the hex whatever is there. */
function pathBy(
  view: View,
  start: HexId,
  end: HexId,
  mayStep: (from: HexId, to: HexId) => boolean,
): readonly HexId[] | undefined {
  const board = boardOf(view)
  return pathsFrom(board, start, {
    steps: board.ids.length,
    mayStep: (from, to) => to === end || mayStep(from, to),
    mustStop: () => false,
  }).get(end)
}
