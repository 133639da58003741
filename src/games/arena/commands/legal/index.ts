import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS } from '..'
import type { Position } from '../../state/position'

/**
 * Commands that `play` accepts now: one shortest path for each end of a move, and of army lists two that are
 * ready-made (B-1).
 */
export function legalCommands(position: Position): readonly Command[] {
  return legalOf(COMMANDS, position)
}

/** Those that go on with the phase: its end and that of the game aside. */
export function phaseCommands(position: Position): readonly Command[] {
  return legalCommands(position).filter(({ type }) => type !== 'endPhase' && type !== 'concede')
}
