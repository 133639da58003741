import type { Draft } from 'immer'
import { copyOf } from '@/engine/basics/copy'
import { handDice, RollsWanted } from '@/engine/kernel/dice'
import { settleBouts } from '../effects/bouts/bouts'
import type { Position } from '../state/position'

/**
 * A position that begins in a magic phase, with the bout of the first seat that can use one (AA-19.7). When
 * neither can, whoever has the bout passes it: reading a file is no place for effects to happen.
 */
export function withBoutSettled(position: Position): Position {
  if (position.now.phase !== 'magic1' && position.now.phase !== 'magic2') return position
  const copy = copyOf(position) as Draft<Position>
  try {
    settleBouts(copy, handDice([]))
  } catch (thrown) {
    if (thrown instanceof RollsWanted) return position
    throw thrown
  }
  // The phase after it is waited in, so that nothing else leads to another turn.
  return copy.now.phase === position.now.phase ? copy : position
}
