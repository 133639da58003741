import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import type { State } from '../state/state'
import { otherSide, type Side } from '../tables/seats'
import { blockById, isContested } from './blocks'

/**
 * Hexes in which both sides stand, in the order in which they were entered; a fight follows from a move alone (CB-1,
 * CB-18).
 */
export function contestedHexes(state: State): readonly HexId[] {
  return [...new Set(state.entries.map(({ hex }) => hex))].filter((hex) => isContested(state, hex))
}

/** Who attacks in a hex: First if a block of its came in, for Second’s then only reinforce (CB-2). */
export function attackerOf(state: State, hex: HexId): Side {
  const first = present(state.first, 'initiative')
  return entriesOf(state, hex, first).length > 0 ? first : otherSide(first)
}

/** The ways by which blocks of a side came into a hex with enemies in this turn. */
export function entriesOf(state: State, hex: HexId, side: Side): State['entries'] {
  return state.entries.filter((entry) => entry.hex === hex && blockById(state, entry.block)?.owner === side)
}

/** The hexsides, or the edge, that a side may name as main one (CB-3). */
export function mainSidesOf(state: State, hex: HexId, side: Side): readonly (HexId | 'edge')[] {
  return [...new Set(entriesOf(state, hex, side).map(({ from }) => from))]
}

/** The battles that a side still has to fight as attacker (TS-5). */
export function battlesLeft(state: State, side: Side): readonly HexId[] {
  return contestedHexes(state).filter((hex) => attackerOf(state, hex) === side)
}
